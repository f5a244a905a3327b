import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { events } from '#services/hotel/schema.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { HOUR, type HotelStack, newEmail, startHotel, ownTest as test } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

const DAY = 24 * HOUR
const FIREFOX = 'firefox windows ipv4'
const SAFARI = 'safari ios ipv6'

let hotel: HotelStack
let lines: Record<string, unknown>[] = []

beforeAll(async () => {
  hotel = await startHotel(
    { HOTEL_EVENTS_DAYS: 30 },
    { log: createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }) },
  )
})

afterAll(() => hotel.stop())

/** The account's events, the oldest first, as `kind outcome browser`. */
const eventsOf = async (member: string): Promise<string[]> =>
  (await hotel.request('events', { member })).body.events
    .map(({ kind, outcome, browser }) => `${kind} ${outcome} ${browser}`)
    .toReversed()

const subjectsTo = async (email: string, atLeast: number): Promise<string[]> =>
  (await hotel.mails(email, atLeast)).map(({ subject }) => subject)

describe('authentication events', () => {
  test('are kept for the owner with the kind of browser and address, and nothing else', async () => {
    const { email, token: first } = await hotel.member()
    await hotel.request('login', { input: { email, password: 'wrong' }, client: SAFARI })
    const { token } = (await hotel.request('login', { input: { email, password: PASSWORD }, client: FIREFOX })).body
    await hotel.request('deleteAccount', { member: token, input: { password: 'wrong' }, client: FIREFOX })
    await hotel.request('logout', { member: first })
    await hotel.request('endSessions', { member: token, input: {}, client: FIREFOX })
    const password = 'Mistral-2027!!'
    await hotel.request('changePassword', {
      member: token,
      input: { currentPassword: PASSWORD, password },
      client: FIREFOX,
    })
    expect(await eventsOf(token)).toEqual([
      'login ok other',
      'login failed safari',
      'login ok firefox',
      'password-check failed firefox',
      'logout ok other',
      'sessions-ended ok firefox',
      'password-changed ok firefox',
    ])
    const { events } = (await hotel.request('events', { member: token })).body
    expect(events[0]).toEqual({
      kind: 'password-changed',
      outcome: 'ok',
      at: new Date(hotel.now).toISOString(),
      browser: 'firefox',
      system: 'windows',
      network: 'ipv4',
    })
    expect((await hotel.request('export', { member: token })).body.events).toEqual(events)
  })

  test('a change of e-mail, its confirmation, its undoing and a reset are events', async () => {
    const { email, password, token } = await hotel.member()
    const next = newEmail()
    await hotel.request('changeEmail', { member: token, input: { email: next, emailVerification: next, password } })
    await hotel.request('confirmEmail', { input: { token: await hotel.tokenIn(next) } })
    await hotel.request('undoEmail', { input: { token: await hotel.tokenIn(email, /Changement/) } })
    const reset = await hotel.tokenIn(email, /nouveau mot de passe/)
    await hotel.request('resetComplete', { input: { token: reset, password: 'Mistral-2027!!' } })
    const member = await hotel.login(email, 'Mistral-2027!!')
    expect((await eventsOf(member)).slice(1, -1)).toEqual([
      'email-requested ok other',
      'email-changed ok other',
      'email-restored ok other',
      'password-reset ok other',
    ])
  })

  test('are nobody else’s, and go with the account', async () => {
    const [one, other] = [await hotel.member(), await hotel.member()]
    expect(await eventsOf(other.token)).toEqual(['login ok other'])
    await hotel.request('deleteAccount', { member: one.token, input: { password: PASSWORD } })
    await hotel.request('signUp', { input: form(one.email) })
    await hotel.mails(one.email, 3)
    await hotel.request('activate', {
      input: { token: await hotel.tokenIn(one.email, /^Confirmez votre adresse e/), password: PASSWORD },
    })
    expect(await eventsOf(await hotel.login(one.email, PASSWORD))).toEqual(['login ok other'])
  })

  test('are lines of the log with a pseudonym that stays the same, an address class and the outcome', async () => {
    const [one, other] = [await hotel.member(), await hotel.member()]
    lines = []
    for (const { email } of [one, one, other])
      await hotel.request('login', { input: { email, password: 'wrong' }, client: SAFARI })
    await hotel.request('login', { input: { email: newEmail('nobody'), password: 'wrong' }, client: SAFARI })
    const told = lines.filter(({ event }) => event === 'auth')
    expect(told.map(({ kind, outcome, network }) => [kind, outcome, network])).toEqual(
      Array.from({ length: 4 }, () => ['login', 'failed', 'ipv6']),
    )
    const [first, second, third, nobody] = told.map(({ account }) => account)
    expect(first).toMatch(/^[\w-]{22}$/)
    expect([second === first, third === first, nobody]).toEqual([true, false, undefined])
    const { accountId } = (await hotel.request('profile', { member: one.token })).body.profile
    for (const secret of [accountId, one.email]) expect(JSON.stringify(told)).not.toContain(secret)
  })

  test('attempts during a lockout are in the log only: nobody fills an account’s list', async () => {
    const { email, token } = await hotel.member()
    for (let times = 0; times < 8; times += 1) await hotel.request('login', { input: { email, password: 'wrong' } })
    expect((await eventsOf(token)).filter((event) => event.startsWith('login failed'))).toHaveLength(3)
  })
})

