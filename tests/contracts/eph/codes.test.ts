import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { EphName } from '#lib/contracts/eph.ts'
import { HOTEL_ERROR_CODES, HOTEL_ERRORS, type HotelErrorCode } from '@barriere/shared/programmes/hotel/errors.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import en from '#messages/en-US.json' with { type: 'json' }
import fr from '#messages/fr-FR.json' with { type: 'json' }
import { Authenticator } from '#tests/support/authenticator.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { addPasskeys } from '../hotel/add-passkeys.ts'
import { enrol } from '../hotel/enrol.ts'
import { HOUR, newEmail } from '../hotel/stack.ts'
import { type RequestOptions, type Browser, type EphStack, SITE, startEph } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

let eph: EphStack

beforeAll(async () => {
  eph = await startEph({ ENUMERATION: 'catalogue' })
})

afterAll(() => eph.stop())

const WORDS = { fr, en } as const

/** A call that fails with an expected code, and the browser that makes it. */
type Situation = () => Promise<readonly [Browser, EphName, RequestOptions]>

const stranger =
  (name: EphName, options: () => Promise<RequestOptions> | RequestOptions): Situation =>
  async () => [eph.browser(), name, await options()]

const signUp = (change: Record<string, unknown>): Situation =>
  stranger('signUp', () => ({ input: form(newEmail(), change) }))

const changeEmailTo =
  (other: (own: string) => Promise<string> | string): Situation =>
  async () => {
    const { browser, email, password } = await eph.member()
    const next = await other(email)
    return [browser, 'changeEmail', { input: { email: next, emailVerification: next, password } }]
  }

const resetLink = async (email: string): Promise<string> => {
  await eph.browser().request('resetInit', { input: { email } })
  return await eph.hotel.tokenIn(email, /nouveau mot de passe/)
}

const resetWith = (pathParameter: () => Promise<string>): Situation =>
  stranger('resetComplete', async () => ({
    pathParameter: await pathParameter(),
    input: { password: 'Mistral-2027!!' },
  }))

const newBooking = (): string => randomUUID().slice(0, 8)

const claimInput = (more: object = {}) => {
  const today = toParisTime(eph.hotel.now).day
  return {
    hotel: { name: 'Les Colombages', town: 'Deauville', slug: 'les-colombages' },
    arrival: addDays(today, -12),
    departure: addDays(today, -10),
    booking: '7K2Q9A',
    ...more,
  }
}

/** A member who has claimed stays, each with its own differences from the default. */
const claimant = async (...claims: readonly object[]): Promise<Browser> => {
  const { browser } = await eph.member()
  for (const more of claims) expect((await browser.request('claimStay', { input: claimInput(more) })).status).toBe(200)
  return browser
}

