import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RESTAURANT_PROVIDERS, type RestaurantProvider, providerSources, tableBooking } from './restaurants.ts'

const REAL: Readonly<Record<RestaurantProvider, string>> = {
  thefork: 'https://widget.thefork.com',
  zenchef: 'https://bookings.zenchef.com',
  sevenrooms: 'https://www.sevenrooms.com',
}

const IDS: Readonly<Record<RestaurantProvider, string>> = {
  thefork: '7d1c52a4-3b0e-4f69-9a8d-20c6e45b1f73',
  zenchef: '364814',
  sevenrooms: 'latabledupalmarium',
}

const book = (provider: RestaurantProvider, more = {}, base = REAL[provider]) => {
  const booking = tableBooking(provider, { id: IDS[provider], locale: 'fr', ...more }, base)
  if (!booking.ok) throw new Error(booking.error)
  return booking.value
}

describe('TheFork', () => {
  test('in either language, with a frame that may ask for payment', () => {
    const src = `https://widget.thefork.com/fr/${IDS.thefork}?step=date&utm_source=website`
    expect(book('thefork')).toMatchObject({ hosted: src, frame: { src, allow: 'payment *' } })
    expect(book('thefork', { locale: 'en', date: '2026-06-12', party: 4 }).hosted).toBe(
      `https://widget.thefork.com/en-GB/${IDS.thefork}?step=date&utm_source=website&date=2026-06-12&pax=4`,
    )
  })
})

describe('Zenchef', () => {
  test('its page, and its script with what that reads', () => {
    const booking = book('zenchef')
    expect(booking.hosted).toBe('https://bookings.zenchef.com/results?rid=364814&pid=1001&fullscreen=1&lang=fr')
    expect(booking.script).toEqual({
      src: 'https://sdk.zenchef.com/v1/sdk.min.js',
      data: { restaurant: '364814', lang: 'fr', open: '1' },
    })
    expect(booking).not.toHaveProperty('frame')
    expect(book('zenchef', { locale: 'en', date: '2026-06-12', party: 2 })).toMatchObject({
      hosted: 'https://bookings.zenchef.com/results?rid=364814&pid=1001&fullscreen=1&lang=en&day=2026-06-12&pax=2',
      script: { data: { restaurant: '364814', lang: 'en', pax: '2' } },
    })
  })

  test('elsewhere there is no script', () => {
    const booking = book('zenchef', {}, 'http://127.0.0.1:4001/partners/zenchef')
    expect(Object.keys(booking)).toEqual(['provider', 'hosted', 'form'])
    expect(booking.hosted).toBe(
      'http://127.0.0.1:4001/partners/zenchef/results?rid=364814&pid=1001&fullscreen=1&lang=fr',
    )
  })
})

describe('SevenRooms', () => {
  test('its page alone', () => {
    expect(Object.keys(book('sevenrooms'))).toEqual(['provider', 'hosted', 'form'])
    expect(book('sevenrooms').hosted).toBe(
      'https://www.sevenrooms.com/explore/latabledupalmarium/reservations/create/search/',
    )
    expect(book('sevenrooms', { date: '2026-06-12', party: 20 }).hosted).toBe(
      'https://www.sevenrooms.com/explore/latabledupalmarium/reservations/create/search/?date=2026-06-12&party_size=20',
    )
  })
})

test.each(
  RESTAURANT_PROVIDERS.flatMap((provider) => (['fr', 'en'] as const).map((locale) => [provider, locale] as const)),
)('the form of %s in %s leads where its link does', (provider, locale) => {
  const { form } = book(provider, { locale })
  const query = new URLSearchParams([
    ...form.given.map(([name, value]) => [name, value]),
    [form.date, '2026-06-12'],
    [form.party, '4'],
  ])
  expect(`${form.action}?${query.toString()}`).toBe(book(provider, { locale, date: '2026-06-12', party: 4 }).hosted)
})

describe('what a policy must let in', () => {
  test('of the real providers: a frame each, one script, three pages', () => {
    expect(providerSources(REAL)).toEqual({
      frames: ['https://widget.thefork.com', 'https://bookings.zenchef.com'],
      asked: ['https://widget.thefork.com'],
      scripts: ['https://sdk.zenchef.com/v1/sdk.min.js'],
      forms: ['https://widget.thefork.com', 'https://bookings.zenchef.com', 'https://www.sevenrooms.com'],
      payments: ['https://widget.thefork.com'],
    })
  })

  test.each([
    ['', "'self'"],
    ['http://127.0.0.1:4001', 'http://127.0.0.1:4001'],
  ])('of stand-ins at %j: their own address and no script', (base, source) => {
    expect(
      providerSources({
        thefork: `${base}/partners/thefork`,
        zenchef: `${base}/partners/zenchef`,
        sevenrooms: `${base}/partners/sevenrooms`,
      }),
    ).toEqual({ frames: [source], asked: [source], scripts: [], forms: [source], payments: [source] })
  })
})

describe.each(RESTAURANT_PROVIDERS)('%s refuses', (provider) => {
  test.each([
    '',
    ' ',
    '..',
    '../x',
    '//evil.example',
    'a/b',
    'x?y',
    'x#y',
    'é',
    '%2e%2e',
    '-',
    `${IDS[provider]} `,
    `${IDS[provider]}\n`,
    `${IDS[provider]}/..`,
    '9'.repeat(90),
  ])('the id %j', (id) => {
    expect(tableBooking(provider, { id, locale: 'fr' }, REAL[provider])).toEqual({ ok: false, error: 'id' })
  })

  test.each(['', '2026-02-30', '12/06/2026', '2026-06-12&x=1'])('the date %j', (date) => {
    expect(tableBooking(provider, { id: IDS[provider], locale: 'fr', date }, REAL[provider])).toEqual({
      ok: false,
      error: 'date',
    })
  })

  test.each([0, 21, 2.5, Number.NaN, -1])('a party of %d', (party) => {
    expect(tableBooking(provider, { id: IDS[provider], locale: 'fr', party }, REAL[provider])).toEqual({
      ok: false,
      error: 'party',
    })
  })

  test('whatever the id, nothing leads to another host', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.uuid(), fc.stringMatching(/^[a-z\d-]{1,60}$/)), (id) => {
        const booking = tableBooking(provider, { id, locale: 'en' }, REAL[provider])
        if (booking.ok) expect(new URL(booking.value.hosted).origin).toBe(REAL[provider])
      }),
    )
  })
})
