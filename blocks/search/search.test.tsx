// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Found, type SearchAnswer, searchQuery } from '@barriere/shared/contracts/search.ts'
import { readSearch } from '#lib/gateways/search/read-search.ts'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { storyOf } from '../fixture-values.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { searchHref } from './address.ts'
import { searchFixtures } from './search.fixtures.ts'
import { searchSchema } from './search.schema.ts'
import { Search } from './search.tsx'

const { search, entries, listStories, stays, nights } = vi.hoisted(() => ({
  search: vi.fn(),
  stays: vi.fn(),
  nights: vi.fn(),
  entries: new Map<string, unknown>(),
  listStories: vi.fn(),
}))

vi.mock('#lib/process/rendering.ts', { spy: true })
vi.mock('#lib/gateways/search/search.ts', async (original) => ({
  ...(await original<object>()),
  searchGateway: () => ({ search }),
}))
vi.mock('#lib/gateways/availability/availability.ts', () => ({ availabilityGateway: () => ({ stays, nights }) }))
vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({ live: { ensure: async () => ({ directory: { entries } }) }, listStories }),
}))

const hotel: Found = {
  kind: 'hotel',
  uuid: 'a',
  name: 'Les Colombages',
  town: 'Deauville',
  price: 285,
  distance: 12.4,
  stars: '5',
  gambling: false,
}
const casino: Found = { kind: 'casino', uuid: 'b', name: 'Casino de Deauville', town: 'Deauville', gambling: true }
const gone: Found = { ...hotel, uuid: 'gone', name: 'Fermé' }

const answer = (more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  total: 2,
  found: [hotel, casino, gone],
  loosened: false,
  open: 1,
  suggestions: [],
  relaxations: [],
  prices: [],
  periods: [],
  facets: {
    kind: [
      { value: 'hotel', count: 1 },
      { value: 'casino', count: 1 },
    ],
    town: [{ value: 'Deauville', count: 2 }],
    category: [],
    stars: [{ value: '5', count: 1 }],
    experience: [],
  },
  ...more,
})

const block = (parameters: Record<string, string | string[]> = {}, more = {}) => (
  <Search
    block={viewOf(searchSchema, searchFixtures.minimal)}
    context={contextOf({ path: '/recherche', parameters, ...more })}
  />
)

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  vi.clearAllMocks()
  entries.clear()
  entries.set('a', { paths: { fr: '/hotels/les-colombages', en: '/en/hotels/les-colombages' } })
  entries.set('b', { paths: { fr: '/casinos/deauville', en: '/en/casinos/deauville' } })
  search.mockResolvedValue(answer())
  const content = { component: 'hotel', title: 'Les Colombages', town: 'Deauville', booking_code: '14001' }
  const stories = [{ ...parseStoryReference(storyOf('hotels/les-colombages', content)), uuid: 'a' }]
  listStories.mockReset().mockResolvedValue({ stories, tags: [] })
})

