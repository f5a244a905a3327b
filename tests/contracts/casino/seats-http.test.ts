import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CASINO_ERRORS, type CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import { CASINO_OPERATIONS, type CasinoOperationName } from '@barriere/shared/programmes/casino/operations.ts'
import { LOCAL_SECRETS } from '@barriere/shared/process/deployment.ts'
import type { SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import { vadsSignature } from '@barriere/shared/contracts/vads.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import type { RequestOptions } from '#tests/support/operation-request.ts'
import { category, show, tournament } from '#tests/support/sale-facts.ts'
import { SeatsProgramme, wish } from './seats-programme.ts'
import { type CasinoStack, HOUR, startCasino } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 30_000 })

const NOW = Date.parse('2026-11-02T11:00:00Z')
const AT = new Date(NOW + 30 * 24 * HOUR).toISOString()

const priced = (more: Parameters<typeof category>[1]): readonly [ReturnType<typeof category>] => [category(AT, more)]

const SALES = {
  open: tournament(AT, { categories: priced({ places: 100 }) }),
  one: tournament(AT, { categories: priced({ places: 1 }) }),
  show: show(AT),
  noCasino: tournament(AT, { casino: {} }),
  noUuid: tournament(AT, { casino: { key: 'deauville', name: 'Casino de Deauville', trigram: 'DEA' } }),
  noTrigram: tournament(AT, { casino: { uuid: 'c', key: 'deauville', name: 'Casino de Deauville' } }),
  free: tournament(AT, { categories: priced({ cents: 0 }) }),
  cancelled: tournament(AT, { categories: priced({ status: 'canceled' }) }),
  begun: tournament(new Date(NOW - 41 * 60_000).toISOString()),
  elders: tournament(AT, { minimumAge: 60 }),
} as const satisfies Readonly<Record<string, SaleFacts>>

let folder = ''
let casino: CasinoStack

beforeAll(async () => {
  folder = await temporaryDataDir('casino-seats-')
  const database = await openDatabase({ url: undefined, dataDir: folder, log: createLog('silent') })
  const programme = new SeatsProgramme(database.sql)
  for (const facts of Object.values(SALES)) await programme.sell(facts)
  await database.close()
  casino = await startCasino({ DATA_DIR: folder })
})

afterAll(async () => {
  await casino.stop()
  await rm(folder, { recursive: true, force: true })
})

const hold = async (member: string, facts: SaleFacts, seats = 1) => {
  const { status, body } = await casino.request('holdSeats', { member, input: wish(facts, seats) })
  expect(status).toBe(201)
  return body.registration
}

const begin = async (member: string, id: string): Promise<Readonly<Record<string, string>>> => {
  const { status, body } = await casino.request('pay', { member, id, input: { locale: 'fr' } })
  expect(status).toBe(201)
  return body.payment.fields
}

let transactions = 0

/** The provider's notification of a form that was sent: signed, unless a test changes it afterwards. */
function notificationOf(form: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) {
  const { signature: _, ...sent } = form
  const fields = {
    ...sent,
    vads_trans_uuid: String((transactions += 1)).padStart(32, '0'),
    vads_trans_status: 'AUTHORISED',
    vads_result: '00',
    vads_operation_type: 'DEBIT',
    vads_url_check_src: 'PAY',
    ...more,
  }
  return { ...fields, signature: vadsSignature(fields, LOCAL_SECRETS.PAYMENT_KEY) }
}

const notify = (fields: Readonly<Record<string, string>>) =>
  casino.request('paymentNotification', { input: { fields } })

const paid = async (member: string, facts: SaleFacts) => {
  const { id } = await hold(member, facts)
  expect((await notify(notificationOf(await begin(member, id)))).body).toEqual({ outcome: 'applied' })
  return (await casino.request('registration', { member, id })).body.registration
}

const newMember = async () => (await casino.member()).token

test('a seat is held, paid, and taken at the door once; its receipt comes by mail', async () => {
  const { email, token: member } = await casino.member()
  const registration = await paid(member, SALES.show)
  expect(registration).toMatchObject({ state: 'paid', receipt: true, casino: 'Casino de Deauville', discount: 0 })
  const [mail] = await casino.mails(email, 2)
  expect([mail?.subject, mail?.text.includes(registration.ticket ?? '')]).toEqual([
    'C’est confirmé\u00a0: Le Grand Stack',
    true,
  ])
  const { file, pdf } = (await casino.request('receipt', { member, id: registration.id })).body
  expect([file, pdf.length > 1_000]).toEqual([expect.stringMatching(/^recu-R-2026-\d{6}\.pdf$/), true])
  const exported = (await casino.request('export', { member })).body
  expect(exported.registrations).toEqual([registration])

  const door = (place: string) => casino.desk(`tickets/${registration.ticket}`, { casino: place })
  const before = casino.now
  expect((await door('deauville')).status).toBe(409)
  casino.now = Date.parse(AT)
  expect((await door('biarritz')).status).toBe(409)
  expect(await door('deauville')).toMatchObject({
    status: 200,
    body: { kind: 'ticket', seats: 1, holder: expect.stringMatching(/^Zoé Núñez-/), title: { fr: 'Le Grand Stack' } },
  })
  expect((await door('deauville')).body['code']).toBe('code')
  expect((await casino.desk('tickets/NOTHINGHERE2', { casino: 'deauville' })).status).toBe(404)
  casino.now = before
})

