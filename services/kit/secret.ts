import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 bits that nobody guesses, for an address or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of such a secret: it has 256 bits, so a fast hash without salt does. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Compares two secrets in a time that tells nothing about them. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
