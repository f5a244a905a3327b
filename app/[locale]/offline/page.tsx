import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { StatusPage } from '#components/site/status-page.tsx'
import { homePath } from '#lib/content/page.ts'
import { localeChoicePath } from '#lib/content/paths.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { isLocale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

/** Rendered once, for the page store. */
export const dynamic = 'force-dynamic'

interface RouteProps {
  readonly params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { locale } = await params
  return isLocale(locale) ? { title: getTranslator(locale, 'offline')('short'), robots: { index: false } } : {}
}

/** Page that browsers store for use without a connection (`public/offline-worker.js`). It needs no picture or story. */
export default async function OfflinePage({ params }: RouteProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = getTranslator(locale, 'offline')
  return (
    <main id="content" data-theme="auto">
      <StatusPage
        locale={locale}
        alternates={mapLocales((language) => localeChoicePath(homePath(language), language))}
        title={t('title')}
        text={t('text')}
        // Empty: the address of the page that failed to load, so that the link tries again.
        homeHref=""
        homeLabel={t('again')}
        links={[{ label: t('card'), anchor: { href: HOTEL_LINKS.card[locale] } }]}
        linksLabel={t('works')}
      />
    </main>
  )
}
