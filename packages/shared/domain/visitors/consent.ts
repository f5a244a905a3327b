/** Purposes that need a visitor's consent, in display order, each with its letter in the cookie. */
export const PURPOSE_LETTERS = {
  /** Audience measurement: the tag manager, Google Analytics, and the site's own web vitals. */
  measurement: 'm',
  /** Advertising by the tag manager: Consent Mode's three `ad_…` signals. */
  advertising: 'a',
  /** Session replay of the error reports. */
  replay: 'r',
  /** Widgets of restaurant bookings in the page. */
  tables: 't',
  /** Films of other sites in the page. */
  films: 'f',
  /** Google's reCAPTCHA in forms. */
  captcha: 'c',
} as const

export type Purpose = keyof typeof PURPOSE_LETTERS

export const PURPOSES = Object.keys(PURPOSE_LETTERS) as readonly Purpose[]

/** Answer for each purpose; one that is missing has not been decided. */
export type Choices = { readonly [P in Purpose]?: boolean }

export interface Consent {
  /** Id of the browser: 128 random bits, base64url. It gives access to the history of its choices. */
  readonly id: string
  /** When the visitor last chose, in Unix seconds. */
  readonly time: number
  readonly choices: Choices
}

/** Version of the texts that visitors agree to. A new version asks every visitor again. */
export const CONSENT_VERSION = 1

/** Seconds for which a choice is kept: six months (CNIL, guidelines on cookies). */
export const CONSENT_MAX_AGE = 15_552_000

/** First-party cookie of the choice: exempt from consent, readable by scripts. */
export const CONSENT_COOKIE = 'consent'

/** Form of a browser's id. */
export const CONSENT_ID = /^[\w-]{22}$/

/** Whether every purpose is decided, so that the visitor is not asked. */
export const isDecided = (consent: Consent | undefined): boolean =>
  consent !== undefined && PURPOSES.every((purpose) => consent.choices[purpose] !== undefined)

/**
 * Cookie's value: `<version>.<time>.<id>.<choices>`, with a letter and 0 or 1 for each decided purpose: `….m1a0`.
 */
export function formatConsent({ id, time, choices }: Consent): string {
  const letters = PURPOSES.map((purpose) => {
    const choice = choices[purpose]
    return choice === undefined ? '' : PURPOSE_LETTERS[purpose] + Number(choice)
  })
  return [CONSENT_VERSION, time, id, letters.join('')].join('.')
}

/**
 * Reads the cookie's value. Undefined for an invalid one, another version of the texts, or one older than six months at
 * `now` (seconds).
 */
export function parseConsent(value: string | undefined, now: number): Consent | undefined {
  const [, version, time, id, letters] = /^(\d+)\.(\d+)\.([\w-]{22})\.((?:[a-z][01])*)$/.exec(value ?? '') ?? []
  if (id === undefined || Number(version) !== CONSENT_VERSION) return undefined
  if (Number(time) > now || now - Number(time) > CONSENT_MAX_AGE) return undefined
  const choices = PURPOSES.flatMap((purpose) => {
    const [, choice] = new RegExp(`${PURPOSE_LETTERS[purpose]}([01])`).exec(letters ?? '') ?? []
    return choice === undefined ? [] : [[purpose, choice === '1'] as const]
  })
  return { id, time: Number(time), choices: Object.fromEntries(choices) }
}
