// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Found, type SearchAnswer, searchQuery } from '@barriere/shared/contracts/search.ts'
import { show } from '../test-support.tsx'
import { mapPoints, SearchMap } from './search-map.tsx'

const codes = new Map([['a', '14001']])

const query = searchQuery.parse({ q: 'mer', town: ['Deauville'] })

const hotel: Found = {
  kind: 'hotel',
  uuid: 'a',
  name: 'Les Colombages',
  town: 'Deauville',
  price: 285,
  latitude: 49.36,
  longitude: 0.07,
  gambling: false,
}
const casino: Found = {
  kind: 'casino',
  uuid: 'b',
  name: 'Casino',
  town: 'Deauville',
  latitude: 49.35,
  longitude: 0.08,
  gambling: true,
}
const article: Found = { kind: 'article', uuid: 'c', name: 'Récit', town: '', gambling: false }
const gone: Found = { ...hotel, uuid: 'gone' }

const answer: SearchAnswer = {
  total: 4,
  found: [hotel, casino, article, gone],
  loosened: false,
  open: 0,
  suggestions: [],
  relaxations: [],
  prices: [],
  periods: [],
  facets: { kind: [], town: [{ value: 'Deauville', count: 2 }], category: [], stars: [], experience: [] },
}

const pages = new Map(['a', 'b', 'c'].map((uuid) => [uuid, { paths: { fr: `/${uuid}`, en: `/en/${uuid}` } }]))

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('the map of a search', () => {
  test.each([
    ['fr', ['/a', '285 €', 'Hôtel, dès 285 €'], ['/b', 'Casino', 'Casino']],
    ['en', ['/en/a', '€285', 'Hotel, from €285'], ['/en/b', 'Casino', 'Casino']],
  ] as const)('in %s has a pin for whatever has a place and a page, with its price or kind', (locale, ...pins) => {
    expect(
      mapPoints(answer.found, { pages, codes, locale }).map(({ href, label, detail }) => [
        href,
        plain(label),
        plain(detail),
      ]),
    ).toEqual(pins)
  })

  test('stands beside its list, which is its equal, and hides a choice of towns', async () => {
    await show(
      <SearchMap codes={codes} query={query} answer={answer} pages={pages} locale="fr">
        <p>Liste</p>
      </SearchMap>,
    )
    const place = screen.getByRole('region', {
      name: /^Carte des résultats.: tout ce qu’elle montre est dans la liste$/,
    })
    expect(JSON.parse(place.dataset.points ?? '')).toHaveLength(2)
    expect(place.dataset.allPoints).toBeUndefined()
    const towns = document.querySelector<HTMLElement>('[data-towns]')
    expect([
      towns?.hidden,
      [...(towns?.querySelectorAll('option') ?? [])].map(({ value }) => value),
      towns?.querySelector('select')?.name,
    ]).toEqual([true, ['', 'Deauville'], ''])
  })

  test('asks for all results, in its language, where the list has further pages', async () => {
    await show(
      <SearchMap
        codes={codes}
        query={{ ...query, locale: 'en', page: 3 }}
        answer={{ ...answer, total: 60 }}
        pages={pages}
        locale="en"
      >
        {null}
      </SearchMap>,
    )
    expect(screen.getByRole('region', { name: /^Map of the results/ }).dataset.allPoints).toBe(
      '/api/search/places?q=mer&town=Deauville&locale=en',
    )
  })

  test('without towns offers none', async () => {
    await show(
      <SearchMap
        codes={codes}
        query={query}
        answer={{ ...answer, facets: { ...answer.facets, town: [] } }}
        pages={new Map()}
        locale="en"
      >
        {null}
      </SearchMap>,
    )
    expect(document.querySelector('[data-towns]')).toBeNull()
    expect(screen.getByRole('region', { name: 'Map of the results: all it shows is in the list' }).dataset.points).toBe(
      '[]',
    )
  })
})
