import type { HotelLeaf, OpeningHoursSpecificationLeaf } from 'schema-dts'
import { describe, expect, test } from 'vitest'
import { AGENDA_STATUSES, type AgendaStatus } from '@barriere/shared/domain/content/agenda.ts'
import { article } from './article.ts'
import { casino } from './casino.ts'
import { event } from './event.ts'
import { hotel } from './hotel.ts'
import { type PageThing, inContext } from './in-context.ts'
import { toJsonLd } from './json-ld.tsx'
import { offer } from './offer.ts'
import { type RestaurantInput, restaurant } from './restaurant.ts'
import { room } from './room.ts'
import { organization, webSite } from './site.ts'
import { spa } from './spa.ts'
import { faultsOf, readBack } from './test-support.ts'
import { knownTypes, propertiesOf } from './test-vocabulary.ts'
import { thing } from './thing.ts'

const group = { origin: 'https://www.example.com' }
const bare = { name: 'Les Colombages', url: 'https://www.example.com/hotels/les-colombages' }
const page = { ...bare, description: 'Au bord des planches.', image: 'https://www.example.com/media/a.jpg' }
const where = { town: 'Deauville', street: '1 rue du Bac', postalCode: '14800', latitude: 49.36, longitude: 0.07 }
const property = { ...page, ...where, telephone: '+33261911000', email: 'accueil@example.com' }
const hours: OpeningHoursSpecificationLeaf[] = [
  { '@type': 'OpeningHoursSpecification', 'dayOfWeek': ['Monday'], 'opens': '12:00', 'closes': '14:00' },
]
const startsAt = new Date('2026-07-04T18:00:00Z')
const now = new Date('2026-07-01T10:00:00Z')
const show = {
  ...page,
  startsAt,
  status: 'open' as AgendaStatus,
  now,
  place: { ...where, name: 'Salon' },
  organizer: group,
}

const menu: RestaurantInput['menu'] = [
  {
    title: 'Entrées',
    note: 'Selon la pêche.',
    dishes: [
      { name: 'Poireau', text: 'À la braise.', price: 12, unit: undefined, diets: ['vegan'], allergens: ['mustard'] },
      { name: 'Surprise', text: undefined, price: undefined, unit: undefined, diets: [], allergens: [] },
    ],
  },
]

/** Each kind with all properties, and with the required ones alone. */
const KINDS: readonly [kind: string, full: PageThing, least: PageThing][] = [
  [
    'Hotel',
    hotel(
      {
        ...property,
        stars: '4',
        rooms: 120,
        price: 285,
        checkIn: '15:00',
        checkOut: '11:00',
        petsAllowed: true,
        features: ['Piscine'],
      },
      'fr',
    ),
    hotel({ ...bare, town: 'Deauville', stars: '3', petsAllowed: false }, 'fr'),
  ],
  [
    'HotelRoom,Product',
    room({
      ...page,
      area: 28,
      guests: 2,
      beds: 'Un grand lit',
      view: 'Mer',
      price: 340,
      code: 'GPL',
      hotel: { ...where, ...bare },
    }),
    room(bare),
  ],
  [
    'Restaurant',
    restaurant({ ...property, cuisine: 'Poissons', price: 38, acceptsReservations: true, hours, menu }, 'fr'),
    restaurant({ ...bare, town: 'Deauville' }, 'fr'),
  ],
  ['Casino', casino({ ...property, hours }), casino({ ...bare, town: 'Deauville' })],
  ['DaySpa', spa({ ...property, price: 90, hours }, 'en'), spa({ ...bare, town: 'Deauville' }, 'en')],
  [
    'Event',
    event({ ...show, endsAt: new Date('2026-07-04T23:00:00Z'), price: 22, booking: 'https://tickets.example.com/1' }),
    event({ ...bare, startsAt, now, status: 'open', place: { town: 'Deauville' }, organizer: group }),
  ],
  [
    'Offer',
    offer({
      ...page,
      category: 'Séjours',
      price: 480,
      validFrom: startsAt,
      validUntil: startsAt,
      properties: [{ type: 'Hotel', ...bare }],
      group,
    }),
    offer({ ...bare, properties: [], group }),
  ],
  [
    'Article',
    article(
      {
        ...page,
        publishedOn: startsAt,
        modifiedOn: new Date('2026-07-05T06:00:00Z'),
        author: 'Rédaction gourmande',
        section: 'À table',
        readingTime: 6,
        publisher: group,
      },
      'fr',
    ),
    article({ ...bare, publishedOn: startsAt, publisher: group }, 'fr'),
  ],
  [
    'Organization',
    organization({ ...group, description: 'Hôtels et casinos.', sameAs: ['https://www.instagram.com/x'] }),
    organization({ ...group, sameAs: [] }),
  ],
  [
    'WebSite',
    webSite({ ...group, url: 'https://www.example.com/', searchPath: '/recherche' }, 'fr'),
    webSite({ ...group, url: 'https://www.example.com/en', searchPath: '/en/search' }, 'en'),
  ],
]

