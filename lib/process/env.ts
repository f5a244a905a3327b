import { z } from 'zod'
import {
  type DeploymentNeed,
  type Needs,
  LOCAL_SECRETS,
  deploymentFaults,
  deploymentNeeds,
  isLocal,
} from '@barriere/shared/process/deployment.ts'
import { LOCALE_STRATEGIES, type LocaleStrategy } from '@barriere/shared/domain/locale.ts'
import * as observability from '@barriere/shared/observability/variables.ts'
import { type ConfiguredReports, REPORT_VARIABLES, readReportSettings } from '@barriere/shared/reports/variables.ts'
import { BOOKING_VARIABLES, type BookingSettings, bookingSettings } from './booking-settings.ts'
import { CAPTCHA_VARIABLES, type CaptchaSettings, captchaSettings, weakCaptcha } from './captcha-settings.ts'
import { CONTENT_VARIABLES, editorOf, paceOf } from './content-settings.ts'
import { ICON_VARIABLES, iconsUrl } from './icon-settings.ts'
import { optional } from '@barriere/shared/process/optional.ts'
import { type SecretPair, changingSecrets, secretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { hosts, origin } from './origin.ts'
import { PAYMENT_VARIABLES, type PaymentSettings, paymentSettings, plainPayment } from './payment-settings.ts'
import { PURGE_VARIABLES, type PurgeSettings, purgeSettings } from './purge-settings.ts'
import { PROGRAMME_VARIABLES, type ProgrammeBackend, programmeBackends } from './programme-settings.ts'
import { SITE_NEEDS } from './site-needs.ts'
import { TAG_MANAGER_VARIABLES, type TagManagerSettings, tagManagerSettings } from './tag-manager-settings.ts'
import { WALLET_VARIABLES, type Wallets, walletSettings } from './wallet-settings.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const slug = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')

/** Variables of the site's process. */
export const Environment = z.object({
  NODE_ENV: optional(z.enum(['development', 'production', 'test'])),
  DEPLOYMENT: optional(z.literal('local')),
  PRIVATE_HOSTS: optional(hosts),
  HOST: optional(z.string()),
  PORT: optional(port),
  SERVICES_PORT: optional(port),
  DATA_DIR: optional(z.string()),
  PAGE_FRONT: optional(z.enum(['on', 'off'])),
  PAGE_MEMORY_MB: optional(z.coerce.number().int().min(1).max(100_000)),
  PAGE_DISK_MB: optional(z.coerce.number().int().min(1).max(1_000_000)),
  WARM_UP: optional(z.enum(['all', 'known'])),
  BACKGROUND_RENDERING: optional(z.enum(['here', 'elsewhere'])),
  BUILDS_KEPT: optional(z.coerce.number().int().min(0).max(10)),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
  ...PURGE_VARIABLES,
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  SITE_ORIGIN: optional(origin),
  ROOT_FOLDER: optional(slug),
  LOCALE_STRATEGY: optional(z.enum(LOCALE_STRATEGIES)),
  STORYBLOK_API_ENDPOINT: optional(origin),
  ...CONTENT_VARIABLES,
  STORYBLOK_ASSET_ORIGIN: optional(origin),
  STORYBLOK_EDITOR_ORIGIN: optional(origin),
  INSTAGRAM_API_URL: optional(origin),
  INSTAGRAM_TOKEN: optional(z.string()),
  INSTAGRAM_MEDIA_HOSTS: optional(hosts),
  SITE_API_URL: optional(origin),
  SITE_API_TOKEN: optional(secretPair()),
  ...PROGRAMME_VARIABLES,
  ENUMERATION: optional(z.enum(['strict', 'catalogue'])),
  TRUSTED_PROXIES: optional(z.coerce.number().int().min(0).max(10)),
  RATE_LIMIT_FACTOR: optional(z.coerce.number().min(1).max(1_000_000)),
  ...BOOKING_VARIABLES,
  ...PAYMENT_VARIABLES,
  ...CAPTCHA_VARIABLES,
  ...TAG_MANAGER_VARIABLES,
  ...ICON_VARIABLES,
  ...WALLET_VARIABLES,
  SECURITY_CONTACT: optional(z.url({ protocol: /^(?:https|mailto|tel)$/ })),
  MAP_STYLE_URL: optional(z.url({ protocol: /^https?$/ })),
  ...REPORT_VARIABLES,
  ...observability.SITE_VARIABLES,
})

