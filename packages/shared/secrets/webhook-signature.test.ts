import { expect, test } from 'vitest'
import { isSignedWebhook, webhookSignature } from './webhook-signature.ts'

// RFC 2202, test case 2.
const [BODY, SECRET, SIGNATURE] = ['what do ya want for nothing?', 'Jefe', 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79']

test('is the HMAC-SHA1 of the standard, in lower-case hexadecimal', () => {
  expect(webhookSignature(BODY, SECRET)).toBe(SIGNATURE)
  expect(isSignedWebhook(BODY, SIGNATURE, [SECRET])).toBe(true)
})

test.each([
  ['another body', `${BODY} `, SIGNATURE, SECRET],
  ['another secret', BODY, SIGNATURE, 'jefe'],
  ['capitals', BODY, SIGNATURE.toUpperCase(), SECRET],
  ['more after it', BODY, `${SIGNATURE}zz`, SECRET],
  ['none', BODY, null, SECRET],
  ['an empty one', BODY, '', SECRET],
])('%s is refused', (_, body, signature, secret) => {
  expect(isSignedWebhook(body, signature, [secret])).toBe(false)
})

test('during a change of the secret a webhook of either one is taken, and none of one that is gone', () => {
  expect(isSignedWebhook(BODY, SIGNATURE, ['new', SECRET])).toBe(true)
  expect(isSignedWebhook(BODY, webhookSignature(BODY, 'new'), [SECRET, 'new'])).toBe(true)
  expect(isSignedWebhook(BODY, SIGNATURE, ['new', 'newer'])).toBe(false)
})
