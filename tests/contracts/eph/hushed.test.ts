import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { EphCalls } from '#lib/contracts/eph.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { form } from '#tests/support/sign-up-form.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { newEmail } from '../hotel/stack.ts'
import { type Answered, type EphStack, startEph } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

/**
 * Batches of ten failed logins; more at once would open the circuit breaker of a slow machine. A thousand logins in the
 * complete set.
 */
const BATCHES = sized(5, 15, 100)

let eph: EphStack

beforeAll(async () => {
  eph = await startEph()
})

afterAll(() => eph.stop())

type Observed = Answered<EphCalls['login' | 'signUp' | 'resetInit' | 'resendActivation']>

/** Everything of an answer that the client can observe. */
const seen = ({ status, text, headers }: Observed) => ({ status, text, headers: [...headers].toSorted() })

/** The same request for an active account, for one that is not activated, and for an unknown e-mail. */
async function threeTimes(request: (email: string) => Promise<Observed>) {
  const inactive = newEmail()
  await eph.browser().request('signUp', { input: form(inactive) })
  return (await Promise.all([(await eph.account()).email, inactive, newEmail()].map(request))).map(seen)
}

test.each([
  ['login', (email: string) => eph.browser().request('login', { input: { email, password: 'Wrong#2026pass' } })],
  ['signUp', (email: string) => eph.browser().request('signUp', { input: form(email) })],
  ['resetInit', (email: string) => eph.browser().request('resetInit', { input: { email } })],
  ['resendActivation', (email: string) => eph.browser().request('resendActivation', { input: { email } })],
] as const)('%s: not a byte tells whether an e-mail has an account', async (_, request) => {
  const [active, inactive, unknown] = await threeTimes(request)
  expect(inactive).toEqual(active)
  expect(unknown).toEqual(active)
})

test('account enumeration: a lockout does not reveal an account', async () => {
  const blocked = async (email: string) => {
    const answers = []
    for (const _ of [1, 2, 3, 4])
      answers.push(seen(await eph.browser().request('login', { input: { email, password: 'Wrong#2026pass' } })))
    return answers
  }
  const known = await blocked((await eph.account()).email)
  expect(await blocked(newEmail())).toEqual(known)
  const bodies = known.map(({ text }) => JSON.parse(text) as { code: string; message: string; lastTry?: string })
  expect(bodies.map(({ code }) => code)).toEqual(['0090', '0090', '0072', '0072'])
  // The answer before the last try warns of it.
  const { hotel: lastTry } = messagesOf('fr').errors.lastTry
  expect(bodies.map((body) => [body.lastTry, body.message.endsWith(lastTry)])).toEqual([
    [undefined, false],
    [lastTry, true],
    [undefined, false],
    [undefined, false],
  ])
})

test('the owner of a used e-mail gets a mail', async () => {
  const { email } = await eph.account()
  expect((await eph.browser().request('signUp', { input: form(email) })).body).toEqual({ status: 'accepted' })
  const mails = await eph.hotel.mails(email, 2)
  expect(mails[0]?.text).toMatch(/déjà/)
})

test('a password reset ends a lockout', async () => {
  const { email } = await eph.account()
  for (const _ of [1, 2, 3]) await eph.browser().request('login', { input: { email, password: 'x' } })
  expect((await eph.browser().request('resetInit', { input: { email } })).status).toBe(200)
  const pathParameter = await eph.hotel.tokenIn(email, /nouveau mot de passe/)
  await eph.browser().request('resetComplete', { pathParameter, input: { password: 'Mistral-2027!!' } })
  expect((await eph.browser().request('login', { input: { email, password: 'Mistral-2027!!' } })).status).toBe(200)
})

test('a known device signs in despite hundreds of hostile failures', async () => {
  const { browser, email, password } = await eph.member()
  await browser.request('logout')
  for (let batch = 0; batch < BATCHES; batch += 1) {
    await Promise.all(
      Array.from({ length: 10 }, () => eph.browser().request('login', { input: { email, password: 'x' } })),
    )
  }
  expect((await eph.browser().request('login', { input: { email, password } })).code).toBe('0072')
  expect((await browser.request('login', { input: { email, password } })).status).toBe(200)
}, 120_000)
