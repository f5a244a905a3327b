import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { tournament } from '#tests/support/sale-facts.ts'
import { SeatsProgramme } from '../casino/seats-programme.ts'
import { DESK, type DeskVisitor, codeOf, signedIn } from './desk-browser.ts'
import { CASINOS, type RequestStack, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 240_000, testTimeout: 60_000 })

const NOW = Date.parse('2026-11-02T11:00:00Z')
const [DEAUVILLE, BIARRITZ] = CASINOS
const SOLD = tournament(new Date(NOW + 30 * 86_400_000).toISOString(), { title: { fr: 'Le Billet', en: 'Le Billet' } })
const REASON = 'Le client a renoncé au guichet'

let folder = ''
let stack: RequestStack
let people = 0
let tickets: readonly string[] = []

beforeAll(async () => {
  folder = await temporaryDataDir('desk-approvals-')
  const database = await openDatabase({ url: undefined, dataDir: folder, log: createLog('silent') })
  await database.migrate('casino', 'services/casino/migrations')
  const programme = new SeatsProgramme(database.sql)
  programme.now = NOW - 60_000
  await programme.sell(SOLD)
  const pay = async (): Promise<string> => {
    const member = await programme.member()
    const { id } = await programme.hold(SOLD, member)
    await programme.pay(member, id)
    return id
  }
  tickets = [await pay(), await pay()]
  await database.close()
  stack = await startRequestStack({
    SERVICES: ['site', 'casino', 'mail'],
    DATA_DIR: folder,
    CASINO_DEMONSTRATION: false,
    DESK_ORIGIN: DESK,
    DESK_REFUND_EUROS: 20,
  })
})

afterAll(async () => {
  await stack.stop()
  await rm(folder, { recursive: true })
})

const colleague = async (rights: readonly string[] = [DEAUVILLE.uuid]) => {
  const email = `croupier-${(people += 1)}@barriere.example`
  return { email, ...(await signedIn(stack, { email, rights })) }
}

/** Asks for the refund of a registration. Resolves to the path of its approval. */
async function ask(visitor: DeskVisitor, id: string): Promise<string> {
  await visitor.get('/desk/refunds')
  expect((await visitor.post('/desk/refunds', { code: id })).text).toContain('attend l’accord d’une seconde personne')
  const { text, html } = await visitor.post(`/desk/refunds/${id}`)
  expect(text).toMatch(/Le remboursement de [\d,]+ € attend l’accord/)
  return /\/desk\/refunds\/approvals\/[\w-]{36}/.exec(html)?.[0] ?? ''
}

test('a refund above the limit is a second person’s, with a fresh code; the trail names both', async () => {
  const [first, second, elsewhere] = [await colleague(), await colleague(), await colleague([BIARRITZ.uuid])]
  const id = tickets[0] ?? ''
  const path = await ask(first.visitor, id)
  // Idempotent: a repeated request waits once.
  expect(await ask(first.visitor, id)).toBe(path)
  stack.clock.now += 60_000
  const codes = (who: { secret: string }) => ({ code: codeOf(who.secret, stack.clock.now) })
  expect((await first.visitor.get(path)).text).toContain('une autre personne doit l’approuver')
  const own = await first.visitor.post(`${path}/approve`, codes(first))
  expect([own.status, own.text]).toEqual([422, expect.stringContaining('il n’est pas à vous de l’approuver')])
  expect((await elsewhere.visitor.get(path)).status).toBe(404)
  await second.visitor.get(path)
  expect((await second.visitor.post(`${path}/approve`, { code: '000000' })).status).toBe(422)
  const state = async () => (await second.visitor.post('/desk/refunds', { code: id })).text
  expect(await state()).toContain('Payée')
  const done = await second.visitor.post(`${path}/approve`, codes(second))
  expect([done.status, done.text]).toEqual([200, expect.stringContaining('est lancé')])
  expect(await state()).toContain('Remboursée')
  expect((await second.visitor.get(path)).status).toBe(404)
  const { visitor } = await colleague(['*'])
  await visitor.get('/desk/trail')
  const trail = (await visitor.post('/desk/trail/filter', { object: id })).text
  expect(trail).toMatch(
    new RegExp(
      `Inscription remboursée · ${id} · deauville · [\\d,]+ € ${second.email}.*Accord demandé.*${first.email}`,
    ),
  )
  expect((await visitor.get('/desk/report')).text).toMatch(new RegExp(`${second.email}.*Montant remboursé [\\d,]+ €`))
})

test('a refund is declined with a reason, and nothing is given back', async () => {
  const [first, second] = [await colleague(), await colleague()]
  const id = tickets[1] ?? ''
  const path = await ask(first.visitor, id)
  await second.visitor.get(path)
  expect((await second.visitor.post(`${path}/decline`, { reason: 'non' })).status).toBe(422)
  expect((await second.visitor.post(`${path}/decline`, { reason: REASON })).text).toContain(
    'Le remboursement est refusé',
  )
  expect((await second.visitor.post('/desk/refunds', { code: id })).text).toContain('Payée')
  // A new request is possible.
  expect(await ask(first.visitor, id)).not.toBe(path)
})
