import { z } from 'zod'

/** Loyalty programmes that a browser may be signed in to; one session holds a login of each. */
export const PROGRAMMES = ['hotel', 'casino'] as const

export type Programme = (typeof PROGRAMMES)[number]

/** What a session keeps of a programme's login. */
export const programmeLogin = z.strictObject({
  /** The backend's own session; kept encrypted. */
  token: z.string().min(1).max(2_000),
  accountId: z.string().min(1).max(200),
  /** ISO moment after which the backend refuses the token. */
  expiresAt: z.iso.datetime(),
})

export type ProgrammeLogin = z.output<typeof programmeLogin>

/** `<id>.<secret>`, as it stands in the browser's cookie. */
const cookie = z.string().min(1).max(200)

export const siteSession = z.object({
  /** ISO moment of the last login. */
  authAt: z.string(),
  /** Whether the browser remembers it when it is closed. */
  persistent: z.boolean(),
  logins: z.object({ hotel: programmeLogin.optional(), casino: programmeLogin.optional() }),
})

export type SiteSession = z.output<typeof siteSession>

/** A cookie that has just been made: its text, and the seconds after which it is good for nothing. */
const issued = z.object({ cookie: z.string(), maxAge: z.number().int() })

/** One call of the session store: relative to the site service's prefix, as `POST /sessions`. */
interface SessionOperation {
  readonly path: `/sessions${string}`
  readonly body: z.ZodType
  readonly answer: z.ZodType
}

/** All are POST: cookies stand in bodies, never in an address. */
export const SESSION_OPERATIONS = {
  /**
   * A login: a new session with a new cookie. What `replaces` names ends, and its other programme's login is taken
   * over.
   */
  begin: {
    path: '/sessions',
    body: z.strictObject({
      programme: z.enum(PROGRAMMES),
      login: programmeLogin,
      persistent: z.boolean(),
      replaces: cookie.optional(),
    }),
    answer: issued,
  },
  /** The session of a cookie; null for none that is good. Counts as its use. */
  read: {
    path: '/sessions/read',
    body: z.strictObject({ cookie }),
    answer: z.object({ session: siteSession.nullable() }),
  },
  /** Another cookie for the same session; the old one is good no more. Null where it was not. */
  rotate: {
    path: '/sessions/rotate',
    body: z.strictObject({ cookie }),
    answer: z.object({ issued: issued.nullable() }),
  },
  /** Ends one programme's login, and the session with its last one. */
  leave: {
    path: '/sessions/leave',
    body: z.strictObject({ cookie, programme: z.enum(PROGRAMMES) }),
    answer: z.object({ remains: z.boolean() }),
  },
  /** Ends every login of an account, of all browsers but one. */
  leaveAll: {
    path: '/sessions/leave-all',
    body: z.strictObject({
      programme: z.enum(PROGRAMMES),
      accountId: z.string().min(1).max(200),
      except: cookie.optional(),
    }),
    answer: z.object({ ended: z.number().int() }),
  },
} as const satisfies Readonly<Record<string, SessionOperation>>

export type SessionOperationName = keyof typeof SESSION_OPERATIONS

export type SessionInput<N extends SessionOperationName> = z.input<(typeof SESSION_OPERATIONS)[N]['body']>

export type SessionAnswer<N extends SessionOperationName> = z.output<(typeof SESSION_OPERATIONS)[N]['answer']>
