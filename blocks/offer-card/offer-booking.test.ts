import { expect, test } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { storyOf, urlLink } from '../fixture-values.ts'
import { offerOf } from '../offer/offer.ts'
import { contextOf } from '../test-support.tsx'
import { offerBooking } from './offer-booking.ts'

const hotel = (slug: string, code?: string) =>
  storyOf(`hotels/${slug}`, { component: 'hotel', title: slug, town: 'Deauville', booking_code: code })

const restaurant = (slug: string, provider: string, id: string) =>
  storyOf(`restaurants/${slug}`, {
    component: 'restaurant',
    title: slug,
    town: 'Deauville',
    booking_provider: provider,
    booking_id: id,
  })

const spa = storyOf('spas/les-bains', { component: 'spa', title: 'Les Bains', town: 'Deauville' })

const link = urlLink('https://reservation.example/bain')

/** Booking link of an offer on Friday 12 June 2026. */
function bookingOf(more: Record<string, unknown>, locale: 'fr' | 'en' = 'fr') {
  const story = parseStoryReference(
    storyOf('offres/x', { component: 'offer', title: 'Deux nuits', town: 'Deauville', ...more }),
  )
  const offer = story && offerOf(story)
  if (!offer) throw new Error('The offer is at fault.')
  return offerBooking(offer, contextOf({ locale }))
}

test('at the first hotel that can be booked, with its code, in the language of the page', () => {
  const houses = [spa, hotel('sans-code'), hotel('les-colombages', '14001'), hotel('le-palmarium', '06010')]
  expect(bookingOf({ houses, booking: link, promotion_code: 'BAIN2' })).toEqual({
    href: '/synxis-redirect?hotel=14001&arrive=2026-06-19&depart=2026-06-21&adult=2&promo=BAIN2',
    rel: 'nofollow',
  })
  expect(bookingOf({ houses }, 'en')?.href).toBe(
    '/synxis-redirect?hotel=14001&arrive=2026-06-19&depart=2026-06-21&adult=2&locale=en',
  )
})

test.each([
  [{ valid_from: '2026-09-01 06:00' }, 'arrive=2026-09-04&depart=2026-09-06'],
  // 22:30 UTC is the next day in Paris.
  [{ valid_from: '2026-09-03 22:30' }, 'arrive=2026-09-04&depart=2026-09-06'],
  [{ valid_from: '2026-09-04 22:30' }, 'arrive=2026-09-11&depart=2026-09-13'],
  [{ valid_until: '2026-06-20 20:00' }, 'arrive=2026-06-12&depart=2026-06-14'],
])('on dates that it holds for: %j', (dates, expected) => {
  expect(bookingOf({ houses: [hotel('les-colombages', '14001')], ...dates })?.href).toContain(expected)
})

test('is the offer’s own stay: its nights, a day of arrival, its party and its code', () => {
  const houses = [hotel('les-colombages', '14001')]
  const stay = { nights: '6', arrival_days: ['sun'], adults: '2', children: '2', promotion_code: 'MAREE6' }
  expect(bookingOf({ houses, ...stay })?.href).toBe(
    '/synxis-redirect?hotel=14001&arrive=2026-06-21&depart=2026-06-27&adult=2&child=2&promo=MAREE6',
  )
  expect(bookingOf({ houses, ...stay, valid_until: '2026-06-26 20:00' })?.href).toContain('arrive=2026-06-14')
  expect(bookingOf({ houses, ...stay, valid_until: '2026-06-18 20:00' })).toBeUndefined()
})

test('where its editor says, once no stay is left or none of its houses is a hotel', () => {
  const expected = { 'href': 'https://reservation.example/bain', 'rel': 'noopener', 'data-track': 'book other' }
  expect(
    bookingOf({ houses: [hotel('les-colombages', '14001')], valid_until: '2026-06-13 20:00', booking: link }),
  ).toEqual(expected)
  expect(bookingOf({ houses: [restaurant('x', 'zenchef', '364814'), spa], booking: link })).toEqual(expected)
})

test('else at the first of its tables that is booked online, else nowhere', () => {
  const houses = [restaurant('a', 'none', ''), restaurant('b', 'zenchef', '364814'), restaurant('c', 'sevenrooms', 'c')]
  const table = bookingOf({ houses })
  expect(table?.href).toContain('/partners/zenchef/results?rid=364814&')
  expect(table).toMatchObject({ target: '_blank', rel: 'noopener' })
  expect(bookingOf({ houses: [restaurant('a', 'none', ''), spa] })).toBeUndefined()
  expect(bookingOf({})).toBeUndefined()
})
