import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'
import { form } from '#tests/support/sign-up-form.ts'
import { sized } from '@barriere/testing/test-size.ts'
import type { Answered } from '../eph/stack.ts'
import { type CasinoSite, startCasinoSite } from './site.ts'
import { newEmail } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 120_000 })

/** Rounds of fifty submits, batches of ten failed logins, vouchers of somebody else: twenty, a thousand, a thousand. */
const [ROUNDS, BATCHES, VOUCHERS] = [sized(2, 3, 20), sized(5, 15, 100), sized(50, 100, 1_000)]

const BLOCKED = 'accountBlockedAfterMultipleLoginAttempts'

let site: CasinoSite

beforeAll(async () => {
  site = await startCasinoSite()
})

afterAll(() => site.stop())

type Observed = Pick<Answered<CasinoCalls['login']>, 'status' | 'text' | 'headers'>

/** Everything of an answer that a client can observe. */
const seen = ({ status, text, headers }: Observed) => ({ status, text, headers: [...headers].toSorted() })

const wrong = (email: string) => site.browser().request('login', { input: { email, password: 'Wrong#2026pass' } })

describe('fifty identical submits at once', () => {
  /** Retries as a browser does, with the same key, while the backend is too busy to answer in time. */
  const insist = async <T extends { readonly status: number }>(request: () => Promise<T>): Promise<T> => {
    for (;;) {
      const answer = await request()
      if (answer.status !== 503) return answer
    }
  }
  const fifty = <T extends { readonly status: number }>(request: () => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: 50 }, () => insist(request)))

  test('a sign-up makes one account and sends one mail, and all get the same answer', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = newEmail('fifty')
      const key = `sign-up-of-round-${round}-in-all`
      const answers = await fifty(() => site.browser().request('signUp', { input: form(email), key }))
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
        new Set(['200 {"status":"accepted"}']),
      )
      expect(await site.services.mails(email)).toHaveLength(1)
    }
  })

  test('a redemption takes the points once, and all get the same voucher', async () => {
    const member = await site.demonstration('black')
    const { balance } = (await member.request('balance')).body
    const { rewards } = (await member.request('rewards')).body
    const reward = rewards.find(({ points, stock = 1 }) => points <= balance && stock > 0)
    const input = { rewardId: reward?.id ?? '' }
    const answers = await fifty(() => member.request('redeem', { input, key: 'one-redemption-of-fifty' }))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect((await member.request('balance')).body.balance).toBe(balance - (reward?.points ?? 0))
  })
})

describe('strangers at the login', () => {
  test('of a hundred wrong passwords at once four are answered as wrong, all others as blocked', async () => {
    const { email } = await site.account()
    const answers = await Promise.all(Array.from({ length: 100 }, () => wrong(email)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array<string>(96).fill(BLOCKED),
      ...Array<string>(4).fill('credentials'),
    ])
  })

  test('the browser that the owner has signed in with is let in despite hundreds of failures', async () => {
    const { email, password } = await site.account()
    const own = site.browser()
    expect((await own.request('login', { input: { email, password } })).status).toBe(200)
    await own.request('logout')
    for (let batch = 0; batch < BATCHES; batch += 1) await Promise.all(Array.from({ length: 10 }, () => wrong(email)))
    expect((await site.browser().request('login', { input: { email, password } })).code).toBe(BLOCKED)
    expect((await own.request('login', { input: { email, password } })).status).toBe(200)
  })

  test('not a byte tells whether an e-mail has an account, nor does its block', async () => {
    const inactive = newEmail('inactive')
    await site.browser().request('signUp', { input: form(inactive) })
    const emails = [(await site.account()).email, inactive, newEmail('unknown')]
    const observe = async (ask: (email: string) => Promise<Observed>): Promise<void> => {
      const [active, ...others] = (await Promise.all(emails.map(ask))).map(seen)
      for (const other of others) expect(other).toEqual(active)
    }
    for (let time = 0; time < 6; time += 1) await observe(wrong)
    expect((await wrong(emails[2] ?? '')).code).toBe(BLOCKED)
    await observe((email) => site.browser().request('signUp', { input: form(email) }))
    await observe((email) => site.browser().request('resetInit', { input: { email } }))
    await observe((email) => site.browser().request('resendActivation', { input: { email } }))
  })
})

test(`${VOUCHERS} vouchers of somebody else, or of nobody, are the same 404`, async () => {
  const [owner, stranger] = [await site.demonstration('gold'), await site.demonstration('silver')]
  const { vouchers } = (await owner.request('vouchers')).body
  expect(vouchers.length).toBeGreaterThan(0)
  const ids = [...vouchers.map(({ id }) => id), ...Array.from({ length: VOUCHERS }, () => randomUUID())]
  const answers = new Set<string>()
  for (const [index, pathParameter] of ids.entries()) {
    const answer = await stranger.request('cancelVoucher', { pathParameter, key: `of-somebody-else-${index}` })
    answers.add(JSON.stringify(seen(answer)))
  }
  expect(answers.size).toBe(1)
  expect([...answers][0]).toContain('"status":404')
  expect((await owner.request('vouchers')).body.vouchers).toEqual(vouchers)
})
