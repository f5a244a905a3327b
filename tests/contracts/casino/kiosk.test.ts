import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeCardCode } from '@barriere/shared/domain/loyalty/card-code.ts'
import { type CasinoStack, openCasino, ownTest } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 30_000 })

const BIRTH_DATE = '1990-05-04'

const BLOCKED = 'accountBlockedAfterMultipleLoginAttempts'

let casino: CasinoStack
let terminal = ''

beforeAll(async () => {
  casino = await openCasino()
  terminal = await casino.terminal()
})

afterAll(() => casino.stop())

const show = (given: { qr: string } | { rfid: string }, birthDate = BIRTH_DATE) =>
  casino.request('kioskCard', { input: { ...given, birthDate, terminal } })

/** A card holder with a device; `code` is what its screen shows. */
async function holder() {
  const member = await casino.cardHolder()
  const { body: key, status } = await casino.request('addCardKey', { member: member.token })
  expect(status).toBe(201)
  return { ...member, key, code: () => writeCardCode(key, casino.now / 1_000) }
}

ownTest('a code of the member’s screen and the birth date show card, points and jackpots, once', async () => {
  const { code, rfid } = await holder()
  const qr = await code()
  const { body } = await show({ qr })
  expect(body).toMatchObject({ card: { firstName: 'Zoé', tier: 'white' }, balance: 0, cents: 0, vouchers: [] })
  expect((await show({ qr })).code).toBe('qrCode')
  casino.now += 1_000
  expect((await show({ qr: await code() })).status).toBe(200)
  expect((await show({ rfid })).body.card.number).toBe(body.card.number)
})

ownTest('qrCode: of a minute ago, of another key, of a device that is not known, and what is none', async () => {
  const { code, key } = await holder()
  const qr = await code()
  casino.now += 59_000
  expect((await show({ qr }, '1990-05-05')).code).toBe('invalidBirthdate')
  casino.now += 1_000
  expect((await show({ qr })).code).toBe('qrCode')
  const now = casino.now / 1_000
  const other = (await holder()).key
  expect((await show({ qr: await writeCardCode({ device: key.device, key: other.key }, now) })).code).toBe('qrCode')
  expect((await show({ qr: await writeCardCode({ device: randomUUID(), key: key.key }, now) })).code).toBe('qrCode')
  expect((await show({ qr: 'https://example.com' })).code).toBe('qrCode')
})

test('of many terminals with one code at once, one shows the card', async () => {
  const { code } = await holder()
  const qr = await code()
  const answers = await Promise.all(Array.from({ length: 8 }, () => show({ qr })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ code: refused }) => refused))).toEqual(new Set([undefined, 'qrCode']))
})

test('card: a chip that no active card has', async () => {
  expect((await show({ rfid: 'FFFFFFFFFFFFFFFF' })).code).toBe('card')
})

test('one of code and chip is needed', async () => {
  const { code, rfid } = await holder()
  const both = await casino.request('kioskCard', { input: { qr: await code(), rfid, birthDate: BIRTH_DATE, terminal } })
  expect(both.status).toBe(422)
  expect((await casino.request('kioskCard', { input: { birthDate: BIRTH_DATE, terminal } })).status).toBe(422)
})

ownTest('five wrong birth dates block the card, at the terminal and for the login, for 240 seconds', async () => {
  const { rfid, token: member } = await holder()
  const { number } = (await casino.request('card', { member })).body.card ?? {}
  const codes = []
  for (let day = 10; day < 15; day += 1) codes.push((await show({ rfid }, `1990-05-${day}`)).code)
  // Enumeration: the same answer as for an unknown chip, since a chip can be read from a hand’s breadth.
  expect(codes).toEqual([...Array<string>(4).fill('card'), BLOCKED])
  const login = () => casino.request('loginByCard', { input: { number, birthDate: BIRTH_DATE } })
  casino.now += 239_000
  expect((await login()).code).toBe(BLOCKED)
  casino.now += 1_000
  expect((await login()).status).toBe(200)
})

test('a limit hides the jackpots; a pre-member’s device gets no key', async () => {
  const { rfid, token: member } = await holder()
  await casino.request('setLimit', { member, input: { kind: 'pause', months: 3 } })
  expect((await show({ rfid })).body.jackpots).toEqual([])
  expect((await casino.request('addCardKey', { member: (await casino.member()).token })).code).toBe('cardNeeded')
})

test('card number and birth date are a login; without an account the card has none', async () => {
  const { token: member } = await casino.cardHolder()
  const { number } = (await casino.request('card', { member })).body.card ?? {}
  const login = await casino.request('loginByCard', { input: { number, birthDate: BIRTH_DATE } })
  const { profile } = (await casino.request('profile', { member: login.body.token })).body
  expect([login.body.profile.accountId, profile.cardHolder]).toEqual([profile.accountId, true])
  const rfid = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
  const guest = { firstName: 'Ada', lastName: 'Byron' }
  const handed = { email: 'ada@example.com', birthDate: BIRTH_DATE, rfid, casino: 'deauville', holder: guest }
  const { body } = await casino.desk('cards', handed)
  expect((await casino.request('loginByCard', { input: { number: body['number'], birthDate: BIRTH_DATE } })).code).toBe(
    'noAccount',
  )
  expect((await show({ rfid })).code).toBe('card')
  expect((await casino.request('loginByCard', { input: { number: '1000000214', birthDate: BIRTH_DATE } })).code).toBe(
    'cardNotFound',
  )
})
