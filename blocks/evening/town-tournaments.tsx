import { ButtonLink } from '#components/ui/button.tsx'
import { Heading, type HeadingLevel, below } from '#components/ui/heading.tsx'
import { Raised } from '#components/ui/raised.tsx'
import { isOfEvening } from '#lib/booking/itinerary/hours.ts'
import { isBookable, statusAt } from '@barriere/shared/domain/content/agenda.ts'
import { formatHour } from '#lib/i18n/format.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { namedCasinos } from '../casino-names.ts'
import type { BlockContext } from '../context.ts'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import { priceFrom } from '../listing/price-from.ts'
import { optionalContent } from '../optional-content.ts'
import { tournamentEntries } from '../tournaments/tournament-agenda.ts'
import styles from './evening.module.css'

/** Tournaments of an evening in a town that can still be booked, by start. `day`: `YYYY-MM-DD` in Paris. */
export async function tournamentsOfEvening(town: string, day: string, context: BlockContext) {
  const { locale, now } = context
  const stories = (await optionalContent(() => storiesOfFolder('tournois', 'tournament', context), context)) ?? []
  const casinos = stories.length > 0 ? await namedCasinos(context) : []
  return tournamentEntries(stories, casinos, locale)
    .filter((entry) => entry.town === town)
    .flatMap((entry) => entry.performances.map((performance) => ({ entry, performance })))
    .filter(
      ({ performance }) =>
        performance.startsAt > now &&
        // Ignores the end: tournaments are longer than the limit for shows.
        isOfEvening({ ...performance, endsAt: undefined }, day) &&
        isBookable(statusAt(performance, now)),
    )
    .toSorted((a, b) => a.performance.startsAt.getTime() - b.performance.startsAt.getTime())
}

interface TownTournamentsProps {
  readonly tournaments: Awaited<ReturnType<typeof tournamentsOfEvening>>
  readonly level: HeadingLevel
  readonly locale: Locale
}

/**
 * Tournaments of the evening. They are not part of an itinerary, because a tournament takes the whole evening. The
 * caller renders the legal warning around them.
 */
export function TownTournaments({ tournaments, level, locale }: TownTournamentsProps) {
  if (tournaments.length === 0) return null
  const t = getTranslator(locale, 'blocks.evening')
  return (
    <div className={styles.tournaments}>
      <Heading level={level} className={styles.tournamentsTitle}>
        {t('tournaments')}
      </Heading>
      <ul>
        {tournaments.map(({ entry, performance: { startsAt, booking } }) => (
          <li key={`${entry.key} ${startsAt.toISOString()}`} className={styles.tournament}>
            <time dateTime={startsAt.toISOString()}>{formatHour(startsAt, locale)}</time>
            <div>
              <Heading level={below(level)} className={styles.tournamentName}>
                {entry.title}
              </Heading>
              <p>
                <Raised text={[entry.place, entry.genre, priceFrom(entry.price, locale, '')?.value].join(' · ')} />
              </p>
            </div>
            {booking && (
              <ButtonLink anchor={booking} size="small">
                <span>
                  {t('enterTournament')}
                  <span className="vh">{t('about', { name: entry.title })}</span>
                </span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
