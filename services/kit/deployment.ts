import {
  type DeploymentNeed,
  type Needs,
  type SecretName,
  deploymentFaults,
  deploymentNeeds,
  isPublicDeployment,
} from '@barriere/shared/process/deployment.ts'
import { changingSecrets } from '@barriere/shared/secrets/secret-pair.ts'
import { notes, servicesSettings } from '@barriere/shared/observability/variables.ts'
import { type Env, EnvError, Environment, ownVariables, parseEnv } from './env.ts'
import { pepperId } from './passwords/argon2.ts'
import { PAYMENT_ADDRESSES, PAYMENT_SECRETS, demonstrationPayments } from './payment/variables.ts'

/** The configuration of this process. Throws an EnvError, also if a public deployment lacks something. */
export function readEnv(): Env {
  const env = parseEnv(ownVariables())
  requireSafeDeployment(env)
  return env
}

/** Secrets by the service that uses them. */
const SECRETS: Readonly<Record<string, readonly SecretName[]>> = {
  content: [
    'STORYBLOK_PUBLIC_TOKEN',
    'STORYBLOK_PREVIEW_TOKEN',
    'STORYBLOK_MANAGEMENT_TOKEN',
    'STORYBLOK_WEBHOOK_SECRET',
    'EDITOR_KEY',
  ],
  site: [
    'STORYBLOK_PUBLIC_TOKEN',
    'STORYBLOK_WEBHOOK_SECRET',
    'SITE_API_TOKEN',
    'SITE_SESSION_KEY',
    'NEWSLETTER_TOKEN',
  ],
  hotel: ['HOTEL_API_TOKEN', 'HOTEL_DESK_TOKEN', 'HOTEL_PEPPER', 'OPERATOR_TOKEN'],
  casino: [
    'STORYBLOK_PUBLIC_TOKEN',
    'CASINO_API_TOKEN',
    'CASINO_DESK_TOKEN',
    'CASINO_PEPPER',
    'OPERATOR_TOKEN',
    ...PAYMENT_SECRETS,
  ],
}

const deskSecrets = ({ DESK_CASINO_URL: casino, DESK_HOTEL_URL: hotel }: Env): readonly SecretName[] => [
  'DESK_TOKEN',
  'DESK_KEY',
  ...(casino === undefined && hotel === undefined ? [] : (['OPERATOR_TOKEN'] as const)),
  ...(casino === undefined ? [] : (['CASINO_DESK_TOKEN'] as const)),
]

/** Whether this process serves the desk. A public deployment serves it only at an explicit address. */
export const hasDesk = (env: Env): boolean =>
  env.SERVICES.includes('site') && (env.DESK_ORIGIN !== undefined || !isPublicDeployment(env))

/** Whether this process serves the editor. A public deployment serves it only at an explicit address. */
export const hasEditor = (env: Env): boolean =>
  env.SERVICES.includes('content') && (env.EDITOR_ORIGIN !== undefined || !isPublicDeployment(env))

/** Stand-ins for other companies' services. */
const STAND_INS = ['instagram', 'partners', 'captcha', 'payment', 'icons', 'mail']

/** Services that send mails. */
const MAILING = ['site', 'hotel', 'casino']

const DEMONSTRATIONS = [
  'CONTENT_FAULTS',
  'EDITOR_DEMONSTRATION',
  'HOTEL_DEMONSTRATION',
  'CASINO_DEMONSTRATION',
  'MAIL_VIEWER',
] as const

/** Names of the variables of the services' process. */
export const SERVICES_VARIABLES: readonly string[] = Object.keys(Environment.shape)

function needsOf(env: Env): Needs {
  const takesPayments = env.SERVICES.includes('casino')
  return {
    addresses: takesPayments ? PAYMENT_ADDRESSES : [],
    secrets: [...env.SERVICES.flatMap((name) => SECRETS[name] ?? []), ...(hasDesk(env) ? deskSecrets(env) : [])],
    refused: [
      ...env.SERVICES.filter((name) => STAND_INS.includes(name)).map((name) => `SERVICES: ${name}`),
      ...DEMONSTRATIONS.filter((name) => env[name] === true),
      ...((env.SERVICES.some((name) => MAILING.includes(name)) || hasEditor(env)) && env.SMTP_URL === undefined
        ? ['The mailbox that stands in for SMTP_URL']
        : []),
      ...(env.SERVICES.includes('site') && env.REQUESTS_DESK === undefined
        ? ['The desk that stands in for REQUESTS_DESK']
        : []),
      ...(['DESK_ORIGIN', 'EDITOR_ORIGIN'] as const)
        .filter((name) => env[name]?.startsWith('http:'))
        .map((name) => `${name} without https`),
      ...(takesPayments ? demonstrationPayments(env) : []),
    ],
  }
}

/** Secure start of the services' process: throws an EnvError that names all that a public deployment lacks. */
export function requireSafeDeployment(env: Env): void {
  const faults = deploymentFaults(env, needsOf(env))
  if (faults.length > 0) throw new EnvError(`Bad configuration: ${faults.join('; ')}`)
}

/** What a public deployment with this configuration would lack. */
export const servicesNeeds = (env: Env): readonly DeploymentNeed[] => deploymentNeeds(env, needsOf(env))

/** Peppers of password hashes; each hash names its pepper by an id. */
const PEPPERS = ['HOTEL_PEPPER', 'CASINO_PEPPER', 'DESK_KEY', 'EDITOR_KEY'] as const

/** What is missing or replaced in this configuration, for the operator. */
export const servicesNotes = (env: Env): readonly string[] => [
  `Services: ${env.SERVICES.join(', ')}.`,
  env.DATABASE_URL
    ? 'Data are in PostgreSQL.'
    : `Data are in PGlite below ${env.DATA_DIR}, for one process alone: DATABASE_URL is not set.`,
  ...(env.SMTP_URL ? [] : ['Mails go to the stand-in’s mailbox.']),
  ...(hasDesk(env) ? [] : ['No desk: DESK_ORIGIN is not set.']),
  ...(hasEditor(env) ? [] : ['No editor: EDITOR_ORIGIN is not set.']),
  ...(env.CLAMD_URL ? [] : ['Uploads are not scanned for malware: CLAMD_URL is not set.']),
  ...changingSecrets(env),
  ...PEPPERS.filter((name) => env[name].length > 1).map(
    (name) => `Hashes of passwords by the active value of ${name} say keyid=${pepperId(env[name][0])}.`,
  ),
  ...notes(servicesSettings(env)),
]
