import type { WarningShown } from '#components/site/gambling-background.tsx'
import { LiveSales } from '#components/tournaments/live-places.tsx'
import { type HeadingLevel, below } from '#components/ui/heading.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { AgendaCalendar } from '../agenda/agenda-calendar.tsx'
import rows from '../agenda/agenda-row.module.css'
import { agendaTags } from '../agenda/agenda-tags.ts'
import { namedCasinos } from '../casino-names.ts'
import type { BlockContext } from '../context.ts'
import { titleLevel } from '../heading-level.ts'
import { type FacetLabels, facetsOf } from '../listing/filters.ts'
import { ListSection } from '../listing/list-section.tsx'
import { listedStories } from '../listing/listed-stories.ts'
import { isShown } from '../listing/match-filters.ts'
import type { BlockProps } from '../props.ts'
import { type TournamentItem, tournamentItems } from '../tournaments/tournament-entry.ts'
import { askedFilters } from './asked-filters.ts'
import { TournamentFilters } from './tournament-filters.tsx'
import { TournamentRow } from './tournament-row.tsx'
import type { tournamentsListSchema } from './tournaments-list.schema.ts'

type TournamentsListProps = BlockProps<typeof tournamentsListSchema> & { readonly warningShown: WarningShown }

/**
 * Days of upcoming tournaments, the next first. The page is invalidated daily, and when a registration or a tournament
 * ends. Requires the legal warning.
 */
export async function TournamentsList({ block, context }: TournamentsListProps) {
  const { locale, now } = context
  const [stories, casinos] = await Promise.all([
    listedStories({ ...block, town: undefined }, 'tournament', context),
    namedCasinos(context),
  ])
  const items = tournamentItems(stories, { casinos, locale, now }).slice(0, block.limit)
  const performances = items.map(({ performance }) => performance)
  await tagPage(agendaTags(performances, now))
  const level = titleLevel(context)
  const inside = block.title ? below(level) : level
  return (
    <ListSection block={block} context={context}>
      {items.length === 0 ? (
        <p className={rows.empty}>{getTranslator(locale, 'blocks.tournaments')('empty')}</p>
      ) : (
        <LiveSales locale={locale}>
          {block.look === 'short' ? (
            <Rows items={items} level={inside} context={context} />
          ) : (
            <Filtered id={block.uid} items={items} level={inside} context={context} />
          )}
        </LiveSales>
      )}
    </ListSection>
  )
}

interface RowsProps {
  readonly items: readonly TournamentItem[]
  readonly level: HeadingLevel
  readonly context: BlockContext
}

const Rows = ({ items, level, context: { locale, now } }: RowsProps) => (
  <ul className={rows.rows} data-sorted>
    {items.map((item) => (
      <TournamentRow key={item.entry.key} item={item} level={level} locale={locale} now={now} />
    ))}
  </ul>
)

/** Filters, and tabs with rows and a calendar. The address sets the filters. */
function Filtered({ id, items, level, context }: RowsProps & { readonly id: string }) {
  const { locale, now } = context
  const t = getTranslator(locale, 'blocks.agenda')
  const filters = items.flatMap(({ filter }) => filter ?? [])
  const facets = facetsOf(['casino', 'game', 'format'], filters, locale, labelsOf(items, context))
  const asked = askedFilters(context, facets)
  const seconds = now.getTime() / 1000
  const known = items.map((item): TournamentItem => {
    const isOut = item.filter && !isShown(item.filter, asked.chosen, seconds)
    return isOut ? { ...item, filter: { ...item.filter, out: true } } : item
  })
  const sorted = asked.order === 'buyIn' ? known.toSorted((a, b) => a.entry.buyIn - b.entry.buyIn) : known
  return (
    <>
      <TournamentFilters
        id={`filters-${id}`}
        facets={facets}
        asked={asked}
        path={context.path}
        all={items.length}
        left={known.filter(({ filter }) => !filter?.out).length}
        locale={locale}
      />
      <Tabs
        id={`tournaments-${id}`}
        label={t('looks')}
        level={level}
        tabs={[
          { key: 'list', label: t('list'), content: <Rows items={sorted} level={level} context={context} /> },
          {
            key: 'calendar',
            label: t('calendar'),
            content: <AgendaCalendar items={known} locale={locale} now={now} />,
          },
        ]}
      />
    </>
  )
}

/** Labels of the codes that only tournaments use. */
function labelsOf(items: readonly TournamentItem[], { locale }: BlockContext): FacetLabels {
  const t = getTranslator(locale, 'blocks.tournaments')
  const entries = items.map(({ entry }) => entry)
  return {
    casino: Object.fromEntries(entries.flatMap(({ casino }) => (casino ? [[casino.key, casino.name]] : []))),
    game: Object.fromEntries(entries.map(({ view: { game } }) => [game, t(`game.${game}`)])),
    format: Object.fromEntries(entries.map(({ view: { format } }) => [format, t(`format.${format}`)])),
  }
}
