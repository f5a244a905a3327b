import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CASINO_ERRORS, type CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import { CASINO_OPERATIONS, type CasinoOperationName } from '@barriere/shared/programmes/casino/operations.ts'
import type { RequestOptions } from '#tests/support/operation-request.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { type CasinoStack, HOUR, newEmail, openCasino, ownTest } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 30_000 })

let casino: CasinoStack

beforeAll(async () => {
  casino = await openCasino()
})

afterAll(() => casino.stop())

/** An operation and a request that makes it fail with an expected code. */
type Situation = () => Promise<readonly [CasinoOperationName, RequestOptions]>

const signUp =
  (change: Record<string, unknown>): Situation =>
  async () => ['signUp', { input: form(newEmail(), change) }]

const changeEmailTo =
  (email: (own: string) => Promise<string> | string): Situation =>
  async () => {
    const own = await casino.member()
    const next = await email(own.email)
    return [
      'changeEmail',
      { member: own.token, input: { email: next, emailVerification: next, password: own.password } },
    ]
  }

const erased = async (member: string): Promise<void> => {
  expect((await casino.request('deleteAccount', { member, input: { password: PASSWORD } })).status).toBe(200)
}

const SITUATIONS: readonly (readonly [CasinoErrorCode, string, Situation])[] = [
  ['0005', 'sign-up with a sponsor code that nobody has', signUp({ sponsorCode: 'NOBODY-22' })],
  [
    '0053',
    'sign-up with a member’s e-mail',
    async () => ['signUp', { input: form((await casino.member()).email.toUpperCase()) }],
  ],
  ['0053', 'an e-mail change to another member’s', changeEmailTo(async () => (await casino.member()).email)],
  ['sameEmail', 'an e-mail change to one’s own', changeEmailTo((own) => own.toUpperCase())],
  ['invalidBirthdate', 'sign-up of a minor', signUp({ birthDate: '2010-01-01' })],
  [
    'invalidBirthdate',
    'a card holder’s other birth date',
    async () => {
      const { token: member } = await casino.cardHolder()
      const input = { civility: 'Mrs', firstName: 'Zoé', lastName: 'O’Hara', birthDate: '1990-05-05' }
      return ['editPerson', { member, input }]
    },
  ],
  ['required', 'sign-up without a first name', signUp({ firstName: undefined })],
  ['required', 'login without a body', async () => ['login', {}]],
  ['email', 'sign-up with two e-mails', signUp({ emailVerification: 'other@example.com' })],
  ['password', 'sign-up with a password without a sign', signUp({ password: 'Tramontane2026' })],
  ['password', 'sign-up with one’s own name', signUp({ password: 'Planches-Nunez-26' })],
  ['terms', 'sign-up without the terms', signUp({ terms: false })],
  ['default', 'sign-up with a card’s tier', signUp({ tier: 'black' })],
  [
    'credentials',
    'login with a wrong password',
    async () => ['login', { input: { email: (await casino.member()).email, password: 'wrong' } }],
  ],
  [
    'credentials',
    'a password change with a wrong one',
    async () => [
      'changePassword',
      { member: (await casino.member()).token, input: { currentPassword: 'wrong', password: 'Mistral-2027!!' } },
    ],
  ],
  [
    'accountBlockedAfterMultipleLoginAttempts',
    'login after five failures',
    async () => {
      const input = { email: newEmail('nobody'), password: 'wrong' }
      for (let time = 0; time < 4; time += 1) await casino.request('login', { input })
      return ['login', { input }]
    },
  ],
  [
    'notActivated',
    'login before the activation',
    async () => {
      const email = newEmail()
      await casino.request('signUp', { input: form(email) })
      return ['login', { input: { email, password: PASSWORD } }]
    },
  ],
  [
    'link',
    'an activation with an unknown link',
    async () => ['activate', { input: { token: 'unknown', password: PASSWORD } }],
  ],
  ['noAccount', 'a reset of nobody', async () => ['resetInit', { input: { email: newEmail('nobody') } }]],
  [
    'noAccount',
    'the profile of a deleted account',
    async () => {
      const { token: member } = await casino.member()
      await erased(member)
      return ['profile', { member }]
    },
  ],
  [
    'tooManyAttempts',
    'a sixth e-mail change within the hour',
    async () => {
      const { token: member, password } = await casino.member()
      const change = () => {
        const email = newEmail('next')
        return { member, input: { email, emailVerification: email, password } }
      }
      for (let time = 0; time < 5; time += 1) await casino.request('changeEmail', change())
      return ['changeEmail', change()]
    },
  ],
  [
    'terminal',
    'a card at a device that is not paired',
    async () => ['kioskCard', { input: { rfid: (await casino.cardHolder()).rfid, birthDate: '1990-05-04' } }],
  ],
  ['pairing', 'a pairing code that no desk has shown', async () => ['pairTerminal', { input: { code: 'ABCD2345' } }]],
  ['cardNeeded', 'rewards of a pre-member', async () => ['rewards', { member: (await casino.member()).token }]],
]

/** Situations that need the clock. */
const LATER: typeof SITUATIONS = [
  [
    'link',
    'a reset after 30 minutes',
    async () => {
      const { email } = await casino.member()
      await casino.request('resetInit', { input: { email } })
      const token = await casino.tokenIn(email, /nouveau mot de passe/)
      casino.now += HOUR / 2
      return ['resetComplete', { input: { token, password: 'Mistral-2027!!' } }]
    },
  ],
]

const check = async (code: CasinoErrorCode, _: string, situation: Situation): Promise<void> => {
  const [name, options] = await situation()
  const answer = await casino.request(name, options)
  const errors: readonly string[] = CASINO_OPERATIONS[name].errors
  expect([answer.code, answer.status]).toEqual([code, code === 'default' ? 422 : CASINO_ERRORS[code].status])
  expect(errors).toContain(code)
}

test.each(SITUATIONS)('%s: %s', check)

ownTest.each(LATER)('%s: %s', check)

test('token: a caller without the site’s secret', async () => {
  const response = await fetch(`${casino.url}/v1/me`, { headers: { authorization: 'Bearer other' } })
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, 'token'])
})

test('default: without a session 401, an unknown path 404', async () => {
  expect([(await casino.request('profile', {})).status, (await casino.request('profile', {})).code]).toEqual([
    401,
    'default',
  ])
  const response = await fetch(`${casino.url}/v1/nothing`, { headers: { authorization: `Bearer ${casino.token}` } })
  expect(response.status).toBe(404)
})

test('the desk’s calls refuse the site’s secret', async () => {
  expect((await casino.desk('cards', {}, casino.token)).status).toBe(401)
})