describe('search', () => {
  test.each(everyFixture(searchFixtures))('$name in $locale is a form to its own address', async ({ raw, locale }) => {
    await show(<Search block={viewOf(searchSchema, raw)} context={contextOf({ locale, path: '/x' })} />)
    expect(document.querySelector<HTMLElement>('[data-answer]')?.closest('form')?.getAttribute('action')).toBe('/x')
    expect(screen.getByRole('searchbox', { name: locale === 'fr' ? /cherchez-vous/ : /looking for/ })).not.toBeNull()
    expect(search).toHaveBeenCalledExactlyOnceWith(searchQuery.parse({ locale }))
  })

  test('shows what was found, and nothing whose page has gone', async () => {
    await show(block({ near: '49.36,0.07' }))
    const cards = screen.getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
      '/hotels/les-colombages',
      '/casinos/deauville',
    ])
    expect(plain(cards[0])).toMatch(/Hôtel.*Deauville.*à 12 km.*285 €/)
    expect(plain(document.querySelector('[data-total]'))).toBe('2 résultats')
  })

  test('a hotel’s card has a place for the price of the visit’s stay, empty in the page', async () => {
    await show(block())
    const places = [...document.querySelectorAll<HTMLElement>('site-stay-price')]
    expect(places.map(({ dataset, innerHTML }) => [dataset.hotel, innerHTML])).toEqual([['14001', '']])
  })

  test('while the hotels cannot be read, cards keep their usual price', async () => {
    listStories.mockRejectedValue(new ContentError('away'))
    await show(block())
    expect(document.querySelector('site-stay-price')).toBeNull()
    expect(plain(screen.getAllByRole('article')[0])).toContain('285 €')
  })

  test('a casino among them stands beside the law’s warning', async () => {
    await show(block())
    expect(plain(document.body)).toContain("Les jeux d'argent et de hasard")
    search.mockResolvedValue(answer({ found: [hotel] }))
    await show(block())
    expect(plain(document.body)).not.toContain("Les jeux d'argent et de hasard")
  })

  test('chosen values stay, even where nothing is left of them', async () => {
    await show(block({ town: ['Deauville', 'Courchevel'], priceMax: '300', open: '1', q: 'mer' }))
    const towns = within(screen.getByRole('group', { name: 'Ville', hidden: true })).getAllByRole<HTMLInputElement>(
      'checkbox',
      { hidden: true },
    )
    expect(towns.map(({ value, defaultChecked }) => [value, defaultChecked])).toEqual([
      ['Deauville', true],
      ['Courchevel', true],
    ])
    expect(screen.getByLabelText<HTMLInputElement>('À (€)').value).toBe('300')
    expect(screen.getByLabelText<HTMLInputElement>(/^Ouvert maintenant/).defaultChecked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: /cherchez-vous/ }).value).toBe('mer')
  })

  test('prices and periods show how many there are, and the one in force leads back to all', async () => {
    search.mockResolvedValue(
      answer({
        prices: [
          { min: 0, max: 50, count: 3 },
          { min: 200, max: 400, count: 2 },
          { min: 400, count: 1 },
        ],
        periods: [{ period: 'weekend', from: '2026-06-13', to: '2026-06-14', count: 5 }],
      }),
    )
    await show(block({ q: 'mer', priceMin: '200', priceMax: '400' }))
    const links = (group: string) =>
      within(screen.getByRole('group', { name: group, hidden: true }))
        .getAllByRole('link', { hidden: true })
        .map((link) => [plain(link), link.getAttribute('href'), link.getAttribute('aria-current')])
    expect(links('Prix')).toEqual([
      ['Jusqu’à 50 € 3', '/recherche?q=mer&priceMax=50', null],
      ['De 200 € à 400 € 2', '/recherche?q=mer', 'true'],
      ['À partir de 400 € 1', '/recherche?q=mer&priceMin=400', null],
    ])
    expect(links('Dates')).toEqual([
      ['Ce week-end 5', '/recherche?q=mer&priceMin=200&priceMax=400&from=2026-06-13&to=2026-06-14', null],
    ])
  })

  test('nothing found offers other words and what to leave out', async () => {
    search.mockResolvedValue(
      answer({ total: 0, found: [], suggestions: ['deauville'], relaxations: [{ filter: 'town', count: 7 }] }),
    )
    await show(block({ q: 'deauvile', town: 'Cannes' }))
    expect(screen.getByRole('link', { name: 'deauville' }).getAttribute('href')).toBe(
      '/recherche?q=deauville&town=Cannes',
    )
    expect(screen.getByRole('link', { name: 'Sans la ville' }).getAttribute('href')).toBe('/recherche?q=deauvile')
    expect(plain(screen.getByRole('link', { name: 'Sans la ville' }).closest('li'))).toContain('7')
  })

  test('what makes no sense is named, the rest counts', async () => {
    await show(block({ priceMin: 'cher', town: 'Cannes' }))
    expect(plain(document.body)).toContain('Certains filtres n’ont pas été compris')
    expect(search.mock.calls[0]?.[0]).toMatchObject({ town: ['Cannes'] })
  })

  test('an unavailable index is reported, the words are kept, and the page is not cached', async () => {
    search.mockResolvedValue(undefined)
    await show(block({ q: 'mer' }))
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: /cherchez-vous/ }).value).toBe('mer')
    expect(plain(document.body)).toContain('La recherche ne répond pas')
    expect(tagPage).toHaveBeenCalledWith(['incomplete'])
  })

  test('further pages keep the search', async () => {
    search.mockResolvedValue(answer({ total: 60 }))
    await show(block({ q: 'mer', page: '2' }))
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/recherche?q=mer&page=3')
  })
})

describe('the address of a search', () => {
  const read = (parameters: Record<string, string | string[]>) => readSearch(parameters, 'fr').query

  test('is as short as the search, and reads back the same', () => {
    const query = read({
      q: 'vue mer',
      kind: ['hotel', 'room'],
      near: '49.36,0.07',
      radius: '20',
      from: '2026-06-12',
      sort: 'price',
      page: '3',
    })
    const href = searchHref({ path: '/recherche', query }, { page: 3 })
    expect(
      read(
        Object.fromEntries(
          [...new URL(href, 'http://x').searchParams.keys()].map((name) => [
            name,
            new URL(href, 'http://x').searchParams.getAll(name),
          ]),
        ),
      ),
    ).toEqual(query)
    expect(searchHref({ path: '/recherche', query: read({}) })).toBe('/recherche')
  })

  test('of another filter begins at the first page', () => {
    expect(searchHref({ path: '/r', query: read({ q: 'a', page: '4' }) }, { town: ['Cannes'] })).toBe(
      '/r?q=a&town=Cannes',
    )
  })

  test('empty fields of a form, other parameters and another language’s count for nothing', () => {
    expect(read({ q: '', priceMin: '', utm_source: 'x', locale: 'en' })).toEqual(searchQuery.parse({ locale: 'fr' }))
  })
})
