import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from './translate.ts'

/** Words of each status; any other is a server error (specification §2). */
const NAMESPACES = { 403: 'forbidden', 404: 'notFound', 500: 'serverError', 503: 'unavailable' } as const

export type ErrorStatus = keyof typeof NAMESPACES

export const ERROR_STATUSES: readonly ErrorStatus[] = [403, 404, 500, 503]

export const isErrorStatus = (status: number): status is ErrorStatus => Object.hasOwn(NAMESPACES, status)

interface StatusWords {
  readonly title: string
  readonly text: string
  /** Technical message in English, for error reports. */
  readonly detail: string
  /** Label of the link to another page. */
  readonly home: string
}

/** The failed request that a status page describes. */
export interface FailedRequest {
  /** Address that failed, as the visitor typed it. */
  readonly path: string
  /** Id by which the log is searched. */
  readonly requestId: string
}

/** Texts of a status page. */
export function statusWords(status: ErrorStatus, locale: Locale, { path, requestId }: FailedRequest): StatusWords {
  const t = getTranslator(locale, NAMESPACES[status])
  return { title: t('title'), text: t('text'), detail: t('detail', { path, requestId }), home: t('home') }
}
