import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { saleEnd } from '@barriere/shared/domain/sales/sale.ts'
import { buyInOf, buyInTotal, structureOf, tournamentEnd } from '@barriere/shared/domain/sales/tournament-fields.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { type AgendaEntry, seatsLink } from '../agenda/agenda-entry.ts'
import type { NamedCasino } from '../casino-names.ts'
import { tournamentSchema } from '../content-types/tournament.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'

type Place = Pick<NamedCasino, 'uuid' | 'name' | 'town'>

/** Tournaments as entries of an agenda, each with all its days. Stories with invalid content are left out. */
export const tournamentEntries = (
  stories: readonly StoryReference[],
  casinos: readonly Place[],
  locale: Locale,
): AgendaEntry[] =>
  stories.flatMap((story) => {
    const view = storyView(story, tournamentSchema)
    if (!view) return []
    const casino = casinos.find(({ uuid }) => uuid === view.casino)
    const t = getTranslator(locale, 'blocks.tournaments')
    const booking = seatsLink(story, { seats: view.flights }, locale)
    return [
      {
        key: story.uuid,
        title: view.title,
        text: view.teaser,
        image: view.image,
        anchor: storyAnchor(story, locale),
        town: casino?.town ?? '',
        place: casino?.name ?? '',
        category: view.format,
        genre: t('played', { game: t(`game.${view.game}`), format: t(`format.${view.format}`) }),
        price: buyInTotal(buyInOf(view)) / 100,
        performances: view.flights.map(({ starts_at: startsAt, status }) => ({
          startsAt,
          endsAt: tournamentEnd(startsAt, structureOf(view)),
          soldUntil: saleEnd(startsAt, structureOf(view)),
          status,
          booking,
        })),
        gambling: true,
      },
    ]
  })
