import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CAPTCHA_HEADER } from '@barriere/shared/contracts/http.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

// Google's reCAPTCHA, with the stand-in instead of its verification.

let stack: RequestStack

beforeAll(async () => {
  stack = await startRequestStack({ SERVICES: ['site', 'mail', 'captcha'] }, {}, (services) => ({
    RECAPTCHA_V3_SITE_KEY: 'key-of-v3',
    RECAPTCHA_V3_SECRET: 'secret-of-v3',
    RECAPTCHA_V2_SITE_KEY: 'key-of-v2',
    RECAPTCHA_V2_SECRET: 'secret-of-v2',
    RECAPTCHA_VERIFY_URL: `${services}/captcha/siteverify`,
  }))
})

afterAll(() => stack.stop())

/** Presses a button of the stand-in. */
async function press(failure: string): Promise<void> {
  const response = await fetch(`${stack.origin}/captcha/failure`, {
    method: 'POST',
    body: new URLSearchParams({ failure }),
  })
  expect(await response.text()).toContain(`value="${failure}" aria-pressed="true"`)
}

beforeEach(() => press('none'))

let tokens = 0

/** A token as Google's script gives it on the site. */
const tokenOf = (kind: 'v3' | 'v2', action = 'contact', host = 'site.example') =>
  [kind, kind === 'v3' ? action : '', host, `token-${(tokens += 1)}-${Date.now()}`].join('~')

const send = async (kind: 'v3' | 'v2', token = tokenOf(kind), locale: 'fr' | 'en' = 'fr') => {
  const header = new URLSearchParams({ kind, token }).toString()
  const { status, body } = await stack.send('contact', { headers: { [CAPTCHA_HEADER]: header }, locale })
  return { status, code: body.code, message: body.message }
}

const TAKEN = { status: 201, code: undefined, message: undefined }

test.each(['v3', 'v2'] as const)('what %s says is a person gets through, and once', async (kind) => {
  const token = tokenOf(kind)
  expect(await send(kind, token)).toEqual(TAKEN)
  expect(await send(kind, token)).toMatchObject({ status: 422, code: 'captcha-expired' })
})

describe('each failure has its message, with the telephone', () => {
  const phone = { fr: /02.61.91.00.14/, en: /\+33.2.61.91.00.14/ }

  test.each(
    LOCALES.flatMap((locale) =>
      (
        [
          ['host', 422, 'captcha-host'],
          ['action', 422, 'captcha-action'],
          ['score', 422, 'captcha-score'],
          ['reused', 422, 'captcha-expired'],
          ['slow', 503, 'captcha-slow'],
          ['outage', 503, 'captcha-away'],
        ] as const
      ).map((failure) => [locale, ...failure] as const),
    ),
  )('in %s: %s is %i %s', async (locale, failure, status, code) => {
    await press(failure)
    const began = performance.now()
    const answer = await send('v3', tokenOf('v3'), locale)
    expect(answer).toMatchObject({ status, code })
    expect(answer.message).toMatch(phone[locale])
    // The verification gets three seconds.
    expect(performance.now() - began).toBeLessThan(4_500)
  })

  test('and no two are the same', async () => {
    const told = new Set<string>()
    for (const failure of ['host', 'action', 'score', 'reused', 'slow', 'outage']) {
      await press(failure)
      told.add((await send('v3')).message ?? '')
    }
    expect(told.size).toBe(6)
  })
})

test('the check box is the second chance below the score', async () => {
  await press('score')
  expect(await send('v3')).toMatchObject({ code: 'captcha-score' })
  expect(await send('v2')).toEqual(TAKEN)
})

test('tokens of other hosts and calls, and strange ones, are refused by what they say', async () => {
  expect(await send('v3', tokenOf('v3', 'event'))).toMatchObject({ code: 'captcha-action' })
  expect(await send('v3', tokenOf('v3', 'contact', 'elsewhere.example'))).toMatchObject({ code: 'captcha-host' })
  // A ticked box has no action and no score: it is not accepted as v3.
  expect(await send('v3', tokenOf('v2'))).toMatchObject({ code: 'captcha-action' })
  expect(await send('v2', 'unavailable')).toMatchObject({ status: 422, code: 'captcha' })
  expect(await stack.send('contact')).toMatchObject({ status: 422, body: { code: 'captcha' } })
})

test('a proof of work is none where reCAPTCHA is configured', async () => {
  const header = `kind=work&challenge=x&nonces=${Array(16).fill('1').join(',')}`
  expect((await stack.send('contact', { headers: { [CAPTCHA_HEADER]: header } })).body.code).toBe('captcha')
})
