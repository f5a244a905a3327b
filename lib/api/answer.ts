import { NextResponse } from 'next/server'
import type { CallFailureBody } from '@barriere/shared/contracts/call.ts'
import { type CaptchaErrorCode, isCaptchaErrorCode } from '#lib/contracts/captcha.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { clearSession, setConsent, setDevice, setSession, setTerminal } from '#lib/gateways/sessions/session-cookies.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BrowserChange, CookieChange, Sentences } from './call.ts'

/** Personal data: never stored by a cache, never indexed. */
const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const

/** Statuses with a message of their own, more helpful than the catalogue's "technical error". */
const WITH_MESSAGE = ['400', '401', '403', '404', '405', '413', '415', '422', '429'] as const

const hasMessage = (status: string): status is (typeof WITH_MESSAGE)[number] =>
  (WITH_MESSAGE as readonly string[]).includes(status)

/** @param body JSON */
export const succeed = (body: string, status = 200): NextResponse =>
  new NextResponse(body, { status, headers: { ...HEADERS, 'content-type': 'application/json' } })

export interface Rejection<Code extends string> {
  readonly status: number
  readonly code?: Code | CaptchaErrorCode | 'default'
  readonly fields?: readonly string[]
  /** One more failure locks the account. */
  readonly lastTry?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A failure: code of the error catalogue, its message in the visitor's language, names of the refused fields. Never
 * text of a backend. 503 comes with `retry-after`. Failures of the captcha have a catalogue and messages of their own.
 */
export function reject<Code extends string>(
  { status, code = 'default', fields = [], lastTry = false, headers = {} }: Rejection<Code>,
  locale: Locale,
  { messageOf, lastTryOf }: Sentences<Code>,
): NextResponse {
  const key = String(status)
  const message = isCaptchaErrorCode(code)
    ? getTranslator(locale, 'errors.captcha')(code)
    : code === 'default' && hasMessage(key)
      ? getTranslator(locale, 'errors.status')(key)
      : messageOf(code, locale)
  const warning = lastTry ? lastTryOf?.(locale) : undefined
  const body: CallFailureBody<Code | CaptchaErrorCode | 'default'> = {
    code,
    message: warning === undefined ? message : `${message} ${warning}`,
    ...(fields.length > 0 ? { fields } : {}),
    ...(warning === undefined ? {} : { lastTry: warning }),
  }
  const retryAfter = status === 503 ? { 'retry-after': '5' } : {}
  return NextResponse.json(body, { status, headers: { ...HEADERS, ...retryAfter, ...headers } })
}

/**
 * Clears the storage of scripts in this browser, whether the logout came by link, typed address or call, and also
 * without JavaScript. `"storage"`: caches, service workers, local and session storage. Not `"cookies"`: the device
 * cookie stays.
 */
function clearStorage(response: NextResponse): void {
  response.headers.set('clear-site-data', '"storage"')
}

export const withBrowserChange = (response: NextResponse, change: BrowserChange): NextResponse => {
  if (change.clearStorage) clearStorage(response)
  return withCookies(response, change.cookies ?? {})
}

export function withCookies(
  response: NextResponse,
  { session, device, terminal, consent }: CookieChange,
): NextResponse {
  if (session === 'clear') clearSession(response)
  else if (session) setSession(response, session.issued, session.persistent)
  if (device !== undefined) setDevice(response, device)
  if (terminal !== undefined) setTerminal(response, terminal)
  if (consent !== undefined) setConsent(response, consent)
  return response
}
