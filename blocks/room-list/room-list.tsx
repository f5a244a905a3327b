import { ButtonLink } from '#components/ui/button.tsx'
import { below } from '#components/ui/heading.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import { titleLevel } from '../heading-level.ts'
import { FilterChips, FilteredCards } from '../listing/filter-chips.tsx'
import { groupedEntries, hasGroups } from '../listing/grouped-entries.ts'
import { ListSection } from '../listing/list-section.tsx'
import { listedStories } from '../listing/listed-stories.ts'
import type { BlockProps } from '../props.ts'
import { pricesAnchor } from './prices-anchor.ts'
import styles from './room-list.module.css'
import type { roomListSchema } from './room-list.schema.ts'

/** Rooms of a hotel, to be chosen from by their view, and the way to their prices. Nothing where there are none. */
export async function RoomList({ block, context }: BlockProps<typeof roomListSchema>) {
  const listed = await listedStories({ ...block, town: undefined }, 'room', context)
  const entries = groupedEntries(listed, context.locale, ({ view }) => view).slice(0, block.limit)
  if (entries.length === 0) return undefined
  const prices = await pricesAnchor(listed, context)
  const t = getTranslator(context.locale, 'blocks.roomList')
  const level = titleLevel(context)
  return (
    <ListSection
      block={block}
      context={context}
      chips={
        hasGroups(entries) ? (
          <FilterChips id={`view-${block.uid}`} legend={t('view')} all={t('all')} entries={entries} />
        ) : undefined
      }
    >
      <FilteredCards entries={entries} level={block.title ? below(level) : level} />
      {prices && (
        <p className={styles.prices}>
          <ButtonLink anchor={prices}>{t('prices')}</ButtonLink>
        </p>
      )}
    </ListSection>
  )
}
