import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { notFound } from 'next/navigation'
import { freshMetadata } from '#app/page/metadata.ts'
import { PageView } from '#app/page/page-view.tsx'
import { loadPage } from '#lib/content/page.ts'
import { isLocale } from '#lib/domain/locale.ts'

/** Rendered for each request: nobody's `?page=` may fill the page store. Only the middleware's rewrites lead here. */
export const dynamic = 'force-dynamic'

interface RouteProps {
  readonly params: Promise<{ locale: string; number: string; slug?: string[] }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function pageOf(params: RouteProps['params']) {
  const { locale, number, slug = [] } = await params
  if (!isLocale(locale)) notFound()
  const { isEnabled: draft } = await draftMode()
  const page = await loadPage({ locale, inside: slug.map(decodeURIComponent).join('/'), draft })
  return { page, locale, draft, listPage: Number(number) }
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { page, locale, listPage } = await pageOf(params)
  return freshMetadata(page, locale, listPage)
}

export default async function ListPage({ params, searchParams }: RouteProps) {
  return <PageView {...await pageOf(params)} parameters={await searchParams} />
}
