import { createHmac } from 'node:crypto'
import { sameSecret } from './same-secret.ts'

/** Request header of a content webhook's signature. */
export const WEBHOOK_SIGNATURE_HEADER = 'webhook-signature'

/** Signature of a content webhook: lower-case hexadecimal HMAC-SHA1 of the raw body. */
export const webhookSignature = (body: string, secret: string): string =>
  createHmac('sha1', secret).update(body).digest('hex')

/** Verifies a webhook. `signature` is the header's value, null or undefined where it is missing. */
export const isSignedWebhook = (body: string, signature: string | null | undefined, secret: string): boolean =>
  sameSecret(signature ?? '', webhookSignature(body, secret))
