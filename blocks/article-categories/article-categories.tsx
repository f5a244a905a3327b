import { ChipLink, ChipRow } from '#components/ui/chip.tsx'
import { Section } from '#components/ui/section.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { folderList } from '../listing/listed-stories.ts'
import type { BlockProps } from '../props.ts'
import styles from './article-categories.module.css'
import type { articleCategoriesSchema } from './article-categories.schema.ts'

/**
 * Chips that link to the pages of categories, each with its number of articles. Items without a valid link are left
 * out.
 */
export async function ArticleCategories({ block, context }: BlockProps<typeof articleCategoriesSchema>) {
  const { eyebrow, title, intro, tone, list_folder: folder } = block
  const t = getTranslator(context.locale, 'blocks.articleCategories')
  const linked = block.items.flatMap((item) => {
    const anchor = toAnchor(item.link, context.locale)
    return anchor ? [{ ...item, anchor }] : []
  })
  const chips = await Promise.all(
    linked.map(async (item) => ({
      ...item,
      count: folder ? await countOf(folder, item.category, context) : undefined,
    })),
  )
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

/** Number of articles in a category. Only `total` is used, so the request reads a single article. */
const countOf = async (folder: string, category: string, context: BlockContext): Promise<number> =>
  (await folderList(folder, 'article', context, { size: 1, ...(category === 'all' ? {} : { where: { category } }) }))
    .total
