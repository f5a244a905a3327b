import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CasinoOperationName } from '@barriere/shared/programmes/casino/operations.ts'
import type { RequestOptions } from '#tests/support/operation-request.ts'
import { BOTH_DATABASES, hasPostgres } from '@barriere/testing/postgres.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { type CasinoStack, newEmail, startPair } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

describe.each(BOTH_DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('many at once', () => {
    let one: CasinoStack
    let other: CasinoStack

    beforeAll(async () => {
      ;[one, other] = await startPair(kind)
    })

    afterAll(async () => {
      await one.stop()
      if (other !== one) await other.stop()
    })

    /** Each mail stays in the mailbox of the instance that wrote it. */
    const tokenIn = (email: string) => Promise.any([one, other].map((stack) => stack.tokenIn(email)))

    const atOnce = (times: number, name: CasinoOperationName, options: (index: number) => RequestOptions) =>
      Promise.all(Array.from({ length: times }, (_, index) => (index % 2 ? other : one).request(name, options(index))))

    const signedUp = async (): Promise<{ email: string; token: string }> => {
      const email = newEmail()
      await one.request('signUp', { input: form(email) })
      return { email, token: await tokenIn(email) }
    }

    test('sign-ups for one e-mail make one account', async () => {
      const email = newEmail()
      const answers = await atOnce(10, 'signUp', (index) => ({ input: form(index % 3 ? email : email.toUpperCase()) }))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    })

    test('a link counts once; with a key all get the same answer', async () => {
      const [plain, keyed] = [await signedUp(), await signedUp()]
      const once = await atOnce(10, 'activate', () => ({ input: { token: plain.token, password: PASSWORD } }))
      expect(once.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(410)])
      const key = randomUUID()
      const alike = await atOnce(10, 'activate', () => ({ input: { token: keyed.token, password: PASSWORD }, key }))
      expect(new Set(alike.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
      expect(alike[0]?.status).toBe(200)
    })

    test('five passwords are verified in total', async () => {
      const email = newEmail('nobody')
      const answers = await atOnce(20, 'login', () => ({ input: { email, password: 'wrong' } }))
      expect(answers.filter(({ code }) => code === 'credentials')).toHaveLength(4)
    })

    test('of password changes one wins', async () => {
      const { email, token } = await signedUp()
      await one.request('activate', { input: { token, password: PASSWORD } })
      const member = await one.login(email, PASSWORD)
      const wanted = ['Mistral-2027!!', 'Levante-2027!!', 'Sirocco-2027!!']
      const answers = await atOnce(3, 'changePassword', (index) => ({
        member,
        input: { currentPassword: PASSWORD, password: wanted[index] },
      }))
      const won = answers.findIndex(({ status }) => status === 200)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      await other.login(email, wanted[won] ?? '')
    })
  })
})
