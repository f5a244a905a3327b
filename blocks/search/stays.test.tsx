// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeptNight, KeptStay, KeptStaysQuery } from '@barriere/shared/contracts/availability.ts'
import type { Found, SearchAnswer } from '@barriere/shared/contracts/search.ts'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { addDays } from '@barriere/shared/domain/time/paris-time.ts'
import { storyOf } from '../fixture-values.ts'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { searchFixtures } from './search.fixtures.ts'
import { searchSchema } from './search.schema.ts'
import { Search } from './search.tsx'

const { search, listStories, stays, nights } = vi.hoisted(() => ({
  search: vi.fn(),
  listStories: vi.fn(),
  stays: vi.fn(),
  nights: vi.fn(),
}))

vi.mock('#lib/gateways/search/search.ts', async (original) => ({
  ...(await original<object>()),
  searchGateway: () => ({ search }),
}))
vi.mock('#lib/gateways/availability/availability.ts', () => ({ availabilityGateway: () => ({ stays, nights }) }))
vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({
    live: {
      ensure: async () => ({
        directory: {
          entries: new Map(
            HOTELS.map(({ uuid }) => [uuid, { paths: { fr: `/hotels/${uuid}`, en: `/en/hotels/${uuid}` } }]),
          ),
        },
      }),
    },
    listStories,
  }),
}))

interface Hotel {
  readonly uuid: string
  readonly name: string
  readonly town: string
  readonly code: string
  readonly content?: Readonly<Record<string, unknown>>
}

const HOTELS: readonly Hotel[] = [
  {
    uuid: 'les-colombages',
    name: 'Les Colombages',
    town: 'Deauville',
    code: '14001',
    content: {
      sea_distance: 60,
      accessible_rooms: 12,
      experiences: ['spa', 'beach', 'pets'],
      latitude: 49.36,
      longitude: 0.07,
    },
  },
  { uuid: 'le-clos', name: 'Le Clos', town: 'Deauville', code: '14002', content: { latitude: 49.35, longitude: 0.09 } },
  {
    uuid: 'le-meleze',
    name: 'Le Grand Mélèze',
    town: 'Courchevel',
    code: '73001',
    content: { slope_distance: 0, experiences: ['ski'], latitude: 45.4, longitude: 6.6 },
  },
  { uuid: 'le-palmarium', name: 'Le Palmarium', town: 'Cannes', code: '06010' },
]

const STAY = { arrive: '2026-07-03', depart: '2026-07-05', adult: '2' }

const kept = (hotel: string, more: Partial<KeptStay> = {}): KeptStay => ({
  hotel,
  currency: 'EUR',
  state: 'open',
  nights: 2,
  minNights: 1,
  public: { total: 40_000, breakfast: false, plan: 'advance' },
  tax: 1_012,
  rooms: [],
  ...more,
})

const block = (parameters: Record<string, string | string[]> = {}, more = {}) => (
  <Search
    block={viewOf(searchSchema, searchFixtures.minimal)}
    context={contextOf({ path: '/recherche', parameters: { kind: 'hotel', ...parameters }, ...more })}
  />
)

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? ''

const rows = () => screen.getAllByRole('article')

const names = () => rows().map((row) => within(row).getByRole('heading').textContent)

beforeEach(() => {
  vi.clearAllMocks()
  const found = HOTELS.map(({ uuid, name, town }): Found => ({ kind: 'hotel', uuid, name, town, gambling: false }))
  const answer: SearchAnswer = {
    total: found.length,
    found,
    loosened: false,
    open: 0,
    suggestions: [],
    relaxations: [],
    prices: [],
    periods: [],
    facets: {
      kind: [
        { value: 'casino', count: 8 },
        { value: 'hotel', count: 4 },
      ],
      town: [],
      category: [],
      stars: [],
      experience: [],
    },
  }
  search.mockResolvedValue(answer)
  listStories.mockImplementation(async ({ contentType }: { contentType: string }) => ({
    tags: [],
    stories:
      contentType === 'hotel'
        ? HOTELS.map(({ uuid, name, town, code, content }) => ({
            ...parseStoryReference(
              storyOf(`hotels/${uuid}`, { component: 'hotel', title: name, town, booking_code: code, ...content }),
            ),
            uuid,
          }))
        : [],
  }))
  stays.mockImplementation(async ({ hotel }: KeptStaysQuery) => ({
    stays: hotel.map((code) => kept(code, { public: { total: Number(code) * 10, breakfast: true, plan: 'advance' } })),
  }))
  nights.mockResolvedValue({ hotels: [] })
})

