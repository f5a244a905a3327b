import type { ReactNode } from 'react'
import { StatusPage } from '#components/site/status-page.tsx'
import { homePath } from '#lib/content/page.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

interface StatusViewProps {
  readonly locale: Locale
  /** HTTP status as it stands in the internal address. */
  readonly code: string
  /** Address that failed, as the visitor typed it. */
  readonly path: string
}

/** Words for each status; any other is a server error (specification §2). */
const NAMESPACES = { 404: 'notFound', 503: 'unavailable' } as const

export function StatusView({ locale, code, path }: StatusViewProps): ReactNode {
  const status = code === '404' || code === '503' ? Number(code) as keyof typeof NAMESPACES : 500
  const t = getTranslator(locale, status === 500 ? 'serverError' : NAMESPACES[status])
  return (
    <main id="content">
      <title>{`${status} · Barrière`}</title>
      <StatusPage
        status={status} title={t('title')} text={t('text')} detail={t('detail', { path })}
        homeHref={homePath(locale)} homeLabel={t('home')}
      />
    </main>
  )
}
