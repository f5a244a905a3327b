import { z } from 'zod'

/** Failures of a captcha, of every table of calls: each with the status and the situation that raises it. */
export const CAPTCHA_ERRORS = {
  /** No proof, or an invalid one: forged, sent too soon, or by a robot that filled in the honeypot. */
  'captcha': { status: 422 },
  /** The proof was made on a page of another host. */
  'captcha-host': { status: 422 },
  /** The proof was made for another call. */
  'captcha-action': { status: 422 },
  /** reCAPTCHA v3 scores the visitor too low: the v2 check box is the second chance. */
  'captcha-score': { status: 422 },
  /** The proof was used before, or is too old. */
  'captcha-expired': { status: 422 },
  /** The verification did not answer in time. */
  'captcha-slow': { status: 503 },
  /** The verification is away, or refuses the site's keys. */
  'captcha-away': { status: 503 },
} as const satisfies Readonly<Record<string, { readonly status: number }>>

export type CaptchaErrorCode = keyof typeof CAPTCHA_ERRORS

export const isCaptchaErrorCode = <Code extends string>(code: Code | CaptchaErrorCode): code is CaptchaErrorCode =>
  Object.hasOwn(CAPTCHA_ERRORS, code)

/** Action of a captcha: the call's name. */
export const CAPTCHA_ACTION = /^[A-Za-z]{1,40}$/

/** Proof of work: number of puzzles of a challenge. Many small ones vary less in time than a single large one. */
export const PUZZLES = 16

const token = z.string().min(1).max(8_000)

const nonces = z
  .string()
  .regex(/^\d{1,10}(?:,\d{1,10})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().max(0xff_ff_ff_ff)).length(PUZZLES))

/** The browser's proof of a captcha. */
export const captchaProof = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('work'),
    challenge: z.string().max(200),
    /** The solution of each puzzle, separated by commas. */
    nonces,
    /** Honeypot: present where the form's hidden field was filled in. */
    trap: z.literal('1').optional(),
  }),
  z.strictObject({ kind: z.enum(['v3', 'v2']), token }),
])

export type CaptchaProof = z.output<typeof captchaProof>

/** Challenge of a captcha: the answer of `GET /api/captcha/challenge?action=`. */
export type CaptchaChallenge =
  | {
      readonly kind: 'work'
      readonly challenge: string
      /** Leading zero bits of each puzzle's hash. */
      readonly difficulty: number
      readonly puzzles: number
      /** Milliseconds from now before which, and after which, the proof is not accepted. */
      readonly notBefore: number
      readonly validity: number
    }
  | { readonly kind: 'recaptcha'; readonly v3: string; readonly v2: string }
