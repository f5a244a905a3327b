import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEARCH_FACETS, type Found, type SearchAnswer, placesAnswer } from '@barriere/shared/contracts/search.ts'
import { SITE_WORDS } from './questions.ts'
import { SearchStack } from './search-stack.ts'

let stack: SearchStack

beforeAll(async () => {
  stack = await SearchStack.start()
}, 60_000)
afterAll(() => stack.stop())

/** Everything that a search finds, page by page. */
async function everything(parameters: string): Promise<Found[]> {
  const found: Found[] = []
  for (let page = 1; ; page += 1) {
    const answer = await stack.search(`${parameters}&page=${page}`)
    found.push(...answer.found)
    if (answer.found.length === 0 || found.length >= answer.total) return found
  }
}

describe('facets', () => {
  const valuesOf = (facet: (typeof SEARCH_FACETS)[number], found: Found): (string | undefined)[] =>
    facet === 'experience' ? [] : [found[facet]]
  const countedBy = (facet: (typeof SEARCH_FACETS)[number], all: readonly Found[]) => {
    const counts = new Map<string, number>()
    for (const value of all.flatMap((found) => valuesOf(facet, found)))
      if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    return counts
  }

  test.each([
    ['all', ''],
    ['a town', 'town=Cannes'],
    ['two kinds', 'kind=hotel&kind=restaurant'],
    ['words and a price', 'q=mer&priceMax=100'],
    ['kind and town', 'kind=room&town=Deauville'],
    ['stars', 'kind=hotel&stars=5'],
    ['around Deauville', 'near=49.36,0.07&radius=60'],
  ])('of %s count what there is with all other filters', async (_, parameters) => {
    const answer = await stack.search(parameters)
    for (const facet of SEARCH_FACETS.filter((name) => name !== 'experience')) {
      const others = new URLSearchParams(parameters)
      others.delete(facet)
      const counted = countedBy(facet, await everything(others.toString()))
      expect([facet, Object.fromEntries(answer.facets[facet].map(({ value, count }) => [value, count]))]).toEqual([
        facet,
        Object.fromEntries(counted),
      ])
    }
  })

  test.each(['', 'kind=room&town=Deauville', 'q=mer&from=2026-06-13', 'priceMin=50&priceMax=100', 'open=1'])(
    'prices and periods of “%s” count what choosing them finds',
    async (parameters) => {
      const { prices, periods } = await stack.search(parameters)
      const chosen = async (change: Readonly<Record<string, string | number | undefined>>): Promise<number> => {
        const all = new URLSearchParams(parameters)
        for (const [name, value] of Object.entries(change)) {
          if (value === undefined) all.delete(name)
          else all.set(name, String(value))
        }
        return (await stack.search(all.toString())).total
      }
      for (const { min, max, count } of prices)
        expect([min, await chosen({ priceMin: min, priceMax: max })]).toEqual([min, count])
      for (const { period, from, to, count } of periods)
        expect([period, await chosen({ from, to })]).toEqual([period, count])
    },
  )

  test('periods begin today, a Friday, and none is offered that has nothing', async () => {
    const { prices, periods } = await stack.search('')
    expect(prices.map(({ min, max }) => [min, max])).toEqual([
      [0, 50],
      [50, 100],
      [100, 200],
      [200, 400],
      [400, undefined],
    ])
    expect(periods.map(({ period, from, to }) => [period, from, to])).toEqual([
      ['today', '2026-06-12', '2026-06-12'],
      ['weekend', '2026-06-13', '2026-06-14'],
      ['week', '2026-06-12', '2026-06-18'],
      ['month', '2026-06-12', '2026-07-11'],
    ])
    expect((await stack.search('kind=article')).periods).toEqual([])
  })

  test('an experience narrows to the hotels that have it', async () => {
    const { facets } = await stack.search('kind=hotel')
    for (const { value, count } of facets.experience)
      expect([value, (await stack.search(`kind=hotel&experience=${value}`)).total]).toEqual([value, count])
    expect(facets.experience.length).toBeGreaterThan(3)
  })
})

/** Kilometres between two points on a sphere of the earth's mean radius: another formula than the database's. */
function haversine(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  return (
    2 *
    6371.0088 *
    Math.asin(
      Math.sqrt(
        half(radians(b.latitude - a.latitude)) +
          Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(radians(b.longitude - a.longitude)),
      ),
    )
  )
}

test('distances are those on the sphere, sorted, and none is beyond the radius', async () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 }
  const found = await everything(`near=${paris.latitude},${paris.longitude}&radius=400&sort=distance`)
  expect(found.length).toBeGreaterThan(20)
  const distances = found.map(({ distance }) => distance ?? Number.NaN)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  for (const { latitude = Number.NaN, longitude = Number.NaN, distance = Number.NaN } of found) {
    const expected = haversine(paris, { latitude, longitude })
    expect(Math.abs(distance - expected)).toBeLessThan(expected * 0.003 + 0.01)
    expect(distance).toBeLessThanOrEqual(400)
  }
})

