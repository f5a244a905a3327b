import type { CaptchaChallenge } from '#lib/contracts/captcha.ts'

/** Worker that solves puzzles; a file of its own, as the content security policy requires. */
const WORKER = '/captcha-worker.js'

/** Milliseconds before its expiry at which a challenge counts as expired: the call has to arrive too. */
const MARGIN = 30_000

/** Time-out in milliseconds. */
const DEADLINE = 10_000

type Work = Extract<CaptchaChallenge, { readonly kind: 'work' }>

/** Source of a form's captcha proofs: proof of work in this browser, or reCAPTCHA with these keys. */
export type CaptchaSource =
  | {
      readonly kind: 'work'
      /**
       * A proof for one call, not before the minimum time. Rejects where the challenge or the worker fails.
       *
       * @param trap whether the honeypot was filled in
       */
      prove(trap: boolean): Promise<string>
      /** Begins the work for a further call. */
      renew(): void
    }
  | { readonly kind: 'recaptcha'; readonly action: string; readonly v3: string; readonly v2: string }

async function askChallenge(action: string): Promise<CaptchaChallenge> {
  const response = await fetch(`/api/captcha/challenge?action=${action}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(DEADLINE),
  })
  if (!response.ok) throw new Error(`The challenge answered ${response.status}.`)
  return (await response.json()) as CaptchaChallenge
}

/** The nonces of a challenge's puzzles. Rejects where workers are not allowed or fail. */
const solve = async ({ challenge, puzzles, difficulty }: Work): Promise<readonly number[]> => {
  const worker = new Worker(WORKER)
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<readonly number[]>) => {
        resolve(data)
      })
      worker.addEventListener('error', () => {
        reject(new Error('The worker failed.'))
      })
      worker.postMessage({ challenge, puzzles, difficulty })
    })
  } finally {
    worker.terminate()
  }
}

interface Begun {
  readonly work: Work
  /** Milliseconds, as `performance.now()`. */
  readonly since: number
  readonly nonces: Promise<readonly number[]>
}

function begin(work: Work): Begun {
  const nonces = solve(work)
  // Unhandled rejection: a failure is reported where the proof is used.
  nonces.catch(() => undefined)
  return { work, since: performance.now(), nonces }
}

const isOver = ({ work, since }: Begun): boolean => performance.now() - since > work.validity - MARGIN

async function beginAnew(action: string): Promise<Begun> {
  const challenge = await askChallenge(action)
  if (challenge.kind !== 'work') throw new Error('The captcha has changed.')
  return begin(challenge)
}

function sourceOfWork(action: string, first: Work): CaptchaSource {
  let next: Promise<Begun> | undefined = Promise.resolve(begin(first))
  const renew = (): void => {
    next ??= beginAnew(action)
    next.catch(() => {
      next = undefined
    })
  }
  return {
    kind: 'work',
    renew,
    async prove(trap) {
      renew()
      // Single use.
      const taken = next
      next = undefined
      const found = await taken
      const begun = found && !isOver(found) ? found : await beginAnew(action)
      const { work, since } = begun
      const nonces = await begun.nonces
      const wait = since + work.notBefore - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      const proof = {
        kind: 'work',
        challenge: work.challenge,
        nonces: nonces.join(','),
        ...(trap ? { trap: '1' } : {}),
      }
      return new URLSearchParams(proof).toString()
    },
  }
}

/** Begins the captcha of an action. Rejects where the site does not answer. */
export async function startCaptcha(action: string): Promise<CaptchaSource> {
  const challenge = await askChallenge(action)
  return challenge.kind === 'work' ? sourceOfWork(action, challenge) : { ...challenge, action }
}
