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

/** Links, calls and error codes for the entry pages of a programme. `key`: idempotency key. */
export interface EntryCalls {
  readonly href: (
    page: 'login' | 'registration' | 'forgotten' | 'card' | 'profile' | 'signedOut',
    locale: Locale,
  ) => string
  /** Name of the login form. Another page can store a draft with an e-mail address under this name. */
  readonly loginForm: string
  readonly resendActivation: (email: string) => Sent
  readonly activate: (token: string, password: string, key: string) => Sent<{ readonly email: string }>
  readonly askReset: (email: string, captcha: string | undefined) => Sent
  readonly resetPassword: (token: string, password: string, key: string) => Sent
  readonly confirmEmail: (token: string, key: string) => Sent
  readonly undoEmail: (token: string, key: string) => Sent
  /** Reads the profile again after a call that may have ended the session. */
  readonly refresh: () => void
  readonly codes: {
    readonly noAccount: string
    /** The password at the activation is not the password of the sign-up. */
    readonly wrong: string
    readonly emailTaken: string
    /** The mailed link is no longer valid. */
    readonly link: readonly string[]
    /** Codes of a login: the address is not confirmed; there were too many wrong passwords. */
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

/** Contests a limit of the casino programme with the token of the mailed link. */
export const contestLimit = (pathParameter: string, idempotencyKey: string): Sent =>
  callCasino('POST limit/contest/{token}', { pathParameter, idempotencyKey })
