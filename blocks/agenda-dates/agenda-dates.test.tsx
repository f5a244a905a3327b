// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ContentError } from '#lib/content/service/content-error.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { eventStories } from '../events-list/events-list.fixtures.ts'
import { showStories } from '../shows-list/shows-list.fixtures.ts'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { agendaDatesFixtures } from './agenda-dates.fixtures.ts'
import { agendaDatesSchema } from './agenda-dates.schema.ts'
import { AgendaDates } from './agenda-dates.tsx'

const getStory = vi.hoisted(() => vi.fn())

vi.mock('#lib/process/rendering.ts', { spy: true })
vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ getStory, getDraft: getStory }) }))

const dates = (raw: Parameters<typeof agendaDatesSchema.parse>[0], more = {}) => (
  <AgendaDates block={viewOf(agendaDatesSchema, raw)} context={contextOf(more)} />
)

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  vi.clearAllMocks()
  getStory.mockImplementation(async ({ uuid }: { uuid: string }) => {
    const story = [...Object.values(showStories), ...Object.values(eventStories)].find((one) => one.uuid === uuid)
    if (!story) throw new ContentError('not there', 404)
    return { ...story, id: 1, fullSlug: story.full_slug, publishedAt: undefined, shown: [], linked: [] }
  })
})

describe('dates of a show or an event', () => {
  test.each(everyFixture(agendaDatesFixtures))('$name in $locale lists its performances', async ({ raw, locale }) => {
    await show(dates(raw, { locale }))
    expect(screen.getAllByRole('listitem').length).toBe(
      { minimal: 1, full: 4, longest: 3 }[raw._uid.split('-').at(-1) as 'full'],
    )
    expect(tagPage).toHaveBeenCalledWith(expect.arrayContaining(['day']))
    expect(tagPage).toHaveBeenCalledWith([`story:${(raw.of as string[])[0]}`])
  })

  test('beside its head, as wide as what is left of a window', async () => {
    const page = await show(dates(agendaDatesFixtures.full))
    expect(page.querySelector('section > div')?.className).toMatch(/side/)
  })

  test('each with its moment, its state and its booking', async () => {
    await show(dates(agendaDatesFixtures.full))
    expect(screen.getAllByRole('listitem').map(plain)).toEqual([
      'ven. 5 juin, 20 h 30Terminé',
      'sam. 13 juin, 20 h 30Complet',
      'ven. 19 juin, 20 h 30Ajouter à l’agenda : ven. 19 juin, 20 h 30Réserver : ven. 19 juin, 20 h 30',
      'sam. 4 juillet, 20 h 30Annulé',
    ])
    expect(screen.getAllByRole('link', { name: /^Réserver/ }).map((link) => link.getAttribute('href'))).toEqual([
      'https://billets.example/piano',
    ])
    const files = screen.getAllByRole('link', { name: /^Ajouter à l’agenda/ })
    expect(files.map((link) => link.getAttribute('href')?.split('/').at(-1))).toEqual(['1781893800000.ics'])
    expect(
      within(screen.getAllByRole('listitem')[3] as HTMLElement)
        .getByText(/4/)
        .closest('s'),
    ).not.toBeNull()
  })

  test('an event has one, with its end and its price', async () => {
    await show(dates(agendaDatesFixtures.minimal))
    expect(screen.getAllByRole('listitem').map(plain)).toEqual([
      'ven. 12 juin, 21 h – 1 h 30Ajouter à l’agenda : ven. 12 juin, 21 hPromotion' +
        'Réserver : ven. 12 juin, 21 h – 1 h 30',
    ])
    expect(plain(document.body)).toContain('dès12 €')
  })

  test('of an event that promotes gambling stand over the law’s warning', async () => {
    const raw = { ...agendaDatesFixtures.minimal, of: [eventStories.gambling.uuid] }
    expect((await show(dates(raw))).textContent).toContain("Les jeux d'argent et de hasard")
  })

  test('says so when all are over', async () => {
    expect(
      (await show(dates(agendaDatesFixtures.longest, { now: new Date('2027-01-01T00:00:00Z') }))).textContent,
    ).toContain('Toutes les dates sont passées.')
  })

  test('an unpublished show renders nothing, and the page depends on its publication', async () => {
    const raw = { ...agendaDatesFixtures.minimal, of: ['5e8c1f0a-0000-4000-8000-000000000001'] }
    expect(await toHtml(dates(raw))).toBe('')
    expect(tagPage).toHaveBeenCalledWith(['story:5e8c1f0a-0000-4000-8000-000000000001'])
  })

  test('a failing service rejects, instead of counting as an unpublished show', async () => {
    getStory.mockRejectedValue(new ContentError('away'))
    await expect(toHtml(dates(agendaDatesFixtures.minimal))).rejects.toThrow('away')
  })
})
