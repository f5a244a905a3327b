import { rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import { refunds } from '#services/casino/schema-seats.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { category, tournament } from '#tests/support/sale-facts.ts'
import { SeatsProgramme } from '../casino/seats-programme.ts'
import { DESK, type DeskPage, type DeskVisitor, signedIn } from './desk-browser.ts'
import { CASINOS, type RequestStack, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** When the stack starts: noon in Paris. */
const NOW = Date.parse('2026-11-02T11:00:00Z')

const [DEAUVILLE, BIARRITZ] = CASINOS

const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString()

const named = (title: string, hours: number, more: Partial<SaleFacts> = {}): SaleFacts =>
  tournament(at(hours), { title: { fr: title, en: title }, ...more })

const elsewhere = { casino: { uuid: BIARRITZ.uuid, key: 'biarritz', trigram: 'BIA', name: BIARRITZ.name } }

const [first] = tournament(at(9)).categories

const SALES = {
  tonight: named('Le Grand Stack', 9),
  shared: named('Le Deepstack', 8),
  waiting: named('Le Sprint', 7),
  biarritz: named('Le Phare', 9, elsewhere),
  tomorrow: named('La Relève', 24),
  cancelled: named('La Nuit annulée', 9, { categories: [category(at(9), { status: 'canceled' })] }),
  overnight: named('La Longue Nuit', -14),
  unstarted: named('La Nuit vide', -14),
  sold: named('Le Billet', 30 * 24, { categories: [category(at(30 * 24), { places: 20 })] }),
  soldElsewhere: named('Le Rocher', 30 * 24, elsewhere),
} as const

let folder = ''
let stack: RequestStack
let people = 0

let stopping: Promise<void> | undefined
const stopStack = (): Promise<void> => (stopping ??= stack.stop())

interface Paid {
  readonly id: string
  readonly ticket: string
}

/** Registrations that are paid before the tests, each of one test, and one that is not. */
let paid: Readonly<Record<'once' | 'raced' | 'partly' | 'elsewhere', Paid>>
let held: string

async function open() {
  return await openDatabase({ url: undefined, dataDir: folder, log: createLog('silent') })
}

async function prepare(): Promise<void> {
  const database = await open()
  await database.migrate('casino', 'services/casino/migrations')
  const programme = new SeatsProgramme(database.sql)
  programme.now = NOW - MINUTE
  for (const facts of Object.values(SALES)) await programme.sell(facts)
  /** `credited`: euro cents that the provider's back office gives back. */
  const pay = async (facts: SaleFacts, credited = 0): Promise<Paid> => {
    const member = await programme.member()
    const { id } = await programme.hold(facts, member)
    const { orderId } = await programme.pay(member, id)
    if (credited > 0) await programme.notify(programme.provider.transact(orderId, { cents: credited, credit: true }))
    return { id, ticket: (await programme.read(member, id)).ticket ?? '' }
  }
  paid = {
    once: await pay(SALES.sold),
    raced: await pay(SALES.sold),
    partly: await pay(SALES.sold, 2_500),
    elsewhere: await pay(SALES.soldElsewhere, 1_000),
  }
  held = (await programme.hold(SALES.sold, await programme.member())).id
  await database.close()
}

async function colleague(rights: readonly string[] = [DEAUVILLE.uuid]): Promise<DeskVisitor> {
  const { visitor } = await signedIn(stack, { email: `croupier-${(people += 1)}@barriere.example`, rights })
  return visitor
}

beforeAll(async () => {
  folder = await temporaryDataDir('desk-seats-')
  await prepare()
  stack = await startRequestStack({
    SERVICES: ['site', 'casino', 'mail'],
    DATA_DIR: folder,
    CASINO_DEMONSTRATION: false,
    DESK_ORIGIN: DESK,
  })
  // Last night's clock, as the desk of the time started it.
  await fetch(`${stack.origin}/casino/v1/desk/clocks/${SALES.overnight.id}`, {
    method: 'POST',
    headers: { 'authorization': 'Bearer local-casino-desk', 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'start' }),
  })
})

afterAll(async () => {
  await stopStack()
  await rm(folder, { recursive: true, force: true })
})

/** The part of the clocks' page that is about a sale; no-break spaces as any other. */
function clockOf({ html }: DeskPage, { id }: SaleFacts): string {
  const part = html.split('<section class="clock">').find((section) => section.includes(`/desk/clocks/${id}`))
  if (part === undefined) throw new Error('The page has no such clock.')
  return part.replaceAll('\u00a0', ' ')
}

const buttonsOf = (page: DeskPage, sale: SaleFacts): string[] =>
  [...clockOf(page, sale).matchAll(/name="action" value="(\w+)"/g)].map(([, action]) => action ?? '')

/** Presses a button of a clock, as a page showed it. */
function press(visitor: DeskVisitor, page: DeskPage, sale: SaleFacts, action: string): Promise<DeskPage> {
  const part = clockOf(page, sale)
  const hidden = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(part)?.[1] ?? ''
  return visitor.post(`/desk/clocks/${sale.id}`, {
    casino: hidden('casino'),
    flight: hidden('flight'),
    version: hidden('version'),
    action,
  })
}

test('clocks are those of today, and those that have gone on since yesterday, of one’s own casinos', async () => {
  const visitor = await colleague()
  expect((await visitor.get('/desk')).html).toMatch(/href="\/desk\/clocks"[^]*href="\/desk\/refunds"/)
  const { text } = await visitor.get('/desk/clocks')
  expect(text).toMatch(/La Longue Nuit.*Le Sprint.*Le Deepstack.*Le Grand Stack/)
  expect(text).toContain('Jour 1A, Casino de Deauville')
  expect(text).not.toMatch(/Le Phare|La Relève|annulée|vide|Le Billet/)
  expect((await (await colleague(['*'])).get('/desk/clocks')).text).toContain('Jour 1A, Casino de Biarritz')
  expect((await (await colleague([crypto.randomUUID()])).get('/desk/clocks')).text).toContain('aucun casino')
  visitor.cookies.clear()
  expect((await visitor.get('/desk/clocks')).status).toBe(401)
})

test('a clock is started, stopped, and moved by a level, and shows what it can do next', async () => {
  const visitor = await colleague(['*'])
  const { tonight } = SALES
  let page = await visitor.get('/desk/clocks')
  expect(clockOf(page, tonight)).toMatch(/Pas encore démarrée\. Début prévu à 21/)
  expect(buttonsOf(page, tonight)).toEqual(['start'])
  page = await press(visitor, page, tonight, 'start')
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('l’horloge est à jour')])
  expect(clockOf(page, tonight)).toMatch(/En marche\. Fin du niveau à [^]*Niveau 1[^]*Blindes 100 \/ 100[^]*20:00/)
  expect(buttonsOf(page, tonight)).toEqual(['pause', 'next'])
  page = await press(visitor, page, tonight, 'next')
  expect(clockOf(page, tonight)).toMatch(/Niveau 2[^]*Blindes 100 \/ 200, ante 200[^]*20:00/)
  stack.clock.now += 5 * MINUTE
  page = await press(visitor, page, tonight, 'pause')
  expect(clockOf(page, tonight)).toMatch(/Arrêtée[^]*15:00/)
  expect(buttonsOf(page, tonight)).toEqual(['resume', 'next', 'previous'])
  stack.clock.now += 5 * MINUTE
  page = await press(visitor, page, tonight, 'resume')
  expect(clockOf(page, tonight)).toMatch(/En marche[^]*15:00/)
  page = await press(visitor, page, tonight, 'next')
  expect(clockOf(page, tonight)).toMatch(/Fin de la pause à/)
  expect(await visitor.get('/desk/clocks')).not.toHaveProperty('text', expect.stringContaining('est à jour'))
  expect((await visitor.get('/desk/trail')).text).toMatch(
    /Niveau suivant · Le Grand Stack · deauville.*Horloge reprise · .*Horloge arrêtée · .*Horloge démarrée · /,
  )
})

