import { expect, test } from 'vitest'
import { EPH_CALLS } from '#lib/contracts/eph.ts'
import { civility } from '@barriere/shared/contracts/fields.ts'
import { hotelProfile, signUp } from '@barriere/shared/programmes/hotel/fields.ts'
import { CASINO_ERROR_CODES } from '@barriere/shared/programmes/casino/errors.ts'
import { HOTEL_ERROR_CODES } from '@barriere/shared/programmes/hotel/errors.ts'
import { LINKS_PAGE_SIZE, PAGE_SIZE, RETRIES, RETRY_DELAY, UUID_BATCH } from '#lib/content/service/constants.ts'
import { AGENDA_STATUSES } from '@barriere/shared/domain/content/agenda.ts'
import { GODSON_POINTS, centsOf } from '@barriere/shared/domain/loyalty/casino-points.ts'
import { CASINO_TIERS } from '@barriere/shared/domain/loyalty/casino-tier.ts'
import { SEARCH_KINDS } from '@barriere/shared/domain/content/search-kind.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { REPLAY_RATES, TRACE_RATE } from '@barriere/shared/reports/settings.ts'
import { readReportSettings } from '@barriere/shared/reports/variables.ts'

// Lists and numbers of the specification that tests of behaviour take from the code or can only bound.

test('a request that is refused for its rate is sent again ten times, after 300 ms', () => {
  expect([RETRIES, RETRY_DELAY]).toEqual([10, 300])
})

test('lists are read 25 at a time, stories by uuid 50 at a time', () => {
  expect([PAGE_SIZE, UUID_BATCH]).toEqual([25, 50])
  expect(LINKS_PAGE_SIZE).toBeGreaterThan(PAGE_SIZE)
})

test('one request of five is traced; every session is recorded, and those with an error', () => {
  expect([TRACE_RATE, REPLAY_RATES]).toEqual([0.2, { session: 1, onError: 1 }])
})

test('faults are reported in production alone, and with a DSN alone', () => {
  const variables = { SENTRY_DSN: 'https://key@sentry.example/1' }
  expect(readReportSettings(variables, true)).toMatchObject({ dsn: variables.SENTRY_DSN })
  expect([readReportSettings(variables, false), readReportSettings({}, true)]).toEqual([undefined, undefined])
})

test.each([
  ['POST', 'users/init'],
  ['GET', 'profile/address'],
  ['PUT', 'profile/me'],
  ['POST', 'profile/address'],
  ['PUT', 'profile/address'],
  ['PUT', 'profile/phone_number'],
  ['DELETE', 'profile/phone_number'],
  ['PUT', 'users/email'],
  ['PUT', 'profile/optin'],
  ['POST', 'users/login'],
  ['GET', 'bookings/{id}'],
  ['POST', 'users/signup'],
  ['POST', 'users/activate/{token}'],
  ['POST', 'users/reset-password/init'],
  ['POST', 'users/reset-password/{token}'],
  ['GET', 'profile/card_renewal'],
  ['POST', 'users/collaborator-activation'],
])('the site answers %s /api/eph/%s', (method, path) => {
  const calls: readonly { readonly method: string; readonly path: string }[] = Object.values(EPH_CALLS)
  expect(calls.filter((call) => call.method === method && call.path === path)).toHaveLength(1)
})

test('the catalogues have the codes of both programmes', () => {
  expect(CASINO_ERROR_CODES).toEqual(
    expect.arrayContaining([
      ...['0005', '0053', 'invalid_grant', 'tooManyAttempts', 'accountBlockedAfterMultipleLoginAttempts', 'default'],
      ...['invalidBirthdate', 'qrCode', 'card', 'missingCasino', 'missingTrigram', 'missingUuid', 'invalidAmount'],
      ...['noTournament', 'noPlaces', 'noPayments'],
    ]),
  )
  expect(HOTEL_ERROR_CODES).toEqual(
    expect.arrayContaining([
      ...['0005', '0011', '0012', '0026', '0029', '0041', '0044', '0109', '0118', '0050', '0053', '0072', '0086'],
      ...['0088', '0089', '0090', '0106', '0112', '0113', '0117', '0135', 'default'],
    ]),
  )
})

test('what can be searched for is what the group has', () => {
  expect(SEARCH_KINDS).toEqual(
    expect.arrayContaining([
      ...['casino', 'hotel', 'room', 'offer', 'restaurant', 'spa', 'activity', 'seminar', 'event', 'show'],
    ]),
  )
})

test('events have six statuses besides the usual one, and tiers rise from White to Black', () => {
  expect(AGENDA_STATUSES.filter((status) => status !== 'open').toSorted()).toEqual([
    ...['canceled', 'exclusive', 'finished', 'full', 'postponed', 'promotion'],
  ])
  expect(CASINO_TIERS).toEqual(['white', 'silver', 'gold', 'black'])
})

test('a profile and the form of a member have the fields of the specification', () => {
  expect(Object.keys(hotelProfile.shape)).toEqual(
    expect.arrayContaining([
      'birthDate',
      'address',
      'phoneNumber',
      'email',
      'hotelOptin',
      'ibLevel',
      'ibNumber',
      'country',
    ]),
  )
  expect(civility.options).toEqual(['Mr', 'Mrs'])
  expect(Object.keys(signUp.shape)).toEqual(
    expect.arrayContaining([
      ...['civility', 'firstName', 'lastName', 'birthName', 'commonName', 'birthDate', 'email', 'emailVerification'],
      ...['phoneNumber', 'address', 'country', 'company', 'cvipCardNumber', 'membershipNumber', 'password'],
      ...['sponsorCode', 'favouriteCasino', 'favouriteDate1', 'favouriteDate2', 'preferences', 'optIns'],
    ]),
  )
})

test('a sponsor gets 3,100 points, which are worth 5 €', () => {
  expect([GODSON_POINTS, centsOf(GODSON_POINTS)]).toEqual([3_100, 500])
})

test.each([
  ['errors.hotel.0072', /one hour after three attempts/],
  ['errors.hotel.0117', /twice in twelve months/],
  ['errors.casino.accountBlockedAfterMultipleLoginAttempts', /four minutes/],
  ['errors.casino.noPayments', /No payments for this machine/],
  ['errors.casino.noPlaces', /already signed up, or there are no places left/],
  ['seats.who.certify', /over 18/],
  ['notFound.detail', /^Page Not Found: \{path\}/],
  ['serverError.detail', /^Internal Server Error/],
])('the message %s says it', (key, words) => {
  const found = key
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], messagesOf('en'))
  expect(found).toMatch(words)
})
