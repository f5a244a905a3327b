// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contextOf, toHtml } from '#blocks/test-support.tsx'
import type { Page } from '#lib/content/page.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { INCOMPLETE_TAG, storyTag } from '#lib/content/tags.ts'
import { faultsOf } from '#lib/seo/test-support.ts'
import { type StoredStory, pageOf, shippedStories, storedStory, storyOf } from '../test-support.ts'
import { StructuredData } from './structured-data.tsx'

const { getStory, find, tagPage } = vi.hoisted(() => ({ getStory: vi.fn(), find: vi.fn(), tagPage: vi.fn() }))

vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({ getStory, live: { snapshot: { directory: { find, entries: new Map() } } } }),
}))

vi.mock('#lib/process/rendering.ts', () => ({ tagPage }))

vi.mock('#lib/process/log.ts', () => ({ log: { warn: vi.fn() } }))

const stories = shippedStories()

const byUuid = new Map(stories.map((story) => [story.uuid, story]))

beforeEach(() => {
  vi.clearAllMocks()
  getStory.mockImplementation(async ({ uuid }: { uuid: string }) => {
    const found = byUuid.get(uuid)
    if (!found) throw new ContentError('Not found.', 404)
    return storyOf(found)
  })
  find.mockImplementation((path: string) => {
    const found = stories.find((story) => story.full_slug.replace(/\/$/, '') === `website-hotels${path}`)
    return found && { entry: { uuid: found.uuid } }
  })
})

type Data = Readonly<Record<string, unknown>>

async function dataOf(page: Page, more: Parameters<typeof contextOf>[0] = {}): Promise<Data | undefined> {
  const locale = more.locale ?? 'fr'
  const html = await toHtml(
    <StructuredData page={page} context={contextOf({ path: page.alternates[locale], ...more })} />,
  )
  if (html === '') return undefined
  document.body.innerHTML = html
  return JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as Data
}

/** Resolves the list of houses as the delivery API does. */
const resolved = (story: StoredStory): StoredStory =>
  Array.isArray(story.content.houses)
    ? { ...story, content: { ...story.content, houses: story.content.houses.map((uuid: string) => byUuid.get(uuid)) } }
    : story

const KINDS = {
  article: 'Article',
  casino: 'Casino',
  event: 'Event',
  hotel: 'Hotel',
  offer: 'Offer',
  restaurant: 'Restaurant',
  room: 'HotelRoom,Product',
  spa: 'DaySpa',
}

describe('the pages that the project ships', () => {
  test.each(Object.entries(KINDS))('every %s is a sound %s', async (component, type) => {
    const shipped = stories.filter(({ content }) => content.component === component)
    expect(shipped.length).toBeGreaterThan(0)
    for (const story of shipped) {
      const data = await dataOf(pageOf(resolved(story)))
      expect([story.full_slug, String(data?.['@type']), faultsOf(data)]).toEqual([story.full_slug, type, []])
      expect(data?.image).toMatch(/^https?:\/\/.*1200x630/)
    }
  })

  test('every show has an event for each performance, where its house is', async () => {
    const shows = stories.filter(({ content }) => content.component === 'show')
    expect(shows.length).toBeGreaterThan(0)
    for (const story of shows) {
      const data = await dataOf(pageOf(story))
      const events = (data?.['@graph'] ?? [data]) as Data[]
      expect([story.full_slug, faultsOf(data)]).toEqual([story.full_slug, []])
      expect(events.map((event) => event['@type'])).toEqual(
        (story.content.performances as unknown[]).map(() => 'Event'),
      )
      expect(events[0]).toMatchObject({ location: { address: { streetAddress: expect.any(String) } } })
    }
  })

  test('a room stands in its hotel', async () => {
    const room = stories.find(({ full_slug: slug }) =>
      slug.endsWith('/les-colombages/chambres/chambre-deauville'),
    ) as StoredStory
    const hotel = stories.find(({ full_slug: slug }) => slug.endsWith('/hotels/les-colombages/')) as StoredStory
    const data = await dataOf(pageOf(room))
    expect(tagPage).toHaveBeenCalledWith([storyTag(hotel.uuid)])
    expect(data).toMatchObject({
      url: 'http://localhost:3000/hotels/les-colombages/chambres/chambre-deauville',
      containedInPlace: {
        '@type': 'Hotel',
        'name': 'Les Colombages',
        'url': 'http://localhost:3000/hotels/les-colombages',
      },
      offers: { price: 310, priceCurrency: 'EUR' },
    })
  })

  test('a restaurant has its menu, with prices and diets, and says how it is accessible', async () => {
    const restaurant = stories.find(({ full_slug: slug }) => slug.endsWith('/restaurants/la-criee')) as StoredStory
    const data = await dataOf(pageOf(restaurant))
    expect(data?.hasMenu).toMatchObject({
      '@type': 'Menu',
      'hasMenuSection': expect.arrayContaining([
        expect.objectContaining({
          hasMenuItem: expect.arrayContaining([
            {
              '@type': 'MenuItem',
              'name': 'Betterave au sel, noisettes',
              'description': 'Une heure de croûte, vinaigre de cidre, aneth.',
              'suitableForDiet': ['https://schema.org/VeganDiet', 'https://schema.org/GlutenFreeDiet'],
              'offers': { '@type': 'Offer', 'price': 12, 'priceCurrency': 'EUR' },
            },
          ]),
        }),
      ]),
    })
    expect(data?.amenityFeature).toContainEqual({
      '@type': 'LocationFeatureSpecification',
      'name': 'Entrée de plain-pied',
      'value': true,
    })
  })

  test('a restaurant has the hours that its page shows', async () => {
    const restaurant = stories.find(({ full_slug: slug }) => slug.endsWith('/restaurants/l-amiral')) as StoredStory
    expect((await dataOf(pageOf(restaurant)))?.openingHoursSpecification).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ '@type': 'OpeningHoursSpecification', 'dayOfWeek': expect.any(Array) as unknown }),
      ]),
    )
  })

  test('the home page names the group, its networks and its search', async () => {
    const home = stories.find(({ full_slug: slug }) => slug === 'website-hotels/') as StoredStory
    const footer = stories.find(({ content }) => content.component === 'footer') as StoredStory
    const data = await dataOf(pageOf(home, { footer: storyOf(footer) }), { locale: 'en' })
    expect(faultsOf(data)).toEqual([])
    expect(data?.['@graph']).toMatchObject([
      { '@type': 'Organization', '@id': 'http://localhost:3000/#organization' },
      {
        '@type': 'WebSite',
        'url': 'http://localhost:3000/en',
        'potentialAction': { target: { urlTemplate: 'http://localhost:3000/en/search?q={search_term_string}' } },
      },
    ])
  })
})

