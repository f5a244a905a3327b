import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type CasinoStack, newEmail, openCasino, ownTest } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 30_000 })

const BLOCKED = 'accountBlockedAfterMultipleLoginAttempts'

let casino: CasinoStack

beforeAll(async () => {
  casino = await openCasino()
})

afterAll(() => casino.stop())

const tryLogin = async (email: string, password: string) =>
  (await casino.request('login', { input: { email, password } })).code

const fail = async (email: string, times: number): Promise<(string | undefined)[]> => {
  const codes = []
  for (let time = 0; time < times; time += 1) codes.push(await tryLogin(email, 'wrong'))
  return codes
}

ownTest('the fifth failure blocks; at 239 seconds still, at 240 no more', async () => {
  const { email, password } = await casino.member()
  expect(await fail(email, 5)).toEqual(['credentials', 'credentials', 'credentials', 'credentials', BLOCKED])
  const blockedAt = casino.now
  expect(await tryLogin(email, password)).toBe(BLOCKED)
  casino.now = blockedAt + 239_000
  expect(await tryLogin(email, password)).toBe(BLOCKED)
  casino.now = blockedAt + 240_000
  expect(await tryLogin(email, password)).toBeUndefined()
})

test('an e-mail without an account is blocked in the same way', async () => {
  expect(await fail(newEmail('nobody'), 6)).toEqual([...Array<string>(4).fill('credentials'), BLOCKED, BLOCKED])
})

test('a password reset lifts the block', async () => {
  const { email } = await casino.member()
  await fail(email, 5)
  await casino.request('resetInit', { input: { email } })
  const token = await casino.tokenIn(email, /nouveau mot de passe/)
  const password = 'Mistral-2027!!'
  expect((await casino.request('resetComplete', { input: { token, password } })).status).toBe(200)
  expect(await tryLogin(email, password)).toBeUndefined()
})

test('a right password clears the failures', async () => {
  const { email, password } = await casino.member()
  await fail(email, 4)
  expect(await tryLogin(email, password)).toBeUndefined()
  expect(await fail(email, 4)).toEqual(Array<string>(4).fill('credentials'))
})

test('wrong passwords of a signed-in member block the confirmation, not the login', async () => {
  const { email, password, token: member } = await casino.member()
  const codes = []
  for (let time = 0; time < 5; time += 1)
    codes.push((await casino.request('deleteAccount', { member, input: { password: 'wrong' } })).code)
  expect(codes.at(-1)).toBe(BLOCKED)
  expect((await casino.request('deleteAccount', { member, input: { password } })).code).toBe(BLOCKED)
  expect(await tryLogin(email, password)).toBeUndefined()
})
