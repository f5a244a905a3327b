import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAPTCHA_HEADER } from '@barriere/shared/contracts/http.ts'
import type { CaptchaChallenge } from '#lib/contracts/captcha.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { solved } from '#tests/support/captcha.ts'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

// The captcha of a site without keys of reCAPTCHA: proof of work, honeypot, minimum time.

let stack: RequestStack
let challengeOf: (action: string) => CaptchaChallenge

beforeAll(async () => {
  stack = await startRequestStack()
  const { captchaGateway } = await import('#lib/gateways/captcha/captcha.ts')
  challengeOf = (action) => captchaGateway().challenge(action)
})

afterAll(() => stack.stop())

const send = async (headers: Readonly<Record<string, string | undefined>>, locale: 'fr' | 'en' = 'fr') => {
  const { status, body } = await stack.send('contact', { headers, locale })
  return status === 201 ? 'taken' : { status, ...body }
}

const messages = { fr: /^La vérification contre les robots .*02.61.91.00.14/, en: /^The check against robots .*\+33/ }

const refusal = (code: string, locale: 'fr' | 'en' = 'fr') => ({
  status: 422,
  code,
  message: expect.stringMatching(messages[locale]) as string,
})

test.each(LOCALES)('in %s a request without a proof is refused, and the telephone is named', async (locale) => {
  expect(await send({ [CAPTCHA_HEADER]: undefined }, locale)).toEqual(refusal('captcha', locale))
})

test('a proof is used once, also by twenty at once', async () => {
  const proof = solved(challengeOf('contact'))
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(proof)))
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
  expect(answers.filter((answer) => answer !== 'taken')).toEqual(Array(19).fill(refusal('captcha-expired')))
})

test.each([
  ['for another call', () => solved(challengeOf('event')), 'captcha-action'],
  ['that a robot made, which filled in the honeypot', () => solved(challengeOf('contact'), { trap: '1' }), 'captcha'],
  ['of reCAPTCHA', () => ({ [CAPTCHA_HEADER]: 'kind=v2&token=x' }), 'captcha'],
  ['that is none', () => ({ [CAPTCHA_HEADER]: 'kind=work&challenge=contact.1.1.x.y&nonces=1' }), 'captcha'],
  ['with more than a proof', () => solved(challengeOf('contact'), { more: '1' }), 'captcha'],
])('a proof %s is refused', async (_, header, code) => {
  expect(await send(header())).toEqual(refusal(code))
})

test('what is refused by the fields costs no proof', async () => {
  const proof = solved(challengeOf('contact'))
  expect((await stack.send('contact', { headers: proof, more: { email: 'nobody' } })).body.code).toBe('fields')
  expect(await send(proof)).toBe('taken')
})

test('a challenge is for any caller, by the name of an action, and never stored', async () => {
  const { GET } = await import('#app/api/captcha/challenge/route.ts')
  const { NextRequest } = await import('next/server')
  const ask = (query: string) => GET(new NextRequest(`https://site.example/api/captcha/challenge${query}`))
  const answer = ask('?action=contact')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await send(solved((await answer.json()) as CaptchaChallenge))).toBe('taken')
  for (const query of ['', '?action=', '?action=a.b', `?action=${'a'.repeat(41)}`]) expect(ask(query).status).toBe(400)
})
