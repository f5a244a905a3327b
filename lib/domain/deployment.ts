/** Secrets of a start on this machine. They are in the source, so that they keep nothing from anyone. */
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
  EDITOR_KEY: 'local-content-editor-key',
  NEWSLETTER_TOKEN: 'local-newsletter',
} as const

export type SecretName = keyof typeof LOCAL_SECRETS

/** What both processes know of where they run. */
export interface Deployment {
  readonly NODE_ENV?: string | undefined
  /** `local`: a built site on this machine, as `npm start` runs it; an origin that is not local outweighs it. */
  readonly DEPLOYMENT?: 'local' | undefined
  readonly SITE_ORIGIN?: string | undefined
}

/** Loopback: 127.0.0.0/8, ::1, `localhost` and names below it (RFC 6761); what browsers trust without https. */
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|(?:.+\.)?localhost)$/i

/** Whether an address, of whatever scheme, leads to this machine alone; false for one that cannot be read. */
export const isLocal = (address: string): boolean => LOOPBACK.test(URL.parse(address)?.hostname ?? '')

/** Whether strangers may reach the deployment: an origin that is not localhost, or production. */
export const isPublicDeployment = ({ NODE_ENV, DEPLOYMENT, SITE_ORIGIN }: Deployment): boolean =>
  (SITE_ORIGIN !== undefined && !isLocal(SITE_ORIGIN)) || (NODE_ENV === 'production' && DEPLOYMENT !== 'local')

export interface Needs {
  /** Secrets that the process uses. */
  readonly secrets: readonly SecretName[]
  /** Addresses without which the process uses a stand-in for another company's service. */
  readonly addresses?: readonly string[]
  /** What is for demonstrations and tests only, and is on. */
  readonly refused?: readonly string[]
}

/** What keeps a public deployment from starting, as a phrase that names the setting, never its value. */
export interface DeploymentNeed {
  readonly kind: 'origin' | 'secret' | 'stand-in' | 'demonstration'
  readonly text: string
}

/** What would keep the deployment from starting if strangers could reach it. */
export function deploymentNeeds(
  settings: Deployment & Readonly<Record<string, unknown>>,
  { secrets, addresses = [], refused = [] }: Needs,
): DeploymentNeed[] {
  const isSecret = (name: SecretName) => settings[name] !== undefined && settings[name] !== LOCAL_SECRETS[name]
  const isReal = (name: string) => typeof settings[name] === 'string' && !isLocal(settings[name])
  const origin = settings.SITE_ORIGIN
  const of = (kind: DeploymentNeed['kind'], texts: readonly string[]) => texts.map((text) => ({ kind, text }))
  return [
    ...of(
      'origin',
      origin?.startsWith('https://') && !isLocal(origin) ? [] : ['SITE_ORIGIN must be a public https origin'],
    ),
    ...of(
      'secret',
      [...new Set(secrets)].filter((name) => !isSecret(name)).map((name) => `${name} needs a value of its own`),
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

/** Secure start: what keeps a public deployment from starting; none for a local one. */
export const deploymentFaults = (
  settings: Deployment & Readonly<Record<string, unknown>>,
  needs: Needs,
): readonly string[] => (isPublicDeployment(settings) ? deploymentNeeds(settings, needs).map(({ text }) => text) : [])
