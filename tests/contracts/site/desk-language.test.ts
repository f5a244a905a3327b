import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_NAMES, REQUESTS } from '@barriere/shared/locales/locales.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { WORDS } from '#services/site/desk/words/words.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { partsOf } from '@barriere/testing/leaves.ts'
import { category, tournament } from '#tests/support/sale-facts.ts'
import { SeatsProgramme } from '../casino/seats-programme.ts'
import { DESK, type DeskPage, DeskVisitor, PASSWORD, codeOf, deskCommand, signedIn } from './desk-browser.ts'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 240_000, testTimeout: 120_000 })

/** When the stack starts: noon in Paris. */
const NOW = Date.parse('2026-11-02T11:00:00Z')
const HOUR = 3_600_000
const TONIGHT = tournament(new Date(NOW + 9 * HOUR).toISOString(), {
  title: { fr: 'La Grande Pile', en: 'The Big Stack' },
})
const start = new Date(NOW + 30 * 24 * HOUR).toISOString()
const SOLD = tournament(start, {
  title: { fr: 'Le Billet', en: 'The Ticket' },
  categories: [category(start, { places: 20, name: { fr: 'Jour 1', en: 'Day 1' } })],
})
const REASON = 'Dossier 4711'
const MEMBER = 'decouverte@example.com'

let folder = ''
let stack: RequestStack
let people = 0
let tickets: readonly string[] = []

beforeAll(async () => {
  folder = await temporaryDataDir('desk-language-')
  const database = await openDatabase({ url: undefined, dataDir: folder, log: createLog('silent') })
  await database.migrate('casino', 'services/casino/migrations')
  const programme = new SeatsProgramme(database.sql)
  programme.now = NOW - 60_000
  for (const facts of [TONIGHT, SOLD]) await programme.sell(facts)
  const pay = async (credited = 0): Promise<string> => {
    const member = await programme.member()
    const { id } = await programme.hold(SOLD, member)
    const { orderId } = await programme.pay(member, id)
    if (credited > 0) await programme.notify(programme.provider.transact(orderId, { cents: credited, credit: true }))
    return id
  }
  tickets = [await pay(), await pay(), await pay(2_500)]
  await database.close()
  stack = await startRequestStack({
    SERVICES: ['site', 'hotel', 'casino', 'mail'],
    DATA_DIR: folder,
    HOTEL_DEMONSTRATION: true,
    CASINO_DEMONSTRATION: false,
    DESK_ORIGIN: DESK,
    DESK_REFUND_EUROS: 20,
  })
})

afterAll(async () => {
  await stack.stop()
  await rm(folder, { recursive: true })
})

beforeEach(() => {
  // A code of the second step counts once.
  stack.clock.now += 60_000
})

const ACCEPTED = { fr: 'fr-FR,fr;q=0.9,en;q=0.8', en: 'en-GB,en;q=0.9,fr;q=0.8' } as const

const RIGHTS = ['*', 'operator'] as const

const newAddress = (): string => `agent-${(people += 1)}@barriere.example`

const languageIn = ({ html }: DeskPage): string | undefined => /<html lang="(\w+)">/.exec(html)?.[1]

/** Texts of the other languages that a page must not have. */
const foreign = (language: Locale): readonly string[] =>
  LOCALES.filter((other) => other !== language).flatMap((other) => [
    ...partsOf(WORDS[other], WORDS[language], 10),
    ...partsOf(REQUESTS[other], REQUESTS[language], 10),
  ])