test.each(['q=Deauville', 'q=deauvlle', 'q=la baule', 'town=La Baule', 'locale=en&q=biarritz'])(
  'of the town in “%s” its properties stand before their rooms and what happens there',
  async (parameters) => {
    const found = await everything(parameters)
    const isProperty = ({ kind }: Found): boolean =>
      ['hotel', 'casino', 'restaurant', 'spa', 'destination'].includes(kind)
    const [first] = found
    const inTown = found.filter(({ town }) => town === first?.town)
    expect(found.slice(0, inTown.length)).toEqual(inTown)
    const properties = inTown.filter(isProperty)
    expect(properties.length).toBeGreaterThan(2)
    expect(inTown.length).toBeGreaterThan(properties.length)
    expect(inTown.slice(0, properties.length).every(isProperty)).toBe(true)
  },
)

test.each(['', 'q=mer', 'kind=room&sort=price', 'near=48.85,2.35&radius=200&sort=distance', 'q=deauvlle&page=2'])(
  'the places of “%s” are all that its list shows',
  async (parameters) => {
    const response = await stack.request(`/search/places?${parameters}`)
    const { places } = placesAnswer.parse(await response.json())
    const listed = await everything(parameters.replace(/&?page=2/, ''))
    const key = ({ uuid, name, town, kind, price, latitude, longitude }: Partial<Found>) =>
      JSON.stringify([uuid, name, town, kind, price, latitude, longitude])
    const expected = listed.filter(({ latitude }) => latitude !== undefined).map(key)
    expect(expected.length).toBeGreaterThan(20)
    expect(places.map(key).toSorted()).toEqual(expected.toSorted())
  },
)

describe('filters', () => {
  test('days leave what takes place on them', async () => {
    const all = await everything('kind=show&from=2026-06-13&to=2026-06-14')
    expect(all.length).toBeGreaterThan(0)
    for (const { dates } of all)
      expect(dates?.some((date) => date >= '2026-06-12T22' && date < '2026-06-14T22')).toBe(true)
  })

  test('prices are in order, and what has none comes last', async () => {
    const prices = (await everything('sort=price&kind=hotel&kind=article')).map(
      ({ price }) => price ?? Number.POSITIVE_INFINITY,
    )
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(prices[0]).toBeLessThan(Number.POSITIVE_INFINITY)
  })

  test('open now is what its opening hours say at noon on a Friday', async () => {
    const { total, open } = await stack.search('kind=restaurant')
    expect(open).toBeGreaterThan(0)
    expect(open).toBeLessThan(total)
    expect((await stack.search('kind=restaurant&open=1')).total).toBe(open)
  })

  test('a search without results proposes filters to remove, with their counts', async () => {
    const { total, relaxations } = await stack.search('kind=casino&town=Courchevel&priceMax=1')
    expect(total).toBe(0)
    for (const { filter, count } of relaxations) {
      const rest = new URLSearchParams('kind=casino&town=Courchevel&priceMax=1')
      rest.delete(filter === 'priceMin' ? 'priceMax' : filter)
      expect([filter, (await stack.search(rest.toString())).total]).toEqual([filter, count])
    }
  })
})

describe('hostile and malformed input', () => {
  test.each([
    '%27%3B%20drop%20table%20site.search_documents%3B--',
    '%F0%9F%8E%B0%F0%9F%8C%8A',
    '%D7%9E%D7%9C%D7%95%D7%9F%20%D7%A7%D7%90%D7%9F',
    '.*%2B%3F%5E%24%7B%7D()%7C%5B%5D%5C',
    '%25%25__%25',
    '%26%20%7C%20!%20%3C-%3E%20(%20)',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    "''::text",
    '%E2%80%AEabc%E2%80%AC',
    'le',
    '%0A%0D%09',
    '1e309',
  ])('%s is answered', async (q) => {
    const answer: SearchAnswer = await stack.search(`q=${q}`)
    expect(answer.total).toBeGreaterThanOrEqual(0)
    expect((await stack.request(`/search/suggest?q=${q}`)).status).toBeLessThan(500)
  })

  test.each([
    ['10 KB of words', `q=${'a'.repeat(10_240)}`, 'q'],
    ['an unknown kind', 'kind=palace', 'kind'],
    ['a price that is none', 'priceMin=cheap', 'priceMin'],
    ['a day that is none', 'from=2026-02-30', 'from'],
    ['a place off the map', 'near=91,200', 'near'],
    ['a page too far', 'page=51', 'page'],
    ['words twice', 'q=a&q=b', 'q'],
    ['a NUL', 'town=%00', 'town'],
  ])('%s is refused by name', async (_, parameters, name) => {
    const response = await stack.request(`/search?${parameters}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ parameters: [name] })
  })

  test('200 at a time are all answered', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const response = await stack.request(`/search?q=${SITE_WORDS[index % SITE_WORDS.length]?.[1]}`)
        await response.body?.cancel()
        return response.status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
  }, 60_000)
})

test('suggestions start with the typed text', async () => {
  expect((await stack.suggest('fr', 'palm')).suggestions[0]?.name).toBe('Le Palmarium')
  expect((await stack.suggest('fr', 'deauvi')).suggestions.every(({ town }) => town === 'Deauville')).toBe(true)
  expect((await stack.suggest('en', 'floating')).suggestions[0]?.name).toBe('Floating market on the lake')
})
