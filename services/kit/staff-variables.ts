import { z } from 'zod'
import { LOCAL_SECRETS } from '#lib/domain/deployment.ts'
import { trimEnd } from '#lib/domain/trim-end.ts'

const httpUrl = z.url({ protocol: /^https?$/ })

const origin = httpUrl.transform((url) => new URL(url).origin).optional()

const days = z.coerce.number().int().min(30).max(3_650).default(365)

/** Variables of what staff use: the desk, and the editor of the content service. */
export const STAFF_VARIABLES = {
  /**
   * Public origin of the desk, under which staff reach `/desk` of the services; by default this server's own. A public
   * deployment has a desk only where this is set, to an https address.
   */
  DESK_ORIGIN: origin,
  /** Token of the command line that manages the desk's accounts. */
  DESK_TOKEN: z.string().min(1).default(LOCAL_SECRETS.DESK_TOKEN),
  /**
   * Pepper of the desk's passwords, and key of its second steps: in no backup of the database. After a change everyone
   * is invited again.
   */
  DESK_KEY: z.string().min(16).default(LOCAL_SECRETS.DESK_KEY),
  /**
   * Casino programme's backend whose cards the desk hands out, without a trailing slash; by default this process's own,
   * where it runs here.
   */
  DESK_CASINO_URL: httpUrl.transform((url) => trimEnd(url, '/')).optional(),
  /** Retention of the desk's audit trail in days. */
  DESK_EVENTS_DAYS: days,
  /**
   * Public origin of the editor, under which people reach `/content/editor` of the services; by default this server's
   * own. A public deployment has an editor only where this is set, to an https address.
   */
  EDITOR_ORIGIN: origin,
  /**
   * Pepper of the editor's passwords, and key of second steps and of webhooks' secrets: in no backup of the database.
   * After a change everyone is invited again.
   */
  EDITOR_KEY: z.string().min(16).default(LOCAL_SECRETS.EDITOR_KEY),
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
