// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tagPage } from '#lib/process/rendering.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { eventStories, eventsListFixtures } from './events-list.fixtures.ts'
import { eventsListSchema } from './events-list.schema.ts'
import { EventsList } from './events-list.tsx'

vi.mock('#lib/process/rendering.ts', { spy: true })

const list = (raw: Parameters<typeof eventsListSchema.parse>[0], more = {}) => (
  <EventsList block={viewOf(eventsListSchema, raw)} context={contextOf(more)} />
)

const of = (stories: object[], more: Record<string, unknown> = {}) => ({
  ...eventsListFixtures.minimal,
  stories,
  ...more,
})

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')

const row = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('li')
  if (!found) throw new Error(`no row ${title}`)
  return found
}

beforeEach(() => {
  vi.clearAllMocks()
})

describe('events list', () => {
  test.each(everyFixture(eventsListFixtures))(
    '$name in $locale shows, and is rendered anew every day',
    async ({ raw, locale }) => {
      const page = await show(list(raw, { locale }))
      expect(page.querySelector('section')).not.toBeNull()
      expect(tagPage).toHaveBeenCalledWith(expect.arrayContaining(['day']))
    },
  )

  test('by date under their months, the past after all, broken ones left out', async () => {
    await show(list(eventsListFixtures.full))
    expect(screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`)).toEqual([
      'H2 Ce qui se passe en ville',
      'H3 Juin 2026',
      'H4 Nuit du cinéma',
      'H4 Fête du surf',
      'H4 Tournoi d’été',
      'H3 Juillet 2026',
      'H4 Enduro des Sables',
      'H4 Régates de la Baie',
      'H3 Déjà passés',
      'H4 Bal des Planches',
    ])
  })

  test('a row tells day, place, hours and price, and leads to page and booking', async () => {
    await show(list(of([eventStories.today])))
    const today = row('Nuit du cinéma')
    for (const words of ['12 juin', 'Salon des Ambassadeurs, Deauville', '21 h – 1 h 30', 'dès12 €', 'Promotion'])
      expect(plain(today)).toContain(words)
    expect(today.querySelector('time')?.dateTime).toBe('2026-06-12T19:00:00.000Z')
    expect(
      within(today)
        .getAllByRole('link')
        .map((link) => [plain(link), link.getAttribute('href')]),
    ).toEqual([
      ['Nuit du cinéma', '/evenements/nuit-du-cinema'],
      ['Réserver : Nuit du cinéma', 'https://billets.example/nuit-du-cinema'],
    ])
  })

  test('in English the words are English', async () => {
    await show(list(of([eventStories.today, eventStories.full]), { locale: 'en' }))
    expect(plain(row('Nuit du cinéma'))).toMatch(/12 Jun.*9 pm – 1.30 am.*from€12.*Special price.*Book/)
    expect(plain(row('Fête du surf'))).toContain('10 am, until Sun 21 June')
  })

  test.each([
    ['full', 'Fête du surf', 'Complet'],
    ['canceled', 'Enduro des Sables', 'Annulé'],
    ['postponed', 'Régates de la Baie', 'Reporté'],
  ] as const)('%s: %s says %s and offers no booking', async (key, title, word) => {
    await show(list(of([eventStories[key]])))
    expect(within(row(title)).getByText(word)).toBeDefined()
    expect(within(row(title)).queryByText(/Réserver/)).toBeNull()
    expect(row(title).querySelector('s') !== null).toBe(key === 'canceled')
  })

  test('what is past is left out, or said to be', async () => {
    expect((await show(list(of([eventStories.past])))).textContent).toContain('Rien au programme pour le moment.')
    await show(list(of([eventStories.past], { show_past: true })))
    expect(within(row('Bal des Planches')).getByText('Terminé')).toBeDefined()
    await show(list(of([eventStories.today]), { now: new Date('2026-06-12T23:30:00Z') }))
    expect(screen.queryByText('Nuit du cinéma')).toBeNull()
  })

  test('starts where the editor says and stops at the limit', async () => {
    await show(list(of(Object.values(eventStories), { from: '2026-06-25 00:00', limit: '2' })))
    expect(
      screen
        .getAllByRole('listitem')
        .map((item) => within(item).queryByRole('heading')?.textContent)
        .filter(Boolean),
    ).toEqual(['Tournoi d’été', 'Enduro des Sables'])
  })

  test.each(['rows', 'cards', 'posters'])('a gambling event brings the law’s warning along, as %s', async (look) => {
    expect((await show(list(of([eventStories.gambling], { look })))).textContent).toContain(
      "Les jeux d'argent et de hasard peuvent être dangereux",
    )
    expect((await show(list(of([eventStories.today], { look })))).textContent).not.toContain('dangereux')
  })

  test('cards wear the state and lead to the page', async () => {
    await show(list(of([eventStories.full], { look: 'cards' })))
    const card = screen.getByRole('article')
    expect(plain(card)).toMatch(/Complet.*sam. 20 juin, 10 h.*Biarritz.*Gratuit/)
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/evenements/fete-du-surf')
  })
})
