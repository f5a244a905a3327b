import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { isBookableAt, isPast } from '@barriere/shared/domain/content/agenda.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { type TournamentStructure, saleEnd } from '@barriere/shared/domain/sales/sale.ts'
import { buyInOf, buyInTotal, structureOf } from '@barriere/shared/domain/sales/tournament-fields.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { type AgendaEntry, type BookedPerformance, seatsLink } from '../agenda/agenda-entry.ts'
import type { Item } from '../agenda/agenda-row.tsx'
import type { NamedCasino } from '../casino-names.ts'
import { tournamentSchema } from '../content-types/tournament.ts'
import { boundOf } from '../listing/match-filters.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'

type TournamentView = ViewOf<typeof tournamentSchema>

/** One day of a tournament, for lists. */
export interface TournamentEntry extends AgendaEntry {
  readonly view: TournamentView
  readonly casino: NamedCasino | undefined
  /** Euro cents. */
  readonly buyIn: number
  readonly structure: TournamentStructure
  readonly places: number
}

export interface TournamentItem extends Item {
  readonly entry: TournamentEntry
}

interface Source {
  readonly casinos: readonly NamedCasino[]
  readonly locale: Locale
  readonly now: Date
}

/**
 * The upcoming days of tournaments, the next first. Each day is an item, because it has its own places. Stories with
 * invalid content are left out.
 */
export const tournamentItems = (stories: readonly StoryReference[], source: Source): TournamentItem[] =>
  stories
    .flatMap((story) => {
      const view = storyView(story, tournamentSchema)
      return view ? view.flights.map((flight) => itemOf(story, view, flight, source)) : []
    })
    .filter(({ performance }) => !isPast(performance, source.now))
    .toSorted((a, b) => a.performance.startsAt.getTime() - b.performance.startsAt.getTime())

function itemOf(
  story: StoryReference,
  view: TournamentView,
  flight: TournamentView['flights'][number],
  { casinos, locale, now }: Source,
): TournamentItem {
  const t = getTranslator(locale, 'blocks.tournaments')
  const casino = casinos.find(({ uuid }) => uuid === view.casino)
  const anchor = storyAnchor(story, locale)
  const buyIn = buyInTotal(buyInOf(view))
  const performance: BookedPerformance = {
    startsAt: flight.starts_at,
    soldUntil: saleEnd(flight.starts_at, structureOf(view)),
    status: flight.status,
    booking: seatsLink(story, { seats: view.flights }, locale),
  }
  const game = t(`game.${view.game}`)
  const format = t(`format.${view.format}`)
  return {
    past: false,
    performance,
    performances: [performance],
    entry: {
      key: flight.uid,
      title: flight.name === undefined ? view.title : t('flight', { title: view.title, name: flight.name }),
      text: view.teaser,
      image: view.image,
      anchor,
      town: casino?.town ?? '',
      place: casino?.name ?? '',
      category: view.format,
      genre: t('played', { game, format }),
      price: buyIn / 100,
      performances: [performance],
      gambling: true,
      view,
      casino,
      buyIn,
      structure: structureOf(view),
      places: flight.places,
    },
    filter: {
      key: flight.uid,
      values: { casino: casino ? [casino.key] : [], game: [view.game], format: [view.format] },
      numbers: {
        start: flight.starts_at.getTime(),
        day: boundOf(toParisTime(flight.starts_at).day),
        buyIn: buyIn / 100,
      },
      places: isBookableAt(performance, now),
    },
  }
}