test('of two desks that act on one clock, the second is told so and sees its state', async () => {
  const [one, two] = [await colleague(), await colleague()]
  const { shared } = SALES
  const [seen, same] = [await one.get('/desk/clocks'), await two.get('/desk/clocks')]
  const started = await press(one, seen, shared, 'start')
  expect(clockOf(started, shared)).toContain('Niveau 1')
  const late = await press(two, same, shared, 'start')
  expect(late.text).toContain('Un autre poste a déjà agi sur cette horloge. Rien n’a été changé')
  expect(late.html).toMatch(/class="note bad" role="alert"/)
  expect(buttonsOf(late, shared)).toEqual(['pause', 'next'])
  const moves = await Promise.all([press(one, started, shared, 'next'), press(two, late, shared, 'next')])
  expect(moves.filter(({ text }) => text.includes('Un autre poste'))).toHaveLength(1)
  expect(clockOf(await one.get('/desk/clocks'), shared)).toContain('Niveau 2')
})

test('a clock of another casino is not moved, whatever a form says', async () => {
  const visitor = await colleague()
  const page = await visitor.get('/desk/clocks')
  const fields = { casino: 'biarritz', flight: first?.key ?? '', version: '0', action: 'start' }
  const refused = await visitor.post(`/desk/clocks/${SALES.biarritz.id}`, fields)
  expect([refused.status, refused.text]).toEqual([404, expect.stringContaining('ne concerne pas vos établissements')])
  await visitor.get('/desk/clocks')
  const disguised = await visitor.post(`/desk/clocks/${SALES.biarritz.id}`, { ...fields, casino: 'deauville' })
  expect(disguised.text).toContain('n’est plus au programme de ce casino')
  for (const wrong of [{ action: 'jump' }, { version: 'x' }, { flight: '' }]) {
    await visitor.get('/desk/clocks')
    expect((await visitor.post(`/desk/clocks/${SALES.waiting.id}`, { ...fields, ...wrong })).status).toBe(403)
  }
  await visitor.get('/desk/clocks')
  const path = `/desk/clocks/${SALES.waiting.id}`
  const foreign = await visitor.post(path, { ...fields, casino: 'deauville' }, { origin: 'https://other.example' })
  expect(foreign.status).toBe(403)
  expect(buttonsOf(await visitor.get('/desk/clocks'), SALES.waiting)).toEqual(['start'])
  expect(page.html).not.toContain(SALES.biarritz.id)
  const boss = await colleague(['*'])
  expect(buttonsOf(await boss.get('/desk/clocks'), SALES.biarritz)).toEqual(['start'])
})

