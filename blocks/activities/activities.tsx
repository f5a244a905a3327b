import { below } from '#components/ui/heading.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import { ACTIVITY_CATEGORIES } from '../content-types/pleasures.ts'
import { titleLevel } from '../heading-level.ts'
import { FilterChips, FilteredCards } from '../listing/filter-chips.tsx'
import { groupedEntries, hasGroups } from '../listing/grouped-entries.ts'
import { ListSection } from '../listing/list-section.tsx'
import { listedStories } from '../listing/listed-stories.ts'
import type { BlockProps } from '../props.ts'
import type { activitiesSchema } from './activities.schema.ts'

const isCategory = (value: unknown): value is keyof typeof ACTIVITY_CATEGORIES =>
  typeof value === 'string' && Object.hasOwn(ACTIVITY_CATEGORIES, value)

/** Activities with filter chips by kind. Nothing where there are none. */
export async function Activities({ block, context }: BlockProps<typeof activitiesSchema>) {
  const t = getTranslator(context.locale, 'blocks.activities')
  const listed = await listedStories(block, 'activity', context)
  const entries = groupedEntries(listed, context.locale, ({ category }) =>
    isCategory(category) ? t(`categories.${category}`) : undefined,
  ).slice(0, block.limit)
  if (entries.length === 0) return undefined
  const level = titleLevel(context)
  return (
    <ListSection
      block={block}
      context={context}
      chips={
        hasGroups(entries) ? (
          <FilterChips id={`category-${block.uid}`} legend={t('category')} all={t('all')} entries={entries} />
        ) : undefined
      }
    >
      <FilteredCards entries={entries} level={block.title ? below(level) : level} />
    </ListSection>
  )
}
