/** Secrets of a start on this machine. They are in the source, so they protect nothing. */
export const LOCAL_SECRETS = {
  STORYBLOK_PUBLIC_TOKEN: 'local-public',
  STORYBLOK_PREVIEW_TOKEN: 'local-preview',
  STORYBLOK_MANAGEMENT_TOKEN: 'local-management',
  STORYBLOK_WEBHOOK_SECRET: 'local-webhook-secret',
  INSTAGRAM_TOKEN: 'local-instagram',
  HOTEL_API_TOKEN: 'local-hotel',
  HOTEL_DESK_TOKEN: 'local-desk',
  HOTEL_PEPPER: 'local-hotel-pepper',
  CASINO_API_TOKEN: 'local-casino',
  CASINO_DESK_TOKEN: 'local-casino-desk',
  CASINO_PEPPER: 'local-casino-pepper',
  PAYMENT_KEY: 'local-payment-key',
  PAYMENT_API_PASSWORD: 'local-payment-password',
  MAIL_TOKEN: 'local-mail',
  SITE_API_TOKEN: 'local-site',
  SITE_SESSION_KEY: 'local-site-session-key',
  DESK_TOKEN: 'local-requests-desk',
  DESK_KEY: 'local-requests-desk-key',
  OPERATOR_TOKEN: 'local-operator',
  EDITOR_KEY: 'local-content-editor-key',
  NEWSLETTER_TOKEN: 'local-newsletter',
} as const

export type SecretName = keyof typeof LOCAL_SECRETS

/** Secrets that are only sent, to another company or a stand-in: they cannot be pairs. */
const SENT: readonly SecretName[] = ['INSTAGRAM_TOKEN', 'PAYMENT_API_PASSWORD', 'MAIL_TOKEN']

/** Whether the variable of a secret takes a second, passive one: `active,passive` (`secret-pair.ts`). */
export const isPaired = (name: SecretName): boolean => !SENT.includes(name)

/** Secrets in another company's form; the others are the operator's own. */
const GIVEN: readonly SecretName[] = ['INSTAGRAM_TOKEN', 'PAYMENT_KEY', 'PAYMENT_API_PASSWORD']

/**
 * Whether a secret looks like 128 random bits: 32 hexadecimal digits or 22 characters of base64, with so many different
 * characters that fewer would hardly be random. Secrets of another company may be shorter: 16 characters.
 */
function isStrong(name: SecretName, value: string): boolean {
  const kinds = new Set(value).size
  if (GIVEN.includes(name)) return value.length >= 16 && kinds >= 8
  return /^[\da-f]+$/i.test(value) ? value.length >= 32 && kinds >= 8 : value.length >= 22 && kinds >= 12
}

/** The deployment, as both processes know it. */
export interface Deployment {
  readonly NODE_ENV?: string | undefined
  /** `local`: a built site on this machine, as `npm start` runs it; a public origin takes precedence. */
  readonly DEPLOYMENT?: 'local' | undefined
  readonly SITE_ORIGIN?: string | undefined
  /** Hosts of a closed network, which may be called without TLS. */
  readonly PRIVATE_HOSTS?: readonly string[] | undefined
}

/** Loopback: 127.0.0.0/8, ::1, `localhost` and names below it (RFC 6761), which browsers trust without https. */
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|(?:.+\.)?localhost)$/i

/** Whether an address, with any scheme, is on this machine; false for an unreadable one. */
export const isLocal = (address: string): boolean => LOOPBACK.test(URL.parse(address)?.hostname ?? '')

/** Whether strangers may reach the deployment: an origin that is not localhost, or production. */
export const isPublicDeployment = ({ NODE_ENV, DEPLOYMENT, SITE_ORIGIN }: Deployment): boolean =>
  (SITE_ORIGIN !== undefined && !isLocal(SITE_ORIGIN)) || (NODE_ENV === 'production' && DEPLOYMENT !== 'local')

export interface Needs {
  /** Secrets that the process uses. */
  readonly secrets: readonly SecretName[]
  /** Addresses whose default is a stand-in for another company's service. */
  readonly addresses?: readonly string[]
  /** Enabled features that are only for demonstrations and tests. */
  readonly refused?: readonly string[]
}

