// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { openingHoursFixtures } from './opening-hours.fixtures.ts'
import { openingHoursSchema } from './opening-hours.schema.ts'
import { OpeningHours } from './opening-hours.tsx'

vi.mock('#lib/process/rendering.ts', { spy: true })

const hours = (raw: Parameters<typeof openingHoursSchema.parse>[0], more = {}) => (
  <OpeningHours block={viewOf(openingHoursSchema, raw)} context={contextOf(more)} />
)

const rows = (page: HTMLElement) =>
  [...page.querySelectorAll('dl > div')].map((row) => [...row.children].map((cell) => cell.textContent).join('|'))

const current = (page: HTMLElement) =>
  [...page.querySelectorAll('[aria-current]')].map((row) => row.querySelector('dt')?.textContent)

beforeEach(() => {
  vi.clearAllMocks()
})

describe('opening-hours', () => {
  test.each(everyFixture(openingHoursFixtures))(
    '$name in $locale marks one line, and asks to be rendered anew tomorrow',
    async ({ raw, locale }) => {
      const page = await show(hours(raw, { locale }))
      expect(current(page)).toHaveLength(1)
      expect(tagPage).toHaveBeenCalledWith(['day'])
    },
  )

  test('each period and each special day that shows is clickable in a draft', async () => {
    const marked = <B extends { readonly _uid: string; readonly component: string }>(block: B): B => ({
      ...block,
      _editable: `<!--#storyblok#${JSON.stringify({ name: block.component, space: '1', uid: block._uid, id: '1' })}-->`,
    })
    const { full } = openingHoursFixtures
    const periods = (full.periods as RawBlock[]).map(marked)
    const special = (full.special_days as RawBlock[]).map(marked)
    const page = await show(hours(marked({ ...full, periods, special_days: special }), { draft: true }))
    const uids = new Set(
      [...page.querySelectorAll<HTMLElement>('[data-blok-uid]')].map((one) => one.dataset['blokUid']),
    )
    expect(periods.filter(({ _uid }) => !uids.has(`1-${_uid}`))).toEqual([])
    expect(special.filter(({ _uid }) => uids.has(`1-${_uid}`)).length).toBeGreaterThan(0)
    expect((await show(hours(full))).querySelector('[data-blok-uid], dd > span')).toBeNull()
  })

  test('days with the same hours share a row, in the words of the language', async () => {
    expect(rows(await show(hours(openingHoursFixtures.full)))).toEqual([
      'Lundi et mardi|Fermé',
      'Mercredi au vendredi (aujourd’hui)|Déjeuner 12\u00a0h\u00a0–\u00a014\u00a0h\u00a030|Dîner ' +
        '19\u00a0h\u00a0–\u00a022\u00a0h\u00a030',
      'Samedi|Déjeuner 12\u00a0h\u00a0–\u00a014\u00a0h\u00a030|Dîner 19\u00a0h\u00a0–\u00a00\u00a0h\u00a030',
      'Dimanche|Déjeuner 12\u00a0h\u00a0–\u00a014\u00a0h\u00a030',
    ])
    expect(rows(await show(hours(openingHoursFixtures.full, { locale: 'en' })))[1]).toBe(
      'Wednesday to Friday (today)|Déjeuner 12\u00a0noon\u00a0–\u00a02.30\u00a0pm|Dîner ' +
        '7\u00a0pm\u00a0–\u00a010.30\u00a0pm',
    )
    expect(rows(await show(hours(openingHoursFixtures.minimal)))).toEqual([
      'Tous les jours (aujourd’hui)|10\u00a0h\u00a0–\u00a04\u00a0h',
    ])
  })

  test('the day is that of Paris: shortly before midnight UTC it is Saturday there', async () => {
    const page = await show(hours(openingHoursFixtures.full, { now: new Date('2026-06-12T22:30:00Z') }))
    expect(current(page)).toEqual(['Samedi (aujourd’hui)'])
  })

  test('special days of the next thirty days are announced, the nearest first', async () => {
    await show(hours(openingHoursFixtures.full))
    const list = screen.getByRole('list', { name: 'Jours particuliers' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Lundi 15\u00a0juin, Grand nettoyage\u00a0: fermé',
      'Dimanche 21\u00a0juin, Fête de la musique\u00a0: 19\u00a0h\u00a0–\u00a01\u00a0h',
    ])
  })

  test('a special day takes the place of today’s line', async () => {
    const page = await show(hours(openingHoursFixtures.full, { now: new Date('2026-06-15T10:00:00Z') }))
    expect(current(page)).toEqual(['Aujourd’hui, Grand nettoyage'])
    expect(rows(page)[0]).toBe('Aujourd’hui, Grand nettoyage|Fermé')
    expect(rows(page)[1]).toBe('Lundi et mardi|Fermé')
  })

  test('a time that is none costs its period, not the block', () => {
    const report = vi.fn()
    const [first, ...others] = openingHoursFixtures.full.periods as object[]
    const parsed = openingHoursSchema.parse(
      { ...openingHoursFixtures.full, periods: [{ ...first, closes: '25:00' }, ...others] },
      report,
    )
    expect(parsed.ok && parsed.value.periods).toHaveLength(2)
    expect(report).toHaveBeenCalledWith({ path: 'periods.0.closes', kind: 'time' })
  })
})
