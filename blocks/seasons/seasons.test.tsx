import { describe, expect, test, vi } from 'vitest'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { DAY_TAG } from '#lib/content/tags.ts'
import { contextOf, viewOf } from '../test-support.tsx'
import { seasonsSchema } from './seasons.schema.ts'
import { Seasons } from './seasons.tsx'

const tagPage = vi.hoisted(() => vi.fn())

vi.mock('#lib/process/rendering.ts', async (original) => ({ ...(await original<object>()), tagPage }))

const season = (name: string, from?: string, until?: string) => ({
  _uid: name,
  component: 'season',
  from,
  until,
  body: [{ _uid: `${name}-quote`, component: 'quote', text: name }],
})

const YEAR = [season('winter', '12-01', '03-31'), season('summer', '06-15', '09-15'), season('rest')]

const shown = async (day: string, seasons: object[] = YEAR, first = true) => {
  const renderBlocks = vi.fn((blocks: readonly RawBlock[], options?: { first?: boolean }) =>
    JSON.stringify([blocks.map(({ text }) => text), options]),
  )
  return await Seasons({
    block: viewOf(seasonsSchema, { _uid: 'seasons', component: 'seasons', seasons }),
    context: contextOf({ now: new Date(`${day}T12:00:00Z`), renderBlocks, first }),
  })
}

describe('seasons', () => {
  test.each([
    ['2026-12-01', 'winter'],
    ['2027-02-14', 'winter'],
    ['2027-04-01', 'rest'],
    ['2027-07-14', 'summer'],
    ['2027-10-01', 'rest'],
  ])('on %s the page shows %s, and is rendered again the next day', async (day, name) => {
    expect(await shown(day)).toBe(JSON.stringify([[name], { first: true }]))
    expect(tagPage).toHaveBeenCalledWith([DAY_TAG])
  })

  test('further down, its picture has no priority', async () => {
    expect(await shown('2026-12-01', YEAR, false)).toBe(JSON.stringify([['winter'], { first: false }]))
  })

  test('out of season, nothing', async () => {
    expect(await shown('2026-10-01', YEAR.slice(0, 2))).toBeUndefined()
  })

  test.each(['13-01', '02-30', '06-31', '6-1', '2026-06-01'])('%s is no day of a year', (from) => {
    const faults: string[] = []
    seasonsSchema.parse({ _uid: 's', component: 'seasons', seasons: [season('a', from, '12-31')] }, ({ kind }) => {
      faults.push(kind)
    })
    expect(faults).toContain('day')
  })
})
