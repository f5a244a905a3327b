import type { ComponentProps, ReactNode } from 'react'
import { headerShortcuts } from '#blocks/header/shortcuts.ts'
import { headerSchema } from '#blocks/header/header.schema.ts'
import type { NavAction } from '#components/site/nav-link.ts'
import { PageMark } from '#components/site/page-mark.tsx'
import { StatusPage } from '#components/site/status-page.tsx'
import { contentGateway } from '#lib/content/gateway.ts'
import { DEFAULT_LAYOUT, homePath } from '#lib/content/page.ts'
import { localeChoicePath, withLocale } from '#lib/content/paths.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import { type Locale, mapLocales } from '#lib/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { PAGES } from '#lib/i18n/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { blockContext } from '#blocks/context.ts'

interface StatusViewProps {
  readonly locale: Locale
  /** HTTP status, from the internal address. */
  readonly code: string
  /** Address that failed, as the visitor typed it. */
  readonly path: string
}

/** Words for each status; any other is a server error (specification §2). */
const NAMESPACES = { 403: 'forbidden', 404: 'notFound', 503: 'unavailable' } as const

const isNamed = (code: string): code is `${keyof typeof NAMESPACES}` => Object.hasOwn(NAMESPACES, code)

export async function StatusView({ locale, code, path }: StatusViewProps): Promise<ReactNode> {
  const status = isNamed(code) ? Number(code) : 500
  const t = getTranslator(locale, isNamed(code) ? NAMESPACES[code] : 'serverError')
  return (
    <main id="content">
      <title>{`${status} · Barrière`}</title>
      <PageMark type={`status-${status}`} />
      <StatusPage
        locale={locale}
        alternates={mapLocales((language) => localeChoicePath(homePath(language), language))}
        search={status === 404 ? searchForm(locale) : undefined}
        status={status}
        title={t('title')}
        text={t('text')}
        detail={t('detail', { path })}
        homeHref={status === 403 ? HOTEL_LINKS.home[locale] : homePath(locale)}
        homeLabel={t('home')}
        links={status === 404 ? await shortcuts(locale, path) : []}
        linksLabel={getTranslator(locale, 'notFound')('elsewhere')}
      />
    </main>
  )
}

/** The search of the site; the path that failed says little of what was sought, so the field is empty. */
function searchForm(locale: Locale): ComponentProps<typeof StatusPage>['search'] {
  const t = getTranslator(locale, 'blocks.search')
  return { action: withLocale(PAGES[locale].search, locale), label: t('words'), submit: t('search') }
}

/** Where a lost visitor may go on: the default header's addresses. None while the content service is away. */
async function shortcuts(locale: Locale, path: string): Promise<readonly NavAction[]> {
  const gateway = contentGateway()
  try {
    const header = await gateway.forVisitor(() =>
      gateway.getFrame(`${env.rootFolder}/${DEFAULT_LAYOUT.header}`, locale),
    )
    const parsed = header && headerSchema.parse(header.content)
    return parsed?.ok ? headerShortcuts(parsed.value, blockContext({ locale, path, draft: false })) : []
  } catch (error) {
    if (!isContentError(error)) throw error
    await tagPage([INCOMPLETE_TAG])
    return []
  }
}
