import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { HOTEL_ERROR_CODES, HOTEL_ERRORS, type HotelErrorCode } from '@barriere/shared/programmes/hotel/errors.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { HOTEL_OPERATIONS, type HotelOperationName } from '@barriere/shared/programmes/hotel/operations.ts'
import { Authenticator } from '#tests/support/authenticator.ts'
import { form } from '#tests/support/sign-up-form.ts'
import { addPasskeys } from './add-passkeys.ts'
import { enrol } from './enrol.ts'
import type { RequestOptions } from './request.ts'
import { HOUR, type HotelStack, isForeign, newEmail, openHotel } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

let hotel: HotelStack

beforeAll(async () => {
  hotel = await openHotel()
})

afterAll(() => hotel.stop())

const PASSWORD = 'Tramontane#2026'

/** An operation and a request that makes it fail with an expected code. */
type Situation = () => Promise<readonly [HotelOperationName, RequestOptions]>

const signUp =
  (change: Record<string, unknown>): Situation =>
  async () => ['signUp', { input: form(newEmail(), change) }]

const changeEmailTo =
  (email: (own: string) => Promise<string> | string): Situation =>
  async () => {
    const own = await hotel.member()
    const next = await email(own.email)
    const input = { email: next, emailVerification: next, password: own.password }
    return ['changeEmail', { member: own.token, input }]
  }

const reset = async (email: string): Promise<string> => {
  await hotel.request('resetInit', { input: { email } })
  return hotel.tokenIn(email, /nouveau mot de passe/)
}

const resetWith =
  (token: () => Promise<string>): Situation =>
  async () => ['resetComplete', { input: { token: await token(), password: 'Mistral-2027!!' } }]

const activation = (token: string) => ['activate', { input: { token, password: PASSWORD } }] as const

const signedUp = async (): Promise<{ email: string; token: string }> => {
  const email = newEmail()
  await hotel.request('signUp', { input: form(email) })
  return { email, token: await hotel.tokenIn(email) }
}

const liveInBiarritz = async (member: string): Promise<void> => {
  const input = { addressLine1: '1 quai de la Mer', zipCode: '64200', city: 'Biarritz', country: 'FR' }
  expect((await hotel.request('createAddress', { member, input })).status).toBe(201)
}

const memberOfBiarritz = async (): Promise<string> => {
  const { token } = await hotel.member()
  await liveInBiarritz(token)
  return token
}

const claimInput = (more: object = {}) => {
  const today = toParisTime(isForeign ? Date.now() : hotel.now).day
  return {
    hotel: { name: 'Les Colombages', town: 'Deauville', slug: 'les-colombages' },
    arrival: addDays(today, -12),
    departure: addDays(today, -10),
    booking: '7K2Q9A',
    ...more,
  }
}

const claimStay = async (member: string, more: object = {}): Promise<void> => {
  expect((await hotel.request('claimStay', { member, input: claimInput(more) })).status).toBe(201)
}

