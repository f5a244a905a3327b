import type { z } from 'zod'
import type { SessionLevel } from '../domain/people/session-level.ts'

/** Rate limit of a call; the figures are in `lib/api/rate-limits.ts`. */
export type Limit = 'guess' | 'mail' | 'write' | 'read'

/** One call over HTTP as data: types, validation, routing, documentation and contract tests are made from it. */
export interface Call<Code extends string = string> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `{name}` is a path parameter; a call has at most one. */
  readonly path: string
  /** JSON body; absent if the call has none. */
  readonly input?: z.ZodType
  readonly answer: z.ZodType
  /** Possible error codes of the catalogue. */
  readonly errors: readonly Code[]
  /** Required authentication: none, or a signed-in member. */
  readonly auth: 'public' | 'member'
  /** Required level of a member's session; `password` by default. */
  readonly level?: SessionLevel
  /** Whether repeating a request with the same `idempotency-key` gives its first answer, for 24 hours. */
  readonly idempotent?: true
  /** A GET with the same answer for everyone: the site may reuse it for a second. */
  readonly shared?: true
}

/** A call of the browser to the site. `path` is relative to the prefix at which the table is mounted. */
export interface SiteCall<Code extends string = string> extends Call<Code> {
  readonly limit: Limit
  /** HTTP status of a success; 200 by default. */
  readonly success?: 201
  /** Pass-through: the backend's operation that answers the call. Absent if a handler does. */
  readonly backend?: string
  /**
   * Captcha: always, or once an address or an account has failed at the call (`lib/api/captcha.ts`). Its action is the
   * call's name in the table.
   */
  readonly captcha?: 'always' | 'after-failures'
  /** A GET with side effects (not "safe" in the sense of RFC 9110): it has the CSRF protection of a write. */
  readonly unsafe?: true
  /**
   * Account enumeration: codes that would reveal whether an e-mail has an account, each with its replacement: another
   * code, or the successful answer.
   */
  readonly maskedCodes?: Readonly<Partial<Record<Code, Code | object>>>
}

export type SiteCalls<Code extends string = string> = Readonly<Record<string, SiteCall<Code>>>

/** Input as the caller writes it; undefined if the call has none. */
export type CallInput<C> = C extends { readonly input: infer S extends z.ZodType } ? z.input<S> : undefined

/** Input after validation. */
export type ParsedInput<C> = C extends { readonly input: infer S extends z.ZodType } ? z.output<S> : undefined

export type CallAnswer<C> = C extends { readonly answer: infer S extends z.ZodType } ? z.output<S> : never

/**
 * A table by route, such as `GET bookings/{id}`. The browser names calls by route, so that it imports only types of a
 * table: no schema and no code of the validation library reaches a page.
 */
export type ByRoute<T extends SiteCalls> = { [N in keyof T as `${T[N]['method']} ${T[N]['path']}`]: T[N] }

/** Body of every failure. */
export interface CallFailureBody<Code extends string = string> {
  readonly code: Code
  /** Sentence for the visitor, in the language of the request. */
  readonly message: string
  /** Names of refused fields. */
  readonly fields?: readonly string[]
  /** The sentence, also part of `message`, that one more failure causes a lockout. */
  readonly lastTry?: string
}
