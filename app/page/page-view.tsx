import type { ReactNode } from 'react'
import { BlockList } from '#blocks/block-list.tsx'
import { PageSheet } from '#blocks/booking/page-sheet.tsx'
import { breadcrumbSchema } from '#blocks/breadcrumb/breadcrumb.schema.ts'
import { type BlockContext, blockContext } from '#blocks/context.ts'
import { editAttributes } from '#blocks/editable.ts'
import { FaultPanel } from '#blocks/fault-panel.tsx'
import { prepareHydration } from '#blocks/hydration.ts'
import { resolveTree } from '#blocks/resolve.ts'
import { favouriteGroup } from '#blocks/listing/favourites.ts'
import { productPrice } from '#blocks/listing/product-price.ts'
import { DraftRibbon } from '#components/site/draft-ribbon.tsx'
import { PageMark } from '#components/site/page-mark.tsx'
import { SkipLink } from '#components/site/skip-link.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { defaultName } from '#lib/content/default-name.ts'
import type { Page } from '#lib/content/page.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import { toReference } from '#lib/content/story.ts'
import { localeChoicePath } from '#lib/content/paths.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { DEFAULT_LOCALE, type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { log } from '#lib/process/log.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { currentRoute } from '#lib/routing/route.ts'
import { articleByline } from './article-byline.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { FragmentView } from './fragment-view.tsx'
import { StructuredData } from './structured-data/structured-data.tsx'

interface PageViewProps {
  readonly page: Page
  readonly locale: Locale
  readonly draft: boolean
  readonly listPage: number
  readonly parameters?: BlockContext['parameters'] | undefined
}

/** A page in its layout: site header, local header of the property, blocks, footer. */
export function PageView({ page, locale, draft, listPage, parameters = {} }: PageViewProps): ReactNode {
  const { view, faults, header, localHeader, footer, alternates } = page
  const { uuid, content } = page.story
  const favourite = favouriteGroup(content.component) && uuid
  const path = alternates[locale]
  const context = blockContext({ locale, draft, first: true, path, listPage, parameters, favourite })
  const frame = { context, alternates: mapLocales((language) => localeChoicePath(alternates[language], language)) }
  const byline = articleByline(page, locale)
  // The byline follows the opening of an article: its picture, and its breadcrumb if there is one.
  const top = byline
    ? 1 +
      Math.max(
        0,
        view.body.findIndex(({ component }) => component === breadcrumbSchema.name),
      )
    : 0
  return (
    <div
      data-theme={view.theme}
      className="page"
      data-frameless={view.frameless ? '' : undefined}
      data-live={draft ? '' : undefined}
      {...editAttributes(view)}
    >
      <SkipLink locale={locale} />
      {draft && <DraftEditor storyId={page.story.id} />}
      {draft && (
        <DraftRibbon
          locale={locale}
          exitHref={`/api/preview/exit?path=${encodeURIComponent(context.path)}`}
          pass={currentRoute()?.request.draftPass}
        />
      )}
      {header && !view.frameless && <FragmentView story={header} {...frame} />}
      {localHeader && !view.frameless && <FragmentView story={localHeader} local {...frame} />}
      <main id="content" lang={page.languages.includes(locale) ? undefined : DEFAULT_LOCALE}>
        {!page.languages.includes(locale) && <UntranslatedNotice locale={locale} />}
        {draft && faults.length > 0 && <FaultPanel block={content} faults={faults} locale={locale} />}
        <BlockList blocks={view.body.slice(0, top)} context={context} />
        {byline}
        <BlockList blocks={view.body.slice(top)} context={{ ...context, first: top === 0 }} />
      </main>
      {footer && !view.frameless && <FragmentView story={footer} {...frame} />}
      <OwnSheet page={page} context={context} />
      {!draft && (
        <PageMark
          type={content.component}
          uuid={uuid}
          price={productPrice({ component: content.component, content })}
          name={defaultName(page.alternates[locale], page.alternates[DEFAULT_LOCALE])}
        />
      )}
      {listPage === 1 && <OwnData page={page} context={context} />}
    </div>
  )
}

/** Notice that the page has no text in the language of its address. */
function UntranslatedNotice({ locale }: { locale: Locale }): ReactNode {
  const names = new Intl.DisplayNames(LANGUAGE_TAGS[locale].catalogue, { type: 'language' })
  const language = names.of(DEFAULT_LOCALE) ?? LANGUAGE_NAMES[DEFAULT_LOCALE]
  return (
    <div className="wrap" lang={locale}>
      <Banner kind="info">{getTranslator(locale, 'common')('untranslated', { language })}</Banner>
    </div>
  )
}

/** The page's booking sheet. If it cannot be rendered, the page is shown without it and not stored. */
async function OwnSheet({ page: { story }, context }: { page: Page; context: BlockContext }): Promise<ReactNode> {
  const sheet = <PageSheet story={toReference(story)} context={context} />
  try {
    return prepareHydration(await resolveTree(sheet))
  } catch (error) {
    if (!context.draft) await tagPage([INCOMPLETE_TAG])
    const bug = !isContentError(error)
    log[bug ? 'error' : 'warn']({ event: 'sheet.failed', story: story.fullSlug, err: error }, 'booking sheet left out')
    return null
  }
}

/** The page's structured data, sent as markup only and not repeated in React's data. */
const OwnData = async (props: { page: Page; context: BlockContext }): Promise<ReactNode> =>
  prepareHydration(await resolveTree(<StructuredData {...props} />))
