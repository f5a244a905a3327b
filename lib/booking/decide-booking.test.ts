import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getTranslator } from '#lib/i18n/translate.ts'
import { type BookingServices, decideBooking } from './decide-booking.ts'
import { HOSTILE_VALUES } from './hostile.fixtures.ts'
import { STAY_FAULTS } from '@barriere/shared/domain/stays/stay.ts'

const ORIGIN = 'https://site.example'

const HOTELS = [
  { code: '14001', town: 'Deauville', path: '/hotels/les-colombages' },
  { code: '06010', town: 'Cannes', path: '/hotels/le-palmarium' },
]

const services: BookingServices = {
  now: Date.UTC(2026, 5, 12, 8),
  engine: { url: 'https://be.synxis.com', chain: '24100', rates: { member: 'MBR', staff: undefined } },
  audience: 'public',
  hotels: HOTELS,
}

const GOOD = { hotel: '14001', arrive: '2026-06-19', depart: '2026-06-21', adult: '2' }

const decide = (params: Record<string, string> | URLSearchParams, more: Partial<BookingServices> = {}) =>
  decideBooking(new URLSearchParams(params), { ...services, ...more })

describe('a good request', () => {
  test('has the rate of the member who is signed in, which no parameter can ask for', () => {
    const rateOf = (decision: ReturnType<typeof decide>) => new URL(decision.location).searchParams.get('rate')
    expect(rateOf(decide(GOOD, { audience: 'member' }))).toBe('MBR')
    expect(rateOf(decide({ ...GOOD, promo: 'BAIN2' }, { audience: 'member' }))).toBe('MBR')
    expect(rateOf(decide(GOOD, { audience: 'staff' }))).toBeNull()
    expect(rateOf(decide({ ...GOOD, rate: 'MBR', audience: 'member' }))).toBeNull()
  })

  test('goes to the engine, in its language, with what a campaign gave along', () => {
    const decision = decide({
      ...GOOD,
      locale: 'en',
      promo: 'BAIN2',
      utm_source: 'letter',
      next: 'https://evil.example',
    })
    expect(decision.kind).toBe('engine')
    const url = new URL(decision.location)
    expect(url.origin + url.pathname).toBe('https://be.synxis.com/')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      chain: '24100',
      hotel: '14001',
      level: 'hotel',
      arrive: '2026-06-19',
      depart: '2026-06-21',
      adult: '2',
      child: '0',
      rooms: '1',
      locale: 'en-US',
      currency: 'EUR',
      productcurrency: 'EUR',
      promo: 'BAIN2',
      start: 'availresults',
      utm_source: 'letter',
    })
  })

  test('a well-formed code goes to the engine while the list of properties is unavailable', () => {
    expect(decide({ ...GOOD, hotel: '99999' }, { hotels: undefined }).kind).toBe('engine')
    expect(decide({ ...GOOD, hotel: 'x' }, { hotels: undefined })).toMatchObject({ kind: 'back', fault: 'hotel' })
  })

  test('comes through a campaign’s slip', () => {
    const params = new URLSearchParams({ ...GOOD, utm_source: 'a' })
    params.append('utm_source', 'b')
    expect(new URL(decide(params).location).searchParams.getAll('utm_source')).toEqual(['a'])
  })
})

describe('a place that is no property', () => {
  const { hotel: _, ...stay } = GOOD

  test.each([
    ['', ''],
    ['sea', '&experience=beach'],
    ['mountains', '&experience=ski'],
    ['Cannes', '&town=Cannes'],
  ])('%j leads to the hotels there, with the stay', (place, filter) => {
    expect(decide({ place, ...stay, child: '0', rooms: '1' })).toEqual({
      kind: 'search',
      location: `/recherche?kind=hotel${filter}&arrive=2026-06-19&depart=2026-06-21&adult=2`,
    })
  })

  test('keeps the filters of the search that it was asked from, in the language of the page', () => {
    const params = new URLSearchParams({ place: 'sea', ...stay, rooms: '2', stars: '5', locale: 'en', kind: 'casino' })
    params.append('experience', 'spa')
    expect(decide(params).location).toBe(
      '/en/search?kind=hotel&experience=spa&stars=5&experience=beach' +
        '&arrive=2026-06-19&depart=2026-06-21&adult=2&rooms=2',
    )
  })

  test('of the group’s hotels leads to the engine', () => {
    expect(new URL(decide({ place: '14001', ...stay }).location).searchParams.get('hotel')).toBe('14001')
  })

  test.each(['Paris', '99999', '<b>', 'x'.repeat(200)])('%j is none of the group’s', (place) => {
    expect(decide({ place, ...stay })).toEqual({
      kind: 'back',
      fault: 'place',
      location: '/recherche?kind=hotel&booking=place&arrive=2026-06-19&depart=2026-06-21&adult=2#booking-place',
    })
  })

  test('that is a town is taken by its name while the list of properties is unavailable', () => {
    expect(decide({ place: 'Le Touquet', ...stay }, { hotels: undefined }).location).toContain('&town=Le+Touquet&')
  })

  test('comes back to its search where the dates are wrong', () => {
    expect(decide({ place: 'sea', ...stay, depart: '2026-06-19' }).location).toBe(
      '/recherche?kind=hotel&experience=beach&booking=order&arrive=2026-06-19&depart=2026-06-19&adult=2#booking-order',
    )
  })
})

