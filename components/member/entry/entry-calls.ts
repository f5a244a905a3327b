import { casinoStore } from '#lib/client/casino-profile.ts'
import { callCasino } from '#lib/client/casino.ts'
import { callEph } from '#lib/client/eph.ts'
import { profileStore } from '#lib/client/profile.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Result } from '@barriere/shared/domain/result.ts'

type Sent<A = unknown> = Promise<Result<A, SendFailure>>

/** What the pages by which members enter a programme ask of it. `key`: idempotency key. */
export interface EntryCalls {
  readonly href: (
    page: 'login' | 'registration' | 'forgotten' | 'card' | 'profile' | 'signedOut',
    locale: Locale,
  ) => string
  /** Name of the login's form, under which another page leaves it an e-mail address. */
  readonly loginForm: string
  readonly resendActivation: (email: string) => Sent
  readonly activate: (token: string, password: string, key: string) => Sent<{ readonly email: string }>
  readonly askReset: (email: string, captcha: string | undefined) => Sent
  readonly resetPassword: (token: string, password: string, key: string) => Sent
  readonly confirmEmail: (token: string, key: string) => Sent
  readonly undoEmail: (token: string, key: string) => Sent
  /** Asks again who is signed in, after what may have ended their session. */
  readonly refresh: () => void
  readonly codes: {
    readonly noAccount: string
    /** Of a password that is not the sign-up's, at its activation. */
    readonly wrong: string
    readonly emailTaken: string
    /** Of a link that is not valid any more. */
    readonly link: readonly string[]
    /** Of a login: the address is not confirmed, and too many wrong passwords. */
    readonly unconfirmed: string
    readonly blocked: string
  }
}

/** The calls of each programme. */
export const ENTRY_CALLS: Readonly<Record<Programme, EntryCalls>> = {
  hotel: {
    href: (page, locale) => HOTEL_LINKS[page][locale],
    loginForm: 'login',
    resendActivation: (email) => callEph('POST users/activate', { input: { email } }),
    activate: (pathParameter, password, idempotencyKey) =>
      callEph('POST users/activate/{token}', { pathParameter, input: { password }, idempotencyKey }),
    askReset: (email, captcha) => callEph('POST users/reset-password/init', { input: { email }, captcha }),
    resetPassword: (pathParameter, password, idempotencyKey) =>
      callEph('POST users/reset-password/{token}', { pathParameter, input: { password }, idempotencyKey }),
    confirmEmail: (pathParameter, idempotencyKey) =>
      callEph('POST users/email/confirm/{token}', { pathParameter, idempotencyKey }),
    undoEmail: (pathParameter, idempotencyKey) =>
      callEph('POST users/email/undo/{token}', { pathParameter, idempotencyKey }),
    refresh: () => {
      if (profileStore.get().isConnected) void profileStore.refresh()
    },
    codes: {
      noAccount: '0109',
      wrong: '0090',
      emailTaken: '0053',
      link: ['0086', '0088', '0089', '0135'],
      unconfirmed: '0026',
      blocked: '0072',
    },
  },
  casino: {
    href: (page, locale) => casinoLink(page, locale),
    loginForm: 'casino-login',
    resendActivation: (email) => callCasino('POST users/activate', { input: { email } }),
    activate: (pathParameter, password, idempotencyKey) =>
      callCasino('POST users/activate/{token}', { pathParameter, input: { password }, idempotencyKey }),
    askReset: (email, captcha) => callCasino('POST users/reset-password/init', { input: { email }, captcha }),
    resetPassword: (pathParameter, password, idempotencyKey) =>
      callCasino('POST users/reset-password/{token}', { pathParameter, input: { password }, idempotencyKey }),
    confirmEmail: (pathParameter, idempotencyKey) =>
      callCasino('POST users/email/confirm/{token}', { pathParameter, idempotencyKey }),
    undoEmail: (pathParameter, idempotencyKey) =>
      callCasino('POST users/email/undo/{token}', { pathParameter, idempotencyKey }),
    refresh: () => {
      if (casinoStore.get().isConnected) void casinoStore.refresh()
    },
    codes: {
      noAccount: 'noAccount',
      wrong: 'credentials',
      emailTaken: '0053',
      link: ['link'],
      unconfirmed: 'notActivated',
      blocked: 'accountBlockedAfterMultipleLoginAttempts',
    },
  },
}

/** Contests a limit of the casino programme by the token of its mail. `idempotencyKey`: of this press. */
export const contestLimit = (pathParameter: string, idempotencyKey: string): Sent =>
  callCasino('POST limit/contest/{token}', { pathParameter, idempotencyKey })
