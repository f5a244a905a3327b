import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { EPH_CALLS, type EphCall, type EphName } from '#lib/contracts/eph.ts'
import { FUZZ, sendAll } from '#tests/support/hostile.ts'
import { form } from '#tests/support/sign-up-form.ts'
import { newEmail } from '../hotel/stack.ts'
import { type Browser, type EphStack, startEph } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

let eph: EphStack
let member: Browser

beforeAll(async () => {
  eph = await startEph()
  member = (await eph.member()).browser
})

afterAll(() => eph.stop())

const NAMES = (Object.keys(EPH_CALLS) as EphName[]).filter((name) => !['logout', 'deleteAccount'].includes(name))

/** Arbitrary values in the fields of a body, and bodies that are no objects. */
function inputs(name: EphName): fc.Arbitrary<unknown> {
  const { input: body }: EphCall = EPH_CALLS[name]
  const names = Object.keys((body as { shape?: object } | undefined)?.shape ?? {})
  const value = fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary' }) },
    fc.jsonValue(),
    fc.constantFrom(
      '',
      ' ',
      'a@example.com',
      '0'.repeat(300),
      "' or 1=1 --",
      '<img src=x onerror=alert(1)>',
      null,
      true,
      -1,
      1e308,
      [],
      {},
    ),
  )
  const fields = fc.record(Object.fromEntries([...names, 'isEmployee', 'x'].map((field) => [field, value])), {
    requiredKeys: [],
  })
  return fc.oneof({ weight: 5, arbitrary: fields }, fc.jsonValue())
}

describe(`${FUZZ.numRuns} inputs that make no sense`, () => {
  test.each(NAMES)(
    '%s answers each of them, and tells nothing of its insides',
    async (name) => {
      const pathParameter = fc.oneof(
        fc.stringMatching(/^[\w.~-]{1,60}$/),
        fc.constantFrom('.', '..', '...', '%2e%2e', '-', '~'),
      )
      await sendAll(
        fc.record({ input: inputs(name), pathParameter }),
        async ({ input, pathParameter }) => {
          const answer = await member.request(name, {
            pathParameter,
            ...(EPH_CALLS[name].method === 'GET' ? {} : { input }),
          })
          expect(answer.text).not.toMatch(/\bat \S+:\d+|node_modules|\.ts\b|SELECT|PostgreSQL|ZodError/)
          return answer
        },
        () => {},
      )
    },
    30_000 + FUZZ.numRuns * 100,
  )
})

describe('fifty identical submits at once', () => {
  const fifty = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 50 }, work))

  test('a sign-up creates one account and sends one mail, and all get the same answer', async () => {
    for (const round of [1, 2, 3]) {
      const email = newEmail()
      const answers = await fifty(() =>
        eph.browser().request('signUp', { input: form(email), key: `sign-up-of-round-${round}-${email.length}` }),
      )
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(answers[0]?.status).toBe(200)
      expect(await eph.hotel.mails(email)).toHaveLength(1)
    }
  })

  test('a hundred wrong logins: two are answered as wrong, all others as blocked', async () => {
    const { email } = await eph.account()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => eph.browser().request('login', { input: { email, password: 'x' } })),
    )
    const codes = answers.map(({ code }) => code).toSorted()
    expect(codes).toEqual([...Array<string>(98).fill('0072'), '0090', '0090'])
  })
})