const search = async (visitor: DeskVisitor, code: string): Promise<DeskPage> => {
  await visitor.get('/desk/refunds')
  return await visitor.post('/desk/refunds', { code })
}

test('a registration is found by its ticket or its id, and refunded after a second step', async () => {
  const visitor = await colleague(['*'])
  const { id, ticket } = paid.once
  const page = await search(visitor, ` ${ticket.toLowerCase()} `)
  const shown = [
    'Titre Le Billet, Jour 1A',
    'Casino de Deauville',
    'Titulaire Camille Delaunay',
    'Places 1',
    '110,00 €',
    'Payée',
    String.raw`Rembourser 110,00 € \?`,
  ]
  expect(page.text).toMatch(new RegExp(shown.join('.*')))
  expect((await search(visitor, id)).text).toContain('Rembourser 110,00 € ?')
  const done = await visitor.post(`/desk/refunds/${id}`)
  expect([done.status, done.text]).toEqual([200, expect.stringContaining('Le remboursement de 110,00 € est lancé')])
  expect(done.text).toContain('État Remboursée')
  const again = await search(visitor, id)
  expect([again.status, again.text]).toEqual([200, expect.stringContaining('État Remboursée')])
  expect(again.html).not.toContain(`action="/desk/refunds/${id}"`)
  const { text } = await visitor.get('/desk/trail')
  expect(text).toContain(`Inscription remboursée · ${id} · deauville`)
  expect(text).toContain(`Remboursement demandé · ${id} · deauville`)
  expect(text).not.toMatch(new RegExp(`Delaunay|${ticket}`))
})

test('what the payment provider has given back in part is a task of the casino’s desk, until it decides', async () => {
  const visitor = await colleague()
  const { id } = paid.partly
  const tasks = await visitor.get('/desk/refunds')
  expect(tasks.text).toMatch(/Remboursements partiels à examiner.*Le Billet, Jour 1A.*25,00 € rendus sur 110,00 €/)
  expect(tasks.text).not.toContain('Le Rocher')
  const opened = await visitor.post('/desk/refunds', { code: id })
  expect(opened.text).toMatch(/Montant 110,00 € Déjà rendu 25,00 €.*Rembourser 85,00 € \?.*Laisser les places/)
  for (const refunded of ['0', '-1', 'x', ''])
    expect((await visitor.post(`/desk/refunds/${id}/keep`, { refunded })).status).toBe(404)
  await visitor.get('/desk/refunds')
  expect((await visitor.post(`/desk/refunds/${paid.elsewhere.id}/keep`, { refunded: '1000' })).status).toBe(404)
  await visitor.get('/desk/refunds')
  const kept = await visitor.post(`/desk/refunds/${id}/keep`, { refunded: '2500' })
  expect([kept.status, kept.text]).toEqual([200, expect.stringContaining('Les places restent à leur titulaire')])
  expect((await visitor.get('/desk/refunds')).text).not.toContain('partiels')
  const boss = await colleague(['*'])
  expect((await boss.get('/desk/trail')).text).toContain(`remboursement partiel · ${id} · deauville`)
  expect((await boss.get('/desk/refunds')).text).toMatch(/Le Rocher.*10,00 € rendus sur 110,00 €/)
  const rest = await boss.post(`/desk/refunds/${id}`)
  expect([rest.status, rest.text]).toEqual([200, expect.stringContaining('Le remboursement de 85,00 € est lancé')])
})