describe('a bad request comes back', () => {
  test('to the house’s page, with its dates and guests and the reason', () => {
    expect(decide({ ...GOOD, arrive: '2026-06-01', adult: '2,1', promo: 'a b', utm_source: 'x' })).toEqual({
      kind: 'back',
      fault: 'past',
      location: '/hotels/les-colombages?booking=past&arrive=2026-06-01&depart=2026-06-21&adult=2,1#booking-past',
    })
  })

  test.each([
    [
      { ...GOOD, hotel: '99999' },
      '/recherche?kind=hotel&booking=hotel&arrive=2026-06-19&depart=2026-06-21&adult=2#booking-hotel',
    ],
    [
      { ...GOOD, hotel: '99999', locale: 'en' },
      '/en/search?kind=hotel&booking=hotel&arrive=2026-06-19&depart=2026-06-21&adult=2#booking-hotel',
    ],
    [
      { ...GOOD, hotel: '' },
      '/recherche?kind=hotel&booking=hotel&arrive=2026-06-19&depart=2026-06-21&adult=2#booking-hotel',
    ],
    [
      { ...GOOD, locale: 'de', hotel: 'x' },
      '/recherche?kind=hotel&booking=hotel&arrive=2026-06-19&depart=2026-06-21&adult=2#booking-hotel',
    ],
    [{}, '/recherche?kind=hotel&booking=hotel#booking-hotel'],
  ])('%j: to where a house is chosen', (params, location) => {
    expect(decide(params)).toEqual({ kind: 'back', fault: 'hotel', location })
  })

  test.each(['hotel', 'locale', 'arrive'])('%s twice', (name) => {
    const params = new URLSearchParams({ ...GOOD, locale: 'fr' })
    params.append(name, params.get(name) ?? '')
    expect(decide(params)).toMatchObject({ kind: 'back', fault: 'repeated' })
  })
})

test('every fault has a message in both languages', () => {
  for (const locale of ['fr', 'en'] as const) {
    const t = getTranslator(locale, 'booking.faults')
    for (const fault of [...STAY_FAULTS, 'hotel', 'place'] as const) expect(t(fault)).toMatch(/^\p{Lu}.{15,}\.$/u)
  }
})

const NAMES = [
  'hotel',
  'place',
  'q',
  'experience',
  'arrive',
  'depart',
  'adult',
  'child',
  'childages',
  'rooms',
  'promo',
  'room',
  'locale',
  'utm_source',
  'gclid',
  '_gl',
  'chain',
  'level',
  'base',
  'url',
  'next',
  'start',
]

/** Open redirect: only the engine with the group's own code, or a path of this site, however a client parses it. */
function expectSafe(location: string): void {
  expect(location).toMatch(/^[\x21-\x7e]+$/)
  expect(location).not.toContain('\\')
  const url = new URL(location, ORIGIN)
  if (url.origin === ORIGIN) {
    expect(['/recherche', '/en/search', ...HOTELS.map(({ path }) => path)]).toContain(url.pathname)
    expect(location).toMatch(/^\/(?!\/)/)
  } else {
    expect(location.startsWith('https://be.synxis.com/?chain=24100&hotel=')).toBe(true)
    expect(url.searchParams.getAll('chain')).toEqual(['24100'])
    expect(url.searchParams.getAll('level')).toEqual(['hotel'])
  }
  expect(location.length).toBeLessThan(4_096)
}

describe('hostile values', () => {
  test('are enough to mean something', () => {
    expect(new Set(HOSTILE_VALUES).size).toBeGreaterThan(60)
  })

  test.each(HOSTILE_VALUES.map((value) => [value.slice(0, 40), value]))(
    '%j leads nowhere else in any parameter',
    (_, value) => {
      for (const name of NAMES) {
        expectSafe(decide({ ...GOOD, [name]: value }).location)
        expectSafe(decide({ ...GOOD, [name]: value }, { hotels: undefined }).location)
        const twice = new URLSearchParams({ ...GOOD, [name]: value })
        twice.append(name, value)
        expectSafe(decide(twice).location)
        // As the name of a parameter, and in the raw query.
        expectSafe(decide({ ...GOOD, [value]: '1' }).location)
        expectSafe(
          decide(new URLSearchParams(`hotel=14001&arrive=2026-06-19&depart=2026-06-21&${name}=${value}`)).location,
        )
      }
    },
  )

  test('nor do any others', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.constantFrom(...HOSTILE_VALUES, ...Object.values(GOOD)),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 6 }), (entries) => {
        expectSafe(decide(new URLSearchParams([...Object.entries(GOOD), ...entries])).location)
        expectSafe(decide({ ...GOOD, ...Object.fromEntries(entries) }).location)
      }),
      { numRuns: 1_000 },
    )
  })
})
