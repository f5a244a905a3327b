import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { PUZZLES } from '#lib/contracts/captcha.ts'
import { VALIDITY, newChallenge, verifyWork } from './proof-of-work.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')

const SETTINGS = { secrets: ['a secret of the site'] as const, difficulty: 6, notBefore: 2_000 }

/** Solves a challenge as the browser's worker does. */
function work(challenge: string, difficulty = SETTINGS.difficulty): readonly number[] {
  let nonces: readonly number[] = []
  const self = {
    addEventListener: (_: string, listen: (event: object) => void) => {
      Object.assign(self, { listen })
    },
    listen: (_: object) => {},
    postMessage: (found: readonly number[]) => {
      nonces = [...found]
    },
  }
  runInContext(readFileSync('public/captcha-worker.js', 'utf8'), createContext({ self, Math, Uint32Array, Int32Array }))
  self.listen({ data: { challenge, puzzles: PUZZLES, difficulty } })
  return nonces
}

const verify = (challenge: string, nonces: readonly number[], { action = 'contact', after = 2_000 } = {}) =>
  verifyWork({ challenge, nonces, action, now: NOW + after }, SETTINGS)

describe('the proof of work', () => {
  test('what the worker of a browser finds is accepted, for each of fifty challenges', () => {
    for (let round = 0; round < 50; round += 1) {
      const challenge = newChallenge('contact', NOW, SETTINGS)
      expect(verify(challenge, work(challenge))).toEqual({ ok: true, value: undefined })
    }
  })

  test('a challenge of before a change of the secret is accepted until that one is gone', () => {
    const challenge = newChallenge('contact', NOW, SETTINGS)
    const nonces = work(challenge)
    const by = (secrets: typeof SETTINGS.secrets | readonly [string, string]) =>
      verifyWork({ challenge, nonces, action: 'contact', now: NOW + 2_000 }, { ...SETTINGS, secrets }).ok
    expect([by(['new', SETTINGS.secrets[0]]), by(['new', 'newer'])]).toEqual([true, false])
  })

  test('takes work: other nonces prove nothing', () => {
    const challenge = newChallenge('contact', NOW, SETTINGS)
    const nonces = work(challenge)
    expect(
      verify(
        challenge,
        nonces.map(() => 0),
      ).ok,
    ).toBe(false)
    expect(
      verify(
        challenge,
        nonces.map((nonce) => nonce + 1),
      ).ok,
    ).toBe(false)
    expect(verify(challenge, nonces.slice(1))).toEqual({ ok: false, error: 'captcha' })
    expect(verify(newChallenge('contact', NOW, SETTINGS), nonces)).toEqual({ ok: false, error: 'captcha' })
    // On average sixteen times 2^6 hashes.
    expect(nonces.reduce((sum, nonce) => sum + nonce, 0)).toBeGreaterThan(2 ** SETTINGS.difficulty)
  })

  test('is for one action, not before the minimum time, and for ten minutes', () => {
    const challenge = newChallenge('contact', NOW, SETTINGS)
    const nonces = work(challenge)
    expect(verify(challenge, nonces, { action: 'event' })).toEqual({ ok: false, error: 'captcha-action' })
    expect(verify(challenge, nonces, { after: 1_999 })).toEqual({ ok: false, error: 'captcha' })
    expect(verify(challenge, nonces, { after: VALIDITY })).toEqual({ ok: true, value: undefined })
    expect(verify(challenge, nonces, { after: VALIDITY + 1 })).toEqual({ ok: false, error: 'captcha-expired' })
  })

  test('only the site makes challenges: an easier, older or foreign one is none', () => {
    const challenge = newChallenge('contact', NOW, SETTINGS)
    const [action, issued, , random, signature] = challenge.split('.')
    const easier = [action, issued, '1', random, signature].join('.')
    const foreign = newChallenge('contact', NOW, { ...SETTINGS, secrets: ['another secret'] })
    for (const forged of [easier, foreign, '', '.', signature ?? ''])
      expect(verify(forged, work(forged, 1))).toEqual({ ok: false, error: 'captcha' })
  })
})
