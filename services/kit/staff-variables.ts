import { z } from 'zod'
import { ownSecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { trimEnd } from '@barriere/shared/domain/text/trim-end.ts'

const httpUrl = z.url({ protocol: /^https?$/ })

const origin = httpUrl.transform((url) => new URL(url).origin).optional()

/** As `TRUSTED_PROXIES` of the site. */
const proxies = z.coerce.number().int().min(0).max(10).default(0)

const days = z.coerce.number().int().min(30).max(3_650).default(365)

/** Variables of the tools for staff: the desk, and the editor of the content service. */
export const STAFF_VARIABLES = {
  /** Number of trusted proxies (`x-forwarded-for`) before the desk and the editor: failed logins count by address. */
  TRUSTED_PROXIES: proxies,
  /**
   * Public origin of the desk, under which staff reach `/desk` of the services; by default this server's own. A public
   * deployment has a desk only where this is set, to an https address.
   */
  DESK_ORIGIN: origin,
  /** Token of the command line that manages the desk's accounts. */
  DESK_TOKEN: ownSecretPair('DESK_TOKEN'),
  /**
   * Pepper of the desk's passwords, and key of its second steps: in no backup of the database. After a change without
   * a pair everyone is invited again.
   */
  DESK_KEY: ownSecretPair('DESK_KEY', 16),
  /**
   * Casino programme's backend whose cards the desk hands out, without a trailing slash; by default this process's own,
   * where it runs here.
   */
  DESK_CASINO_URL: httpUrl.transform((url) => trimEnd(url, '/')).optional(),
  /** Hotel programme's backend whose members operators look after; by default this process's own. */
  DESK_HOTEL_URL: httpUrl.transform((url) => trimEnd(url, '/')).optional(),
  /** Token with which the desk's operators reach the accounts of both programmes. */
  OPERATOR_TOKEN: ownSecretPair('OPERATOR_TOKEN'),
  /** Maximum refund in euros by one person of the desk; above it a second person approves. */
  DESK_REFUND_EUROS: z.coerce.number().int().min(0).max(1_000_000).default(150),
  /** Retention of the desk's audit trail in days. */
  DESK_EVENTS_DAYS: days,
  /**
   * Public origin of the editor, under which people reach `/content/editor` of the services; by default this server's
   * own. A public deployment has an editor only where this is set, to an https address.
   */
  EDITOR_ORIGIN: origin,
  /**
   * Pepper of the editor's passwords, and key of second steps and of webhooks' secrets: in no backup of the database.
   * After a change without a pair everyone is invited again.
   */
  EDITOR_KEY: ownSecretPair('EDITOR_KEY', 16),
  /** As HOTEL_DEMONSTRATION, of the editor: an account of each role, without a second step. */
  EDITOR_DEMONSTRATION: z
    .enum(['0', '1', 'false', 'true'])
    .transform((text) => text === '1' || text === 'true')
    .optional(),
  /** Retention of the editor's audit trail in days. */
  EDITOR_EVENTS_DAYS: days,
  /** The `From` of its invitations. */
  EDITOR_MAIL_FROM: z.string().min(3).default('Barrière <redaction@barriere.example>'),
} as const
