import { type CaptchaChallenge, type CaptchaErrorCode, type CaptchaProof, PUZZLES } from '#lib/contracts/captcha.ts'
import { type Result, fail } from '@barriere/shared/domain/result.ts'
import type { RecaptchaKeys } from '#lib/process/captcha-settings.ts'
import { env } from '#lib/process/env.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { VALIDITY, type WorkSettings, newChallenge, verifyWork } from './proof-of-work.ts'
import { verifyToken } from './recaptcha.ts'

interface CaptchaSettings {
  /** Host name of the site. */
  readonly host: string
  readonly work: WorkSettings
  /** Google's reCAPTCHA; undefined: the site's own proof of work. */
  readonly recaptcha: RecaptchaKeys | undefined
  readonly now?: () => number
}

/** The captcha: reCAPTCHA where its keys are configured, else proof of work, honeypot and minimum time. */
export class CaptchaGateway {
  readonly #settings: CaptchaSettings
  readonly #now: () => number

  constructor(settings: CaptchaSettings) {
    this.#settings = settings
    this.#now = settings.now ?? Date.now
  }

  /** The challenge by which a browser gets a proof for an action. */
  challenge(action: string): CaptchaChallenge {
    const { recaptcha, work } = this.#settings
    if (recaptcha) return { kind: 'recaptcha', v3: recaptcha.v3.siteKey, v2: recaptcha.v2.siteKey }
    return {
      kind: 'work',
      challenge: newChallenge(action, this.#now(), work),
      difficulty: work.difficulty,
      puzzles: PUZZLES,
      notBefore: work.notBefore,
      validity: VALIDITY,
    }
  }

  /** Verifies a proof for an action, but not its single use. Never rejects. */
  async verify(proof: CaptchaProof, action: string): Promise<Result<undefined, CaptchaErrorCode>> {
    const { recaptcha, work, host } = this.#settings
    if (proof.kind !== 'work') {
      return recaptcha ? await verifyToken({ ...proof, action, host }, recaptcha) : fail('captcha')
    }
    if (recaptcha || proof.trap) return fail('captcha')
    return verifyWork({ ...proof, action, now: this.#now() }, work)
  }
}

/** Singleton of the process. Challenges are signed with the secret that every instance of the site has. */
export const captchaGateway = (): CaptchaGateway =>
  processSingleton(
    'captcha-gateway',
    () =>
      new CaptchaGateway({
        host: new URL(env.siteOrigin).hostname,
        work: { secrets: env.captchaSecrets, difficulty: env.captcha.difficulty, notBefore: env.captcha.notBefore },
        recaptcha: env.captcha.recaptcha,
      }),
  )