const SITUATIONS: readonly (readonly [HotelErrorCode, string, Situation])[] = [
  ['0005', 'sign-up with a password without a sign', signUp({ password: 'Tramontane2026' })],
  ['0005', 'sign-up with a common password', signUp({ password: 'Password#2026!' })],
  ['0005', 'sign-up with one’s own first name', signUp({ password: 'Planches-Zoe-26' })],
  ['0005', 'sign-up with one’s own last name', signUp({ password: 'Planches-Nunez-26' })],
  ['0005', 'sign-up with one’s own birth name', signUp({ birthName: 'Le Goff', password: 'Planches-LeGoff-26' })],
  [
    '0005',
    'sign-up with one’s own e-mail',
    async () => ['signUp', { input: form(newEmail('girouette'), { password: 'Gir0uette#2026' }) }],
  ],
  [
    '0005',
    'sign-up with one’s own town',
    signUp({
      password: 'Deauville#2026ab',
      address: { addressLine1: '1 rue X', zipCode: '14800', city: 'Deauville', country: 'FR' },
    }),
  ],
  ...(['Password#2026!', 'Planches-Zoe-26', 'Biarritz#2026ab', 'Levante-Member-26'] as const).flatMap((password) => [
    [
      '0005',
      `a new password ${password}`,
      async () => [
        'changePassword',
        { member: await memberOfBiarritz(), input: { currentPassword: PASSWORD, password } },
      ],
    ] as const satisfies readonly [HotelErrorCode, string, Situation],
    [
      '0005',
      `a reset to ${password}`,
      async () => {
        const { email, token } = await hotel.member()
        await liveInBiarritz(token)
        return ['resetComplete', { input: { token: await reset(email), password } }]
      },
    ] as const satisfies readonly [HotelErrorCode, string, Situation],
  ]),
  [
    '0005',
    'a new password that is short',
    async () => [
      'changePassword',
      { member: (await hotel.member()).token, input: { currentPassword: PASSWORD, password: 'Aa1!' } },
    ],
  ],
  [
    '0005',
    'a reset to a password without a number',
    async () => ['resetComplete', { input: { token: 'x', password: 'Tramontane#Mistral' } }],
  ],
  ['0011', 'sign-up without a first name', signUp({ firstName: undefined })],
  ['0011', 'sign-up with a blank last name', signUp({ lastName: '  ' })],
  [
    '0011',
    'an address without a city',
    async () => [
      'createAddress',
      { member: (await hotel.member()).token, input: { addressLine1: '1 rue X', zipCode: '14800', country: 'FR' } },
    ],
  ],
  ['0011', 'login without a body', async () => ['login', {}]],
  ['0012', 'sign-up with an e-mail that is none', signUp({ email: 'nobody', emailVerification: 'nobody' })],
  ['0012', 'sign-up with two e-mails', signUp({ emailVerification: 'other@example.com' })],
  [
    '0026',
    'the right password before the activation',
    async () => ['login', { input: { email: (await signedUp()).email, password: PASSWORD } }],
  ],
  ['0029', 'the same e-mail in capitals', changeEmailTo((own) => own.toUpperCase())],
  ['0041', 'sign-up without the terms', signUp({ terms: undefined })],
  ['0041', 'sign-up with the terms refused', signUp({ terms: false })],
  [
    '0044',
    'a session of a deleted account',
    async () => {
      const { email, token } = await hotel.member()
      const other = await hotel.login(email, PASSWORD)
      await hotel.request('deleteAccount', { member: other, input: { password: PASSWORD } })
      return ['profile', { member: token }]
    },
  ],
  [
    '0053',
    'sign-up with a used e-mail in another case',
    async () => ['signUp', { input: form((await hotel.member()).email.toUpperCase()) }],
  ],
  ['0053', 'a change to another member’s e-mail', changeEmailTo(async () => (await hotel.member()).email)],
  [
    '0053',
    'a confirmation when someone else has taken the e-mail',
    async () => {
      const next = newEmail()
      const { token: member, password } = await hotel.member()
      await hotel.request('changeEmail', { member, input: { email: next, emailVerification: next, password } })
      const token = await hotel.tokenIn(next)
      await hotel.member(next)
      return ['confirmEmail', { input: { token } }]
    },
  ],
  [
    '0072',
    'the third wrong password',
    async () => {
      const email = newEmail()
      for (const _ of [1, 2])
        expect((await hotel.request('login', { input: { email, password: 'x' } })).code).toBe('0090')
      return ['login', { input: { email, password: 'x' } }]
    },
  ],
  ['0086', 'an activation that was never issued', async () => activation('x'.repeat(43))],
  [
    '0086',
    'an activation used twice',
    async () => {
      const { token } = await signedUp()
      await hotel.request(...activation(token))
      return activation(token)
    },
  ],
  [
    '0086',
    'an activation for another e-mail',
    async () => ['activate', { input: { token: (await signedUp()).token, email: newEmail(), password: PASSWORD } }],
  ],
  ['0086', 'a reset’s link taken for an activation', async () => activation(await reset((await hotel.member()).email))],
  [
    '0140',
    'a login with a passkey that no account has',
    async () => {
      const { options } = (await hotel.request('startPasskeyLogin')).body
      return ['passkeyLogin', { input: { response: new Authenticator('https://site.example').sign(options) } }]
    },
  ],
  ['0088', 'a reset that was never issued', resetWith(async () => 'x'.repeat(43))],
  [
    '0135',
    'a reset used twice',
    resetWith(async () => {
      const token = await reset((await hotel.member()).email)
      await hotel.request('resetComplete', { input: { token, password: 'Mistral-2027!!' } })
      return token
    }),
  ],
  [
    '0135',
    'a reset superseded by a newer one',
    resetWith(async () => {
      const { email } = await hotel.member()
      const token = await reset(email)
      await hotel.request('resetInit', { input: { email } })
      return token
    }),
  ],
  [
    '0090',
    'a wrong password',
    async () => ['login', { input: { email: (await hotel.member()).email, password: 'x' } }],
  ],
  ['0090', 'an e-mail without an account', async () => ['login', { input: { email: newEmail(), password: PASSWORD } }]],
  [
    '0090',
    'a deletion with a wrong password',
    async () => ['deleteAccount', { member: (await hotel.member()).token, input: { password: 'x' } }],
  ],
  [
    '0106',
    'a second card within a day',
    async () => {
      const { token } = await hotel.member()
      expect((await hotel.request('renewCard', { member: token })).status).toBe(201)
      return ['renewCard', { member: token }]
    },
  ],
  [
    '0109',
    'a reset of an account deleted since',
    resetWith(async () => {
      const own = await hotel.member()
      const token = await reset(own.email)
      await hotel.request('deleteAccount', { member: own.token, input: { password: PASSWORD } })
      return token
    }),
  ],
  [
    '0112',
    'a staff mailbox of another account',
    async () => {
      const [one, two] = [await hotel.member(), await hotel.member()]
      const shared = newEmail('shared', 'barriere.example')
      await hotel.request('collaboratorInit', { member: one.token, input: { email: shared } })
      await hotel.request('collaboratorComplete', {
        member: one.token,
        input: { token: await hotel.tokenIn(shared), password: PASSWORD },
      })
      return ['collaboratorInit', { member: two.token, input: { email: shared.toUpperCase() } }]
    },
  ],
  ...[
    'x@gmail.example',
    'x@not-barriere.example',
    'x@barriere.example.evil.example',
    'x@sub.barriere.example',
    'x@bаrriere.example',
  ].map(
    (email) =>
      [
        '0113',
        `a staff mailbox ${email}`,
        async () => ['collaboratorInit', { member: (await hotel.member()).token, input: { email } }],
      ] as const satisfies readonly [HotelErrorCode, string, Situation],
  ),
  ['0118', 'a reset for nobody', async () => ['resetInit', { input: { email: newEmail() } }]],
  ['0118', 'an activation link for nobody', async () => ['resendActivation', { input: { email: newEmail() } }]],
  [
    '0160',
    'a claim of a stay that is claimed',
    async () => {
      const { token } = await hotel.member()
      await claimStay(token)
      return ['claimStay', { member: token, input: claimInput() }]
    },
  ],
  [
    '0162',
    'a fourth open claim',
    async () => {
      const { token } = await hotel.member()
      const today = claimInput().departure
      const nth = (index: number) => ({
        booking: `N${index}`,
        arrival: addDays(today, -20 - index),
        departure: addDays(today, -19 - index),
      })
      for (const index of [1, 2, 3]) await claimStay(token, nth(index))
      return ['claimStay', { member: token, input: claimInput(nth(4)) }]
    },
  ],
]