test('the desk refunds what is paid, and nothing else', async () => {
  const member = await newMember()
  const { id } = await paid(member, SALES.open)
  expect(await casino.desk(`registrations/${id}/refund`, {})).toMatchObject({ body: { state: 'refunded' } })
  expect((await casino.desk(`registrations/${id}/refund`, {})).body['code']).toBe('notCancellable')
  expect((await casino.desk('registrations/none/refund', {})).status).toBe(404)
})

test('the seats of a deleted account stay paid, and are taken at the door without a name', async () => {
  const { password, token: member } = await casino.member()
  const { ticket } = await paid(member, SALES.open)
  expect((await casino.request('deleteAccount', { member, input: { password } })).status).toBe(200)
  const before = casino.now
  casino.now = Date.parse(AT)
  expect(await casino.desk(`tickets/${ticket}`, { casino: 'deauville' })).toMatchObject({ status: 200 })
  casino.now = before
})

test('every forged field of a notification is refused', async ({ task }) => {
  const member = await newMember()
  const { id } = await hold(member, SALES.open)
  const good = notificationOf(await begin(member, id))
  for (const name of Object.keys(good)) {
    const fields = { ...good, [name]: `${good[name as keyof typeof good]}0` }
    expect([name, (await notify(fields)).code]).toEqual([name, 'notification'])
  }
  task.meta.measured = `${Object.keys(good).length} forged fields refused`
  expect((await casino.request('registration', { member, id })).body.registration.state).toBe('held')
  expect((await notify(good)).body).toEqual({ outcome: 'applied' })
})

/** An operation and a request that makes it fail with an expected code. */
type Situation = () => Promise<readonly [CasinoOperationName, RequestOptions]>

const holdOf =
  (facts: SaleFacts, member = newMember): Situation =>
  async () => ['holdSeats', { member: await member(), input: wish(facts) }]

const limited = async (): Promise<string> => {
  const member = await newMember()
  expect((await casino.request('setLimit', { member, input: { kind: 'pause', months: 3 } })).status).toBe(200)
  return member
}

const SITUATIONS: readonly (readonly [CasinoErrorCode, string, Situation])[] = [
  ['missingCasino', 'a hold where content names no casino', holdOf(SALES.noCasino)],
  ['missingUuid', 'a hold where the named casino is not there', holdOf(SALES.noUuid)],
  ['missingTrigram', 'a hold where the casino has no trigram', holdOf(SALES.noTrigram)],
  ['invalidAmount', 'a hold for a tournament without a buy-in', holdOf(SALES.free)],
  ['noTournament', 'a hold of what nobody sells', holdOf(tournament(AT))],
  ['noTournament', 'a hold of what was cancelled', holdOf(SALES.cancelled)],
  ['noTournament', 'a hold after late registration', holdOf(SALES.begun)],
  ['noTournament', 'a sale that is unknown', async () => ['sale', { id: 'none' }]],
  ['age', 'a hold of who is too young', holdOf(SALES.elders)],
  ['limited', 'a hold of who has limited their access', holdOf(SALES.open, limited)],
  [
    'limited',
    'a waiting list for who has limited their access',
    async () => [
      'joinWaitingList',
      { member: await limited(), input: { saleId: SALES.open.id, category: 'day-1a', rules: true } },
    ],
  ],
  [
    'required',
    'a hold without the rules',
    async () => ['holdSeats', { member: await newMember(), input: { ...wish(SALES.open), rules: undefined } }],
  ],
  [
    'noPlaces',
    'a second hold of a tournament',
    async () => {
      const member = await newMember()
      await hold(member, SALES.open)
      return ['holdSeats', { member, input: wish(SALES.open) }]
    },
  ],
  [
    'noPlaces',
    'a hold of the seat that another one has',
    async () => {
      await hold(await newMember(), SALES.one)
      return ['holdSeats', { member: await newMember(), input: wish(SALES.one) }]
    },
  ],
  [
    'holdOver',
    'a payment after fifteen minutes',
    async () => {
      const member = await newMember()
      const { id } = await hold(member, SALES.open)
      casino.now += HOUR / 4
      return ['pay', { member, id, input: { locale: 'en' } }]
    },
  ],
  [
    'notCancellable',
    'a cancellation of what is over',
    async () => {
      const member = await newMember()
      const { id } = await hold(member, SALES.open)
      await casino.request('cancelRegistration', { member, id, input: {} })
      return ['cancelRegistration', { member, id, input: {} }]
    },
  ],
  [
    'notification',
    'a notification without a signature',
    async () => ['paymentNotification', { input: { fields: {} } }],
  ],
]

test.each(SITUATIONS)('%s: %s', async (code, _, situation) => {
  const [name, options] = await situation()
  const answer = await casino.request(name, options)
  const errors: readonly string[] = CASINO_OPERATIONS[name].errors
  expect([answer.code, answer.status]).toEqual([code, code === 'required' ? 422 : CASINO_ERRORS[code].status])
  expect(errors).toContain(code)
})

test('another member’s registration is not there', async () => {
  const { id } = await hold(await newMember(), SALES.open)
  const member = await newMember()
  for (const name of ['registration', 'receipt'] as const)
    expect((await casino.request(name, { member, id })).status).toBe(404)
  expect((await casino.request('cancelRegistration', { member, id, input: {} })).status).toBe(404)
  expect((await casino.request('pay', { member, id, input: { locale: 'fr' } })).status).toBe(404)
})
