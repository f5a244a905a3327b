import { GamblingBackground } from '#components/site/gambling-background.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Heading, type HeadingLevel, below } from '#components/ui/heading.tsx'
import { Raised } from '#components/ui/raised.tsx'
import { isOfEvening } from '#lib/booking/itinerary/hours.ts'
import { isBookable, statusAt } from '#lib/domain/agenda.ts'
import { formatHour } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { namedCasinos } from '../casino-names.ts'
import type { BlockContext } from '../context.ts'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import { priceFrom } from '../listing/price-from.ts'
import { optionalContent } from '../optional-content.ts'
import { tournamentEntries } from '../tournaments/tournament-agenda.ts'
import styles from './evening.module.css'

interface TownTournamentsProps {
  readonly town: string
  /** `YYYY-MM-DD` in Paris. */
  readonly day: string
  readonly level: HeadingLevel
  readonly context: BlockContext
}

/**
 * Tournaments that players may still enter on that evening in a town, with the warning of the law; nothing where there
 * are none. They are part of no itinerary: a tournament takes the whole evening.
 */
export async function TownTournaments({ town, day, level, context }: TownTournamentsProps) {
  const { locale, now } = context
  const stories = (await optionalContent(() => storiesOfFolder('tournois', 'tournament', context), context)) ?? []
  const casinos = stories.length > 0 ? await namedCasinos(context) : []
  const tonight = tournamentEntries(stories, casinos, locale)
    .filter((entry) => entry.town === town)
    .flatMap((entry) => entry.performances.map((performance) => ({ entry, performance })))
    .filter(
      ({ performance }) =>
        performance.startsAt > now &&
        // Longer than any show.
        isOfEvening({ ...performance, endsAt: undefined }, day) &&
        isBookable(statusAt(performance, now)),
    )
    .toSorted((a, b) => a.performance.startsAt.getTime() - b.performance.startsAt.getTime())
  if (tonight.length === 0) return null
  const t = getTranslator(locale, 'blocks.evening')
  return (
    <GamblingBackground locale={locale}>
      {() => (
        <div className={styles.tournaments}>
          <Heading level={level} className={styles.tournamentsTitle}>
            {t('tournaments')}
          </Heading>
          <ul>
            {tonight.map(({ entry, performance: { startsAt, booking } }) => (
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
      )}
    </GamblingBackground>
  )
}
