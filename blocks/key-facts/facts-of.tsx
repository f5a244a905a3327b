import type { ReactNode } from 'react'
import { toAnchor } from '#lib/content/links.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { isAwaitedAt, isBookableAt, isPast, nextPerformance } from '@barriere/shared/domain/content/agenda.ts'
import { WEEKDAYS } from '@barriere/shared/domain/time/opening-hours.ts'
import { formatEuros, formatMoment } from '#lib/i18n/format.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { type AgendaEntry, eventEntries, showEntries } from '../agenda/agenda-entry.ts'
import { AgendaBadge } from '../agenda/agenda-state.tsx'
import { agendaTags } from '../agenda/agenda-tags.ts'
import { CalendarLink } from '../agenda/calendar-link.tsx'
import { moreDates, timeText } from '../agenda/facts.ts'
import { tableOf } from '../booking/table-anchor.ts'
import { eventSchema, showSchema } from '../content-types/agenda.ts'
import { BOOKING_PROVIDERS, casinoSchema, restaurantSchema, spaSchema } from '../content-types/places.ts'
import { activitySchema } from '../content-types/pleasures.ts'
import type { BlockContext } from '../context.ts'
import { priceFrom } from '../listing/price-from.ts'
import { bodyOf, storyView } from '../listing/story-view.ts'
import { OpenNow } from '../opening-hours/open-now.tsx'
import { openingHoursOf } from '../opening-hours/opening-source.ts'
import { type PhoneLink, phoneLink } from '../practical/contact-anchors.ts'
import { propertyPhone } from '../practical/property-phone.ts'
import { SECTION_IDS } from '../section-ids.ts'
import { offerFacts } from './offer-facts.tsx'
import { type KeyFact, type PageFacts, known } from './page-facts.ts'
import { tournamentFacts } from './tournament-facts.tsx'

type Reader = (story: StoryReference, context: BlockContext) => PageFacts | undefined | Promise<PageFacts | undefined>

/** Facts of a page, from the fields of its content type and its opening hours. Undefined for a type without facts. */
export async function factsOf(story: StoryReference, context: BlockContext): Promise<PageFacts | undefined> {
  return Object.hasOwn(READERS, story.component) ? await READERS[story.component]?.(story, context) : undefined
}

const READERS: Readonly<Record<string, Reader>> = {
  restaurant: restaurantFacts,
  casino: casinoFacts,
  spa: spaFacts,
  show: agendaFacts,
  event: agendaFacts,
  tournament: tournamentFacts,
  activity: activityFacts,
  offer: offerFacts,
}

const words = ({ locale }: BlockContext) => getTranslator(locale, 'blocks.keyFacts')

function restaurantFacts(story: StoryReference, context: BlockContext): PageFacts | undefined {
  const view = storyView(story, restaurantSchema)
  if (!view) return undefined
  const { locale } = context
  const t = words(context)
  const booking = tableOf(view, locale)
  const phone = ownPhone(view, context)
  const hours = openingHoursOf(story)
  return {
    phone,
    table: booking && {
      name: view.title,
      provider: BOOKING_PROVIDERS[view.booking_provider],
      booking,
      closed: hours
        ? WEEKDAYS.flatMap((day, index) => (hours.periods.some(({ days }) => days.includes(day)) ? [] : [index + 1]))
        : [],
    },
    facts: known(
      hoursFact(story, context),
      view.price === undefined
        ? undefined
        : {
            label: t('menu'),
            value: t('menuFrom', { price: formatEuros(view.price, locale) }),
            note: menuLink(story, t),
          },
      addressFact(view, story, t),
    ),
  }
}

function casinoFacts(story: StoryReference, context: BlockContext): PageFacts | undefined {
  const view = storyView(story, casinoSchema)
  if (!view) return undefined
  const t = words(context)
  const phone = ownPhone(view, context)
  return {
    phone,
    facts: known(hoursFact(story, context), addressFact(view, story, t), {
      label: t('entry'),
      value: t('entryAge', { age: view.minimum_age }),
      note: t('entryIdentity'),
    }),
  }
}

function spaFacts(story: StoryReference, context: BlockContext): PageFacts | undefined {
  const view = storyView(story, spaSchema)
  if (!view) return undefined
  const t = words(context)
  const phone = ownPhone(view, context)
  return {
    phone,
    facts: known(
      hoursFact(story, context),
      view.price === undefined
        ? undefined
        : { label: t('treatments'), value: t('menuFrom', { price: formatEuros(view.price, context.locale) }) },
      addressFact(view, story, t),
    ),
  }
}

