import type { Fact } from '#components/ui/facts.tsx'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { articleSchema } from '../content-types/editorial.ts'
import type { CardEntry } from '../listing/entry.ts'
import { storyEntry } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'

/** Section, date and reading time of an article. */
export function articleFacts(article: ViewOf<typeof articleSchema>, locale: Locale): Fact[] {
  const t = getTranslator(locale, 'blocks.articlesList')
  const { category, published_on: date, reading_time: minutes } = article
  return [
    { text: t(`category.${category}`) },
    { text: formatDay(date, locale), icon: 'calendar' },
    ...(minutes === undefined ? [] : [{ text: t('readingTime', { minutes }), icon: 'clock' as const }]),
  ]
}

/** Cards of articles with category, date and reading time. Stories with invalid content are left out. */
export function articleEntries(stories: readonly StoryReference[], locale: Locale): CardEntry[] {
  return stories.flatMap((story) => {
    const entry = storyEntry(story, locale)
    const article = storyView(story, articleSchema)
    if (!entry || !article) return []
    return [{ ...entry, facts: articleFacts(article, locale) }]
  })
}
