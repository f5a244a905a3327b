import { SeminarChoice } from '#components/requests/seminar-choice.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { below } from '#components/ui/heading.tsx'
import { withLocale } from '#lib/content/paths.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { searchQuery } from '@barriere/shared/contracts/search.ts'
import type { BlockContext } from '../context.ts'
import { titleLevel } from '../heading-level.ts'
import { DAY_TAG } from '#lib/content/tags.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { SearchKind } from '@barriere/shared/domain/content/search-kind.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { PAGES } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import { CARD_FACETS, type ItemFilter, propertyFilter } from '../listing/filters.ts'
import { ListFilters } from '../listing/list-filters.tsx'
import { OptionalGamblingBackground } from '#blocks/listing/optional-gambling-background.tsx'
import { ListSection } from '../listing/list-section.tsx'
import { folderList } from '../listing/listed-stories.ts'
import { pickedStory } from '../listing/picked-story.ts'
import { Posters } from '../listing/posters.tsx'
import { storyEntries } from '../listing/story-entry.ts'
import { optionalContent } from '../optional-content.ts'
import type { BlockProps } from '../props.ts'
import { searchHref } from '../search/address.ts'
import { itemEntry } from './item-entry.ts'
import type { cardsSchema } from './cards.schema.ts'

/**
 * Picked pages, then those of a folder, then an editor's own cards, as cards or posters. Posters of a folder are all
 * visible; picked posters are in a scrolling row. Pages with invalid content are left out.
 */
export async function Cards({ block, context }: BlockProps<typeof cardsSchema>) {
  const { title, look } = block
  const { list_folder: folder, list_type: type } = block
  const listed = folder ? await folderList(folder, type, context) : { stories: [], total: 0 }
  const stories = [...block.stories, ...listed.stories]
  const entries = [
    ...storyEntries(stories, context.locale),
    ...block.items.map((item) => itemEntry(item, context.locale)),
  ]
  const venues = new Set(stories.filter(({ component }) => component === 'seminar').map(({ uuid }) => uuid))
  const level = titleLevel(context)
  const props = { entries, level: title ? below(level) : level }
  const filters = block.filters && look === 'card' ? await filtersOf(entries, stories, context) : []
  return (
    <ListSection
      block={block}
      context={context}
      rest={
        listed.total > listed.stories.length ? (
          <InSearch kind={type} count={listed.total} locale={context.locale} />
        ) : undefined
      }
    >
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
          <Posters {...props} locale={context.locale} title={title} isWhole={folder !== undefined} />
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

interface InSearchProps {
  readonly kind: SearchKind
  /** Total number of pages, including those that the list does not show. */
  readonly count: number
  readonly locale: Locale
}

/** Link to the search, which finds all pages. The list shows only those that it reads. */
function InSearch({ kind, count, locale }: InSearchProps) {
  const query = searchQuery.parse({ locale })
  const href = searchHref({ path: withLocale(PAGES[locale].search, locale), query }, { kind: [kind] })
  return (
    <ButtonLink anchor={{ href }} variant="line">
      {getTranslator(locale, 'blocks.cards')('inSearch', { count })}
    </ButtonLink>
  )
}

/** Filter values of the cards. Opening hours depend on the day, so they add `DAY_TAG` to the page. */
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

/** Reads a restaurant with its blocks, because they contain its opening hours. Lists contain no blocks. */
const withHours = async (story: StoryReference, context: BlockContext): Promise<StoryReference> =>
  story.component === 'restaurant'
    ? ((await optionalContent(() => pickedStory(story.uuid, context), context)) ?? story)
    : story
