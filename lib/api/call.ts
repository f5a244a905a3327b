import type { z } from 'zod'
import type { CallAnswer, ParsedInput, SiteCall, SiteCalls } from '@barriere/shared/contracts/call.ts'
import type { Client } from '@barriere/shared/contracts/client.ts'
import type { Programme, ProgrammeLogin } from '@barriere/shared/contracts/session.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import type { BackendFailure } from '#lib/gateways/backend.ts'
import type { CurrentMember } from '#lib/gateways/sessions/current-member.ts'
import type { IssuedDevice, IssuedSession, ReadCookie } from '#lib/gateways/sessions/session-cookies.ts'
import type { SessionGateway } from '#lib/gateways/sessions/sessions.ts'

/** Changes of the browser's cookies. */
export interface CookieChange {
  readonly session?: { readonly issued: IssuedSession; readonly persistent: boolean } | 'clear'
  readonly device?: IssuedDevice
  /** Token of a casino's terminal; null deletes its cookie. */
  readonly terminal?: string | null
  /** A choice of consent, as `formatConsent` writes it. */
  readonly consent?: string
}

/** Further changes of the browser by a successful call. */
export interface BrowserChange {
  readonly cookies?: CookieChange
  /** Logout: clears the storage of scripts, including the kept card and form drafts. */
  readonly clearStorage?: true
}

export type Outcome<T, Code extends string = string> = Result<T, BackendFailure<Code>> & BrowserChange

/** A request that has passed origin check, rate limit, authentication and validation. */
export interface CallRequest<C extends SiteCall, Backend> {
  readonly backend: Backend
  readonly sessions: Pick<SessionGateway, 'request'>
  readonly input: ParsedInput<C>
  /** Empty where the path has none. */
  readonly pathParameter: string
  readonly idempotencyKey: string | undefined
  readonly locale: Locale
  readonly client: Client
  readonly readCookie: ReadCookie
  readonly sessionCookie: string | undefined
  readonly currentMember: CurrentMember
  /** The member's login to the programme, where the call is for members. */
  readonly login: C['auth'] extends 'member' ? ProgrammeLogin : undefined
}

export type Handler<C extends SiteCall<Code>, Backend, Code extends string> = (
  request: CallRequest<C, Backend>,
) => Promise<Outcome<CallAnswer<C>, Code>>

/** A handler for each call that is not passed through. */
export type Handlers<T extends SiteCalls<Code>, Backend, Code extends string> = {
  readonly [N in keyof T as T[N] extends { readonly backend: string } ? never : N]: Handler<T[N], Backend, Code>
}

/** The parts of a pass-through call that the backend's client gets. */
export interface PassThrough {
  readonly input: unknown
  /** Token of the member's session with the backend, where the call is for members. */
  readonly member: string | undefined
  readonly idempotencyKey: string | undefined
  readonly pathParameter: string | undefined
}

/** Sentences for the visitor. */
export interface Sentences<Code extends string> {
  /** Sentence for a code of the error catalogue. */
  messageOf(code: Code | 'default', locale: Locale): string
  /** Warning that one more failure locks the account, and for how long; absent where there is no lockout. */
  lastTryOf?(locale: Locale): string
}

/** A table of calls with its handlers and backend. */
export interface Api<T extends SiteCalls<Code>, Backend, Code extends string> extends Sentences<Code> {
  /** Name in the log: `<name>.refused`. */
  readonly name: string
  readonly calls: T
  readonly handlers: Handlers<T, Backend, Code>
  /** Programme whose members may call; absent where no call is for members. */
  readonly programme?: Programme
  /** The backend, called on behalf of a client. */
  backend(client: Client): Backend
  sessions(): Pick<SessionGateway, 'request'>
  /** Sends a pass-through call to an operation of the backend. */
  passThrough(backend: Backend, operation: string, request: PassThrough): Promise<Outcome<unknown, Code>>
  /** Validates a body: the input, or the code and the names of the refused fields. */
  readInput(
    schema: z.ZodType,
    body: unknown,
  ): Result<unknown, { readonly code: Code | 'default'; readonly fields: readonly string[] }>
  /** HTTP status of a code of the error catalogue. */
  statusOf(code: Code): number
  /** Whether a failure means that the session, or its account, does not exist in the backend any more. */
  endsSession?(failure: BackendFailure<Code>): boolean
}