/** Situations that depend on the clock, or on the site's origin. */
const LATE_SITUATIONS: readonly (readonly [HotelErrorCode, string, Situation])[] = [
  [
    '0150',
    'a login without the code of the second step',
    async () => {
      const { email, password, token } = await hotel.member()
      await enrol(hotel, token)
      return ['login', { input: { email, password } }]
    },
  ],
  [
    '0151',
    'a login with a wrong code',
    async () => {
      const { email, password, token } = await hotel.member()
      await enrol(hotel, token)
      return ['login', { input: { email, password, code: 'ABCDEF' } }]
    },
  ],
  [
    '0152',
    'a second step for somebody who does not work in the group',
    async () => {
      const { password, token: member } = await hotel.member()
      return ['startSecondStep', { member, input: { password } }]
    },
  ],
  [
    '0153',
    'a second step where there is one',
    async () => {
      const { password, token: member } = await hotel.member()
      await enrol(hotel, member)
      return ['startSecondStep', { member, input: { password } }]
    },
  ],
  [
    '0141',
    'an eleventh passkey',
    async () => {
      const { token: member, password } = await hotel.member()
      await addPasskeys(hotel, member, 10)
      return ['startPasskey', { member, input: { password } }]
    },
  ],
  [
    '0086',
    'an activation after 24 hours',
    async () => {
      const { token } = await signedUp()
      hotel.now += 24 * HOUR
      return activation(token)
    },
  ],
  [
    '0089',
    'a reset after 30 minutes',
    resetWith(async () => {
      const token = await reset((await hotel.member()).email)
      hotel.now += HOUR / 2
      return token
    }),
  ],
  [
    '0117',
    'a third card within twelve months',
    async () => {
      const { token } = await hotel.member()
      for (const _ of [1, 2]) {
        expect((await hotel.request('renewCard', { member: token })).status).toBe(201)
        hotel.now += 24 * HOUR
      }
      return ['renewCard', { member: token }]
    },
  ],
  [
    '0161',
    'a claim of a stay that the desk has added',
    async () => {
      const { token } = await hotel.member()
      await claimStay(token)
      const [claim] = (await hotel.request('claims', { member: token })).body.claims
      const added = await fetch(`${hotel.url}/desk/claims/${claim?.reference ?? ''}/accept`, {
        method: 'POST',
        headers: { 'authorization': 'Bearer local-desk', 'content-type': 'application/json' },
        body: JSON.stringify({
          room: { fr: 'Suite', en: 'Suite' },
          adults: 2,
          lines: [{ label: { fr: 'Suite', en: 'Suite' }, quantity: 2, amount: 30_000, vat: 100 }],
        }),
      })
      expect(added.status).toBe(200)
      return ['claimStay', { member: token, input: claimInput() }]
    },
  ],
]

describe('the catalogue', () => {
  test.each(isForeign ? SITUATIONS : [...SITUATIONS, ...LATE_SITUATIONS])('%s: %s', async (code, _, situation) => {
    const [name, options] = await situation()
    const answer = await hotel.request(name, options)
    expect([answer.code, answer.status]).toEqual([code, HOTEL_ERRORS[code].status])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(HOTEL_OPERATIONS[name].errors).toContain(code)
  })

  test('every code is raised', () => {
    const raised = new Set([...SITUATIONS, ...LATE_SITUATIONS].map(([code]) => code))
    // These two are not specific to an operation: see below.
    expect(HOTEL_ERROR_CODES.filter((code) => !raised.has(code))).toEqual(['0050', 'default'])
  })

  test.each([
    ['none', () => undefined],
    ['a wrong one', () => `Bearer ${hotel.token}2`],
    ['another scheme', () => `Basic ${hotel.token}`],
  ])('0050: the site’s secret: %s', async (_, given) => {
    const authorization = given()
    const response = await fetch(`${hotel.url}/v1/me`, {
      headers: authorization === undefined ? {} : { authorization },
    })
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, '0050'])
  })
})
