import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { StatusView } from '#app/page/status-view.tsx'
import { isLocale } from '@barriere/shared/domain/locale.ts'
import { type ErrorStatus, isErrorStatus } from '#lib/i18n/status-words.ts'
import { currentRequest } from '@barriere/shared/observability/request-context.ts'
import { STATUS_PATH_HEADER, STATUS_REQUEST_HEADER } from '#lib/routing/response-headers.ts'

/** Rendered once for all addresses, for the page cache, or per request by a rewrite of the middleware. */
export const dynamic = 'force-dynamic'

interface RouteProps {
  readonly params: Promise<{ locale: string; code: string }>
}

/** Treats any other code as a server error. */
async function statusOf(params: RouteProps['params']): Promise<ErrorStatus> {
  const status = Number((await params).code)
  return isErrorStatus(status) ? status : 500
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return { title: String(await statusOf(params)), robots: { index: false } }
}

export default async function StatusPage({ params }: RouteProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const given = await headers()
  const path = decodeURI(given.get(STATUS_PATH_HEADER) ?? '')
  const requestId = given.get(STATUS_REQUEST_HEADER) ?? currentRequest()?.id ?? ''
  return <StatusView locale={locale} status={await statusOf(params)} path={path} requestId={requestId} />
}
