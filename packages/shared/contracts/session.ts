import { z } from 'zod'
import { agent } from './client.ts'

/** Loyalty programmes that a browser may be signed in to; one session holds a login of each. */
export const PROGRAMMES = ['hotel', 'casino'] as const

export type Programme = (typeof PROGRAMMES)[number]

/** A session's login to one programme. */
export const programmeLogin = z.strictObject({
  /** The backend's session token; stored encrypted. */
  token: z.string().min(1).max(2_000),
  accountId: z.string().min(1).max(200),
  /** ISO moment from which on the backend refuses the token. */
  expiresAt: z.iso.datetime(),
})

export type ProgrammeLogin = z.output<typeof programmeLogin>

/** `<id>.<secret>`, the text of the browser's cookie. */
const cookie = z.string().min(1).max(200)

const siteSession = z.object({
  /** ISO moment of the last login. */
  authAt: z.string(),
  /** Whether the cookie outlives the browser window. */
  persistent: z.boolean(),
  /** Whether the browser must get a new cookie, by `rotate` with a grace. */
  rotationDue: z.boolean(),
  logins: z.object({ hotel: programmeLogin.optional(), casino: programmeLogin.optional() }),
})

/** A session in its owner's list. `id` identifies it but, unlike the cookie, does not authenticate. */
export const listedSession = agent.extend({
  id: z.uuid(),
  /** ISO moments of the login, and of the last use to the minute. */
  firstSeenAt: z.string(),
  lastUsedAt: z.string(),
  persistent: z.boolean(),
  /** Whether it is the session of the asking browser. */
  current: z.boolean(),
})

export type ListedSession = z.output<typeof listedSession>

/** A newly issued cookie: its text, and its lifetime in seconds. */
const issued = z.object({ cookie: z.string(), maxAge: z.number().int() })

/** One call of the session store: relative to the site service's prefix, as `POST /sessions`. */
interface SessionOperation {
  readonly path: `/sessions${string}`
  readonly body: z.ZodType
  readonly answer: z.ZodType
}

/** All are POST, so that cookies are in bodies and never in a logged address. */
export const SESSION_OPERATIONS = {
  /**
   * Login: creates a session with a new cookie. Ends the session of the cookie `replaces`, whose login to the other
   * programme is inherited.
   */
  begin: {
    path: '/sessions',
    body: z.strictObject({
      programme: z.enum(PROGRAMMES),
      login: programmeLogin,
      persistent: z.boolean(),
      agent: agent.optional(),
      replaces: cookie.optional(),
    }),
    answer: issued,
  },
  /** The session of a cookie; null for an invalid one. Records a use. */
  read: {
    path: '/sessions/read',
    body: z.strictObject({ cookie }),
    answer: z.object({ session: siteSession.nullable() }),
  },
  /**
   * Rotation: a new cookie for the same session invalidates the old one. Null for an invalid cookie. With `grace` the
   * old one stays valid for thirty seconds, for requests that are already under way. Idempotent: until the new one is
   * used, another rotation returns it again, in case an answer was lost.
   */
  rotate: {
    path: '/sessions/rotate',
    body: z.strictObject({ cookie, grace: z.boolean().optional() }),
    answer: z.object({ issued: issued.nullable() }),
  },
  /** Marks the sessions with a login of an account in one programme: each is due for rotation at its next use. */
  rotateAll: {
    path: '/sessions/rotate-all',
    body: z.strictObject({ programme: z.enum(PROGRAMMES), accountId: z.string().min(1).max(200) }),
    answer: z.object({ marked: z.number().int() }),
  },
  /** Ends one programme's login, and the session with its last one. */
  leave: {
    path: '/sessions/leave',
    body: z.strictObject({ cookie, programme: z.enum(PROGRAMMES) }),
    answer: z.object({ remains: z.boolean() }),
  },
  /** Sessions signed in to the same account of a programme. */
  list: {
    path: '/sessions/list',
    body: z.strictObject({ cookie, programme: z.enum(PROGRAMMES) }),
    answer: z.object({ sessions: z.array(listedSession) }),
  },
  /**
   * Ends the login of another session of the same account. Null if there is none, else the backend's token of that
   * login, if it could be decrypted, so that the backend's session can be ended too.
   */
  end: {
    path: '/sessions/end',
    body: z.strictObject({ cookie, programme: z.enum(PROGRAMMES), id: z.uuid() }),
    answer: z.object({ ended: z.object({ token: z.string().nullable() }).nullable() }),
  },
  /** Ends every login of an account in one programme, except in one browser. */
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