describe('every kind', () => {
  test.each(KINDS)('%s says what schema.org knows, and all that is asked', (kind, full, least) => {
    for (const thing of [full, least]) {
      const data = readBack(thing)
      expect(String(data['@type'])).toBe(kind)
      expect(faultsOf(data)).toEqual([])
    }
  })

  test.each(KINDS)('%s keeps hostile words inside the script', (_, full) => {
    const hostile = '</script><script>alert(1)</script>&\u2028'
    const text = toJsonLd({ ...full, name: hostile })
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect((JSON.parse(text) as { name: string }).name).toBe(hostile)
  })

  test('the check detects invalid data', () => {
    expect(faultsOf({ '@type': 'Hotel', 'name': 'x', 'url': 'y', 'cuisine': 'z' })).toEqual([
      ' Hotel has no cuisine',
      ' Hotel needs address',
      ' Hotel needs starRating',
    ])
    expect(faultsOf({ '@type': 'Palace' })).toHaveLength(1)
    expect(
      faultsOf({
        '@type': 'Casino',
        'name': '',
        'url': 'y',
        'address': { '@type': 'PostalAddress', 'addressCountry': 'FR' },
      }),
    ).toEqual(['.name says nothing', '.address PostalAddress needs addressLocality'])
    expect(
      faultsOf({
        '@type': 'Casino',
        'name': 'x',
        'url': 'y',
        'address': { town: 'z' },
        'sameAs': { '@id': 'https://a.example' },
      }),
    ).toEqual(['.address is of no type'])
  })

  test('the vocabulary is read from the package, with all that a type inherits', () => {
    expect(knownTypes.size).toBeGreaterThan(700)
    const says = (type: string, property: string) => propertiesOf(type)?.has(property)
    // Its own property, its parent's, one of a parent of another line, and one of every thing.
    expect(
      ['checkinTime', 'priceRange', 'geo', 'legalName', 'name', '@id'].map((property) => says('Hotel', property)),
    ).toEqual(Array.from({ length: 6 }, () => true))
    expect([
      says('Hotel', 'servesCuisine'),
      says('Restaurant', 'servesCuisine'),
      says('Hotel', 'name-input'),
      says('SearchAction', 'query-input'),
    ]).toEqual([false, true, false, true])
    expect([propertiesOf('Palace'), propertiesOf('constructor'), propertiesOf('HotelLeaf')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('members unknown to schema.org do not compile', () => {
    const property = { '@type': 'Hotel', 'name': undefined, 'url': 'y' } as const
    expect(thing<HotelLeaf>(property)).toEqual({ '@type': 'Hotel', 'url': 'y' })
    const wrong = [
      // @ts-expect-error a hotel serves no cuisine
      thing<HotelLeaf>({ '@type': 'Hotel', 'servesCuisine': 'x' }),
      // @ts-expect-error a rating is not where a hotel is
      thing<HotelLeaf>({ '@type': 'Hotel', 'address': { '@type': 'Rating', 'ratingValue': 5 } }),
      // @ts-expect-error nobody named the type
      thing({ '@type': 'Hotel' }),
    ]
    expect(wrong).toHaveLength(3)
  })
})

describe('houses', () => {
  test('an address is one of France, and a place needs both its coordinates', () => {
    expect(readBack(casino(property))).toMatchObject({
      address: {
        '@type': 'PostalAddress',
        'streetAddress': '1 rue du Bac',
        'postalCode': '14800',
        'addressLocality': 'Deauville',
        'addressCountry': 'FR',
      },
      geo: { latitude: 49.36, longitude: 0.07 },
    })
    expect(readBack(casino({ ...property, longitude: undefined }))).not.toHaveProperty('geo')
    expect(readBack(casino({ ...property, latitude: 0, longitude: 0 }))).toHaveProperty('geo')
  })

  test.each([
    ['3', 3],
    ['4', 4],
    ['5', 5],
    ['palace', 5],
  ] as const)('a hotel of %s has %i stars', (stars, ratingValue) => {
    expect(readBack(hotel({ ...property, stars, petsAllowed: false }, 'fr'))).toMatchObject({
      starRating: { ratingValue, bestRating: 5 },
    })
  })

  test('a hotel’s hours are times of the clock, or nothing', () => {
    const hotelWith = (checkIn: string) =>
      readBack(hotel({ ...property, stars: '4', checkIn, petsAllowed: false }, 'fr')).checkinTime
    expect(['15:00', '24:00', 'dès 15 h', ''].map(hotelWith)).toEqual(['15:00:00', undefined, undefined, undefined])
  })

  test('prices are written in the language of the page', () => {
    const range = (locale: 'fr' | 'en') => readBack(spa({ ...property, price: 90 }, locale)).priceRange
    expect([range('fr'), range('en')]).toEqual(['90\u00a0€+', '€90+'])
  })

  test('a room’s price stands on its offer, for a night', () => {
    const { offers, ...rest } = readBack(
      room({ ...page, price: 340, guests: 2, beds: 'Un grand lit', hotel: { ...where, ...bare } }),
    )
    expect(rest).not.toHaveProperty('price')
    expect(rest).toMatchObject({
      occupancy: { maxValue: 2 },
      bed: { typeOfBed: 'Un grand lit' },
      containedInPlace: { '@type': 'Hotel', 'name': 'Les Colombages' },
    })
    expect(offers).toMatchObject({
      price: 340,
      priceCurrency: 'EUR',
      priceSpecification: { price: 340, unitCode: 'DAY' },
    })
  })
})

describe('events', () => {
  const WORDS: Readonly<Record<AgendaStatus, [status: string, availability: string | undefined]>> = {
    open: ['EventScheduled', 'InStock'],
    exclusive: ['EventScheduled', 'InStock'],
    promotion: ['EventScheduled', 'InStock'],
    full: ['EventScheduled', 'SoldOut'],
    finished: ['EventScheduled', undefined],
    canceled: ['EventCancelled', undefined],
    postponed: ['EventPostponed', undefined],
  }

  test.each(AGENDA_STATUSES)('%s', (status) => {
    const data = readBack(event({ ...show, status, price: 22 })) as {
      eventStatus: string
      offers: { availability?: string }
    }
    const [word, availability] = WORDS[status]
    expect(data.eventStatus).toBe(`https://schema.org/${word}`)
    expect(data.offers.availability).toBe(availability && `https://schema.org/${availability}`)
  })

  test('one that has begun is in stock no more, but for a tournament that still takes players', () => {
    const offerAt = (moment: string, soldUntil?: Date) => {
      const data = readBack(event({ ...show, price: 22, now: new Date(moment), soldUntil }))
      return (data as { offers: { availability?: string } }).offers.availability
    }
    expect(offerAt('2026-07-04T17:59:00Z')).toBe('https://schema.org/InStock')
    expect(offerAt('2026-07-04T18:00:00Z')).toBeUndefined()
    expect(offerAt('2026-07-04T18:00:00Z', new Date('2026-07-04T20:00:00Z'))).toBe('https://schema.org/InStock')
  })

  test('a full event is sold out even without a price', () => {
    expect(readBack(event({ ...show, status: 'full' }))).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut', url: page.url },
    })
    expect(readBack(event(show))).not.toHaveProperty('offers')
  })

  test('a free event has a price of 0', () => {
    expect(readBack(event({ ...show, price: 0 }))).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: 0, priceCurrency: 'EUR' },
    })
  })

  test('begins and ends by the clock of Paris; an end before the beginning is left out', () => {
    const winter = { ...show, startsAt: new Date('2026-12-31T19:30:00Z'), endsAt: new Date('2026-12-31T23:30:00Z') }
    expect(readBack(event(winter))).toMatchObject({
      startDate: '2026-12-31T20:30:00+01:00',
      endDate: '2027-01-01T00:30:00+01:00',
    })
    expect(readBack(event(show))).toMatchObject({ startDate: '2026-07-04T20:00:00+02:00' })
    expect(readBack(event({ ...show, endsAt: new Date('2026-07-04T17:00:00Z') }))).not.toHaveProperty('endDate')
  })

  test('a place without a name has that of its town', () => {
    expect(readBack(event({ ...show, place: { town: 'Dinard' } }))).toMatchObject({
      location: { '@type': 'Place', 'name': 'Dinard', 'address': { addressLocality: 'Dinard' } },
    })
  })
})

