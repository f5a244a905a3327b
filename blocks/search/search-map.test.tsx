// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Found, SearchAnswer } from '#lib/contracts/search.ts'
import { show } from '../test-support.tsx'
import { foundEntry } from './found-entry.ts'
import { mapPoints, SearchMap } from './search-map.tsx'

const NOW = new Date('2026-06-12T10:00:00Z')

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

const entriesIn = (locale: 'fr' | 'en') =>
  answer.found
    .map((found) =>
      foundEntry(
        found,
        found === gone
          ? undefined
          : ({ paths: { fr: `/${found.uuid}`, en: `/en/${found.uuid}` } } as Parameters<typeof foundEntry>[1]),
        locale,
        NOW,
      ),
    )
    .filter((entry) => entry !== undefined)

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('the map of a search', () => {
  test.each([
    ['fr', ['/a', '285 €', 'Hôtel, dès 285 €'], ['/b', 'Casino', 'Casino']],
    ['en', ['/en/a', '€285', 'Hotel, from €285'], ['/en/b', 'Casino', 'Casino']],
  ] as const)('in %s has a pin for whatever has a place and a page, with its price or kind', (locale, ...pins) => {
    expect(
      mapPoints(answer, entriesIn(locale), locale).map(({ href, label, detail }) => [
        href,
        plain(label),
        plain(detail),
      ]),
    ).toEqual(pins)
  })

  test('stands beside its list, which is its equal, and hides a choice of towns', async () => {
    await show(
      <SearchMap answer={answer} entries={entriesIn('fr')} locale="fr">
        <p>Liste</p>
      </SearchMap>,
    )
    const place = screen.getByRole('region', {
      name: /^Carte des résultats.: tout ce qu’elle montre est dans la liste$/,
    })
    expect(JSON.parse(place.dataset.points ?? '')).toHaveLength(2)
    const towns = document.querySelector<HTMLElement>('[data-towns]')
    expect([
      towns?.hidden,
      [...(towns?.querySelectorAll('option') ?? [])].map(({ value }) => value),
      towns?.querySelector('select')?.name,
    ]).toEqual([true, ['', 'Deauville'], ''])
  })

  test('without towns offers none', async () => {
    await show(
      <SearchMap answer={{ ...answer, facets: { ...answer.facets, town: [] } }} entries={[]} locale="en">
        {null}
      </SearchMap>,
    )
    expect(document.querySelector('[data-towns]')).toBeNull()
    expect(screen.getByRole('region', { name: 'Map of the results: all it shows is in the list' }).dataset.points).toBe(
      '[]',
    )
  })
})
