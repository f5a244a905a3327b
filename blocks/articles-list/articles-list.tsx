import { ButtonLink } from '#components/ui/button.tsx'
import { below } from '#components/ui/heading.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { LIST_SIZE } from '#lib/content/service/constants.ts'
import { listPagesTag } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { titleLevel } from '../heading-level.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import { ListSection } from '../listing/list-section.tsx'
import { type Narrowing, folderList, listedStories } from '../listing/listed-stories.ts'
import type { BlockProps } from '../props.ts'
import type { CardEntry } from '../listing/entry.ts'
import { articleEntries } from './article-entries.ts'
import styles from './articles-list.module.css'
import type { articlesListSchema } from './articles-list.schema.ts'
import { LeadArticle } from './lead-article.tsx'
import { type ListPage, PAGE_OF_LIST, listPageHref, listPageOf, pagesOf } from './list-page.ts'

/** Articles of one page of the list. The content service sorts (newest first) and paginates those of a folder. */
async function shownArticles(
  { stories, list_folder: folder, category, limit, paged }: BlockProps<typeof articlesListSchema>['block'],
  page: number,
  context: BlockContext,
): Promise<ListPage<CardEntry>> {
  if (stories.length > 0 || !folder) {
    const picked = articleEntries(stories, context.locale)
    return paged ? listPageOf(picked, page, limit) : { shown: picked.slice(0, limit), pages: 1 }
  }
  const newest: Narrowing = {
    sort: { field: 'published_on', order: 'desc' },
    ...(category === 'all' ? {} : { where: { category } }),
  }
  if (!paged) {
    // One more than shown, because `listedStories` removes the current page.
    const size = Math.min((limit ?? LIST_SIZE) + 1, LIST_SIZE)
    const listed = await listedStories({ stories, list_folder: folder, town: undefined }, 'article', context, {
      ...newest,
      size,
    })
    return { shown: articleEntries(listed, context.locale).slice(0, limit), pages: 1 }
  }
  const size = Math.min(limit ?? PAGE_OF_LIST, LIST_SIZE)
  const { stories: listed, total } = await folderList(folder, 'article', context, { ...newest, page, size })
  return { shown: articleEntries(listed, context.locale), pages: pagesOf(total, size) }
}

/** Articles that an editor picked, or those of a folder, newest first; paginated if configured. */
export async function ArticlesList({ block, context }: BlockProps<typeof articlesListSchema>) {
  const { paged } = block
  const t = getTranslator(context.locale, 'blocks.articlesList')
  const page = paged ? context.listPage : 1
  const { shown: entries, pages } = await shownArticles(block, page, context)
  if (paged) await tagPage([listPagesTag(pages)])
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
