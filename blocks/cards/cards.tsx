import { SeminarChoice } from '#components/requests/seminar-choice.tsx'
import { below } from '#components/ui/heading.tsx'
import type { StoryReference } from '#lib/content/values.ts'
import type { BlockContext } from '../context.ts'
import { titleLevel } from '../heading-level.ts'
import { DAY_TAG } from '#lib/content/tags.ts'
import type { SearchKind } from '#lib/domain/search-kind.ts'
import { toParisTime } from '#lib/domain/paris-time.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import { CARD_FACETS, type ItemFilter, propertyFilter } from '../listing/filters.ts'
import { ListFilters } from '../listing/list-filters.tsx'
import { OptionalGamblingBackground } from '#blocks/listing/optional-gambling-background.tsx'
import { ListSection } from '../listing/list-section.tsx'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import { pickedStory } from '../listing/picked-story.ts'
import { Posters } from '../listing/posters.tsx'
import { storyEntries } from '../listing/story-entry.ts'
import { optionalContent } from '../optional-content.ts'
import type { BlockProps } from '../props.ts'
import { itemEntry } from './item-entry.ts'
import type { cardsSchema } from './cards.schema.ts'

/**
 * Picked pages, then those of a folder, then an editor's own cards, as cards or posters. Pages with invalid content are
 * left out.
 */
export async function Cards({ block, context }: BlockProps<typeof cardsSchema>) {
  const { title, look } = block
  const listed = block.list_folder ? await storiesOfFolder(block.list_folder, block.list_type, context) : []
  const stories = [...block.stories, ...listed]
  const entries = [
    ...storyEntries(stories, context.locale),
    ...block.items.map((item) => itemEntry(item, context.locale)),
  ]
  const venues = new Set(stories.filter(({ component }) => component === 'seminar').map(({ uuid }) => uuid))
  const level = titleLevel(context)
  const props = { entries, level: title ? below(level) : level }
  const filters = block.filters && look === 'card' ? await filtersOf(entries, stories, context) : []
  return (
    <ListSection block={block} context={context}>
      {filters.length > 0 && (
        <ListFilters
          id={`filters-${block.uid}`}
          names={CARD_FACETS[block.list_type] ?? []}
          items={filters.filter((filter) => filter !== undefined)}
          kinds={[block.list_type satisfies SearchKind]}
          locale={context.locale}
        />
      )}
      <OptionalGamblingBackground entries={entries} locale={context.locale}>
        {look === 'poster' ? (
          <Posters {...props} locale={context.locale} title={title} />
        ) : (
          <CardGrid
            {...props}
            filters={filters}
            under={
              venues.size > 0
                ? (index) => {
                    const { key = '', title: name = '' } = entries[index] ?? {}
                    return (
                      venues.has(key) && (
                        <SeminarChoice kind="venue" item={key} name={name} locale={context.locale} way />
                      )
                    )
                  }
                : undefined
            }
          />
        )}
      </OptionalGamblingBackground>
    </ListSection>
  )
}

/** What the cards are found by. Opening hours change with the day, and the page with them. */
async function filtersOf(
  entries: readonly { readonly key: string }[],
  stories: readonly StoryReference[],
  context: BlockContext,
): Promise<readonly (ItemFilter | undefined)[]> {
  const today = toParisTime(context.now).day
  const whole = await Promise.all(stories.map((story) => withHours(story, context)))
  const filters = new Map(whole.map((story) => [story.uuid, propertyFilter(story, today)]))
  if ([...filters.values()].some((filter) => filter?.states)) await tagPage([DAY_TAG])
  return entries.map(({ key }) => filters.get(key))
}

/** Lists come without the blocks of their pages, where a restaurant's opening hours are. */
const withHours = async (story: StoryReference, context: BlockContext): Promise<StoryReference> =>
  story.component === 'restaurant'
    ? ((await optionalContent(() => pickedStory(story.uuid, context), context)) ?? story)
    : story
