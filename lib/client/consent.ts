import {
  type Choices,
  CONSENT_COOKIE,
  CONSENT_MAX_AGE,
  type Consent,
  type Purpose,
  formatConsent,
  parseConsent,
} from '@barriere/shared/domain/visitors/consent.ts'

const now = (): number => Math.floor(Date.now() / 1_000)

/** 128 random bits, base64url. */
const newId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function readCookie(): string | undefined {
  const prefix = `${CONSENT_COOKIE}=`
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length)
}

/** The visitor's consent, shared by the page. The cookie is the source of truth: another tab may change it. */
class ConsentStore {
  readonly #listeners = new Set<(consent: Consent) => void>()

  /** Undefined where nothing has been chosen, or too long ago. */
  get(): Consent | undefined {
    return parseConsent(readCookie(), now())
  }

  /** Whether the visitor has agreed to a purpose; false while they have not decided. */
  allows(purpose: Purpose): boolean {
    return this.get()?.choices[purpose] === true
  }

  /** Calls back after each choice on this page. */
  subscribe(listener: (consent: Consent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Stores answers; purposes that are not named stay as they are. */
  choose(answers: Choices): Consent {
    const before = this.get()
    const consent = { id: before?.id ?? newId(), time: now(), choices: { ...before?.choices, ...answers } }
    this.keep(consent)
    for (const listener of this.#listeners) listener(consent)
    return consent
  }

  /** Writes the cookie of an earlier choice again, where something else may have overwritten it. */
  keep(consent: Consent): void {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    const attributes = `path=/; max-age=${CONSENT_MAX_AGE}; samesite=lax${secure}`
    document.cookie = `${CONSENT_COOKIE}=${formatConsent(consent)}; ${attributes}`
  }
}

/** Singleton of the page: Next's bundle and the enhancers' each contain a copy of this module. */
const page = globalThis as { consentStore?: ConsentStore }

export const consentStore = (page.consentStore ??= new ConsentStore())
