import { z } from 'zod'
import { isLocal } from '@barriere/shared/process/deployment.ts'
import { optional } from '@barriere/shared/process/optional.ts'

interface RecaptchaKey {
  readonly siteKey: string
  readonly secret: string
}

/** Google's reCAPTCHA: v3 scores, and the v2 check box is the second chance. */
export interface RecaptchaKeys {
  readonly v3: RecaptchaKey
  readonly v2: RecaptchaKey
  /** Minimum v3 score of a person, 0 to 1. */
  readonly minimumScore: number
  readonly verifyUrl: string
}

export interface CaptchaSettings {
  /** Proof of work: leading zero bits of a puzzle's hash. */
  readonly difficulty: number
  /** Proof of work: minimum time in milliseconds between challenge and answer. */
  readonly notBefore: number
  /** Undefined: proof of work, honeypot and minimum time instead. */
  readonly recaptcha: RecaptchaKeys | undefined
}

/** About a second of work on a phone, and less time than a person needs for a form. */
const DEFAULTS = { difficulty: 14, notBefore: 2_000, minimumScore: 0.5 } as const

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify'

/** Public key of reCAPTCHA, which pages contain. */
const siteKey = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, 'must be a site key of reCAPTCHA')

const KEYS = ['RECAPTCHA_V3_SITE_KEY', 'RECAPTCHA_V3_SECRET', 'RECAPTCHA_V2_SITE_KEY', 'RECAPTCHA_V2_SECRET'] as const

/** The captcha's variables. */
export const CAPTCHA_VARIABLES = {
  CAPTCHA_DIFFICULTY: optional(z.coerce.number().int().min(1).max(24)),
  CAPTCHA_MINIMUM_MS: optional(z.coerce.number().int().min(0).max(60_000)),
  RECAPTCHA_V3_SITE_KEY: optional(siteKey),
  RECAPTCHA_V3_SECRET: optional(z.string()),
  RECAPTCHA_V2_SITE_KEY: optional(siteKey),
  RECAPTCHA_V2_SECRET: optional(z.string()),
  RECAPTCHA_MINIMUM_SCORE: optional(z.coerce.number().min(0).max(1)),
  RECAPTCHA_VERIFY_URL: optional(z.url({ protocol: /^https?$/ })),
}

type Variables = { readonly [N in keyof typeof CAPTCHA_VARIABLES]?: z.output<(typeof CAPTCHA_VARIABLES)[N]> }

/** The captcha's settings. Throws where some keys of reCAPTCHA are set and others are not. */
export function captchaSettings(variables: Variables): CaptchaSettings {
  const [v3Key, v3Secret, v2Key, v2Secret] = KEYS.map((name) => variables[name])
  const isOn = v3Key && v3Secret && v2Key && v2Secret
  if (!isOn && (v3Key || v3Secret || v2Key || v2Secret))
    throw new Error(`Bad settings. reCAPTCHA needs all of ${KEYS.join(', ')}, or none.`)
  return {
    difficulty: variables.CAPTCHA_DIFFICULTY ?? DEFAULTS.difficulty,
    notBefore: variables.CAPTCHA_MINIMUM_MS ?? DEFAULTS.notBefore,
    recaptcha: isOn
      ? {
          v3: { siteKey: v3Key, secret: v3Secret },
          v2: { siteKey: v2Key, secret: v2Secret },
          minimumScore: variables.RECAPTCHA_MINIMUM_SCORE ?? DEFAULTS.minimumScore,
          verifyUrl: variables.RECAPTCHA_VERIFY_URL ?? GOOGLE,
        }
      : undefined,
  }
}

/** Faults of a public deployment: a captcha that is weaker than by default, or verified by a stand-in. */
export function weakCaptcha({
  CAPTCHA_DIFFICULTY: difficulty = DEFAULTS.difficulty,
  CAPTCHA_MINIMUM_MS: notBefore = DEFAULTS.notBefore,
  RECAPTCHA_VERIFY_URL: verifyUrl = GOOGLE,
}: Variables): string[] {
  return [
    ...(difficulty < DEFAULTS.difficulty ? ['a CAPTCHA_DIFFICULTY below the default'] : []),
    ...(notBefore < DEFAULTS.notBefore ? ['a CAPTCHA_MINIMUM_MS below the default'] : []),
    ...(isLocal(verifyUrl) ? ['a RECAPTCHA_VERIFY_URL of this machine'] : []),
  ]
}