describe('mails', () => {
  test('a sign-in from a new browser is told in words, one from the first or a known browser is not', async () => {
    const { email } = await hotel.member()
    const sign = (device?: string) =>
      hotel.request('login', { input: { email, password: PASSWORD, ...(device ? { device } : {}) }, client: SAFARI })
    expect(await subjectsTo(email, 1)).toEqual(['Confirmez votre adresse e-mail'])
    const { device } = (await sign()).body
    const [told] = await hotel.mails(email, 2)
    expect(told?.subject).toBe('Nouvelle connexion à votre compte')
    expect(told?.text).toContain('Safari sur iOS')
    expect(told?.text).toContain('https://site.example/infiniment-barriere/mes-connexions')
    await sign(device)
    await hotel.request('resetInit', { input: { email } })
    expect(await subjectsTo(email, 3)).toHaveLength(3)
  })

  test('in English for an English account, and at most five an hour', async () => {
    const email = newEmail()
    await hotel.request('signUp', { input: form(email, { locale: 'en' }) })
    await hotel.request('activate', { input: { token: await hotel.tokenIn(email), email, password: PASSWORD } })
    for (let times = 0; times < 8; times += 1)
      await hotel.request('login', { input: { email, password: PASSWORD }, client: FIREFOX })
    await hotel.request('resetInit', { input: { email } })
    await hotel.tokenIn(email, /new password/)
    const mails = (await hotel.mails(email, 7)).filter(({ subject }) => subject === 'New sign-in to your account')
    expect(mails.map(({ text }) => text.includes('Firefox on Windows'))).toEqual(Array.from({ length: 5 }, () => true))
  })

  test('a confirmed e-mail change is told to the old address', async () => {
    const { email, password, token } = await hotel.member()
    const next = newEmail()
    await hotel.request('changeEmail', { member: token, input: { email: next, emailVerification: next, password } })
    await hotel.request('confirmEmail', { input: { token: await hotel.tokenIn(next) } })
    const told = (await hotel.mails(email, 3))[0]
    expect([told?.subject, told?.text.includes(next)]).toEqual(['Votre adresse e-mail a changé', true])
  })
})

describe('ending sessions', () => {
  test('ends the one of a token, or all others, and never another member’s', async () => {
    const { email, token } = await hotel.member()
    const stranger = await hotel.member()
    const [second, third] = [await hotel.login(email, PASSWORD), await hotel.login(email, PASSWORD)]
    const statuses = async () =>
      await Promise.all(
        [token, second, third, stranger.token].map(
          async (member) => (await hotel.request('profile', { member })).status,
        ),
      )
    await hotel.request('endSessions', { member: token, input: { token: stranger.token } })
    expect(await statuses()).toEqual([200, 200, 200, 200])
    await hotel.request('endSessions', { member: token, input: { token: second } })
    expect(await statuses()).toEqual([200, 401, 200, 200])
    await hotel.request('endSessions', { member: token, input: {} })
    expect(await statuses()).toEqual([200, 401, 401, 200])
  })
})

test('retention: a start sweeps events older than the configured days, and logins without an account', async () => {
  const folder = await temporaryDataDir('hotel-events-')
  const kept = async (from: number): Promise<number> => {
    const own = await startHotel({ DATA_DIR: folder, HOTEL_DEMONSTRATION: true, HOTEL_EVENTS_DAYS: 30 })
    own.now = from
    await own.request('login', { input: { email: newEmail('nobody'), password: 'x' } })
    await own.login('decouverte@example.com', 'Decouverte#2026')
    await own.stop()
    const database = await openDatabase({ url: undefined, dataDir: folder, log: createLog('silent') })
    const rows = await database.sql.select().from(events)
    await database.close()
    return rows.length
  }
  const { now } = hotel
  expect(await kept(now - 30 * DAY)).toBe(2)
  expect(await kept(now)).toBe(2)
  await rm(folder, { recursive: true, force: true })
})
