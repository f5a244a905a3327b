import { ButtonLink } from '#components/ui/button.tsx'
import { below } from '#components/ui/heading.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import { roomSchema } from '../content-types/places.ts'
import { titleLevel } from '../heading-level.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import { ListFilters } from '../listing/list-filters.tsx'
import { ListSection } from '../listing/list-section.tsx'
import { listedStories } from '../listing/listed-stories.ts'
import { storyEntry } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'
import type { BlockProps } from '../props.ts'
import { pricesAnchor } from './prices-anchor.ts'
import { CompareChoice, RoomComparison } from './room-comparison.tsx'
import styles from './room-list.module.css'
import type { roomListSchema } from './room-list.schema.ts'

/**
 * Rooms of a hotel, with a filter by view, the price of the visit's stay in each room, a comparison, and a link to
 * their prices. Renders nothing without rooms.
 */
export async function RoomList({ block, context }: BlockProps<typeof roomListSchema>) {
  const listed = await listedStories({ ...block, town: undefined }, 'room', context)
  const rooms = listed
    .flatMap((story) => {
      const [entry, view] = [storyEntry(story, context.locale), storyView(story, roomSchema)]
      return entry && view ? [{ story, entry, view }] : []
    })
    .slice(0, block.limit)
  if (rooms.length === 0) return undefined
  const prices = await pricesAnchor(listed, context)
  const entries = rooms.map(({ entry, view }) =>
    prices ? { ...entry, stayHotel: prices.hotel, stayRoom: view.booking_code?.trim() } : entry,
  )
  const items = rooms.map(({ entry, view }) => ({
    key: entry.key,
    values: { view: view.view?.trim() ? [view.view.trim()] : [] },
  }))
  const t = getTranslator(context.locale, 'blocks.roomList')
  const level = titleLevel(context)
  const id = `compare-${block.uid}`
  const isComparable = entries.length > 1
  return (
    <ListSection block={block} context={context}>
      <ListFilters
        id={`filters-${block.uid}`}
        names={['view']}
        items={items}
        kinds={['room']}
        locale={context.locale}
      />
      <CardGrid
        entries={entries}
        filters={items}
        level={block.title ? below(level) : level}
        under={
          isComparable
            ? (index) => <CompareChoice id={id} index={index} name={entries[index]?.title ?? ''} context={context} />
            : undefined
        }
      />
      {isComparable && (
        <RoomComparison rooms={rooms.map(({ story }) => story)} hotel={prices?.hotel} context={context} />
      )}
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
