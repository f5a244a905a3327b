import { NextResponse } from 'next/server'
import type { EphFailure } from '#lib/contracts/eph.ts'
import type { HotelErrorCode } from '#lib/contracts/hotel-errors.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

/** Nothing of a member may lie in anybody's cache. */
const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const

export const succeed = (body: unknown): NextResponse => NextResponse.json(body, { headers: HEADERS })

/** Statuses for which the catalogue's “technical error” would be no help. */
const SAID = ['400', '401', '403', '404', '405', '413', '415', '422', '429'] as const

const isSaid = (status: string): status is (typeof SAID)[number] => (SAID as readonly string[]).includes(status)

interface Refused {
  readonly code: HotelErrorCode
  readonly status: number
  readonly locale: Locale
  readonly fields?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** A failure: the catalogue's code, and its sentence in the visitor's language. No text of a backend's. */
export function refuse({ code, status, locale, fields = [], headers = {} }: Refused): NextResponse {
  const said = String(status)
  const message =
    code === 'default' && isSaid(said)
      ? getTranslator(locale, 'errors.status')(said)
      : getTranslator(locale, 'errors.hotel')(code)
  const body: EphFailure = { code, message, ...(fields.length > 0 ? { fields } : {}) }
  const later = status === 503 ? { 'retry-after': '5' } : {}
  return NextResponse.json(body, { status, headers: { ...HEADERS, ...later, ...headers } })
}
