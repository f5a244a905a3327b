import { timingSafeEqual } from 'node:crypto'

/**
 * Compares a secret with what somebody sent, in a time that tells nothing of where they differ. Their lengths are no
 * secret.
 */
export function sameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