describe('the rest', () => {
  test('an offer comes from its houses, or from the group', () => {
    expect(readBack(offer({ ...page, properties: [{ type: 'DaySpa', name: 'Les Bains' }], group })).offeredBy).toEqual([
      { '@type': 'DaySpa', 'name': 'Les Bains' },
    ])
    expect(readBack(offer({ ...page, properties: [], group })).offeredBy).toMatchObject({
      '@type': 'Organization',
      'name': 'Barrière',
    })
  })

  test('a modification date before publication is ignored', () => {
    const changed = (modifiedOn: Date) =>
      readBack(article({ ...page, publishedOn: startsAt, modifiedOn, publisher: group }, 'fr')).dateModified
    expect(changed(new Date('2026-07-01T00:00:00Z'))).toBeUndefined()
    expect(changed(new Date('2027-01-05T06:00:00Z'))).toBe('2027-01-05T07:00:00+01:00')
  })

  test.each([
    ['fr', '/recherche', 'https://www.example.com/recherche?q={search_term_string}'],
    ['en', '/en/search', 'https://www.example.com/en/search?q={search_term_string}'],
  ] as const)('the search of the site in %s', (locale, searchPath, urlTemplate) => {
    expect(readBack(webSite({ ...group, url: 'https://www.example.com/', searchPath }, locale))).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        'target': { urlTemplate },
        'query-input': 'required name=search_term_string',
      },
    })
  })

  test('one thing stands alone, several beside one another, none not at all', () => {
    const casinos: PageThing = { '@type': 'Casino' }
    expect(inContext([])).toBeUndefined()
    expect(inContext([casinos])).toEqual({ '@context': 'https://schema.org', '@type': 'Casino' })
    expect(inContext([casinos, casinos])).toEqual({ '@context': 'https://schema.org', '@graph': [casinos, casinos] })
  })
})
