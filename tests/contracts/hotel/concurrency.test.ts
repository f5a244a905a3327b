import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hasPostgres } from '@barriere/testing/postgres.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import type { RequestOptions } from './request.ts'
import { CROWDED, type HotelPair, type HotelStack, newEmail, openPair, ownTest } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

/** Time for twenty mails on a busy machine. */
const MAILED = { timeout: 15_000, interval: 100 } as const

const newKey = (): string => randomUUID()

const count = <T>(values: readonly T[], value: T): number => values.filter((one) => one === value).length

describe.each(CROWDED)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('many at once', () => {
    let pair: HotelPair
    let hotel: HotelStack
    let other: HotelStack

    beforeAll(async () => {
      pair = await openPair(kind)
      ;({ hotel, other } = pair)
    })

    afterAll(() => pair.stop())

    /** Sends the same request many times concurrently, alternating between the instances. */
    const atOnce = (
      times: number,
      name: Parameters<HotelStack['request']>[0],
      options: (index: number) => RequestOptions,
    ) =>
      Promise.all(
        Array.from({ length: times }, (_, index) => (index % 2 ? other : hotel).request(name, options(index))),
      )

    ownTest('two instances that start at once load the demonstration members once', async () => {
      await hotel.login('decouverte@example.com', 'Decouverte#2026')
      const { body } = await other.request('stays', {
        member: await hotel.login('infiniment@example.com', 'Infiniment#2026'),
      })
      expect(body.stays).toHaveLength(12)
    })

    test('concurrent sign-ups for one e-mail in several spellings create one account', async () => {
      const email = newEmail('rené')
      const spellings = [
        email,
        email.toUpperCase(),
        email.normalize('NFD'),
        email.normalize('NFD').replace('example.com', 'Example.COM'),
      ]
      const answers = await atOnce(20, 'signUp', (index) => ({ input: form(spellings[index % 4] ?? '') }))
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(202))
      // Once the mails have come, one link is open, whichever sign-up came last.
      await vi.waitFor(async () => {
        const mails = (await Promise.all([...new Set(spellings)].map((one) => hotel.mails(one, 0)))).flat()
        const tokens = mails.map(({ text }) => /\?token=([\w-]+)/.exec(text)?.[1] ?? '')
        const opened = await Promise.all(
          tokens.map((token) => hotel.request('activate', { input: { token, password: PASSWORD } })),
        )
        expect(
          count<unknown>(
            opened.map(({ status }) => status),
            200,
          ),
        ).toBe(1)
      }, MAILED)
      const again = await atOnce(4, 'signUp', (index) => ({ input: form(spellings[index] ?? '') }))
      expect(again.map(({ code }) => code)).toEqual(Array<string>(4).fill('0053'))
    })

    test('fifty identical sign-ups with a key: one account, one mail, identical answers', async () => {
      const email = newEmail('keyed')
      const key = newKey()
      const answers = await atOnce(50, 'signUp', () => ({ input: form(email), key }))
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
        new Set(['[202,{"status":"accepted"}]']),
      )
      await hotel.request('activate', { input: { token: await hotel.tokenIn(email), password: PASSWORD } })
      const member = await hotel.login(email, 'Tramontane#2026')
      expect((await hotel.request('export', { member })).body.mails.map(({ kind: what }) => what)).toEqual([
        'activation',
      ])
      expect((await hotel.request('signUp', { input: form(email, { firstName: 'Other' }), key })).status).toBe(422)
      expect((await hotel.request('signUp', { input: form(email), key: newKey() })).code).toBe('0053')
    })

    test('a link used concurrently is consumed once; with an idempotency key all get its answer', async () => {
      const [plain, keyed, key] = [newEmail(), newEmail(), newKey()]
      await hotel.request('signUp', { input: form(plain) })
      await hotel.request('signUp', { input: form(keyed) })
      const tokens = await Promise.all(
        [plain, keyed].map((email) => hotel.tokenIn(email).catch(() => other.tokenIn(email))),
      )
      const once = await atOnce(12, 'activate', () => ({ input: { token: tokens[0], password: PASSWORD } }))
      expect([
        count(
          once.map(({ status }) => status),
          200,
        ),
        count(
          once.map(({ code }) => code),
          '0086',
        ),
      ]).toEqual([1, 11])
      const alike = await atOnce(12, 'activate', () => ({ input: { token: tokens[1], password: PASSWORD }, key }))
      expect(new Set(alike.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
      expect(alike[0]?.status).toBe(200)
    })

    test('lockout: three passwords are verified in total, across instances', async () => {
      const email = newEmail()
      const answers = await atOnce(30, 'login', () => ({ input: { email, password: 'wrong' } }))
      expect([
        count(
          answers.map(({ code }) => code),
          '0090',
        ),
        count(
          answers.map(({ code }) => code),
          '0072',
        ),
      ]).toEqual([2, 28])
    })

    test('concurrent password changes: one wins, the others are told that the password is not right', async () => {
      const { email, password, token: first } = await hotel.member()
      const second = await hotel.login(email, password)
      const wanted = ['Mistral-2027!!', 'Levante-2027!!', 'Sirocco-2027!!']
      const answers = await atOnce(3, 'changePassword', (index) => ({
        member: index === 1 ? second : first,
        input: { currentPassword: password, password: wanted[index] },
      }))
      const won = answers.findIndex(({ status }) => status === 200)
      expect(answers.map(({ code }) => code)).toEqual([0, 1, 2].map((index) => (index === won ? undefined : '0090')))
      await hotel.login(email, wanted[won] ?? '')
    })

    test('concurrent card requests: one is accepted', async () => {
      const { token: member } = await hotel.member()
      const answers = await atOnce(12, 'renewCard', () => ({ member }))
      expect([
        count(
          answers.map(({ status }) => status),
          201,
        ),
        count(
          answers.map(({ code }) => code),
          '0106',
        ),
      ]).toEqual([1, 11])
    })

    test('edits, password resets and a deletion at once end in one state, without a failure of ours', async () => {
      const { email, password, token: member } = await hotel.member()
      const moved = newEmail('moved')
      const work: (readonly [Parameters<HotelStack['request']>[0], RequestOptions])[] = [
        ['putPhone', { member, input: { phoneNumber: '+33600000001' } }],
        [
          'createAddress',
          { member, input: { addressLine1: '1 rue X', zipCode: '14800', city: 'Deauville', country: 'FR' } },
        ],
        ['resetInit', { input: { email } }],
        ['changeEmail', { member, input: { email: moved, emailVerification: moved, password } }],
        ['deleteAccount', { member, input: { password } }],
        ['resetInit', { input: { email } }],
        ['profile', { member }],
        ['deletePhone', { member }],
      ]
      const answers = await Promise.all(
        work.map(([name, options], index) => (index % 2 ? other : hotel).request(name, options)),
      )
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      expect((await hotel.request('profile', { member })).code).toBe('0044')
      expect((await hotel.request('login', { input: { email, password } })).code).toBe('0090')
    })
  })
})
