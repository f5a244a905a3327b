// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { storyOf } from '../fixture-values.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { cardsFixtures, storyFixtures } from './cards.fixtures.ts'
import { cardsSchema } from './cards.schema.ts'
import { Cards } from './cards.tsx'

const listStories = vi.hoisted(() => vi.fn())

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories, live: {} }) }))

const cards = (raw: Parameters<typeof cardsSchema.parse>[0], more = {}) => (
  <Cards block={viewOf(cardsSchema, raw)} context={contextOf(more)} />
)

const ofStories = (locale: Locale, ...stories: object[]) =>
  cards({ ...cardsFixtures.minimal, items: [], stories }, { locale })

const VENUE = storyOf('seminaires/rotonde', { component: 'seminar', title: 'Rotonde', town: 'Enghien-les-Bains' })

const text = (element: HTMLElement) => element.textContent

describe('cards', () => {
  test.each(everyFixture(cardsFixtures))('$name in $locale shows pages, then own cards', async ({ raw, locale }) => {
    await show(cards(raw, { locale }))
    const stories = (raw.stories ?? []) as { content: { title?: string } }[]
    const expected = [
      ...stories.map((story) => story.content.title),
      ...((raw.items ?? []) as { title: string }[]).map((item) => item.title.trim()),
    ]
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
      expected.filter((title) => title !== undefined),
    )
  })

  test.each([
    ['fr', 'Voir les 1\u202f984 dans la recherche', '/recherche?kind=room'],
    ['en', 'See all 1,984 in the search', '/en/search?kind=room'],
  ] as const)('a folder beyond a list leads to the search of all, in %s', async (locale, words, href) => {
    const folder = { ...cardsFixtures.minimal, items: [], stories: [], list_folder: 'hotels', list_type: 'room' }
    listStories.mockResolvedValue({ stories: [parseStoryReference(storyFixtures.room)], total: 1_984, tags: [] })
    await show(cards(folder, { locale }))
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe(href)
    listStories.mockResolvedValue({ stories: [parseStoryReference(storyFixtures.room)], total: 1, tags: [] })
    await show(cards(folder, { locale }))
    expect(screen.queryByRole('link', { name: words })).toBeNull()
  })

  test('seminar venues are added to the request under their cards, other pages are not', async () => {
    const page = await show(ofStories('en', storyFixtures.room, VENUE))
    expect(
      [...page.querySelectorAll<HTMLElement>('site-seminar-choice')].map(({ dataset }) => [
        dataset['kind'],
        dataset['item'],
      ]),
    ).toEqual([['venue', VENUE.uuid]])
  })

  test('a room shows its area, its guests and its price in the language of the page', async () => {
    const french = text(await show(ofStories('fr', storyFixtures.room)))
    for (const words of ['24\u00a0m²', '2\u00a0pers.', 'dès, la nuit', '285\u00a0€', 'Choisir'])
      expect(french).toContain(words)
    const english = text(await show(ofStories('en', storyFixtures.room)))
    for (const words of ['24\u00a0m²', '2 guests', 'from, per night', '€285', 'Choose'])
      expect(english).toContain(words)
  })

  test('other pages show the facts of their kind', async () => {
    await show(
      ofStories('en', storyFixtures.hotel, storyFixtures.palace, storyFixtures.restaurant, storyFixtures.article),
    )
    const [hotel, palace, restaurant, article] = screen.getAllByRole('article')
    if (!hotel || !palace || !restaurant || !article) throw new Error('four cards expected')
    expect(within(hotel).getByRole('img', { name: '5 stars' })).toBeDefined()
    expect(text(hotel)).toMatch(/Deauville.*271 rooms/)
    expect(text(palace)).toContain('Palace')
    expect(text(restaurant)).toContain('Poissons et grillades')
    expect(text(article)).toContain('12 June 2026')
  })

  test('the title is the only link, to the page in the language of the page', async () => {
    await show(ofStories('en', storyFixtures.hotel))
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Les Colombages', '/en/hotels/les-colombages'],
    ])
  })

  test('title and text of a page without a translation are in the default language', async () => {
    const { room, hotel } = storyFixtures
    const page = await show(ofStories('en', { ...room, content: { ...room.content, _translated: false } }, hotel))
    const [first, second] = page.querySelectorAll('article')
    expect([first, second].map((card) => card?.querySelectorAll('a[lang="fr"], p[lang="fr"]').length)).toEqual([2, 0])
  })

  test('a page that does not fit its type, or whose type has no card, is left out', async () => {
    await show(
      ofStories(
        'fr',
        storyFixtures.broken,
        { ...storyFixtures.page, content: { _uid: 'x', component: 'constructor', title: 'x' } },
        storyFixtures.casino,
      ),
    )
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  test('a card whose link is unsafe keeps its words, without link and verb', async () => {
    const page = await show(cards(cardsFixtures.longest))
    expect(text(page)).toContain('Lien dangereux')
    expect(text(page)).not.toContain('Cliquer')
    expect(page.innerHTML).not.toContain('javascript:')
  })

  test('titles of cards rank below the section’s, or take its place', async () => {
    await show(cards(cardsFixtures.full))
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    await show(cards(cardsFixtures.minimal))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  })
})

describe('posters', () => {
  test('stand in a row that a keyboard can scroll', async () => {
    await show(cards(cardsFixtures.posters))
    const row = screen.getByRole('group', { name: 'Huit villes, huit affiches, faites défiler' })
    expect(row.tabIndex).toBe(0)
    expect(within(row).getAllByRole('article')).toHaveLength(6)
  })

  test('of a folder are all in sight', async () => {
    listStories.mockResolvedValue({
      stories: ['deauville', 'dinard', 'biarritz', 'cannes', 'la-baule'].map((slug) =>
        parseStoryReference({ ...storyFixtures.destination, uuid: slug, full_slug: `destinations/${slug}` }),
      ),
      tags: [],
    })
    const page = await show(
      cards({
        ...cardsFixtures.minimal,
        items: [],
        look: 'poster',
        list_folder: 'destinations',
        list_type: 'destination',
      }),
    )
    expect([screen.getAllByRole('article').length, page.querySelector('site-carousel')]).toEqual([5, null])
  })

  test('wear the band of their own page, else one of their place in the row', async () => {
    const page = await show(cards(cardsFixtures.posters))
    const classes = [...page.querySelectorAll('article')].map((poster) => poster.className)
    expect(classes[1]).toMatch(/petrole/)
    expect(classes[5]).toMatch(/brique/)
  })
})