/** Crawls every page of the desk and most answers to its forms, and passes each to `see`. */
async function visitAll(language: Locale, see: (name: string, page: DeskPage) => void): Promise<void> {
  const email = newAddress()
  const { body } = await deskCommand(stack.origin, { command: 'add', email, name: 'Camille Roux', rights: RIGHTS })
  const { pathname, search } = new URL(body.invitation ?? '')
  const stranger = new DeskVisitor(stack.origin, ACCEPTED[language])
  see('login', await stranger.get('/desk'))
  see('login refused', await stranger.post('/desk/login', { email: 'nobody@barriere.example' }))
  see('invitation', await stranger.get(pathname + search))
  see('invitation, faults', await stranger.post('/desk/invitation', { invitation: search.slice(3), password: 'x' }))
  see('invitation that is over', await stranger.get('/desk/invitation?t=none'))

  const own = newAddress()
  const { visitor, secret } = await signedIn(stack, { email: own, rights: RIGHTS, accepted: ACCEPTED[language] })
  const get = async (path: string) => see(path, await visitor.get(`/desk${path}`))
  const post = async (path: string, fields: Readonly<Record<string, string>> = {}) => {
    see(`POST ${path}`, await visitor.post(`/desk${path}`, fields))
  }

  for (const path of ['', '/cards', '/clocks', '/terminals', '/refunds', '/members', '/staff', '/report', '/trail'])
    await get(path)
  const contact = (await stack.send('contact')).body.reference
  const seminar = (await stack.send('seminar')).body.reference
  await get('')
  await post('/filter', { words: 'nothing', state: 'closed' })
  await post('/filter', { reset: '1' })
  await get(`/requests/${seminar}`)
  await get(`/requests/${contact}`)
  await post(`/requests/${contact}/answer`, { text: '', key: visitor.hidden('key') })
  await post(`/requests/${contact}/answer`, { text: 'x'.repeat(10_001), key: visitor.hidden('key') })
  await post(`/requests/${contact}/answer`, { text: 'Zoé.', key: visitor.hidden('key') })
  await post(`/requests/${contact}/state`, { state: 'closed' })
  await get(`/requests/${contact}/delete`)
  await post(`/requests/${contact}/delete`)

  await get('/cards')
  await post('/cards', { casino: 'deauville' })
  const card = { email: 'nobody@example.com', birthDate: '1990-05-04', rfid: '0'.repeat(16) }
  await post('/cards', { ...card, casino: 'deauville', firstName: '', lastName: '' })
  await post('/cards', { ...card, casino: 'nowhere', firstName: '', lastName: '' })
  await post('/cards/block', { desk: 'deauville', number: '0000000000', holderBirthDate: '1990-05-04' })
  await post('/codes', { place: 'deauville', code: 'NOBODY22' })

  await get('/clocks')
  const clock = { casino: 'deauville', flight: TONIGHT.categories[0]?.key ?? '', version: visitor.hidden('version') }
  for (const action of ['start', 'pause']) await post(`/clocks/${TONIGHT.id}`, { ...clock, action })
  await get('/clocks')

  await get('/terminals')
  await post('/terminals', { casino: 'deauville', name: '' })
  await post('/terminals', { casino: 'deauville', name: 'Bar' })
  await post(/\/terminals\/[\w-]{36}\/end/.exec(visitor.page.html)?.[0] ?? '', { casino: 'deauville' })

  await get('/refunds')
  await post('/refunds', { code: 'NOBODY22' })
  for (const code of tickets) await post('/refunds', { code })
  await post(`/refunds/${tickets[language === 'fr' ? 0 : 1]}`)
  await get(/\/refunds\/approvals\/[\w-]{36}/.exec(visitor.page.html)?.[0] ?? '')
  const approval = /\/refunds\/approvals\/[\w-]{36}/.exec(visitor.page.html)?.[0] ?? ''
  await post(`${approval}/approve`, { code: '000000' })
  await post(`${approval}/decline`, { reason: 'x' })
  const second = await signedIn(stack, { email: newAddress(), accepted: ACCEPTED[language] })
  see('another one’s refund', await second.visitor.get(`/desk${approval}`))
  see('a wrong code', await second.visitor.post(`/desk${approval}/approve`, { code: '000000' }))
  await get('/refunds')
  await post(`${approval}/decline`, { reason: REASON })

  await get('/members')
  await post('/members', { programme: 'hotel', text: 'nobody@example.com' })
  await post('/members', { programme: 'hotel', text: MEMBER })
  const member = /\/members\/hotel\/[\w-]{36}/.exec(visitor.page.html)?.[0] ?? ''
  for (const reason of ['x', REASON])
    for (const act of ['person', 'sessions', 'unlock']) {
      await get(member)
      await post(`${member}/${act}`, { reason })
    }
  await get(`${member}/erase`)
  for (const given of [
    { reason: 'x' },
    { reason: REASON, typed: 'x' },
    { reason: REASON, typed: 'IB400000019', code: '1' },
  ])
    await post(`${member}/erase`, given)
  await get('/members/casino/sessions')
  await post('/members/casino/sessions', { reason: REASON, code: '000000' })
  await get('/members/casino/sessions')
  stack.clock.now += 60_000
  await post('/members/casino/sessions', { reason: REASON, code: codeOf(secret, stack.clock.now) })

  await get('/account')
  await post('/account/sessions', { which: 'others', code: '000000' })
  await post('/account/password', { current: 'x', password: 'x', repeated: 'y' })
  const elsewhere = new DeskVisitor(stack.origin)
  stack.clock.now += 60_000
  const entered = { email: own, password: PASSWORD, code: codeOf(secret, stack.clock.now) }
  expect((await elsewhere.post('/desk/login', entered)).status).toBe(200)
  await get('/account')
  stack.clock.now += 60_000
  await post('/account/sessions', { which: 'others', code: codeOf(secret, stack.clock.now) })
  await post('/account/password', { current: PASSWORD, password: PASSWORD, repeated: PASSWORD })

  const closed = newAddress()
  await signedIn(stack, { email: closed })
  for (let failure = 0; failure < 3; failure += 1) await stranger.post('/desk/login', { email: closed, password: 'x' })
  await get('/staff')
  await post('/staff/unlock', { email: closed, reason: 'x' })
  await post('/staff/unlock', { email: closed, reason: REASON })
  await get('/report')
  await get('/trail')
  await post('/trail/filter', { object: 'nothing' })
  await post('/trail/filter', { reset: '1' })
  await get('/nothing')
  await post('/filter', { token: 'x' })
  await get('')
  await post('/filter', { words: 'x'.repeat(200_000) })
  await get('')
  await post('/logout')
  await post('/requests/C-2222-2026/answer', { text: 'Zoé.' })
}

