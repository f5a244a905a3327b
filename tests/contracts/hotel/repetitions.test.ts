import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { sized } from '@barriere/testing/test-size.ts'
import type { HotelOperationName } from '@barriere/shared/programmes/hotel/operations.ts'
import { hasPostgres } from '@barriere/testing/postgres.ts'
import type { RequestOptions } from './request.ts'
import { CROWDED, type HotelPair, type HotelStack, newEmail, openPair } from './stack.ts'

/** Rounds per operation. */
const ROUNDS = Number(process.env.REPETITION_ROUNDS ?? sized(1, 2, 20))

const AT_ONCE = 50

vi.setConfig({ hookTimeout: 90_000, testTimeout: 600_000 })

describe.each(CROWDED)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())(
    `${AT_ONCE} identical requests at once are one, ${ROUNDS} times`,
    () => {
      let pair: HotelPair
      let hotel: HotelStack
      let other: HotelStack

      beforeAll(async () => {
        pair = await openPair(kind)
        ;({ hotel, other } = pair)
      })

      afterAll(() => pair.stop())

      /** Each mail stays in the mailbox of the instance that wrote it. */
      const tokenIn = (email: string, subject: RegExp) =>
        Promise.any([hotel, other].map((one) => one.tokenIn(email, subject)))

      /** Sends a request concurrently to both instances; returns the answer, which must be the same for all. */
      const repeat = async (
        name: HotelOperationName,
        options: RequestOptions,
      ): Promise<{ status: number; body: unknown }> => {
        const key = randomUUID()
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, index) => (index % 2 ? other : hotel).request(name, { ...options, key })),
        )
        const texts = new Set(answers.map(({ status, body }) => JSON.stringify({ status, body })))
        expect([...texts]).toHaveLength(1)
        return JSON.parse([...texts][0] ?? '') as { status: number; body: unknown }
      }

      const newMember = async (): Promise<{ email: string; token: string }> => {
        const email = newEmail()
        await hotel.request('signUp', { input: form(email) })
        await hotel.request('activate', { input: { token: await tokenIn(email, /^Confirmez/), password: PASSWORD } })
        return { email, token: await hotel.login(email, PASSWORD) }
      }

      const exported = async (member: string) => (await hotel.request('export', { member })).body

      const mailsOf = async (member: string): Promise<string[]> =>
        (await exported(member)).mails.map(({ kind: what }) => what)

      const rounds = async (work: () => Promise<void>): Promise<void> => {
        for (let round = 0; round < ROUNDS; round += 1) await work()
      }

      test('sign-up: one account, one mail', () =>
        rounds(async () => {
          const email = newEmail()
          expect(await repeat('signUp', { input: form(email) })).toEqual({ status: 202, body: { status: 'accepted' } })
          await hotel.request('activate', { input: { token: await tokenIn(email, /^Confirmez/), password: PASSWORD } })
          expect(await mailsOf(await hotel.login(email, PASSWORD))).toEqual(['activation'])
        }))

      test('activation: one link used', () =>
        rounds(async () => {
          const email = newEmail()
          await hotel.request('signUp', { input: form(email) })
          const token = await tokenIn(email, /^Confirmez/)
          expect((await repeat('activate', { input: { token, email, password: PASSWORD } })).status).toBe(200)
          expect((await hotel.request('activate', { input: { token, email, password: PASSWORD } })).code).toBe('0086')
        }))

      test('reset: one new password, one mail', () =>
        rounds(async () => {
          const { email } = await newMember()
          await hotel.request('resetInit', { input: { email } })
          const token = await tokenIn(email, /nouveau mot de passe/)
          expect((await repeat('resetComplete', { input: { token, password: 'Mistral-2027!!' } })).status).toBe(200)
          expect((await mailsOf(await hotel.login(email, 'Mistral-2027!!'))).toSorted()).toEqual([
            'activation',
            'new-browser',
            'password-changed',
            'reset',
          ])
        }))

      test('e-mail confirmation: one link used, one address taken', () =>
        rounds(async () => {
          const { token: member } = await newMember()
          const next = newEmail('next')
          await hotel.request('changeEmail', {
            member,
            input: { email: next, emailVerification: next, password: PASSWORD },
          })
          expect((await repeat('confirmEmail', { input: { token: await tokenIn(next, /^Confirmez/) } })).status).toBe(
            200,
          )
          const { profile } = await exported(member)
          expect([profile.email, profile.pendingEmail]).toEqual([next, undefined])
        }))

      test('card: one request, one mail', () =>
        rounds(async () => {
          const { token: member } = await newMember()
          expect((await repeat('renewCard', { member })).status).toBe(201)
          expect((await exported(member)).cardRenewals).toHaveLength(1)
          expect((await mailsOf(member)).toSorted()).toEqual(['activation', 'card'])
        }))
    },
  )
})
