import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAPTCHA_HEADER } from '@barriere/shared/contracts/http.ts'
import { newEmail } from '../hotel/stack.ts'
import { type EphStack, type RequestOptions, proofOf, startEph } from './stack.ts'

// The captcha of a login, which is required after two attempts.

let eph: EphStack

beforeAll(async () => {
  eph = await startEph({ RATE_LIMIT_FACTOR: '1' })
})

afterAll(() => eph.stop())

let addresses = 0

const newAddress = (): string => `198.51.100.${(addresses += 1)}`

const logIn = async (
  email: string,
  { password = 'Mauvais#2026x', address = newAddress(), headers = {}, locale = 'fr' as 'fr' | 'en' } = {},
) => {
  const options: RequestOptions = {
    input: { email, password },
    locale,
    headers: { 'x-client-address': address, ...headers },
  }
  const { status, code, failure } = await eph.browser().request('login', options)
  return { status, code, message: failure.message }
}

test.each([
  ['fr', /^La vérification contre les robots .*02.61.91.00.14/],
  ['en', /^The check against robots .*\+33/],
] as const)(
  'in %s: two attempts at an account go without, wherever they come from; a third needs a proof',
  async (locale, told) => {
    const email = newEmail()
    expect((await logIn(email)).code).toBe('0090')
    expect((await logIn(email.toUpperCase())).code).toBe('0090')
    expect(await logIn(email, { locale })).toEqual({
      status: 422,
      code: 'captcha',
      message: expect.stringMatching(told) as string,
    })
    expect((await logIn(email, { headers: await proofOf('login') })).code).not.toBe('captcha')
  },
)

test('two attempts from an address go without, at whichever accounts; others’ addresses are not asked', async () => {
  const address = newAddress()
  for (let attempt = 0; attempt < 2; attempt += 1) expect((await logIn(newEmail(), { address })).code).toBe('0090')
  expect((await logIn(newEmail(), { address })).code).toBe('captcha')
  expect((await logIn(newEmail())).code).toBe('0090')
})

test('of fifty attempts at once no more than two go without', async () => {
  const email = newEmail()
  const codes = (await Promise.all(Array.from({ length: 50 }, () => logIn(email)))).map(({ code }) => code)
  expect(codes.filter((code) => code === 'captcha')).toHaveLength(48)
})

test('a login that succeeds does not count, and with a proof the right password still opens the account', async () => {
  const { email, password } = await eph.account()
  const address = newAddress()
  for (let login = 0; login < 5; login += 1) expect((await logIn(email, { password, address })).status).toBe(200)
  for (let attempt = 0; attempt < 2; attempt += 1) await logIn(email, { address })
  expect((await logIn(email, { password, address })).code).toBe('captcha')
  const proof = await proofOf('login')
  expect((await logIn(email, { password, address, headers: proof })).status).toBe(200)
  expect((await logIn(email, { password, address, headers: proof })).code).toBe('captcha-expired')
})

test.each(['signUp', 'resetInit'] as const)('%s is asked for a proof each time', async (name) => {
  const { code } = await eph
    .browser()
    .request(name, {
      input: { email: newEmail() },
      headers: { 'x-client-address': newAddress(), [CAPTCHA_HEADER]: undefined },
    })
  // Sign-up refuses the fields first.
  expect(code).toBe(name === 'signUp' ? '0011' : 'captcha')
})