const SITUATIONS: readonly (readonly [HotelErrorCode, string, Situation])[] = [
  ['0005', 'a sign-up with a password without a sign', signUp({ password: 'Tramontane2026' })],
  ['0011', 'a sign-up without a name', signUp({ lastName: ' ' })],
  [
    '0011',
    'an address without a city',
    async () => [
      (await eph.member()).browser,
      'createAddress',
      { input: { addressLine1: '1 rue X', zipCode: '14800', country: 'FR' } },
    ],
  ],
  ['0012', 'two different e-mails', signUp({ emailVerification: 'other@example.com' })],
  [
    '0026',
    'the right password before the activation',
    stranger('login', async () => {
      const email = newEmail()
      await eph.browser().request('signUp', { input: form(email) })
      return { input: { email, password: PASSWORD } }
    }),
  ],
  ['0029', 'the same e-mail in capitals', changeEmailTo((own) => own.toUpperCase())],
  ['0041', 'the terms refused', signUp({ terms: false })],
  [
    '0044',
    'an account that has been deleted',
    async () => {
      const { browser, email, password } = await eph.member()
      await eph.hotel.request('deleteAccount', { member: await eph.hotel.login(email, password), input: { password } })
      return [browser, 'bookings', {}]
    },
  ],
  [
    '0053',
    'a sign-up with a used e-mail',
    stranger('signUp', async () => ({ input: form((await eph.account()).email) })),
  ],
  ['0053', 'a change to another member’s e-mail', changeEmailTo(async () => (await eph.account()).email)],
  [
    '0072',
    'the third wrong password',
    stranger('login', async () => {
      const email = newEmail()
      for (const _ of [1, 2]) await eph.browser().request('login', { input: { email, password: 'x' } })
      return { input: { email, password: 'x' } }
    }),
  ],
  [
    '0086',
    'an activation that was never issued',
    stranger('activate', () => ({ pathParameter: 'x'.repeat(43), input: { password: PASSWORD } })),
  ],
  [
    '0086',
    'a confirmation of an e-mail that was never issued',
    stranger('confirmEmail', () => ({ pathParameter: 'x'.repeat(43) })),
  ],
  [
    '0140',
    'a passkey that no account has',
    stranger('passkeyLogin', async () => {
      const { options } = (await eph.browser().request('startPasskeyLogin')).body
      return { input: { response: new Authenticator(SITE).sign(options) } }
    }),
  ],
  [
    '0150',
    'a login without the code of the second step',
    stranger('login', async () => {
      const { email, password } = await eph.account()
      await enrol(eph.hotel, await eph.hotel.login(email, password))
      return { input: { email, password } }
    }),
  ],
  [
    '0151',
    'a login with a wrong code',
    stranger('login', async () => {
      const { email, password } = await eph.account()
      await enrol(eph.hotel, await eph.hotel.login(email, password))
      return { input: { email, password, code: 'ABCDEF' } }
    }),
  ],
  [
    '0152',
    'a second step for somebody who does not work in the group',
    async () => {
      const { browser, password } = await eph.member()
      return [browser, 'startSecondStep', { input: { password } }]
    },
  ],
  [
    '0153',
    'a second step where there is one',
    async () => {
      const { browser, email, password } = await eph.member()
      await enrol(eph.hotel, await eph.hotel.login(email, password))
      return [browser, 'startSecondStep', { input: { password } }]
    },
  ],
  [
    '0141',
    'an eleventh passkey',
    async () => {
      const { browser, email, password } = await eph.member()
      await addPasskeys(eph.hotel, await eph.hotel.login(email, password), 10)
      return [browser, 'startPasskey', { input: { password } }]
    },
  ],
  ['0088', 'a reset that was never issued', resetWith(async () => 'x'.repeat(43))],
  [
    '0089',
    'a reset after thirty minutes',
    resetWith(async () => {
      const pathParameter = await resetLink((await eph.account()).email)
      eph.hotel.now += HOUR / 2
      return pathParameter
    }),
  ],
  [
    '0135',
    'a reset used twice',
    resetWith(async () => {
      const pathParameter = await resetLink((await eph.account()).email)
      await eph.browser().request('resetComplete', { pathParameter, input: { password: 'Mistral-2027!!' } })
      return pathParameter
    }),
  ],
  [
    '0090',
    'a wrong password',
    stranger('login', async () => ({ input: { email: (await eph.account()).email, password: 'x' } })),
  ],
  [
    '0106',
    'a second card within a day',
    async () => {
      const { browser } = await eph.member()
      await browser.request('renewCard')
      return [browser, 'renewCard', {}]
    },
  ],
  [
    '0117',
    'a third card within twelve months',
    async () => {
      const { browser } = await eph.member(true)
      for (const _ of [1, 2]) {
        expect((await browser.request('renewCard')).status).toBe(200)
        eph.hotel.now += 24 * HOUR
      }
      return [browser, 'renewCard', {}]
    },
  ],
  [
    '0109',
    'a reset of an account deleted since',
    resetWith(async () => {
      const { email, password } = await eph.account()
      const pathParameter = await resetLink(email)
      await eph.hotel.request('deleteAccount', { member: await eph.hotel.login(email, password), input: { password } })
      return pathParameter
    }),
  ],
  [
    '0112',
    'a staff mailbox of another account',
    async () => {
      const [one, two] = [await eph.member(), await eph.member()]
      const email = newEmail('staff', 'barriere.example')
      await one.browser.request('collaboratorInit', { input: { email } })
      await one.browser.request('collaboratorComplete', {
        pathParameter: await eph.hotel.tokenIn(email),
        input: { password: PASSWORD },
      })
      return [two.browser, 'collaboratorInit', { input: { email } }]
    },
  ],
  [
    '0113',
    'a mailbox elsewhere',
    async () => [
      (await eph.member()).browser,
      'collaboratorInit',
      { input: { email: 'x@barriere.example.evil.example' } },
    ],
  ],
  ['0118', 'a reset for nobody', stranger('resetInit', () => ({ input: { email: newEmail() } }))],
  ['0160', 'a stay that is claimed', async () => [await claimant({}), 'claimStay', { input: claimInput() }]],
  [
    '0161',
    'a stay that the desk has added',
    async () => {
      // A booking is of one account only.
      const booking = newBooking()
      const browser = await claimant({ booking })
      const [claim] = (await browser.request('claims')).body.claims
      const added = await fetch(`${eph.hotel.url}/desk/claims/${claim?.reference ?? ''}/accept`, {
        method: 'POST',
        headers: { 'authorization': 'Bearer local-desk', 'content-type': 'application/json' },
        body: JSON.stringify({
          room: { fr: 'Suite', en: 'Suite' },
          adults: 2,
          lines: [{ label: { fr: 'Suite', en: 'Suite' }, quantity: 2, amount: 30_000, vat: 100 }],
        }),
      })
      expect(added.status).toBe(200)
      return [browser, 'claimStay', { input: claimInput({ booking }) }]
    },
  ],
  [
    '0162',
    'a fourth open claim',
    async () => {
      const hotels = ['a', 'b', 'c'].map((slug) => ({ booking: slug, hotel: { name: slug, town: slug, slug } }))
      return [await claimant(...hotels), 'claimStay', { input: claimInput() }]
    },
  ],
]

describe('the catalogue', () => {
  test.each(
    SITUATIONS.flatMap(([code, what, situation]) => LOCALES.map((locale) => [code, what, locale, situation] as const)),
  )('%s: %s, in %s', async (code, _, locale, situation) => {
    const [browser, name, options] = await situation()
    const answer = await browser.request(name, { ...options, locale })
    expect([answer.status, answer.code, answer.failure.message]).toEqual([
      HOTEL_ERRORS[code].status,
      code,
      WORDS[locale].errors.hotel[code],
    ])
  })

  test('every code but those of the next tests is raised', () => {
    const raised = new Set(SITUATIONS.map(([code]) => code))
    expect(HOTEL_ERROR_CODES.filter((code) => !raised.has(code))).toEqual(['0050', 'default'])
  })

  test('every code has its sentence in both languages, and none is left over', () => {
    for (const catalogue of [fr, en]) {
      expect(Object.keys(catalogue.errors.hotel).toSorted()).toEqual(HOTEL_ERROR_CODES.toSorted())
      for (const sentence of Object.values(catalogue.errors.hotel)) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
    }
  })
})