describe('hotels for the dates of an address', () => {
  test('stand in the order of what the stay costs, with what is in it and what they are compared by', async () => {
    await show(block(STAY))
    expect(names()).toEqual(['Le Palmarium', 'Les Colombages', 'Le Clos', 'Le Grand Mélèze'])
    const [, row] = rows()
    expect(plain(row)).toMatch(/Deauville.*Plage à 60 m.*Spa.*Animaux bienvenus.*12 chambres pour fauteuil/)
    expect(plain(row)).toMatch(/dès, 2 nuits.*1 400,10 €.*Petit-déjeuner compris.*Taxe de séjour.*10,12 €/)
    expect(plain(rows()[3])).toContain('Ski aux pieds')
    expect(plain(rows()[0])).not.toMatch(/Plage|Ski|accessible/)
    expect(plain(document.querySelector('[data-total]'))).toBe('4 hôtels libres sur 4, du 3 juillet au 5 juillet')
    expect(
      within(row as HTMLElement)
        .getByRole('link', { name: /^Voir les chambres/ })
        .getAttribute('href'),
    ).toBe('/synxis-redirect?hotel=14001&arrive=2026-07-03&depart=2026-07-05&adult=2')
    expect(stays).toHaveBeenCalledExactlyOnceWith({
      hotel: ['14001', '14002', '73001', '06010'],
      arrive: '2026-07-03',
      depart: '2026-07-05',
      adult: [2],
      child: [0],
      baby: [0],
    })
  })

  test('that are full come last, with other dates and the nearest free hotel', async () => {
    stays.mockImplementation(async ({ hotel }: KeptStaysQuery) => ({
      stays: hotel.map((code) =>
        code === '14001' ? kept(code, { state: 'sold-out', public: undefined, left: 0 }) : kept(code),
      ),
    }))
    nights.mockResolvedValue({
      hotels: [
        {
          hotel: '14001',
          currency: 'EUR',
          nights: Array.from(
            { length: 8 },
            (_, index): KeptNight =>
              index < 5
                ? { day: addDays('2026-06-30', index), state: 'sold-out', minNights: 1 }
                : { day: addDays('2026-06-30', index), state: 'open', minNights: 1, price: 20_000 },
          ),
        },
      ],
    })
    await show(block({ ...STAY, adult: '2,1', rooms: '2' }))
    expect(names().at(-1)).toBe('Les Colombages')
    const last = rows().at(-1) as HTMLElement
    expect(plain(last)).toMatch(/Complet.*Autres dates.*Tout près/)
    expect(
      within(last)
        .getAllByRole('link')
        .map((link) => [plain(link), link.getAttribute('href')]),
    ).toEqual([
      ['Les Colombages', '/hotels/les-colombages'],
      ['du 5 juil. au 7 juil.', '/synxis-redirect?hotel=14001&arrive=2026-07-05&depart=2026-07-07&adult=2,1&rooms=2'],
      ['du 6 juil. au 8 juil.', expect.any(String)],
      ['Le Clos', '/hotels/le-clos'],
    ])
    expect(nights).toHaveBeenCalledExactlyOnceWith({ hotel: ['14001'], from: '2026-06-30', to: '2026-07-08' })
    expect(plain(document.querySelector('[data-total]'))).toContain('3 hôtels libres sur 4')
  })

  test('that ask for more nights offer them', async () => {
    stays.mockImplementation(async ({ hotel }: KeptStaysQuery) => ({
      stays: hotel.map((code) =>
        code === '06010' ? kept(code, { state: 'too-short', minNights: 3, public: undefined }) : kept(code),
      ),
    }))
    nights.mockResolvedValue({
      hotels: [
        {
          hotel: '06010',
          currency: 'EUR',
          nights: Array.from(
            { length: 9 },
            (_, index): KeptNight => ({
              day: addDays('2026-06-30', index),
              state: 'open',
              minNights: 3,
              price: 20_000,
            }),
          ),
        },
      ],
    })
    await show(block(STAY))
    const last = rows().at(-1) as HTMLElement
    expect(plain(last)).toMatch(/Le Palmarium.*3 nuits au minimum.*Autres dates.*du 3 juil. au 6 juil./)
  })

  test('two rooms are said to be left only where the engine says so', async () => {
    stays.mockImplementation(async ({ hotel }: KeptStaysQuery) => ({
      stays: hotel.map((code) => kept(code, code === '14002' ? { left: 2 } : code === '06010' ? { left: 3 } : {})),
    }))
    await show(block(STAY))
    expect(
      rows()
        .filter((row) => plain(row).includes('Plus que'))
        .map((row) => plain(within(row).getByRole('heading'))),
    ).toEqual(['Le Clos'])
    expect(plain(document.body)).toContain('Plus que 2 chambres')
  })

  test('with flexible dates each show their cheapest, asked for with the guests', async () => {
    nights.mockResolvedValue({
      hotels: ['14001', '14002'].map((hotel) => ({
        hotel,
        currency: 'EUR',
        nights: Array.from({ length: 9 }, (_, index): KeptNight => {
          const day = addDays('2026-06-30', index)
          const cheap = hotel === '14001' ? ['2026-07-01', '2026-07-02'] : ['2026-07-03', '2026-07-04']
          return { day, state: 'open', minNights: 1, price: cheap.includes(day) ? 10_000 : 30_000 }
        }),
      })),
    })
    await show(block({ ...STAY, adult: '4', flex: 'around' }))
    const asked = stays.mock.calls.map(([query]) => query as KeptStaysQuery)
    expect(asked.map(({ hotel, arrive, adult }) => [hotel, arrive, adult])).toEqual([
      [['14001'], '2026-07-01', [4]],
      [['14002', '73001', '06010'], '2026-07-03', [4]],
    ])
    const moved = rows().find((row) => plain(row).includes('Les Colombages')) as HTMLElement
    expect(plain(moved)).toContain('du 1er juil. au 3 juil.')
    expect(
      within(moved)
        .getByRole('link', { name: /^Voir les chambres/ })
        .getAttribute('href'),
    ).toContain('arrive=2026-07-01&depart=2026-07-03&adult=4')
    expect(screen.getByRole('link', { name: /^±\s3\sjours$/ }).getAttribute('aria-current')).toBe('true')
  })

  test('are listed as before with the price on request while the prices are away', async () => {
    stays.mockResolvedValue(undefined)
    nights.mockResolvedValue(undefined)
    for (const flex of ['exact', 'weekend']) {
      await show(block({ ...STAY, flex }))
      expect(names()).toEqual(HOTELS.map(({ name }) => name))
      expect(rows().every((row) => plain(row).includes('Prix sur demande'))).toBe(true)
      expect(plain(document.querySelector('[data-total]'))).toBe('4 résultats')
    }
  })

  test('all full say so, with the dates around', async () => {
    stays.mockImplementation(async ({ hotel }: KeptStaysQuery) => ({
      stays: hotel.map((code) => kept(code, { state: 'closed', public: undefined })),
    }))
    await show(block(STAY))
    expect(plain(document.body)).toContain('Aucun de ces hôtels ne peut être réservé pour ces dates.')
    expect(screen.getByRole('link', { name: 'Voir trois jours avant et après' }).getAttribute('href')).toBe(
      '/recherche?kind=hotel&arrive=2026-07-03&depart=2026-07-05&adult=2&flex=around',
    )
  })

  test('are on the map with the price of the stay', async () => {
    const found = HOTELS.map(
      ({ uuid, name, town }): Found => ({
        kind: 'hotel',
        uuid,
        name,
        town,
        gambling: false,
        latitude: 1,
        longitude: 1,
      }),
    )
    search.mockResolvedValue({
      total: 4,
      found,
      loosened: false,
      open: 0,
      suggestions: [],
      relaxations: [],
      prices: [],
      periods: [],
      facets: { kind: [], town: [], category: [], stars: [], experience: [] },
    })
    await show(block(STAY))
    const points = JSON.parse(document.querySelector<HTMLElement>('[data-map]')?.dataset.points ?? '[]') as {
      name: string
      label: string
      hotel?: string
    }[]
    expect(
      points.map(({ name, label, hotel }) => [name, plain({ textContent: label } as Element), hotel]),
    ).toContainEqual(['Les Colombages', '1 400,10 €', undefined])
  })
})

