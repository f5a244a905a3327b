import { ButtonLink } from '#components/ui/button.tsx'
import { Heading, below } from '#components/ui/heading.tsx'
import { Raised } from '#components/ui/raised.tsx'
import { planItineraries } from '#lib/booking/itinerary/plan-itineraries.ts'
import { untilTag } from '#lib/content/tags.ts'
import { fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatAgendaDay } from '#lib/i18n/format.ts'
import { PREPOSITIONS } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { BlockContext } from '../context.ts'
import { titleLevel } from '../heading-level.ts'
import { OptionalGamblingBackground } from '../listing/optional-gambling-background.tsx'
import styles from './evening.module.css'
import { USUAL_PARTY, itineraryHref } from './itinerary-query.ts'
import { Programme } from './programme.tsx'
import { type Hotel, type Property, type Properties, hotelNear } from './properties.ts'
import { type ShowNights, type TownShow, type TownTable, readTown } from './town-options.ts'

/** Maximum number of nights to try. If none of them is complete, the page has no example. */
const MOST_TRIED = 4

interface ItineraryExampleProps {
  readonly properties: Properties
  readonly shows: ShowNights
  readonly context: BlockContext
}

/**
 * An example before the visitor's first query: the next complete evening (table, show and night) of any town. Renders
 * nothing if none of the tried nights has all three parts.
 */
export async function ItineraryExample({ properties, shows, context }: ItineraryExampleProps) {
  const example = await nextWholeEvening(properties, shows, context)
  if (!example) return null
  const { property, day, itinerary } = example
  const { locale, now, path } = context
  const t = getTranslator(locale, 'blocks.evening')
  const { table, show } = itinerary
  // The example is outdated when its first part begins.
  await tagPage([untilTag(new Date(Math.min(table.at.getTime(), show.show.startsAt.getTime())))])
  const level = below(titleLevel(context))
  return (
    <div className={styles.example}>
      <Heading level={level} className={styles.exampleTitle}>
        <Raised
          text={t('example.title', {
            when: day === toParisTime(now).day ? 'tonight' : 'later',
            day: formatAgendaDay(fromParisTime(day, '12:00'), locale),
            inTown: PREPOSITIONS[locale].inTown(property.town),
          })}
        />
      </Heading>
      <OptionalGamblingBackground entries={[show.show]} locale={locale}>
        <Programme itinerary={itinerary} level={below(level)} locale={locale} now={now} isExample />
        <p className={styles.more}>
          <ButtonLink
            anchor={{
              href: itineraryHref(path, { house: property.slug, date: day, party: USUAL_PARTY }),
              rel: 'nofollow',
            }}
            variant="ghost"
          >
            {t('example.more')}
          </ButtonLink>
        </p>
      </OptionalGamblingBackground>
    </div>
  )
}

/** The first night with a show, a table and a room. It tries one hotel per town: an example includes a night. */
async function nextWholeEvening(properties: Properties, { nights }: ShowNights, context: BlockContext) {
  const tried = [...Map.groupBy(properties.hotels ?? [], ({ town }) => town).values()]
    .flatMap(([property]) => (property ? (nights[property.town] ?? []).map((day) => ({ property, day })) : []))
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(0, MOST_TRIED)
  for (const { property, day } of tried) {
    const itinerary = await wholeEvening(property, day, properties, context)
    if (itinerary) return { property, day, itinerary }
  }
  return undefined
}

/** The property’s first itinerary of that day with all three parts. */
async function wholeEvening(
  property: Property,
  day: string,
  { hotels = [], casinos }: Properties,
  context: BlockContext,
) {
  const { shows = [], tables = [] } = await readTown(property, casinos, context)
  const { itineraries } = planItineraries<TownShow, TownTable, Hotel>({
    day,
    party: Number(USUAL_PARTY),
    now: context.now,
    shows,
    restaurants: tables,
    hotel: hotelNear(property, hotels),
  })
  return itineraries
    .map(({ table, show, room, ...rest }) => table && show && room && { ...rest, table, show, room })
    .find((itinerary) => itinerary !== undefined)
}
