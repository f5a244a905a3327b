import { waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import type { CaptchaChallenge } from '#lib/contracts/captcha.ts'

/** What a site without keys of reCAPTCHA asks for. */
const EASY: CaptchaChallenge = {
  kind: 'work',
  challenge: 'contact.1.1.x.y',
  difficulty: 1,
  puzzles: 2,
  notBefore: 0,
  validity: 600_000,
}

/** A worker that finds something at once; what the real one finds is tested with the server's verification. */
class QuickWorker extends EventTarget {
  postMessage(): void {
    this.dispatchEvent(new MessageEvent('message', { data: [3, 7] }))
  }
  terminate(): void {}
}

/** Stubs `fetch`: challenges of the captcha are answered here, everything else by `answer`. */
export function stubFetch(answer: typeof fetch, challenge: CaptchaChallenge = EASY): void {
  vi.stubGlobal('Worker', QuickWorker)
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) =>
    String(input).startsWith('/api/captcha/challenge') ? Response.json(challenge) : await answer(input, init),
  )
}

/** Waits until no form is being sent: its captcha is loaded when it is needed. */
export const untilSent = (): Promise<void> =>
  waitFor(() => {
    if (document.querySelector('form [aria-busy="true"]')) throw new Error('A form is being sent.')
  })
