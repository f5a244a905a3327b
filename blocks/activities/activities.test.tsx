// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { contextOf, everyFixture, filtersOf, show, toHtml, viewOf } from '../test-support.tsx'
import { listOf } from '../test-support-lists.ts'
import { activitiesFixtures } from './activities.fixtures.ts'
import { activitiesSchema } from './activities.schema.ts'
import { Activities } from './activities.tsx'

const listStories = vi.hoisted(() => vi.fn())

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))

const { minimal, full } = activitiesFixtures

const activities = (raw: Parameters<typeof activitiesSchema.parse>[0], more = {}) => (
  <Activities block={viewOf(activitiesSchema, raw)} context={contextOf(more)} />
)

const chips = () => screen.queryAllByRole<HTMLInputElement>('radio').map((button) => button.labels?.[0]?.textContent)

describe('activities', () => {
  test.each(everyFixture(activitiesFixtures))('$name in $locale shows each activity', async ({ raw, locale }) => {
    await show(activities(raw, { locale }))
    expect(screen.getAllByRole('article')).toHaveLength((raw.stories as object[]).length)
  })

  test('a chip a theme, in the words of the language; a card knows its own', async () => {
    const page = await show(activities(full))
    expect(chips()).toEqual(['Tous', 'Mer', 'Terre'])
    expect(filtersOf(page).map(({ values }) => values.category)).toEqual([['sea'], ['land'], ['land']])
    await show(activities(full, { locale: 'en' }))
    expect(chips()).toEqual(['All', 'Sea', 'Land'])
  })

  test('one kind alone, or none, gives no choice', async () => {
    await show(activities(minimal))
    expect(chips()).toEqual([])
  })

  test('a list of a few has no filters', async () => {
    const page = await show(activities({ ...full, limit: '3' }))
    expect([chips(), filtersOf(page)]).toEqual([[], []])
  })

  test('what is free says so', async () => {
    await show(activities(full))
    expect(screen.getAllByRole('article')[2]?.textContent).toContain('Gratuit')
  })

  test('a folder gives the activities of the town, at most as many as wanted; none gives nothing', async () => {
    listStories.mockImplementation(listOf(viewOf(activitiesSchema, full).stories))
    await show(activities({ ...minimal, stories: [], list_folder: 'activites', town: 'Dinard' }))
    expect(screen.getAllByRole('article').map((card) => card.querySelector('a')?.textContent)).toEqual([
      'Chemin de ronde',
    ])
    await show(activities({ ...minimal, stories: [], list_folder: 'activites', limit: '2' }))
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(await toHtml(activities({ ...full, stories: [], list_folder: 'activites', town: 'Cannes' }))).toBe('')
  })
})
