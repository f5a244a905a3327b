import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { HOSTILE_VALUES } from '#lib/booking/hostile.fixtures.ts'
import { RESTAURANT_PROVIDERS, tableBooking } from '#lib/booking/restaurants.ts'
import { parseStay } from '@barriere/shared/domain/stays/stay.ts'
import { manageUrl, synxisUrl } from '#lib/booking/synxis.ts'
import { startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'

// The services' database takes seconds to start on a busy machine.
vi.setConfig({ hookTimeout: 90_000 })

/** A quarter past midnight on 12 June in Paris. */
const NOW = Date.UTC(2026, 5, 11, 22, 15)

let url = ''
let stop: () => Promise<void>

beforeAll(async () => {
  const folder = await temporaryDataDir('partners-')
  const running = await startServices(
    { SERVICES: ['partners'], SERVICES_PORT: 0, LOG_LEVEL: 'silent', DATA_DIR: folder },
    { clock: { now: () => NOW } },
  )
  url = `${running.url}/partners`
  stop = async () => {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

afterAll(() => stop())

interface Page {
  readonly status: number
  readonly headers: Headers
  readonly language: string
  readonly title: string
  readonly lead: string
  readonly facts: Readonly<Record<string, string>>
  readonly elements: readonly string[]
}

async function visit(address: string, headers: Record<string, string> = {}): Promise<Page> {
  const answer = await fetch(address, { headers })
  const markup = await answer.text()
  const first = (pattern: RegExp) => plain(pattern.exec(markup)?.[1] ?? '')
  return {
    status: answer.status,
    headers: answer.headers,
    language: first(/<html lang="(\w+)">/),
    title: first(/<h1>([^<]*)<\/h1>/),
    lead: first(/<p>([^<]*)<\/p>/),
    facts: Object.fromEntries(
      [...markup.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, term = '', description = '']) => [
        plain(term),
        plain(description),
      ]),
    ),
    // Counts opening tags: an unescaped value would add one.
    elements: [...markup.matchAll(/<([^/][^\s>]*)/g)].map(([, name = '']) => name),
  }
}

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const GOOD = {
  chain: '24100',
  hotel: '14001',
  level: 'hotel',
  arrive: '2026-06-12',
  depart: '2026-06-14',
  adult: '2',
  locale: 'fr-FR',
  currency: 'EUR',
  start: 'availresults',
}

const engine = (more: Record<string, string> = {}): Promise<Page> =>
  visit(`${url}/synxis?${new URLSearchParams({ ...GOOD, ...more }).toString()}`)

describe('the page of one booking', () => {
  const manage = (query: string): Promise<Page> => visit(`${url}/synxis/manage?${query}`)

  test('says whose it is by its number alone, and leads to change and cancel, in both languages', async () => {
    const address = manageUrl({ base: `${url}/synxis/manage`, chain: '24100', hotel: '14001', locale: 'en' })
    const page = await visit(`${address}&confirm=DEMO0001`)
    expect(page).toMatchObject({
      status: 200,
      language: 'en',
      title: 'Your booking',
      facts: { Confirmation: 'DEMO0001' },
    })
    const query = 'chain=24100&hotel=14001&locale=fr-FR&confirm=DEMO0001'
    expect(await manage(query)).toMatchObject({ language: 'fr', title: 'Votre réservation' })
    expect(await manage(`${query}&step=cancel`)).toMatchObject({ status: 200, title: 'Annuler le séjour' })
    expect(await manage(`${query}&step=change`)).toMatchObject({ status: 200, title: 'Modifier le séjour' })
  })

  test.each(['', 'confirm=%3Cb%3E', 'confirm=A&step=x', 'confirm='])('refuses %j', async (more) => {
    expect((await manage(`chain=24100&hotel=14001&${more}`)).status).toBe(400)
  })
})

describe('the booking engine', () => {
  test('understands the site’s own deep links', async () => {
    const stay = parseStay(
      new URLSearchParams('arrive=2026-06-12&depart=2026-06-15&adult=2,1&child=1,0&childages=8&promo=BAIN2&room=DLX'),
      NOW,
    )
    if (!stay.ok) throw new Error(stay.error)
    const page = await visit(
      synxisUrl({
        base: `${url}/synxis`,
        chain: '24100',
        hotel: '14001',
        stay: stay.value,
        locale: 'fr',
        passed: [['utm_source', 'lettre']],
      }),
    )
    expect(page).toMatchObject({ status: 200, language: 'fr', title: 'Moteur de réservation' })
    expect(page.facts).toEqual({
      'Établissement': '14001 (24100)',
      'Arrivée': '2026-06-12',
      'Départ': '2026-06-15',
      'Nuits': '3',
      'Chambres': '2',
      'Voyageurs': '2 adultes, 1 enfant + 1 adulte (âges 8)',
      'Type de chambre': 'DLX',
      'Langue': 'fr-FR',
      'Devise': 'EUR',
      'Promotion': 'BAIN2',
      'Mesure d’audience': 'utm_source=lettre',
    })
  })

  test('speaks English when asked, and what it does not know changes nothing', async () => {
    const page = await engine({ locale: 'en-US', whatever: '<b>' })
    expect(page).toMatchObject({ status: 200, language: 'en', title: 'Booking engine' })
    expect(page.facts).toEqual({
      Property: '14001 (24100)',
      Arrival: '2026-06-12',
      Departure: '2026-06-14',
      Nights: '2',
      Rooms: '1',
      Guests: '2 adults',
      Language: 'en-US',
      Currency: 'EUR',
    })
  })

  test.each([
    [{ chain: '' }, 'The parameter “chain” is missing.'],
    [{ hotel: '' }, 'The parameter “hotel” is missing.'],
    [{ hotel: 'x' }, 'The parameter “hotel” has not the expected form.'],
    [{ level: 'brand' }, 'The parameter “level” has not the expected form.'],
    [{ arrive: '' }, 'The parameter “arrive” is missing.'],
    [{ arrive: '12/06/2026' }, 'The parameter “arrive” has not the expected form.'],
    [{ arrive: '2026-02-30' }, 'There is no day 2026-02-30.'],
    [{ arrive: '2026-06-11' }, 'The day 2026-06-11 is past.'],
    [{ depart: '2026-06-12' }, 'Departure must be after arrival.'],
    [{ depart: '2026-13-01' }, 'There is no day 2026-13-01.'],
    [{ adult: '' }, 'The parameter “adult” is missing.'],
    [{ adult: '0' }, 'Each room needs an adult.'],
    [{ adult: '2,2', rooms: '3' }, 'There must be one number of guests for each room.'],
    [{ promo: 'a b' }, 'The parameter “promo” has not the expected form.'],
    [{ depart: '2026-07-13' }, 'A stay has at most 30 nights.'],
    [{ rooms: '5' }, 'A booking has at most 4 rooms.'],
    [{ adult: '10' }, 'No room sleeps that many guests.'],
    [{ child: '7' }, 'No room sleeps that many guests.'],
    [{ child: '2', childages: '8' }, 'There must be the age of each child, 17 at most.'],
    [{ child: '1', childages: '18' }, 'There must be the age of each child, 17 at most.'],
    [{ room: 'a b' }, 'The parameter “room” has not the expected form.'],
    [{ currency: 'euro' }, 'The parameter “currency” has not the expected form.'],
  ])('%j: 400, “%s”', async (more, lead) => {
    expect(await engine({ ...more, locale: 'en-US' })).toMatchObject({
      status: 400,
      language: 'en',
      title: 'This booking is not possible',
      lead,
      facts: {},
    })
  })

  test.each(['de-DE', 'fr', 'xx-XX'])('does not speak %s', async (locale) => {
    expect((await engine({ locale })).status).toBe(400)
  })

  test('takes British English, and the ages of all children', async () => {
    expect((await engine({ locale: 'en-GB', rooms: '2', child: '1,2', childages: '8,0,17' })).facts.Guests).toBe(
      '2 adults, 1 child + 2 adults, 2 children (ages 8,0,17)',
    )
  })

  test('refuses in French too', async () => {
    expect(await engine({ hotel: '' })).toMatchObject({
      status: 400,
      language: 'fr',
      lead: 'Le paramètre «\u00a0hotel\u00a0» manque.',
    })
  })
})

describe('the restaurants’ providers', () => {
  const IDS = {
    thefork: '7d1c52a4-3b0e-4f69-9a8d-20c6e45b1f73',
    zenchef: '364814',
    sevenrooms: 'latabledupalmarium',
  } as const
  const NAMES = { thefork: 'TheFork', zenchef: 'Zenchef', sevenrooms: 'SevenRooms' } as const

  test.each(
    RESTAURANT_PROVIDERS.flatMap((provider) => (['fr', 'en'] as const).map((locale) => [provider, locale] as const)),
  )('%s understands the site’s link in %s', async (provider, locale) => {
    const booking = tableBooking(
      provider,
      { id: IDS[provider], locale, date: '2026-06-12', party: 4 },
      `${url}/${provider}`,
    )
    if (!booking.ok) throw new Error(booking.error)
    const page = await visit(booking.value.hosted, { 'accept-language': locale === 'fr' ? 'fr-FR,fr;q=0.9' : 'en-GB' })
    expect(page).toMatchObject({
      status: 200,
      language: locale,
      title: `${locale === 'fr' ? 'Réserver une table avec' : 'Book a table with'} ${NAMES[provider]}`,
    })
    expect(page.facts).toMatchObject({
      Restaurant: IDS[provider],
      [locale === 'fr' ? 'Jour' : 'Day']: '2026-06-12',
      [locale === 'fr' ? 'Convives' : 'Guests']: '4',
    })
  })

  test.each([
    ['/thefork/fr/364814', 400],
    [`/thefork/fr/${IDS.thefork}?date=2026-06-11`, 400],
    [`/thefork/fr/${IDS.thefork}?pax=0`, 400],
    [`/thefork/de/${IDS.thefork}`, 404],
    ['/zenchef/results?pid=1001', 400],
    ['/zenchef/results?rid=364814', 400],
    ['/zenchef/results?rid=x&pid=1001', 400],
    ['/zenchef/results?rid=1&pid=1001&day=2026-02-30', 400],
    ['/zenchef/results?rid=1&pid=1001&day=2026-06-11', 400],
    ['/zenchef/results?rid=1&pid=1001&pax=21', 400],
    ['/zenchef/results?rid=1&pid=1001&lang=xx', 400],
    [`/thefork/fr/${IDS.thefork}?pax=21`, 400],
    [`/sevenrooms/explore/${IDS.sevenrooms}/reservations/create/search/?date=2026-06-11`, 400],
    ['/sevenrooms/explore/La_Table/reservations/create/search/', 400],
    ['/sevenrooms/explore/%3Cb%3E/reservations/create/search/', 400],
    [`/sevenrooms/explore/${IDS.sevenrooms}/reservations/create/search/?party_size=21`, 400],
    [`/sevenrooms/explore/${IDS.sevenrooms}/reservations/create/search/?date=yesterday`, 400],
    ['/sevenrooms/explore/x', 404],
    ['/', 404],
  ])('%s: %i', async (path, status) => {
    expect((await fetch(url + path)).status).toBe(status)
  })
})

describe('every page', () => {
  test('runs no script, loads no resource and is not cacheable', async () => {
    for (const page of [
      await engine(),
      await engine({ hotel: '' }),
      await visit(`${url}/zenchef/results?rid=1&pid=1001`),
    ]) {
      expect(page.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; /,
      )
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(page.headers.get('content-type')).toBe('text/html; charset=UTF-8')
      expect(page.elements.filter((name) => ['script', 'img', 'link', 'iframe', 'form', 'a'].includes(name))).toEqual(
        [],
      )
    }
  })

  test.each(HOSTILE_VALUES.filter((value) => value.length < 1_000))('%j is text in it, or refused', async (value) => {
    const usual = (await engine({ utm_source: 'x' })).elements
    const shown = await engine({ utm_source: value })
    expect([shown.status, shown.elements]).toEqual([200, usual])
    expect(Object.values(shown.facts).at(-1)).toBe(`utm_source=${value.toWellFormed()}`)
    for (const name of ['hotel', 'arrive', 'adult', 'locale', 'promo', 'currency']) {
      const page = await engine({ [name]: value })
      expect([200, 400]).toContain(page.status)
      expect(page.elements.filter((element) => !usual.includes(element))).toEqual([])
    }
  })
})
