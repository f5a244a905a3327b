import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import '#app/styles/index.css'
import { displayFont, italicFont, textFont } from '#app/fonts.ts'
import { isLocale } from '#lib/domain/locale.ts'
import { enhancersHref } from '#lib/process/enhancers.ts'
import { env } from '#lib/process/env.ts'

export const metadata: Metadata = {
  metadataBase: new URL(env.siteOrigin),
  title: { default: 'Barrière', template: '%s · Barrière' },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#F7F0E0' },
    { media: '(prefers-color-scheme: dark)', color: '#0B1428' },
  ],
}

interface LayoutProps {
  readonly params: Promise<{ locale: string }>
  readonly children: ReactNode
}

export default async function SiteLayout({ params, children }: LayoutProps) {
  const { locale } = await params
  // The middleware rewrites to known locales only; a file's name could still come past it.
  if (!isLocale(locale)) notFound()
  return (
    <html lang={locale} className={`${displayFont.variable} ${textFont.variable} ${italicFont.variable}`}>
      <body>
        {children}
        {/* Deferred, as every module: custom elements find the whole document parsed. */}
        <script type="module" src={enhancersHref()} defer />
      </body>
    </html>
  )
}
