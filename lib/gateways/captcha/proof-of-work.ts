import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type CaptchaErrorCode, PUZZLES } from '#lib/contracts/captcha.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import { type SecretPair, isSignedBy } from '@barriere/shared/secrets/secret-pair.ts'

/** Milliseconds for which a challenge can be answered. */
export const VALIDITY = 600_000

export interface WorkSettings {
  /** The active secret signs challenges; instances share the pair. */
  readonly secrets: SecretPair
  /** Leading zero bits of each puzzle's hash. */
  readonly difficulty: number
  /** Minimum time in milliseconds between challenge and answer: no person fills in a form sooner. */
  readonly notBefore: number
}

/** Bytes of a signature: 32 characters, which with two numbers are one block of SHA-256. */
const SIGNATURE = 24

const sign = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`captcha\n${payload}`).digest().subarray(0, SIGNATURE).toString('base64url')

/** A challenge for an action, such as `contact.1795392000000.14.Rv…`, with its signature as a last part. */
export function newChallenge(action: string, now: number, { secrets, difficulty }: WorkSettings): string {
  const payload = [action, now, difficulty, randomBytes(12).toString('base64url')].join('.')
  return `${payload}.${sign(payload, secrets[0])}`
}

/** Whether SHA-256 of signature, puzzle and nonce (big-endian) begins with `difficulty` zero bits. */
function solves(signature: string, puzzle: number, nonce: number, difficulty: number): boolean {
  const message = Buffer.alloc(40)
  message.write(signature, 'latin1')
  message.writeUInt32BE(puzzle, 32)
  message.writeUInt32BE(nonce, 36)
  return Math.clz32(createHash('sha256').update(message).digest().readUInt32BE()) >= difficulty
}

interface Work {
  readonly challenge: string
  readonly nonces: readonly number[]
  readonly action: string
  readonly now: number
}

/** Verifies a proof of work. The caller prevents its replay. */
export function verifyWork(
  { challenge, nonces, action, now }: Work,
  { secrets, notBefore }: WorkSettings,
): Result<undefined, CaptchaErrorCode> {
  const end = challenge.lastIndexOf('.')
  const signature = challenge.slice(end + 1)
  if (end < 0 || !isSignedBy(signature, secrets, (secret) => sign(challenge.slice(0, end), secret)))
    return fail('captcha')
  const [signedAction, issued = '', difficulty = ''] = challenge.split('.')
  if (signedAction !== action) return fail('captcha-action')
  const age = now - Number(issued)
  if (age > VALIDITY) return fail('captcha-expired')
  if (age < notBefore || nonces.length !== PUZZLES) return fail('captcha')
  const isSolved = nonces.every((nonce, puzzle) => solves(signature, puzzle, nonce, Number(difficulty)))
  return isSolved ? ok(undefined) : fail('captcha')
}