export interface Env {
  readonly production: boolean
  /** Name or address to listen on; undefined for all of the machine's. */
  readonly host: string | undefined
  readonly port: number
  /** Folder of all data that the site writes, such as the stored pages. */
  readonly dataDir: string
  /** Whether pages are stored and served before Next; off renders each page for each request, as development does. */
  readonly front: boolean
  /** Maximum bytes of stored pages. */
  readonly pages: { readonly memory: number; readonly disk: number }
  /** Number of earlier builds whose files are still served, for tabs that were opened then. */
  readonly buildsKept: number
  /** Cache warming: the pages to render in advance, all of them or those that were requested before. */
  readonly warmUp: 'all' | 'known'
  /** Where background rendering runs: in this instance, or in others that share its pages. */
  readonly rendering: 'here' | 'elsewhere'
  /** Redis or Valkey, through which instances share pages and rate limits; undefined for one instance alone. */
  readonly redisUrl: string | undefined
  /** Shared caches before the site that keep its pages until a purge; undefined where none may. */
  readonly purge: PurgeSettings | undefined
  readonly logLevel: string
  /** Scheme and host of canonical addresses, without a trailing slash. */
  readonly siteOrigin: string
  /** The space's folder that holds the site; it never shows in an address (specification §2). */
  readonly rootFolder: string
  /** How addresses tell their language. */
  readonly localeStrategy: LocaleStrategy
  readonly content: {
    /** Base address of the delivery API including its version, or undefined where the region decides. */
    readonly endpoint: string | undefined
    readonly region: 'eu' | 'us' | 'cn' | 'ap' | 'ca' | undefined
    readonly spaceId: string
    readonly publicToken: string
    readonly previewTokens: SecretPair
    readonly oauthToken: string | undefined
    /** Rate limit of requests to the delivery API; undefined where the service sets the pace. */
    readonly requestsPerSecond: number | undefined
    /** Revocation: a higher value ends every editor's draft session. */
    readonly draftEpoch: number
    readonly webhookSecrets: SecretPair
    readonly assetOrigin: string
    /** Whether the site proxies pictures: so for an address without https, which is private. */
    readonly assetsProxied: boolean
    /** Origin of the visual editor: the only foreign page that may frame a draft. */
    readonly editorOrigin: string
  }
  readonly instagram: {
    /** Base address of the API with its version, such as `https://graph.instagram.com/v23.0`. */
    readonly apiUrl: string
    readonly token: string
    /** SSRF: the only hosts from which the site fetches the feed's pictures, subdomains included. */
    readonly mediaHosts: readonly string[]
  }
  /** Address of the icon service (the Iconify API), such as `https://api.iconify.design`; undefined for none. */
  readonly iconsUrl: string | undefined
  /** Base address of the site's own backend, such as `http://127.0.0.1:4001/site`. */
  readonly siteApiUrl: string
  /** Token by which the site authenticates to its own backend. */
  readonly siteApiToken: string
  /** Secrets that sign captcha challenges. */
  readonly captchaSecrets: SecretPair
  /** The programmes' backends. */
  readonly hotel: ProgrammeBackend
  readonly casino: ProgrammeBackend
  /** Account enumeration: answers hide whether an e-mail has an account, or tell it by the backends' codes. */
  readonly enumeration: 'strict' | 'catalogue'
  /** Number of trusted proxies before the site, which append the client's address to `x-forwarded-for`. */
  readonly trustedProxies: number
  /** Factor of the rate limits per address; for tests that simulate a crowd. */
  readonly rateLimitFactor: number
  readonly booking: BookingSettings
  readonly payment: PaymentSettings
  readonly captcha: CaptchaSettings
  /** Loaded after consent; undefined where it is not configured. */
  readonly tagManager: TagManagerSettings | undefined
  /** Address for reports of vulnerabilities: `mailto:`, `https:` or `tel:`. */
  readonly securityContact: string
  /**
   * Address of a MapLibre style, whose tiles come from the same host; undefined is the site's own map, which needs no
   * other.
   */
  readonly mapStyleUrl: string | undefined
  readonly reports: ConfiguredReports | undefined
  readonly observability: observability.ObservabilitySettings
  /** Wallets that a member's card may be added to; none by default. */
  readonly wallets: Wallets
}