test.each(LOCALES)(
  '%s: every page, note and fault is in the language of its reader, and in no other',
  async (language) => {
    const parts = foreign(language)
    expect(parts.length).toBeGreaterThan(300)
    let pages = 0
    await visitAll(language, (name, page) => {
      pages += 1
      expect([name, languageIn(page)]).toEqual([name, language])
      const html = page.html.replace(/<style>[^]*?<\/style>/, '')
      expect([name, parts.filter((part) => html.includes(part))]).toEqual([name, []])
    })
    expect(pages).toBeGreaterThan(80)
  },
)

test('the browser’s languages decide until somebody chooses one; a language that there is not is none', async () => {
  const languageFor = async (accepted: string | undefined, chosen?: string) => {
    const visitor = new DeskVisitor(stack.origin, accepted)
    if (chosen !== undefined) visitor.cookies.set('__Host-desk-language', chosen)
    return languageIn(await visitor.get('/desk'))
  }
  expect(await languageFor('en-GB,fr;q=0.8')).toBe('en')
  expect(await languageFor('de,fr;q=0.5,en;q=0.4')).toBe('fr')
  expect(await languageFor('de')).toBe('fr')
  expect(await languageFor(undefined)).toBe('fr')
  expect(await languageFor('fr', 'en')).toBe('en')
  expect(await languageFor('en', 'fr')).toBe('fr')
  expect(await languageFor('en', 'xx')).toBe('en')
})

/** Value of the hidden field of the language's form. */
const pageOf = (visitor: DeskVisitor): string => visitor.hidden('page')

const choose = (visitor: DeskVisitor, language: string, page = pageOf(visitor)): Promise<DeskPage> =>
  visitor.post('/desk/language', { language, page })

test('who chooses a language comes back to the page, signed in', async () => {
  const { visitor } = await signedIn(stack, { email: newAddress(), rights: RIGHTS })
  const { html } = await visitor.get('/desk/trail?before=999999999')
  expect(html).toContain(`<button class="link" name="language" value="en" lang="en">${LANGUAGE_NAMES.en}</button>`)
  expect(pageOf(visitor)).toBe('/desk/trail?before=999999999')
  const english = await choose(visitor, 'en')
  expect([english.status, languageIn(english)]).toEqual([200, 'en'])
  expect(english.text).toContain(WORDS.en.trail.newest)
  expect(english.html).toContain(`lang="fr">${LANGUAGE_NAMES.fr}</button>`)
  // After an answer to a form, the form's page.
  await visitor.get('/desk/cards')
  expect((await visitor.post('/desk/codes', { place: 'deauville', code: '' })).status).toBe(422)
  const french = await choose(visitor, 'fr')
  expect([french.status, languageIn(french)]).toEqual([200, 'fr'])
  expect(french.text).toContain(WORDS.fr.cards.title)
})

