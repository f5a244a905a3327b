import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import '#app/styles/index.css'
import { themeColor } from '#app/page/theme-color.ts'
import { ConsentBanner } from '#components/site/consent-banner.tsx'
import { displayFont, italicFont, textFont } from '#app/fonts.ts'
import { isLocale } from '@barriere/shared/domain/locale.ts'
import { consentPurposes } from '#lib/process/consent-purposes.ts'
import { NewBuild } from '#components/site/new-build.tsx'
import { enhancersHref } from '#lib/process/enhancers.ts'
import { env } from '#lib/process/env.ts'
import { buildId } from '#lib/next/build-files.ts'

export const metadata: Metadata = {
  metadataBase: new URL(env.siteOrigin),
  title: { default: 'Barrière', template: '%s · Barrière' },
}

/** Default, for pages that are not stories. */
export const viewport: Viewport = { themeColor: themeColor('auto') }

interface LayoutProps {
  readonly params: Promise<{ locale: string }>
  readonly children: ReactNode
}

export default async function SiteLayout({ params, children }: LayoutProps) {
  const { locale } = await params
  // The middleware rewrites to known locales only, but its matcher skips file names such as `/favicon.ico`.
  if (!isLocale(locale)) notFound()
  return (
    <html
      lang={locale}
      className={`${displayFont.variable} ${textFont.variable} ${italicFont.variable}`}
      data-build={env.production ? buildId() : undefined}
      data-tag-manager={env.tagManager?.src}
    >
      <body>
        {children}
        <ConsentBanner locale={locale} purposes={[...consentPurposes().keys()]} />
        <NewBuild locale={locale} />
        {env.reports && (
          <site-error-reports
            hidden
            data-key={new URL(env.reports.dsn).username}
            data-release={env.reports.release ?? buildId()}
            data-environment={env.reports.environment}
          />
        )}
        {/* Deferred, like every module: the document is parsed before custom elements are defined. */}
        <script type="module" src={enhancersHref()} defer />
      </body>
    </html>
  )
}