const MEGABYTE = 1024 * 1024

type Source = Readonly<Record<string, string | undefined>>

const badSettings = (faults: readonly string[]): Error => new Error(`Bad settings. ${faults.join('; ')}`)

function validate(source: Source): z.output<typeof Environment> {
  const parsed = Environment.safeParse(source)
  if (parsed.success) return parsed.data
  throw badSettings(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}

/** Names of the variables of the site's process. */
export const SITE_VARIABLES: readonly string[] = Object.keys(Environment.shape)

const needsOf = (settings: z.output<typeof Environment>): Needs => ({
  ...SITE_NEEDS,
  refused: [...weakCaptcha(settings), ...plainPayment(settings)],
})

/** Secure start of the site's process: throws one line that names everything that a public deployment lacks. */
export function requireSafeDeployment(source: Source): void {
  const settings = validate(source)
  const faults = deploymentFaults(settings, needsOf(settings))
  if (faults.length > 0) throw badSettings(faults)
}

/** Settings that a public deployment would lack. Throws one line that names every bad value. */
export function siteNeeds(source: Source): readonly DeploymentNeed[] {
  const settings = validate(source)
  return deploymentNeeds(settings, needsOf(settings))
}

/** Notes on features that are missing or replaced with these settings. */
export function siteNotes(source: Source): readonly string[] {
  const { captcha, purge, redisUrl, reports, tagManager, observability: seen } = parseEnv(source)
  return [
    captcha.recaptcha ? 'Forms ask reCAPTCHA.' : 'Forms ask for a proof of work: no keys of reCAPTCHA are set.',
    redisUrl ? 'Instances share pages and limits by Redis.' : 'One instance alone: REDIS_URL is not set.',
    purge
      ? `Shared caches keep pages and are purged: ${purge.urls.length}.`
      : 'No shared cache may keep a page: PURGE_URLS is not set.',
    ...(reports ? [] : ['Errors are reported to the log alone.']),
    ...changingSecrets(validate(source)),
    ...(tagManager ? [] : ['No tag manager.']),
    ...observability.notes(seen),
  ]
}

/** Settings from the environment. Throws one line that names every bad value. */
export function parseEnv(source: Source): Env {
  const env = validate(source)
  const production = env.NODE_ENV === 'production'
  const servicesOrigin = `http://127.0.0.1:${env.SERVICES_PORT ?? 4001}`
  const cloud = env.STORYBLOK_REGION !== undefined && env.STORYBLOK_API_ENDPOINT === undefined
  const assetOrigin = env.STORYBLOK_ASSET_ORIGIN ?? (cloud ? 'https://a.storyblok.com' : `${servicesOrigin}/content`)
  if (cloud && (!env.STORYBLOK_PUBLIC_TOKEN || !env.STORYBLOK_PREVIEW_TOKEN || !env.STORYBLOK_WEBHOOK_SECRET)) {
    throw new Error(
      'Bad settings. STORYBLOK_REGION needs STORYBLOK_PUBLIC_TOKEN, STORYBLOK_PREVIEW_TOKEN and ' +
        'STORYBLOK_WEBHOOK_SECRET.',
    )
  }
  for (const [address, token] of [
    ['SITE_API_URL', 'SITE_API_TOKEN'],
    ['HOTEL_API_URL', 'HOTEL_API_TOKEN'],
    ['CASINO_API_URL', 'CASINO_API_TOKEN'],
  ] as const) {
    if (env[address] && !isLocal(env[address]) && !env[token])
      throw new Error(`Bad settings. ${address} needs ${token}.`)
  }
  if (env.BACKGROUND_RENDERING === 'elsewhere' && !env.REDIS_URL)
    throw new Error('Bad settings. BACKGROUND_RENDERING=elsewhere needs REDIS_URL, by which the others share pages.')
  if (env.BOOKING_ENGINE_URL && !env.BOOKING_ENGINE_CHAIN)
    throw new Error('Bad settings. BOOKING_ENGINE_URL needs BOOKING_ENGINE_CHAIN.')
  const portNumber = env.PORT ?? 3000
  return {
    production,
    host: env.HOST,
    port: portNumber,
    dataDir: env.DATA_DIR ?? '.data',
    front: production && env.PAGE_FRONT !== 'off',
    pages: { memory: (env.PAGE_MEMORY_MB ?? 16) * MEGABYTE, disk: (env.PAGE_DISK_MB ?? 2_048) * MEGABYTE },
    buildsKept: env.BUILDS_KEPT ?? 2,
    warmUp: env.WARM_UP ?? 'all',
    rendering: env.BACKGROUND_RENDERING ?? 'here',
    redisUrl: env.REDIS_URL,
    purge: purgeSettings(env),
    logLevel: env.LOG_LEVEL ?? 'info',
    siteOrigin: env.SITE_ORIGIN ?? `http://localhost:${portNumber}`,
    rootFolder: env.ROOT_FOLDER ?? 'website-hotels',
    localeStrategy: env.LOCALE_STRATEGY ?? 'prefix-except-default',
    content: {
      endpoint: cloud ? undefined : (env.STORYBLOK_API_ENDPOINT ?? `${servicesOrigin}/content/v2`),
      region: env.STORYBLOK_REGION,
      spaceId: env.STORYBLOK_SPACE_ID ?? '1',
      publicToken: env.STORYBLOK_PUBLIC_TOKEN?.[0] ?? LOCAL_SECRETS.STORYBLOK_PUBLIC_TOKEN,
      previewTokens: env.STORYBLOK_PREVIEW_TOKEN ?? [LOCAL_SECRETS.STORYBLOK_PREVIEW_TOKEN],
      oauthToken: env.STORYBLOK_OAUTH_TOKEN,
      webhookSecrets: env.STORYBLOK_WEBHOOK_SECRET ?? [LOCAL_SECRETS.STORYBLOK_WEBHOOK_SECRET],
      requestsPerSecond: paceOf(env),
      draftEpoch: env.DRAFT_EPOCH ?? 1,
      assetOrigin,
      assetsProxied: !assetOrigin.startsWith('https:'),
      editorOrigin: env.STORYBLOK_EDITOR_ORIGIN ?? (cloud ? editorOf(env.STORYBLOK_REGION) : servicesOrigin),
    },
    instagram: {
      apiUrl: env.INSTAGRAM_API_URL ?? `${servicesOrigin}/instagram`,
      token: env.INSTAGRAM_TOKEN ?? LOCAL_SECRETS.INSTAGRAM_TOKEN,
      mediaHosts:
        env.INSTAGRAM_MEDIA_HOSTS ??
        (env.INSTAGRAM_API_URL
          ? ['cdninstagram.com', 'fbcdn.net']
          : [...new Set([servicesOrigin, assetOrigin].map((address) => new URL(address).host))]),
    },
    iconsUrl: iconsUrl(env, servicesOrigin),
    siteApiUrl: env.SITE_API_URL ?? `${servicesOrigin}/site`,
    siteApiToken: env.SITE_API_TOKEN?.[0] ?? LOCAL_SECRETS.SITE_API_TOKEN,
    captchaSecrets: env.SITE_API_TOKEN ?? [LOCAL_SECRETS.SITE_API_TOKEN],
    ...programmeBackends(env, servicesOrigin),
    enumeration: env.ENUMERATION ?? 'strict',
    trustedProxies: env.TRUSTED_PROXIES ?? 0,
    rateLimitFactor: env.RATE_LIMIT_FACTOR ?? 1,
    booking: bookingSettings(env, servicesOrigin),
    payment: paymentSettings(env, servicesOrigin),
    captcha: captchaSettings(env),
    tagManager: tagManagerSettings(env),
    securityContact: env.SECURITY_CONTACT ?? 'mailto:security@barriere.example',
    mapStyleUrl: env.MAP_STYLE_URL,
    reports: readReportSettings(env, production),
    observability: observability.siteSettings(env),
    wallets: walletSettings(env),
  }
}

export const env: Env = parseEnv(process.env)
