import { ChipLink, ChipRow } from '#components/ui/chip.tsx'
import { Section } from '#components/ui/section.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { type Article, articlesOf } from '../articles-list/article-entries.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import type { BlockProps } from '../props.ts'
import styles from './article-categories.module.css'
import type { articleCategoriesSchema } from './article-categories.schema.ts'

/**
 * Chips that lead to the pages of categories, each with how many articles it has. One that leads nowhere is left out.
 */
export async function ArticleCategories({ block, context }: BlockProps<typeof articleCategoriesSchema>) {
  const { eyebrow, title, intro, tone, list_folder: folder } = block
  const t = getTranslator(context.locale, 'blocks.articleCategories')
  const articles = folder ? articlesOf(await storiesOfFolder(folder, 'article', context), context.locale) : undefined
  const chips = block.items.flatMap((item) => {
    const anchor = toAnchor(item.link, context.locale)
    return anchor ? [{ ...item, anchor, count: articles && countOf(articles, item.category) }] : []
  })
  if (chips.length === 0) return undefined
  return (
    <Section
      tone={tone}
      spacing="tight"
      eyebrow={eyebrow}
      title={title}
      level={titleLevel(context)}
      intro={intro}
      edit={editAttributes(block)}
    >
      <ChipRow label={title ?? t('label')}>
        {chips.map((chip) => (
          <span key={chip.uid} {...editAttributes(chip)}>
            <ChipLink anchor={chip.anchor} current={chip.anchor.href === context.path}>
              {chip.label}
              {chip.count !== undefined && (
                <span className={styles.count}>
                  {chip.count}
                  <span className="vh"> {t('articles', { count: chip.count })}</span>
                </span>
              )}
            </ChipLink>
          </span>
        ))}
      </ChipRow>
    </Section>
  )
}

const countOf = (articles: readonly Article[], category: Article['category'] | 'all'): number =>
  category === 'all' ? articles.length : articles.filter((article) => article.category === category).length
