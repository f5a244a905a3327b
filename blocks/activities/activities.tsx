import { below } from '#components/ui/heading.tsx'
import { activitySchema } from '../content-types/pleasures.ts'
import { titleLevel } from '../heading-level.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import { ListFilters } from '../listing/list-filters.tsx'
import { ListSection } from '../listing/list-section.tsx'
import { listedStories } from '../listing/listed-stories.ts'
import { storyEntry } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'
import type { BlockProps } from '../props.ts'
import type { activitiesSchema } from './activities.schema.ts'

/** Activities, with filters by theme and town if the list has no limit. Renders nothing without activities. */
export async function Activities({ block, context }: BlockProps<typeof activitiesSchema>) {
  const listed = (await listedStories(block, 'activity', context))
    .flatMap((story) => {
      const [entry, view] = [storyEntry(story, context.locale), storyView(story, activitySchema)]
      return entry && view
        ? [{ entry, item: { key: entry.key, values: { town: [view.town], category: [view.category] } } }]
        : []
    })
    .slice(0, block.limit)
  if (listed.length === 0) return undefined
  const level = titleLevel(context)
  const items = listed.map(({ item }) => item)
  // A limited list has no filters: they would search only the few activities that it shows.
  const isWhole = block.limit === undefined
  return (
    <ListSection block={block} context={context}>
      {isWhole && (
        <ListFilters
          id={`filters-${block.uid}`}
          names={['theme', 'town']}
          items={items}
          kinds={['activity']}
          locale={context.locale}
        />
      )}
      <CardGrid
        entries={listed.map(({ entry }) => entry)}
        level={block.title ? below(level) : level}
        filters={isWhole ? items : undefined}
      />
    </ListSection>
  )
}
