import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LibraryBlock, LibraryIndex, LibraryShowcase, SHOWCASE, isLibraryEntry } from '#app/library/library-view.tsx'
import { isLocale } from '@barriere/shared/domain/locale.ts'

/** Rendered per request, for editors and developers. Only a rewrite of the middleware reaches it. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Bibliothèque', robots: { index: false } }

interface RouteProps {
  readonly params: Promise<{ locale: string; path?: string[] }>
}

export default async function LibraryPage({ params }: RouteProps) {
  const { locale, path: [name, tone] = [] } = await params
  if (!isLocale(locale)) notFound()
  const night = tone === 'nuit'
  if (name === undefined) return <LibraryIndex locale={locale} />
  if (name === SHOWCASE) return <LibraryShowcase locale={locale} night={night} />
  if (!isLibraryEntry(name)) notFound()
  return <LibraryBlock name={name} locale={locale} night={night} />
}