test('what is unknown, is not paid, or is another casino’s is not refunded', async () => {
  const visitor = await colleague()
  for (const code of ['', 'NOTHINGHERE2', '\0', '%', 'x'.repeat(300), crypto.randomUUID(), paid.elsewhere.ticket]) {
    const page = await search(visitor, code)
    expect([code, page.status, page.text]).toEqual([code, 422, expect.stringContaining('Aucune inscription')])
  }
  for (const id of [paid.elsewhere.id, paid.elsewhere.ticket, crypto.randomUUID()]) {
    await visitor.get('/desk/refunds')
    expect((await visitor.post(`/desk/refunds/${id}`)).status).toBe(404)
  }
  const unpaid = await search(visitor, held)
  expect(unpaid.text).toMatch(/non payée/)
  expect(unpaid.html).not.toContain(`action="/desk/refunds/${held}"`)
  expect((await visitor.post(`/desk/refunds/${held}`)).text).toContain('elle n’est pas payée')
  await visitor.get('/desk/refunds')
  const foreign = await visitor.post(`/desk/refunds/${paid.raced.id}`, {}, { origin: 'https://other.example' })
  expect(foreign.status).toBe(403)
  const boss = await colleague(['*'])
  expect((await search(boss, paid.elsewhere.ticket)).text).toContain('État Payée')
  expect((await search(boss, paid.raced.ticket)).text).toContain('État Payée')
})

test('the programme refuses what is another casino’s by itself', async () => {
  const call = async (path: string, body: object): Promise<number> => {
    const response = await fetch(`${stack.origin}/casino/v1/desk/${path}`, {
      method: 'POST',
      headers: { 'authorization': 'Bearer local-casino-desk', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await response.text()
    return response.status
  }
  expect(await call(`registrations/${paid.elsewhere.id}/refund`, { casino: 'deauville' })).toBe(404)
  expect(await call(`registrations/${paid.elsewhere.id}/keep`, { casino: 'deauville', refundedCents: 1_000 })).toBe(404)
  expect(await call(`registrations/${paid.elsewhere.id}/keep`, { casino: 'biarritz', refundedCents: 0 })).toBe(422)
  expect(await call(`clocks/${SALES.biarritz.id}`, { action: 'start', casino: 'deauville' })).toBe(404)
  expect(await call('registrations/search', { code: paid.elsewhere.ticket, casinos: ['deauville'] })).toBe(404)
  expect(await call('clocks', { casinos: ['\0'] })).toBe(422)
})

test('while the programme is away, pages say so', async () => {
  const away = await startRequestStack({ DESK_CASINO_URL: 'http://127.0.0.1:9/casino', DESK_ORIGIN: DESK })
  try {
    const { visitor } = await signedIn(away, { email: 'croupier@barriere.example', rights: ['*'] })
    expect((await visitor.get('/desk/clocks')).text).toContain('n’a pas répondu')
    const fields = { casino: 'deauville', flight: 'day-1a', version: '0', action: 'start' }
    expect((await visitor.post(`/desk/clocks/${SALES.tonight.id}`, fields)).text).toContain('Vérifiez l’état')
    const page = await search(visitor, 'NOTHINGHERE2')
    expect([page.status, page.text]).toEqual([422, expect.stringContaining('n’a pas répondu')])
  } finally {
    await away.stop()
  }
})

test('two desks that refund at once give the money back once', async () => {
  const [one, two] = [await colleague(['*']), await colleague()]
  const { id, ticket } = paid.raced
  await search(one, ticket)
  await search(two, ticket)
  const pages = await Promise.all([one, two].map((visitor) => visitor.post(`/desk/refunds/${id}`)))
  expect(pages.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(pages.find(({ status }) => status === 422)?.text).toContain('n’est rendu qu’une fois')
  expect((await one.get('/desk/trail')).text.split(`Inscription remboursée · ${id}`)).toHaveLength(2)
  await stopStack()
  const database = await open()
  expect(await database.sql.select().from(refunds).where(eq(refunds.registrationId, id))).toMatchObject([
    { reason: 'desk' },
  ])
  await database.close()
})
