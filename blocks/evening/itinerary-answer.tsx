import { Favourite } from '#components/trip/favourite.tsx'
import { Share } from '#components/trip/share.tsx'
import { Raised } from '#components/ui/raised.tsx'
import { Heading, below } from '#components/ui/heading.tsx'
import type { ItineraryPlan } from '#lib/booking/itinerary/itinerary.ts'
import { nextShowDays, nextTableDay, planItineraries } from '#lib/booking/itinerary/plan-itineraries.ts'
import { absoluteUrl } from '#lib/content/absolute-url.ts'
import { eveningKey } from '@barriere/shared/domain/visitors/trip.ts'
import { fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatAgendaDay } from '#lib/i18n/format.ts'
import { PREPOSITIONS } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { titleLevel } from '../heading-level.ts'
import { OptionalGamblingBackground } from '#blocks/listing/optional-gambling-background.tsx'
import { ANSWER, itineraryHref } from './itinerary-query.ts'
import styles from './evening.module.css'
import { type Hotel, type Property, type Properties, hotelNear } from './properties.ts'
import { Programme } from './programme.tsx'
import { type TownOptions, type TownShow, type TownTable, readTown } from './town-options.ts'
import { TownTournaments, tournamentsOfEvening } from './town-tournaments.tsx'

interface ItineraryAnswerProps {
  readonly request: { readonly property: Property; readonly day: string; readonly party: number }
  readonly properties: Properties
  readonly context: BlockContext
}

/** Itineraries for one property and day. `Missing` names the missing parts, and the next days with them. */
export async function ItineraryAnswer({ request, properties: { hotels, casinos }, context }: ItineraryAnswerProps) {
  const { property, day, party } = request
  const { locale, now } = context
  const t = getTranslator(locale, 'blocks.evening')
  const town = await readTown(property, casinos, context)
  const { itineraries, lacking } = planItineraries<TownShow, TownTable, Hotel>({
    day,
    party,
    now,
    shows: town.shows ?? [],
    restaurants: town.tables ?? [],
    hotel: hotelNear(property, hotels ?? []),
  })
  const tournaments = await tournamentsOfEvening(property.town, day, context)
  const level = below(titleLevel(context))
  return (
    <div id={ANSWER} className={styles.answer}>
      <div className={styles.head}>
        <Heading level={level} className={styles.count}>
          {t('count', { count: itineraries.length })}
        </Heading>
        <p className={styles.request}>
          <Raised
            text={t('answer', {
              town: property.town,
              day: formatAgendaDay(fromParisTime(day, '12:00'), locale),
              count: party,
            })}
          />
        </p>
      </div>
      {itineraries.length > 0 && <Keep request={request} context={context} />}
      <Missing lacking={lacking} town={town} request={request} hotels={hotels} context={context} />
      <OptionalGamblingBackground
        entries={[
          { gambling: property.kind === 'casino' || tournaments.length > 0 },
          ...itineraries.flatMap(({ show }) => (show ? [show.show] : [])),
        ]}
        locale={locale}
      >
        <ol className={styles.itineraries}>
          {itineraries.map((itinerary, index) => (
            <li key={index}>
              <Programme itinerary={itinerary} number={index + 1} level={below(level)} locale={locale} now={now} />
            </li>
          ))}
        </ol>
        <TownTournaments tournaments={tournaments} level={level} locale={locale} />
      </OptionalGamblingBackground>
    </div>
  )
}

/** Buttons that keep an evening in My trip and share it. The shared address contains the query. */
function Keep({
  request: { property, day, party },
  context: { locale, path },
}: Pick<ItineraryAnswerProps, 'request' | 'context'>) {
  const t = getTranslator(locale, 'blocks.evening')
  const evening = { house: property.slug, date: day, party: String(party) }
  const words = {
    inTown: PREPOSITIONS[locale].inTown(property.town),
    day: formatAgendaDay(fromParisTime(day, '12:00'), locale),
  }
  return (
    <div className={styles.keep}>
      <Favourite item={eveningKey(evening)} name={t('thisEvening')} />
      <Share locale={locale} subject={t('subject', words)} href={absoluteUrl(itineraryHref(path, evening))} />
    </div>
  )
}

interface MissingProps extends Pick<ItineraryAnswerProps, 'request' | 'context'> {
  readonly lacking: ItineraryPlan<TownShow, TownTable, Hotel>['lacking']
  readonly town: TownOptions
  readonly hotels: readonly Hotel[] | undefined
}

/** The missing parts, the reasons, and the next days with them. A list that cannot be read is not reported as empty. */
function Missing({
  lacking,
  town: { partial, shows, tables },
  request: { property, day, party },
  hotels,
  context,
}: MissingProps) {
  const { locale, now, path } = context
  const t = getTranslator(locale, 'blocks.evening')
  const { inTown, ofTown } = PREPOSITIONS[locale]
  const names = { inTown: inTown(property.town), ofTown: ofTown(property.town) }
  const hrefOf = (date: string): string => itineraryHref(path, { house: property.slug, date, party: String(party) })
  const sentences = [
    partial ? t(shows ? 'away.someShows' : 'away.shows') : lacking.show && t(`lacking.show.${lacking.show}`, names),
    tables ? lacking.table && t(`lacking.table.${lacking.table}`, names) : t('away.tables'),
    hotels ? lacking.room && t('lacking.room.none', names) : t('away.hotels'),
  ].filter((sentence) => typeof sentence === 'string')
  const nextShows = lacking.show || lacking.table === 'clash' ? nextShowDays(shows ?? [], day, now) : []
  const nextTable =
    lacking.table === 'closed' || lacking.table === 'late' ? nextTableDay(tables ?? [], day, now) : undefined
  if (sentences.length === 0) return null
  return (
    <div className={styles.missing}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {nextTable && (
        <p>
          <a href={hrefOf(nextTable)} rel="nofollow" className={styles.day}>
            <Raised text={t('nextTable', { day: formatAgendaDay(fromParisTime(nextTable, '12:00'), locale) })} />
          </a>
        </p>
      )}
      {nextShows.length > 0 && (
        <div className={styles.days}>
          <p id={`${ANSWER}-next`}>{t('nextShows')}</p>
          <ul aria-labelledby={`${ANSWER}-next`}>
            {nextShows.map((date) => (
              <li key={date}>
                <a href={hrefOf(date)} rel="nofollow" className={styles.day}>
                  <Raised text={formatAgendaDay(fromParisTime(date, '12:00'), locale)} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
