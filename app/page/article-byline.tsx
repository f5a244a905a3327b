import type { ReactNode } from 'react'
import { articleFacts } from '#blocks/articles-list/article-entries.ts'
import { articleSchema } from '#blocks/content-types/editorial.ts'
import { Facts } from '#components/ui/facts.tsx'
import { Section } from '#components/ui/section.tsx'
import { isRawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { Page } from '#lib/content/page.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

/**
 * Author, section, date and reading time of an article; nothing on other pages. Without an author, it names the editors
 * of the journal.
 */
export function articleByline({ story: { content } }: Pick<Page, 'story'>, locale: Locale): ReactNode {
  const parsed =
    content.component === articleSchema.name && isRawBlock(content) ? articleSchema.parse(content) : undefined
  if (!parsed?.ok) return undefined
  const t = getTranslator(locale, 'blocks.articlesList')
  const { author } = parsed.value
  return (
    <Section spacing="tight">
      <Facts
        facts={[{ text: author ? t('authorNamed', { author }) : t('author') }, ...articleFacts(parsed.value, locale)]}
      />
    </Section>
  )
}