describe('what is at fault', () => {
  const restaurant = { town: 'Deauville', phone: '02 61 91 10 00' }

  test('a content type at fault, or one without a word of schema.org, says nothing', async () => {
    expect(await dataOf(pageOf(storedStory('restaurant', restaurant)))).toBeDefined()
    expect(await dataOf(pageOf(storedStory('restaurant', { ...restaurant, town: '' })))).toBeUndefined()
    expect(await dataOf(pageOf(storedStory('event', { town: 'Deauville', starts_at: 'samedi' })))).toBeUndefined()
    expect(await dataOf(pageOf(storedStory('page', {})))).toBeUndefined()
    expect(await dataOf(pageOf(storedStory('constructor', {})))).toBeUndefined()
  })

  test('a block at fault takes its hours with it, and nothing else', async () => {
    const body = [{ _uid: 'b', component: 'opening-hours', periods: 'midi' }]
    const data = await dataOf(pageOf(storedStory('restaurant', { ...restaurant, body })))
    expect(data).toMatchObject({ telephone: '+33261911000', acceptsReservations: true })
    expect(data).not.toHaveProperty('openingHoursSpecification')
  })

  test('words of an editor cannot leave the script', async () => {
    const html = await toHtml(
      <StructuredData
        page={pageOf(storedStory('casino', { ...restaurant, title: '</script><img src=x>' }))}
        context={contextOf()}
      />,
    )
    expect([html.match(/<\/script>/g)?.length, html.includes('<img')]).toEqual([1, false])
  })

  const show = {
    town: 'Dinard',
    venue: ['22222222-2222-4222-8222-222222222222'],
    performances: [{ _uid: 'p', component: 'performance', starts_at: '2026-06-09 18:30', status: 'canceled' }],
  }

  test('a house that is not published leaves the town', async () => {
    expect(await dataOf(pageOf(storedStory('show', show)))).toMatchObject({
      startDate: '2026-06-09T20:30:00+02:00',
      eventStatus: 'https://schema.org/EventCancelled',
      location: { name: 'Dinard', address: { addressLocality: 'Dinard' } },
    })
  })

  test('a house that cannot be read leaves the page as it is, and nobody keeps that', async () => {
    getStory.mockRejectedValue(new ContentError('Too many requests.', 429))
    expect(await dataOf(pageOf(storedStory('show', show)))).toBeUndefined()
    expect(tagPage).toHaveBeenCalledWith([INCOMPLETE_TAG])
  })

  test('a booking by telephone is no address', async () => {
    const booked = (url: string) =>
      dataOf(
        pageOf(
          storedStory('event', {
            town: 'Dinard',
            starts_at: '2026-12-09 18:30',
            price: '20',
            booking: { fieldtype: 'multilink', linktype: 'url', url },
          }),
        ),
      )
    expect(await booked('tel:+33261911000')).toMatchObject({
      startDate: '2026-12-09T19:30:00+01:00',
      offers: { url: 'http://localhost:3000/lieu' },
    })
    expect(await booked('https://tickets.example.com/1')).toMatchObject({
      offers: { url: 'https://tickets.example.com/1' },
    })
  })
})
