import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type * as Argon2 from '#services/kit/passwords/argon2.ts'
import { AT_ONCE, Passwords, WAITING } from '#services/kit/passwords/passwords.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { HOUR, type HotelStack, newEmail, openHotel, ownTest } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

/** While it is closed no comparison of a password ends, so that further logins queue. */
const gate = vi.hoisted(() => ({ opened: Promise.resolve() }))

vi.mock('#services/kit/passwords/argon2.ts', async (original) => {
  const argon2 = await original<typeof Argon2>()
  const verifyPassword: typeof argon2.verifyPassword = async (...given) => {
    await gate.opened
    return await argon2.verifyPassword(...given)
  }
  return { ...argon2, verifyPassword }
})

/** Batches of fifty failed logins: a thousand logins in the complete set. */
const BATCHES = sized(1, 3, 20)

let hotel: HotelStack

beforeAll(async () => {
  hotel = await openHotel()
})

afterAll(() => hotel.stop())

const wrong = (email: string, device?: string) =>
  hotel.request('login', { input: { email, password: 'wrong', ...(device === undefined ? {} : { device }) } })

describe('three failures', () => {
  ownTest('of 100 at once, exactly three passwords are looked at; then 0072 for an hour', async () => {
    const { email, password } = await hotel.member()
    const looked = vi.spyOn(Passwords.prototype, 'verify')
    const answers = await Promise.all(Array.from({ length: 100 }, () => wrong(email)))
    expect(looked).toHaveBeenCalledTimes(3)
    looked.mockRestore()
    const codes = answers.map(({ code }) => code)
    expect([codes.filter((code) => code === '0090').length, codes.filter((code) => code === '0072').length]).toEqual([
      2, 98,
    ])

    const began = hotel.now
    hotel.now = began + 3_599_000
    expect((await hotel.request('login', { input: { email, password } })).code).toBe('0072')
    hotel.now = began + 3_600_000
    expect((await hotel.request('login', { input: { email, password } })).status).toBe(200)
  })

  test('account enumeration: block an unknown e-mail with identical answers', async () => {
    const { email } = await hotel.member()
    const answers = async (whose: string) => {
      const given = []
      for (let times = 0; times < 5; times += 1) {
        const { status, body } = await wrong(whose)
        given.push([status, body])
      }
      return given
    }
    const ofPhantom = await answers(newEmail('phantom'))
    expect(ofPhantom).toEqual(await answers(email))
    // The last answer but one warns, too.
    expect(ofPhantom.map(([, body]) => (body as { lastTry?: true }).lastTry)).toEqual([
      undefined,
      true,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('are counted across spellings of the e-mail', async () => {
    const { email } = await hotel.member(newEmail('zoé.spelling'))
    await wrong(email)
    await wrong(email.toUpperCase())
    expect((await wrong(email.normalize('NFD'))).code).toBe('0072')
  })

  ownTest('are forgotten after a success, and after an hour', async () => {
    const { email, password } = await hotel.member()
    for (const _ of [1, 2]) await wrong(email)
    await hotel.login(email, password)
    for (const _ of [1, 2]) expect((await wrong(email)).code).toBe('0090')
    hotel.now += HOUR
    for (const _ of [1, 2]) expect((await wrong(email)).code).toBe('0090')
    expect((await wrong(email)).code).toBe('0072')
  })

  test('of a signed-in member block password confirmations, neither the session nor the login', async () => {
    const { email, password, token } = await hotel.member()
    const change = (currentPassword: string) =>
      hotel.request('changePassword', { member: token, input: { currentPassword, password: 'Mistral-2027!!' } })
    expect([
      (await change('x')).code,
      (await change('x')).code,
      (await change('x')).code,
      (await change(password)).code,
    ]).toEqual(['0090', '0090', '0072', '0072'])
    expect((await hotel.request('profile', { member: token })).status).toBe(200)
    await hotel.login(email, password)
  })
})

describe('denial of service by lockout', () => {
  test('a known device signs in despite hundreds of hostile failures, and sessions continue', async () => {
    const { email, password, token } = await hotel.member()
    const { device } = (await hotel.request('login', { input: { email, password } })).body
    for (let times = 0; times < BATCHES; times += 1) await Promise.all(Array.from({ length: 50 }, () => wrong(email)))
    expect((await hotel.request('login', { input: { email, password } })).code).toBe('0072')
    expect((await hotel.request('login', { input: { email, password, device: 'a-device-that-never-was' } })).code).toBe(
      '0072',
    )
    expect((await hotel.request('profile', { member: token })).status).toBe(200)
    const again = await hotel.request('login', { input: { email, password, device } })
    expect([again.status, again.body.device]).toEqual([200, device])
  }, 300_000)

  test('a known device has its own counter, for its own account only', async () => {
    const [one, two] = [await hotel.member(), await hotel.member()]
    const known = (await hotel.request('login', { input: { email: one.email, password: one.password } })).body.device
    for (const _ of [1, 2, 3]) await wrong(one.email, known)
    expect(
      (await hotel.request('login', { input: { email: one.email, password: one.password, device: known } })).code,
    ).toBe('0072')
    await hotel.login(one.email, one.password)
    for (const _ of [1, 2, 3]) await wrong(two.email)
    expect(
      (await hotel.request('login', { input: { email: two.email, password: two.password, device: known } })).code,
    ).toBe('0072')
  })
})

ownTest('beyond the queue a login is asked to come back', async () => {
  const { promise, resolve: open } = Promise.withResolvers<void>()
  gate.opened = promise
  const tooMany = 28
  let left = tooMany
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE + WAITING + tooMany }, async (_, index) => {
      const answer = await wrong(newEmail(`flood-${index}`))
      if (answer.status === 429 && (left -= 1) === 0) open()
      return answer
    }),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(tooMany)
  expect(new Set(refused.map(({ code, headers }) => `${code} ${headers.get('retry-after')}`))).toEqual(
    new Set(['default 2']),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})
