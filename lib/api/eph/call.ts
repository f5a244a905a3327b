import type { EphAnswer, EphBody } from '#lib/contracts/eph.ts'
import type { EphName } from '#lib/contracts/eph-paths.ts'
import type { ProgrammeLogin } from '#lib/contracts/session.ts'
import type { Locale } from '#lib/domain/locale.ts'
import type { Result } from '#lib/domain/result.ts'
import type { HotelFailure, HotelGateway } from '#lib/gateways/hotel/hotel.ts'
import type { SessionGateway } from '#lib/gateways/sessions/sessions.ts'
import type { IssuedSession } from '#lib/gateways/sessions/session-cookies.ts'
import type { Who } from '#lib/gateways/sessions/current-member.ts'

/** What an answer does to the browser's cookies. */
export interface CookieChange {
  readonly session?: { readonly issued: IssuedSession; readonly persistent: boolean } | 'clear'
  readonly device?: string
}

export type Outcome<T> = Result<T, HotelFailure> & { readonly cookies?: CookieChange }

/** One call of the browser's, checked. */
export interface EphCall<N extends EphName> {
  readonly hotel: HotelGateway
  readonly sessions: SessionGateway
  readonly body: EphBody<N>
  /** What stands in the path's place in braces; empty where there is none. */
  readonly part: string
  readonly key: string | undefined
  readonly locale: Locale
  readonly sessionCookie: string | undefined
  /** Whether the browser sent a cookie by that name, be it one of ours or not. */
  readonly hasCookie: boolean
  readonly device: string | undefined
  /** Who asks; of the members' operations it is a member. */
  readonly who: Who
  /** The member's login: only the members' operations may look at it. */
  readonly login: ProgrammeLogin
}

export type EphHandler<N extends EphName> = (call: EphCall<N>) => Promise<Outcome<EphAnswer<N>>>

export const UNAVAILABLE: HotelFailure = { code: 'default', status: 503, fields: [], kind: 'unavailable' }
