import { ButtonLink } from '#components/ui/button.tsx'
import { below } from '#components/ui/heading.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { listPagesTag } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { titleLevel } from '../heading-level.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import { ListSection } from '../listing/list-section.tsx'
import { listedStories } from '../listing/listed-stories.ts'
import type { BlockProps } from '../props.ts'
import { articlesOf, newestFirst } from './article-entries.ts'
import styles from './articles-list.module.css'
import type { articlesListSchema } from './articles-list.schema.ts'
import { LeadArticle } from './lead-article.tsx'
import { listPageHref, listPageOf } from './list-page.ts'

/** Articles picked by an editor, or those of a folder, newest first; paginated if configured. */
export async function ArticlesList({ block, context }: BlockProps<typeof articlesListSchema>) {
  const { category, limit, paged } = block
  const t = getTranslator(context.locale, 'blocks.articlesList')
  const all = articlesOf(await listedStories({ ...block, town: undefined }, 'article', context), context.locale)
  const chosen =
    block.stories.length > 0
      ? all
      : newestFirst(all).filter((article) => category === 'all' || article.category === category)
  const page = paged ? context.listPage : 1
  const { shown, pages } = paged ? listPageOf(chosen, page, limit) : { shown: chosen.slice(0, limit), pages: 1 }
  if (paged) await tagPage([listPagesTag(pages)])
  const entries = shown.map(({ entry }) => entry)
  const [first] = entries
  const large = block.lead && page === 1 ? first : undefined
  const rest = large ? entries.slice(1) : entries
  const own = titleLevel(context)
  const level = block.title ? below(own) : own
  return (
    <ListSection block={block} context={context}>
      {entries.length === 0 && (
        <div className={styles.empty}>
          <p>{page === 1 ? t('empty') : t('beyond')}</p>
          {page > 1 && (
            <ButtonLink anchor={{ href: context.path }} variant="line">
              {t('toFirst')}
            </ButtonLink>
          )}
        </div>
      )}
      {large && <LeadArticle entry={large} level={level} priority={context.first} />}
      {rest.length > 0 && <CardGrid entries={rest} level={level} />}
      {entries.length > 0 && pages > 1 && (
        <div className={styles.pages}>
          <Pagination
            label={t('pages')}
            current={page}
            previousLabel={t('previous')}
            nextLabel={t('next')}
            pages={Array.from({ length: pages }, (_, index) => ({
              href: listPageHref(context.path, index + 1),
              label: t('page', { number: index + 1 }),
            }))}
          />
        </div>
      )}
    </ListSection>
  )
}
