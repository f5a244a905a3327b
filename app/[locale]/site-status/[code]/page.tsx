import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { StatusView } from '#app/page/status-view.tsx'
import { isLocale } from '#lib/domain/locale.ts'
import { STATUS_PATH_HEADER } from '#lib/routing/response-headers.ts'

/** Rendered for the one address that failed. Only the middleware leads here. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false } }

interface RouteProps {
  readonly params: Promise<{ locale: string; code: string }>
}

export default async function StatusPage({ params }: RouteProps) {
  const { locale, code } = await params
  if (!isLocale(locale)) notFound()
  const path = decodeURI((await headers()).get(STATUS_PATH_HEADER) ?? '')
  return <StatusView locale={locale} code={code} path={path} />
}