describe('the address', () => {
  test('keeps the stay in tabs, chips and the form, and the bar begins with it', async () => {
    await show(block({ ...STAY, child: '1', childages: '8', town: 'Cannes', stars: '5' }))
    const stay = 'arrive=2026-07-03&depart=2026-07-05&adult=2&child=1&childages=8'
    expect(screen.getByRole('link', { name: 'Casinos (8)' }).getAttribute('href')).toBe(
      `/recherche?kind=casino&town=Cannes&stars=5&${stay}`,
    )
    expect(screen.getByRole('link', { name: /^Retirer\s:\sCannes$/ }).getAttribute('href')).toBe(
      `/recherche?kind=hotel&stars=5&${stay}`,
    )
    expect(screen.getByRole('link', { name: /^Retirer\s:\sSéjour/ }).getAttribute('href')).toBe(
      '/recherche?kind=hotel&town=Cannes&stars=5',
    )
    const form = document.querySelector<HTMLElement>('[data-answer]')?.closest('form') as HTMLFormElement
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      kind: 'hotel',
      arrive: '2026-07-03',
      childages: '8',
    })
    const bar = screen.getByRole<HTMLFormElement>('form', { name: 'Réserver un séjour' })
    expect(Object.fromEntries(new FormData(bar))).toMatchObject({
      'place': 'Cannes',
      'stars': '5',
      'arrive': '2026-07-03',
      'depart': '2026-07-05',
      'child': '1',
      'age-1-1': '8',
    })
    expect(bar.querySelector('input[name="town"]')).toBeNull()
  })

  test('with a landscape names it in the bar alone', async () => {
    await show(block({ ...STAY, experience: ['ski', 'spa'] }))
    const bar = screen.getByRole<HTMLFormElement>('form', { name: 'Réserver un séjour' })
    expect([new FormData(bar).get('place'), new FormData(bar).getAll('experience')]).toEqual(['mountains', ['spa']])
  })

  test.each([
    ['fr', { arrive: '2026-06-01', depart: '2026-06-03' }, 'Ce jour d’arrivée est passé.'],
    ['en', { arrive: '2026-07-03', depart: '2026-07-03' }, 'Departure must be at least one night after arrival.'],
  ] as const)('in %s says what is wrong with its dates %j, and lists the hotels', async (locale, dates, words) => {
    await show(block(dates, { locale }))
    expect(plain(document.querySelector('[data-answer]'))).toContain(words)
    expect([rows().length, stays.mock.calls.length]).toEqual([4, 0])
  })

  test('kinds stand in the same order, whatever their number', async () => {
    await show(block())
    expect(
      within(screen.getByRole('navigation', { name: 'Types de résultats' }))
        .getAllByRole('link')
        .map((link) => [plain(link), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Tout (12)', null],
      ['Hôtels (4)', 'page'],
      ['Casinos (8)', null],
    ])
  })
})
