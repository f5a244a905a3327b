import { createHmac } from 'node:crypto'
import { type SecretPair, isSignedBy } from './secret-pair.ts'

/** Request header of a content webhook's signature. */
export const WEBHOOK_SIGNATURE_HEADER = 'webhook-signature'

/** Signature of a content webhook: lower-case hexadecimal HMAC-SHA1 of the raw body. */
export const webhookSignature = (body: string, secret: string): string =>
  createHmac('sha1', secret).update(body).digest('hex')

/** Verifies a webhook, signed with either secret. `signature` is the header's value; null or undefined if missing. */
export const isSignedWebhook = (body: string, signature: string | null | undefined, secrets: SecretPair): boolean =>
  isSignedBy(signature ?? '', secrets, (secret) => webhookSignature(body, secret))
