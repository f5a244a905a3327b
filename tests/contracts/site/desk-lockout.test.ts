import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, DeskVisitor, PASSWORD, codeOf, signedIn } from './desk-browser.ts'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

const EMAIL = 'agathe@barriere.example'

let stack: RequestStack

beforeAll(async () => {
  stack = await startRequestStack({ DESK_ORIGIN: DESK, TRUSTED_PROXIES: 1 })
}, 60_000)

afterAll(() => stack.stop())

/** A login from an address, as the proxy before the desk tells it. */
const login = (visitor: DeskVisitor, address: string, fields: Readonly<Record<string, string>>) =>
  visitor.post('/desk/login', fields, { 'origin': DESK, 'x-forwarded-for': address })

test('behind a proxy strangers shut out neither the staff nor one of them', async () => {
  const { visitor, secret } = await signedIn(stack, { email: EMAIL })
  const stranger = new DeskVisitor(stack.origin)
  const answers = []
  // Forty failures close the desk to their client address, with known and with invented e-mail addresses.
  for (let failure = 0; failure < 41; failure += 1) {
    const email = failure < 6 ? EMAIL : `nobody-${failure}@barriere.example`
    answers.push((await login(stranger, '198.51.100.1', { email, password: 'wrong', code: '000000' })).status)
  }
  expect(answers.slice(0, 40).every((status) => status === 422)).toBe(true)
  expect(answers[40]).toBe(429)
  const enter = (browser: DeskVisitor, address: string) => {
    stack.clock.now += 60_000
    return login(browser, address, { email: EMAIL, password: PASSWORD, code: codeOf(secret, stack.clock.now) })
  }
  const elsewhere = new DeskVisitor(stack.origin)
  expect((await enter(elsewhere, '203.0.113.9')).status).toBe(200)
  // In a known browser, its owner can sign in from the stranger's address too.
  await visitor.post('/desk/logout')
  expect((await enter(visitor, '198.51.100.1')).status).toBe(200)
  expect((await enter(new DeskVisitor(stack.origin), '198.51.100.1')).status).toBe(429)
}, 60_000)
