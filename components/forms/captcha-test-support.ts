import { waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import type { CaptchaChallenge } from '#lib/contracts/captcha.ts'

/** Challenge of a site without reCAPTCHA keys: proof of work. */
const EASY: CaptchaChallenge = {
  kind: 'work',
  challenge: 'contact.1.1.x.y',
  difficulty: 1,
  puzzles: 2,
  notBefore: 0,
  validity: 600_000,
}

/** A worker that answers at once. The tests of the server's verification cover the real worker. */
class QuickWorker extends EventTarget {
  postMessage(): void {
    this.dispatchEvent(new MessageEvent('message', { data: [3, 7] }))
  }
  terminate(): void {}
}

/** Stubs `Worker` and `fetch`. A request for a captcha challenge gets `challenge`; `answer` handles the others. */
export function stubFetch(answer: typeof fetch, challenge: CaptchaChallenge = EASY): void {
  vi.stubGlobal('Worker', QuickWorker)
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) =>
    String(input).startsWith('/api/captcha/challenge') ? Response.json(challenge) : await answer(input, init),
  )
}

/** Waits until no form is being sent. A submit takes several ticks, because the captcha is loaded on demand. */
export const untilSent = (): Promise<void> =>
  waitFor(() => {
    if (document.querySelector('form [aria-busy="true"]')) throw new Error('A form is being sent.')
  })