/** A fault that stops a public deployment, as a phrase that names the setting, never its value. */
export interface DeploymentNeed {
  readonly kind: 'origin' | 'secret' | 'plain' | 'stand-in' | 'demonstration'
  readonly text: string
}

/** Settings with rules of their own, and addresses of the public site. */
const WITH_RULES = ['SITE_ORIGIN', 'DESK_ORIGIN', 'EDITOR_ORIGIN', 'PAYMENT_FORM_URL', 'PAYMENT_API_URL', 'SMTP_URL']

/** Modes of PostgreSQL's `sslmode` that refuse to go on without TLS. */
const POSTGRES_TLS = ['require', 'verify-ca', 'verify-full']

/** Whether an address is called without encryption. */
function isPlain(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol.startsWith('postgres')) return !POSTGRES_TLS.includes(url.searchParams.get('sslmode') ?? '')
  return ['http:', 'redis:', 'tcp:'].includes(url?.protocol ?? '')
}

/** Names of settings with an address without TLS, neither on this machine nor on a closed network. */
const plainAddresses = (settings: Deployment & Readonly<Record<string, unknown>>): string[] =>
  Object.entries(settings)
    .filter(
      ([name, value]) =>
        !WITH_RULES.includes(name) &&
        [value]
          .flat()
          .some(
            (address) =>
              typeof address === 'string' &&
              isPlain(address) &&
              !isLocal(address) &&
              !settings.PRIVATE_HOSTS?.includes(URL.parse(address)?.hostname ?? ''),
          ),
    )
    .map(([name]) => name)

/** Faults of a process's secrets, one phrase each: missing, easy to guess, or used twice. */
function secretFaults(settings: Readonly<Record<string, unknown>>, names: readonly SecretName[]): string[] {
  const seen = new Map<unknown, SecretName>()
  const faultOf = (name: SecretName, value: unknown): string | undefined => {
    if (typeof value !== 'string' || value === LOCAL_SECRETS[name]) return `${name} needs a value of its own`
    const same = seen.get(value)
    seen.set(value, name)
    if (same === name) return `${name} has the same value twice`
    if (same !== undefined) return `${name} has the value of ${same}`
    if (isStrong(name, value)) return undefined
    return `${name} is too easy to guess; “openssl rand -hex 32” writes one of 128 bits and more`
  }
  return names.flatMap((name) => [...new Set([settings[name]].flat().flatMap((value) => faultOf(name, value) ?? []))])
}

/** Faults that would stop the deployment if it were public. */
export function deploymentNeeds(
  settings: Deployment & Readonly<Record<string, unknown>>,
  { secrets, addresses = [], refused = [] }: Needs,
): DeploymentNeed[] {
  const isReal = (name: string) => typeof settings[name] === 'string' && !isLocal(settings[name])
  const origin = settings.SITE_ORIGIN
  const of = (kind: DeploymentNeed['kind'], texts: readonly string[]) => texts.map((text) => ({ kind, text }))
  return [
    ...of(
      'origin',
      origin?.startsWith('https://') && !isLocal(origin) ? [] : ['SITE_ORIGIN must be a public https origin'],
    ),
    ...of('secret', secretFaults(settings, [...new Set(secrets)])),
    ...of(
      'plain',
      plainAddresses(settings).map(
        (name) => `${name} has an address without TLS: https, rediss or sslmode=require, or its host in PRIVATE_HOSTS`,
      ),
    ),
    ...of(
      'stand-in',
      addresses.filter((name) => !isReal(name)).map((name) => `${name} needs an address, its default is a stand-in`),
    ),
    ...of(
      'demonstration',
      refused.map((name) => `${name} is for demonstrations and tests`),
    ),
  ]
}

/** Secure start: faults that stop a public deployment; empty for a local one. */
export const deploymentFaults = (
  settings: Deployment & Readonly<Record<string, unknown>>,
  needs: Needs,
): readonly string[] => (isPublicDeployment(settings) ? deploymentNeeds(settings, needs).map(({ text }) => text) : [])
