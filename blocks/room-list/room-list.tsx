import { ButtonLink } from '#components/ui/button.tsx'
import { below } from '#components/ui/heading.tsx'
import type { StoryReference } from '#lib/content/values.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { roomSchema } from '../content-types/places.ts'
import { titleLevel } from '../heading-level.ts'
import { FilterChips, FilteredCards } from '../listing/filter-chips.tsx'
import { groupedEntries, hasGroups } from '../listing/grouped-entries.ts'
import { ListSection } from '../listing/list-section.tsx'
import { listedStories } from '../listing/listed-stories.ts'
import { storyView } from '../listing/story-view.ts'
import type { BlockProps } from '../props.ts'
import { pricesAnchor } from './prices-anchor.ts'
import { CompareChoice, RoomComparison } from './room-comparison.tsx'
import styles from './room-list.module.css'
import type { roomListSchema } from './room-list.schema.ts'

/**
 * Rooms of a hotel, to be chosen from by their view, with what the visit's stay costs in each, to be compared, and the
 * way to their prices. Nothing where there are none.
 */
export async function RoomList({ block, context }: BlockProps<typeof roomListSchema>) {
  const listed = await listedStories({ ...block, town: undefined }, 'room', context)
  const grouped = groupedEntries(listed, context.locale, ({ view }) => view).slice(0, block.limit)
  if (grouped.length === 0) return undefined
  const prices = await pricesAnchor(listed, context)
  const rooms = grouped.flatMap(({ entry }) => listed.find(({ uuid }) => uuid === entry.key) ?? [])
  const entries = prices
    ? grouped.map(({ entry, group }, index) => ({
        entry: { ...entry, stayHotel: prices.hotel, stayRoom: codeOf(rooms[index]) },
        group,
      }))
    : grouped
  const t = getTranslator(context.locale, 'blocks.roomList')
  const level = titleLevel(context)
  const id = `compare-${block.uid}`
  const isComparable = entries.length > 1
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
      <FilteredCards
        entries={entries}
        level={block.title ? below(level) : level}
        under={
          isComparable
            ? (index) => (
                <CompareChoice id={id} index={index} name={entries[index]?.entry.title ?? ''} context={context} />
              )
            : undefined
        }
      />
      {isComparable && <RoomComparison rooms={rooms} hotel={prices?.hotel} context={context} />}
      {prices && (
        <site-stay-link>
          <p className={styles.prices}>
            <ButtonLink anchor={prices.anchor}>{t('prices')}</ButtonLink>
          </p>
        </site-stay-link>
      )}
    </ListSection>
  )
}

const codeOf = (room: StoryReference | undefined): string | undefined =>
  room && storyView(room, roomSchema)?.booking_code?.trim()