test('who has not signed in chooses too, and an invitation stays open', async () => {
  const { body } = await deskCommand(stack.origin, { command: 'add', email: newAddress(), name: 'Zoé', rights: [] })
  const { pathname, search } = new URL(body.invitation ?? '')
  const visitor = new DeskVisitor(stack.origin)
  await visitor.get(pathname + search)
  expect((await choose(visitor, 'en')).text).toContain(WORDS.en.invitation.lead('Zoé'))
  await visitor.post('/desk/invitation', { invitation: visitor.hidden('invitation'), password: 'x' })
  expect((await choose(visitor, 'fr')).text).toContain(WORDS.fr.invitation.lead('Zoé'))
  await visitor.get('/desk')
  expect((await choose(visitor, 'en')).text).toContain(WORDS.en.login.lead)
})

test('the choice sets its cookie alone, from our own pages, and leads nowhere else', async () => {
  const ask = (fields: Readonly<Record<string, string>>, origin: string = DESK) =>
    fetch(`${stack.origin}/desk/language`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams(fields),
    })
  const chosen = await ask({ language: 'en', page: '/desk/members' })
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/desk/members'])
  expect(chosen.headers.getSetCookie()).toEqual([
    '__Host-desk-language=en; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
  for (const page of ['//elsewhere.example/desk', 'https://elsewhere.example/desk', '/desk/..//elsewhere.example', '/'])
    expect((await ask({ language: 'en', page })).headers.get('location')).toBe('/desk')
  for (const language of ['de', 'EN', '', 'en; Path=/'])
    expect((await ask({ language, page: '/desk' })).headers.getSetCookie()).toEqual([])
  const refused = await ask({ language: 'en', page: '/desk' }, 'https://elsewhere.example')
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []])
})

test.each([
  ['fr', 'demandes', 'membre', '"Référence";"Reçue le";"Nature";"État";"Sujet";', '2 novembre 2026 à '],
  ['en', 'requests', 'member', '"Reference";"Received";"Type";"Status";"Subject";', '2 November 2026 at '],
] as const)('%s: files have names, heads and dates of their reader', async (language, file, ofMember, head, day) => {
  await stack.send('contact')
  const { visitor } = await signedIn(stack, { email: newAddress(), rights: RIGHTS, accepted: ACCEPTED[language] })
  await visitor.get('/desk')
  const { headers, html } = await visitor.post('/desk/export')
  expect(headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="${file}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
  )
  expect(html.replace('\uFEFF', '').startsWith(head)).toBe(true)
  expect(html).toContain(`"${day}`)
  expect(html).toContain(`"${WORDS[language].states.new}"`)
  await visitor.get('/desk/members')
  await visitor.post('/desk/members', { programme: 'hotel', text: MEMBER })
  const path = /\/desk\/members\/hotel\/[\w-]{36}\/export/.exec(visitor.page.html)?.[0] ?? ''
  const member = await visitor.post(path, { reason: REASON })
  expect(member.headers.get('content-disposition')).toContain(`filename="${ofMember}-IB`)
})

test('too many tries are told in the reader’s language', async () => {
  for (const language of LOCALES) {
    const visitor = new DeskVisitor(stack.origin, ACCEPTED[language])
    const enter = () => visitor.post('/desk/login', { email: 'nobody@barriere.example', password: 'x'.repeat(600) })
    await vi.waitFor(async () => expect((await enter()).status).toBe(429), { timeout: 30_000, interval: 1 })
    expect(visitor.page.text).toContain(WORDS[language].login.tooMany)
    const open = await visitor.post('/desk/invitation', { invitation: 'none' })
    expect([open.status, languageIn(open)]).toEqual([429, language])
  }
})
