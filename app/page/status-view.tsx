import type { ComponentProps, ReactNode } from 'react'
import { blockContext } from '#blocks/context.ts'
import { headerSchema } from '#blocks/header/header.schema.ts'
import { headerShortcuts } from '#blocks/header/shortcuts.ts'
import { BareHeader } from '#components/site/bare-header.tsx'
import { GamblingNotice } from '#components/site/gambling-notice.tsx'
import type { NavAction } from '#components/site/nav-link.ts'
import { PageMark } from '#components/site/page-mark.tsx'
import { SkipLink } from '#components/site/skip-link.tsx'
import { StatusPage } from '#components/site/status-page.tsx'
import { type DefaultFrame, homePath, loadDefaultFrame } from '#lib/content/page.ts'
import { localeChoicePath, withLocale } from '#lib/content/paths.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { PAGES } from '@barriere/shared/locales/locales.ts'
import { type ErrorStatus, type FailedRequest, statusWords } from '#lib/i18n/status-words.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { FragmentView } from './fragment-view.tsx'

interface StatusViewProps extends FailedRequest {
  readonly locale: Locale
  readonly status: ErrorStatus
}

/**
 * Page of a status, in the default frame. If the frame is unavailable, the brand, the language switch and the legal
 * warning remain.
 */
export async function StatusView({ locale, status, path, requestId }: StatusViewProps): Promise<ReactNode> {
  const { header, footer, tags } = await frameAtHand(locale)
  await tagPage(tags)
  // The language switch leads to the target of the page's link, because a failed address has no translation.
  const way = (language: Locale) => (status === 403 ? HOTEL_LINKS.home[language] : homePath(language))
  const alternates = mapLocales((language) => localeChoicePath(way(language), language))
  // An empty path, because no link of the frame leads to this page.
  const frame = { context: blockContext({ locale, draft: false, path: '' }), alternates }
  const { title, text, detail, home } = statusWords(status, locale, { path, requestId })
  return (
    <div data-theme="auto" className="page">
      <SkipLink locale={locale} />
      {header ? <FragmentView story={header} {...frame} /> : <BareHeader locale={locale} alternates={alternates} />}
      <main id="content">
        <PageMark type={`status-${status}`} />
        <StatusPage
          locale={locale}
          search={status === 404 ? searchForm(locale) : undefined}
          status={status}
          title={title}
          text={text}
          detail={detail}
          homeHref={way(locale)}
          homeLabel={home}
          links={status === 404 && header ? shortcuts(header, locale) : []}
          linksLabel={getTranslator(locale, 'notFound')('elsewhere')}
        />
      </main>
      {footer ? <FragmentView story={footer} {...frame} /> : <GamblingNotice locale={locale} />}
    </div>
  )
}

/** The default frame; empty if it was never read and the content service is unavailable. */
async function frameAtHand(locale: Locale): Promise<DefaultFrame> {
  try {
    return await loadDefaultFrame(locale)
  } catch (error) {
    if (!isContentError(error)) throw error
    return { header: undefined, footer: undefined, tags: [INCOMPLETE_TAG] }
  }
}

/** The site's search. Its field is empty, because a failed path says little about the visitor's intent. */
function searchForm(locale: Locale): ComponentProps<typeof StatusPage>['search'] {
  const t = getTranslator(locale, 'blocks.search')
  return { action: withLocale(PAGES[locale].search, locale), label: t('words'), submit: t('search') }
}

/** Links for a lost visitor, from the default header. */
function shortcuts(header: NonNullable<DefaultFrame['header']>, locale: Locale): readonly NavAction[] {
  const parsed = headerSchema.parse(header.content)
  return parsed.ok ? headerShortcuts(parsed.value, blockContext({ locale, path: '', draft: false })) : []
}
