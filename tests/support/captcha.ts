import { createHash } from 'node:crypto'
import type { CaptchaChallenge } from '#lib/contracts/captcha.ts'
import { CAPTCHA_HEADER } from '@barriere/shared/contracts/http.ts'

/** Settings of a site whose proofs of work cost a test nothing. */
export const CHEAP_CAPTCHA = { CAPTCHA_DIFFICULTY: '1', CAPTCHA_MINIMUM_MS: '0' } as const

/** Solves a challenge as the browser's worker does: the header of the call. */
export function solved(challenge: CaptchaChallenge, more: Readonly<Record<string, string>> = {}) {
  if (challenge.kind !== 'work') throw new Error('No proof of work is asked for.')
  const { difficulty, puzzles } = challenge
  const signature = challenge.challenge.slice(challenge.challenge.lastIndexOf('.') + 1)
  const nonces = Array.from({ length: puzzles }, (_, puzzle) => {
    for (let nonce = 0; ; nonce += 1) {
      const message = Buffer.alloc(40)
      message.write(signature, 'latin1')
      message.writeUInt32BE(puzzle, 32)
      message.writeUInt32BE(nonce, 36)
      if (Math.clz32(createHash('sha256').update(message).digest().readUInt32BE()) >= difficulty) return nonce
    }
  })
  const proof = { kind: 'work', challenge: challenge.challenge, nonces: nonces.join(','), ...more }
  return { [CAPTCHA_HEADER]: new URLSearchParams(proof).toString() }
}

/** Header of a call with the captcha of the site at an origin. */
export async function captchaOf(origin: string, action: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/captcha/challenge?action=${action}`)
  return solved((await response.json()) as CaptchaChallenge)
}
