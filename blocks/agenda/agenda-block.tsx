import type { ReactNode } from 'react'
import { below } from '#components/ui/heading.tsx'
import type { BlockView } from '@barriere/shared/block-kit/define-block.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { agendaOf } from '@barriere/shared/domain/content/agenda.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { BlockContext } from '../context.ts'
import { titleLevel } from '../heading-level.ts'
import { ListSection } from '../listing/list-section.tsx'
import { type Narrowing, listedStories } from '../listing/listed-stories.ts'
import { ListFilters } from '../listing/list-filters.tsx'
import type { AgendaEntry } from './agenda-entry.ts'
import { withFilter } from './agenda-filter.ts'
import { agendaTags } from './agenda-tags.ts'
import type { Item } from './agenda-row.tsx'
import type { agendaFields } from './agenda-fields.ts'
import { AgendaList } from './agenda-list.tsx'

interface AgendaBlockProps {
  readonly block: BlockView<ReturnType<typeof agendaFields>>
  readonly context: BlockContext
  readonly contentType: 'show' | 'event'
  readonly entriesOf: (stories: readonly StoryReference[], locale: Locale) => AgendaEntry[]
  readonly empty: string
}

/** List of events or shows. The page is invalidated daily, and when a sale or a date ends: past dates drop out. */
export async function AgendaBlock({
  block,
  context,
  contentType,
  entriesOf,
  empty,
}: AgendaBlockProps): Promise<ReactNode> {
  const { title, look, from, limit, show_past: showPast, filters } = block
  const { locale, now } = context
  const narrowing = contentType === 'event' ? eventsOf({ showPast, now }) : {}
  const entries = entriesOf(await listedStories(block, contentType, context, narrowing), locale)
  const performances = entries.flatMap((entry) => entry.performances)
  await tagPage(agendaTags(performances, now))
  const isFiltered = filters && look !== 'posters'
  const all = agendaOf(entries, (entry) => entry.performances, {
    now,
    showPast,
    from,
    limit: isFiltered ? undefined : limit,
  })
  const items: readonly Item[] = isFiltered ? all.map((item, index) => withFilter(item, index, limit)) : all
  const level = titleLevel(context)
  return (
    <ListSection block={block} context={context}>
      {isFiltered && (
        <ListFilters
          id={`filters-${block.uid}`}
          names={['town', 'date', 'genre', 'price']}
          items={items.flatMap(({ filter }) => filter ?? [])}
          kinds={[contentType]}
          locale={locale}
        />
      )}
      <AgendaList
        id={`agenda-${block.uid}`}
        items={items}
        look={look}
        level={title ? below(level) : level}
        context={context}
        title={title}
        empty={empty}
      />
    </ListSection>
  )
}

/** Maximum length of an event in days. A longer event drops out of the list before its end. */
const LONGEST = 60

/**
 * Reads upcoming events first: a folder may contain years of events, and the number of results is limited. Shows are
 * not narrowed, because a show has several dates.
 */
const eventsOf = ({ showPast, now }: { readonly showPast: boolean; readonly now: Date }): Narrowing =>
  showPast
    ? { sort: { field: 'starts_at', order: 'desc' } }
    : {
        sort: { field: 'starts_at', order: 'asc' },
        after: { field: 'starts_at', day: addDays(toParisTime(now).day, -LONGEST) },
      }