/** Facts of a show or an event, by its next date. */
async function agendaFacts(story: StoryReference, context: BlockContext): Promise<PageFacts | undefined> {
  const { locale, now } = context
  const entry: AgendaEntry | undefined = showEntries([story], locale)[0] ?? eventEntries([story], locale)[0]
  if (!entry) return undefined
  const t = words(context)
  const view = storyView(story, showSchema) ?? storyView(story, eventSchema)
  const phone = await phoneOf({ phone: view?.phone, property: view?.venue }, context)
  await tagPage(agendaTags(entry.performances, now))
  const next = nextPerformance(entry.performances, now)
  const isBooked = next !== undefined && isBookableAt(next, now)
  const price = priceFrom(entry.price, locale)
  const others = entry.performances.filter((performance) => !isPast(performance, now)).length - 1
  return {
    phone,
    ...agendaAction(next, context),
    facts: known(
      next
        ? {
            label: t('next'),
            value: `${formatMoment(next.startsAt, locale)}`,
            note: (
              <>
                <AgendaBadge status={next.status} promotion={next.promotion} locale={locale} />
                {isBooked && <CalendarLink uuid={entry.key} startsAt={next.startsAt} locale={locale} />}
                {others > 0 && <a href={`#${SECTION_IDS.dates}`}>{moreDates(others, locale)}</a>}
              </>
            ),
          }
        : { label: t('next'), value: t('over') },
      { label: t('place'), value: entry.place },
      durationFact(entry, next, context),
      price && { label: t('price'), value: price.label ? t('menuFrom', { price: price.value }) : price.value },
    ),
  }
}

/**
 * The main action for the next date: booking; the waiting list if it is full and the site sells the seats; the
 * newsletter for a new date if it is postponed; the contact page for a refund if it is canceled. Without an action, the
 * bar shows the telephone.
 */
function agendaAction(
  next: AgendaEntry['performances'][number] | undefined,
  context: BlockContext,
): Pick<PageFacts, 'booking' | 'bookingLabel'> {
  if (!next) return {}
  const { locale, now } = context
  const t = words(context)
  switch (next.status) {
    case 'canceled':
      return { booking: { href: pagePath('contact', locale) }, bookingLabel: t('refund') }
    case 'postponed':
      return { booking: { href: pagePath('newsletter', locale) }, bookingLabel: t('tellMe') }
    case 'full':
      return next.seats && isAwaitedAt(next, now)
        ? { booking: next.seats, bookingLabel: getTranslator(locale, 'seats')('waitingList') }
        : {}
    default:
      return isBookableAt(next, now) ? { booking: next.booking } : {}
  }
}

/** Duration of a show, or the hours of an event with an end. */
function durationFact(
  entry: AgendaEntry,
  next: AgendaEntry['performances'][number] | undefined,
  context: BlockContext,
): KeyFact | undefined {
  const t = words(context)
  if (entry.duration !== undefined) return { label: t('duration'), value: minutesWords(entry.duration, context) }
  return next?.endsAt ? { label: t('times'), value: timeText(next, context.locale) } : undefined
}

async function activityFacts(story: StoryReference, context: BlockContext): Promise<PageFacts | undefined> {
  const view = storyView(story, activitySchema)
  if (!view) return undefined
  const { locale } = context
  const t = words(context)
  const phone = await phoneOf({ phone: view.phone, property: view.hotel }, context)
  const price = view.price
  return {
    phone,
    booking: toAnchor(view.booking, locale),
    facts: known(
      price === undefined
        ? undefined
        : price === 0
          ? { label: t('price'), value: t('free') }
          : { label: t('price'), value: formatEuros(price, locale), note: t('perPerson') },
      view.duration === undefined ? undefined : { label: t('duration'), value: minutesWords(view.duration, context) },
      addressFact(view, story, t),
      view.age_from === undefined
        ? undefined
        : { label: t('age'), value: view.age_from === 0 ? t('allAges') : t('ageFrom', { age: view.age_from }) },
    ),
  }
}

/** The page's own telephone number, else the number of its property. */
async function phoneOf(
  { phone, property }: { phone: string | undefined; property: string | undefined },
  context: BlockContext,
): Promise<PhoneLink | undefined> {
  return ownPhone({ phone: phone ?? (await propertyPhone(property, context)) }, context)
}

const ownPhone = ({ phone }: { phone: string | undefined }, { locale }: BlockContext): PhoneLink | undefined =>
  phone === undefined ? undefined : phoneLink(phone, locale)

/** Minutes from which a duration is written in hours and minutes. */
const LONG = 120

function minutesWords(minutes: number, { locale }: BlockContext): string {
  const t = getTranslator(locale, 'blocks.keyFacts')
  if (minutes < LONG) return t('minutes', { count: minutes })
  const rest = minutes % 60
  const hours = Math.floor(minutes / 60)
  return rest === 0 ? t('hoursLong', { count: hours }) : t('hoursAndMinutes', { hours, minutes: rest })
}

function hoursFact(story: StoryReference, { locale, now }: BlockContext): KeyFact | undefined {
  const hours = openingHoursOf(story)
  const t = getTranslator(locale, 'blocks.keyFacts')
  return hours && { label: t('hours'), value: <OpenNow hours={hours} now={now} locale={locale} /> }
}

type Words = ReturnType<typeof words>

interface Address {
  readonly street: string | undefined
  readonly town: string
}

/** The address, with a link to the directions if the page contains them. */
function addressFact({ street, town }: Address, story: StoryReference, t: Words): KeyFact {
  return {
    label: t('address'),
    value: (
      <>
        {street && <span>{street}, </span>}
        {town}
      </>
    ),
    note: bodyOf(story).some(({ component }) => component.endsWith('-info')) ? (
      <a href={`#${SECTION_IDS.access}`}>{t('way')}</a>
    ) : undefined,
  }
}

const menuLink = (story: StoryReference, t: Words): ReactNode =>
  bodyOf(story).some(({ component }) => component === 'menu') ? (
    <a href={`#${SECTION_IDS.menu}`}>{t('menuCard')}</a>
  ) : undefined
