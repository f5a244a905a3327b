import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAPTCHA_HEADER } from '@barriere/shared/contracts/http.ts'
import { newEmail } from '../hotel/stack.ts'
import { type EphStack, startEph } from './stack.ts'

// A login while Google's verification is away.

let eph: EphStack

beforeAll(async () => {
  eph = await startEph({
    RATE_LIMIT_FACTOR: '1',
    RECAPTCHA_V3_SITE_KEY: 'key-of-v3',
    RECAPTCHA_V3_SECRET: 'secret-of-v3',
    RECAPTCHA_V2_SITE_KEY: 'key-of-v2',
    RECAPTCHA_V2_SECRET: 'secret-of-v2',
    // No server listens there.
    RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/siteverify',
  })
})

afterAll(() => eph.stop())

const PROOF = { [CAPTCHA_HEADER]: 'kind=v3&token=unavailable' }

const attempt = async (headers: Readonly<Record<string, string>>) => {
  const options = { input: { email: newEmail(), password: 'Mauvais#2026x' }, headers }
  return await eph.browser().request('login', options)
}

test('goes on, more slowly: five attempts of an address in a quarter of an hour', async () => {
  const address = { 'x-client-address': '198.51.100.1' }
  for (let count = 0; count < 2; count += 1) expect((await attempt(address)).code).toBe('0090')
  expect((await attempt(address)).code).toBe('captcha')
  for (let count = 0; count < 5; count += 1) expect((await attempt({ ...address, ...PROOF })).code).toBe('0090')
  const refused = await attempt({ ...address, ...PROOF })
  expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true])
  expect((await attempt({ 'x-client-address': '198.51.100.2', ...PROOF })).code).toBe('0090')
})

test('what has no other way in says that sending is not possible', async () => {
  const { status, code, failure } = await eph
    .browser()
    .request('resetInit', { input: { email: newEmail() }, headers: PROOF })
  expect([status, code]).toEqual([503, 'captcha-away'])
  expect(failure.message).toMatch(/^L’envoi n’est pas possible pour le moment.*02.61.91.00.14/)
})
