import { trimEnd } from '@barriere/shared/domain/text/trim-end.ts'
import { z } from 'zod'
import { isEmail } from '@barriere/shared/domain/people/email.ts'
import { cleanCode } from '@barriere/shared/domain/people/typed-text.ts'
import { LOCAL_SECRETS } from '@barriere/shared/process/deployment.ts'
import { ownSecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { SERVICES_VARIABLES as OBSERVABILITY_VARIABLES } from '@barriere/shared/observability/variables.ts'
import { REPORT_VARIABLES } from '@barriere/shared/reports/variables.ts'
import { CONTENT_VARIABLES } from './content-variables.ts'
import { PAYMENT_VARIABLES } from './payment/variables.ts'
import { SEAT_VARIABLES } from './seat-variables.ts'
import { STAFF_VARIABLES } from './staff-variables.ts'
import { StartError } from './start-error.ts'

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)
const flag = z.enum(['0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true')
const count = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)
const mailAddress = z.string().overwrite(cleanCode).refine(isEmail, 'needs to be a mail address')
const httpUrl = z.url({ protocol: /^https?$/ })

/** Variables of the services' process. */
export const Environment = z.object({
  SERVICES: list.default([
    'content',
    'site',
    'instagram',
    'partners',
    'captcha',
    'hotel',
    'casino',
    'payment',
    'icons',
    'mail',
  ]),
  SERVICES_HOST: z.string().min(1).default('127.0.0.1'),
  /** Host names by which other machines call the services; requests for any other name are refused. */
  SERVICES_NAMES: list.default([]),
  /** Hosts of a closed network, which are called without TLS. */
  PRIVATE_HOSTS: list.default([]),
  /** 0 takes a free port. */
  SERVICES_PORT: count(4001, 0, 65_535),
  DATA_DIR: z.string().min(1).default('.data'),
  /** PostgreSQL; without it PGlite keeps its files under DATA_DIR/postgres. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
  /** See `packages/shared/process/deployment.ts`. */
  DEPLOYMENT: z.literal('local').optional(),
  /** The delivery API that the search and the casino programme read; by default this process's own content service. */
  STORYBLOK_API_ENDPOINT: httpUrl.transform((url) => trimEnd(url, '/')).optional(),
  STORYBLOK_ROOT_FOLDER: z.string().min(1).default('website-hotels'),
  STORYBLOK_SPACE_ID: count(1, 1, Number.MAX_SAFE_INTEGER),
  STORYBLOK_PUBLIC_TOKEN: ownSecretPair('STORYBLOK_PUBLIC_TOKEN'),
  STORYBLOK_PREVIEW_TOKEN: ownSecretPair('STORYBLOK_PREVIEW_TOKEN'),
  STORYBLOK_MANAGEMENT_TOKEN: ownSecretPair('STORYBLOK_MANAGEMENT_TOKEN'),
  STORYBLOK_WEBHOOK_SECRET: ownSecretPair('STORYBLOK_WEBHOOK_SECRET'),
  /** The same value as the site's. Raising it also revokes shared links to drafts. */
  DRAFT_EPOCH: count(1, 1, Number.MAX_SAFE_INTEGER),
  CONTENT_WEBHOOK_URLS: list.pipe(z.array(httpUrl)).default([]),
  CONTENT_DIR: z.string().min(1).default('content'),
  /** Public origin of `/f/…`, without a trailing slash; by default this server's own. */
  CONTENT_ASSET_ORIGIN: httpUrl.transform((url) => trimEnd(url, '/')).optional(),
  /** Reference day for the dates of the demonstration content when it is loaded; by default today. */
  CONTENT_SEED_DAY: z.iso
    .date()
    .transform((day) => new Date(`${day}T12:00:00Z`))
    .optional(),
  CONTENT_FAULTS: flag.default(false),
  CONTENT_RELATIONS_LIMIT: count(50, 1, 1000),
  CONTENT_LINKS_LIMIT: count(500, 1, 5000),
  ...CONTENT_VARIABLES,
  STRICT_IMAGES: flag.default(false),
  IMAGES_AVIF_EFFORT: count(2, 0, 9),
  INSTAGRAM_TOKEN: z.string().min(1).default(LOCAL_SECRETS.INSTAGRAM_TOKEN),
  /** The site's public origin, for links in mails. */
  SITE_ORIGIN: httpUrl.transform((url) => new URL(url).origin).default('http://localhost:3000'),
  /** API token of the session store. */
  SITE_API_TOKEN: ownSecretPair('SITE_API_TOKEN'),
  /**
   * Encryption key of the backends' tokens in sessions, and of mailed links. Changing it without a pair signs all
   * members out, and voids the links.
   */
  SITE_SESSION_KEY: ownSecretPair('SITE_SESSION_KEY', 16),
  /**
   * Availability of the hotel booking engine, without a trailing slash; by default the stand-in where this process runs
   * it, else prices are on request.
   */
  BOOKING_AVAILABILITY_URL: httpUrl.transform((url) => trimEnd(url, '/')).optional(),
  /** Bearer token of BOOKING_AVAILABILITY_URL. */
  BOOKING_AVAILABILITY_TOKEN: z.string().min(1).optional(),
  /** Recipient of requests while the content does not answer or names no desk; required in a public deployment. */
  REQUESTS_DESK: mailAddress.optional(),
  /** The `From` of mails on requests. */
  REQUESTS_FROM: z.string().min(3).default('Barrière <contact@barriere.example>'),
  /** Retention of requests in days, by kind. Undelivered mails are tried for two. */
  REQUESTS_CONTACT_DAYS: count(365, 7, 36_500),
  REQUESTS_EVENT_DAYS: count(1_095, 7, 36_500),
  REQUESTS_SEMINAR_DAYS: count(1_095, 7, 36_500),
  /** Days for which a withdrawn subscription to the newsletter is kept as a proof. */
  REQUESTS_NEWSLETTER_DAYS: count(1_095, 7, 36_500),
  /** Days for which receipts of consent are kept: six months, and a year more to prove them. */
  CONSENT_DAYS: count(550, 180, 3_650),
  /** Days for which sums of web vitals are kept. */
  VITALS_DAYS: count(400, 7, 3_650),
  /** Token of the client that sends mailings of the newsletter. */
  NEWSLETTER_TOKEN: ownSecretPair('NEWSLETTER_TOKEN'),
  /** API token of the hotel backend. */
  HOTEL_API_TOKEN: ownSecretPair('HOTEL_API_TOKEN'),
  /**
   * Pepper of the password hashes: in no backup of the database. Changing it without a pair invalidates every password.
   */
  HOTEL_PEPPER: ownSecretPair('HOTEL_PEPPER', 8),
  /** Domains of staff mailboxes, matched whole. */
  HOTEL_COLLABORATOR_DOMAINS: list
    .transform((domains) => domains.map((domain) => domain.toLowerCase()))
    .default(['barriere.example']),
  /** Thresholds of the level Infiniment in twelve months: nights, or euros. */
  HOTEL_LEVEL_NIGHTS: count(12, 1, 366),
  HOTEL_LEVEL_EUROS: count(3_000, 1, 1_000_000),
  /** Token of the desk, which decides on claims of missing stays. */
  HOTEL_DESK_TOKEN: ownSecretPair('HOTEL_DESK_TOKEN'),
  /** Issuer of the invoices of stays: name and legal facts, lines divided by `|`. */
  HOTEL_INVOICE_ISSUER: z
    .string()
    .min(1)
    .default(
      'Maisons du Rivage, société fictive|SAS au capital de 40 000 €|RCS Lisieux 000 000 000|TVA FR00 000000000',
    ),
  /** Days without a login or a stay after which an account is deleted; a mail announces it thirty days before. */
  HOTEL_INACTIVE_DAYS: count(1_095, 60, 36_500),
  /** Days after which a browser that has signed in is forgotten; its cookie lasts 365. */
  HOTEL_DEVICE_DAYS: count(365, 1, 3_650),
  /**
   * The demonstration accounts, whose passwords are public, are loaded at the first start; never in a public
   * deployment, which also deletes them.
   */
  HOTEL_DEMONSTRATION: flag.optional(),
  /**
   * Domain that passkeys are bound to (relying party id): the site's host or a parent of it. Changing it makes every
   * passkey useless.
   */
  HOTEL_PASSKEY_DOMAIN: z.string().min(1).optional(),
  /** Retention of authentication events in days; the CNIL recommends six months to a year. */
  HOTEL_EVENTS_DAYS: count(180, 1, 3_650),
  /** The mail server, `smtp://user:password@host:port` or `smtps://…`; without it mails go to the mail service. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine((url) => URL.parse(url)?.hostname !== '', 'needs a host')
    .optional(),
  /** The mail service that mails are handed to, without a trailing slash; by default this process's own. */
  MAIL_URL: httpUrl.transform((url) => trimEnd(url, '/')).optional(),
  MAIL_TOKEN: z.string().min(1).default(LOCAL_SECRETS.MAIL_TOKEN),
  MAIL_FROM: z.string().min(3).default('Infiniment Barrière <infiniment@barriere.example>'),
  /** Development mailbox: `/mail` shows every mail, without authentication. Off in a public deployment. */
  MAIL_VIEWER: flag.optional(),
  /** API token of the casino programme's backend. */
  CASINO_API_TOKEN: ownSecretPair('CASINO_API_TOKEN'),
  /** Pepper of its password hashes: in no backup of the database. As HOTEL_PEPPER. */
  CASINO_PEPPER: ownSecretPair('CASINO_PEPPER', 8),
  /** Token of the casinos' desks, which hand cards out and take codes. */
  CASINO_DESK_TOKEN: ownSecretPair('CASINO_DESK_TOKEN'),
  /** Failures after which an account is blocked, and for how many seconds (specification §8). */
  CASINO_LOCK_FAILURES: count(5, 1, 100),
  CASINO_LOCK_SECONDS: count(240, 1, 86_400),
  /** Days without a login or a visit after which an account is deleted; a mail announces it thirty days before. */
  CASINO_INACTIVE_DAYS: count(1_095, 60, 36_500),
  /** Days after which a browser that has signed in is forgotten. */
  CASINO_DEVICE_DAYS: count(365, 1, 3_650),
  /** Retention of authentication events in days. */
  CASINO_EVENTS_DAYS: count(180, 1, 3_650),
  /** As HOTEL_DEMONSTRATION, of the casino programme. */
  CASINO_DEMONSTRATION: flag.optional(),
  /** The `From` of its mails. */
  CASINO_MAIL_FROM: z.string().min(3).default('Casino Barrière <casino@barriere.example>'),
  /** Status points in twelve months that each tier of the casino programme requires. */
  CASINO_TIER_SILVER: count(1_000, 1, 100_000_000),
  CASINO_TIER_GOLD: count(5_000, 1, 100_000_000),
  CASINO_TIER_BLACK: count(20_000, 1, 100_000_000),
  /** Days for which points of a visit are pending; months after which points expire. */
  CASINO_PENDING_DAYS: count(1, 0, 60),
  CASINO_POINTS_MONTHS: count(24, 1, 120),
  /** Days for which a voucher is valid, and for which an invitation of a godson is. */
  CASINO_VOUCHER_DAYS: count(90, 2, 3_650),
  CASINO_INVITATION_DAYS: count(90, 1, 3_650),
  /** Offer of a lucky date in euros. */
  CASINO_LUCKY_EUROS: count(10, 1, 1_000),
  ...STAFF_VARIABLES,
  ...SEAT_VARIABLES,
  ...PAYMENT_VARIABLES,
  /** Error reporting, in production only. */
  ...REPORT_VARIABLES,
  ...OBSERVABILITY_VARIABLES,
})

/** The configuration of the whole process, parsed once. */
export type Env = z.output<typeof Environment>

/** A configuration that cannot be used; the message is one line for the operator. */
export class EnvError extends StartError {
  override name = 'EnvError'
}

/** The process's own variables. The only place of the services that reads them. */
export const ownVariables = (): Readonly<Record<string, string | undefined>> => process.env

/** Reads raw variables; an empty value counts as unset. Throws an EnvError that names every bad variable. */
export function parseEnv(raw: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new EnvError(`Bad configuration: ${faults.join('; ')}`)
  }
  refuseForeignDomain(parsed.data)
  return parsed.data
}

/** Browsers refuse passkeys for a domain that the page does not belong to. */
function refuseForeignDomain({ SITE_ORIGIN, HOTEL_PASSKEY_DOMAIN: domain }: Env): void {
  const { hostname } = new URL(SITE_ORIGIN)
  if (domain === undefined || hostname === domain || hostname.endsWith(`.${domain}`)) return
  throw new EnvError(`Bad configuration: HOTEL_PASSKEY_DOMAIN: ${hostname} does not belong to ${domain}`)
}
