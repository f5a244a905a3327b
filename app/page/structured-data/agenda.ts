import { eventSchema, showSchema } from '#blocks/content-types/agenda.ts'
import { tournamentSchema } from '#blocks/content-types/tournament.ts'
import { SECTION_IDS } from '#blocks/section-ids.ts'
import { saleEnd } from '@barriere/shared/domain/sales/sale.ts'
import { buyInOf, buyInTotal, structureOf, tournamentEnd } from '@barriere/shared/domain/sales/tournament-fields.ts'
import { env } from '#lib/process/env.ts'
import { type EventInput, event } from '#lib/seo/event.ts'
import { propertyOf } from './properties.ts'
import { type Known, addressOf, readAs } from './known.ts'

interface Played {
  readonly town: string
  readonly venue: string | undefined
  readonly venue_name: string | undefined
  readonly price: number | undefined
}

/** Fields that all dates of an event or a show share. */
async function common(
  { town, venue, venue_name: hall, price }: Played,
  known: Known,
): Promise<Omit<EventInput, 'startsAt' | 'status'>> {
  const property = await propertyOf(venue, known)
  return {
    ...known.described,
    now: known.context.now,
    price,
    place: { ...property, town: property?.town ?? town, name: hall ?? property?.name, url: property?.url },
    organizer: { origin: env.siteOrigin },
  }
}

export const eventData = readAs(eventSchema, async (view, known) => [
  event({
    ...(await common(view, known)),
    startsAt: view.starts_at,
    endsAt: view.ends_at,
    status: view.status,
    booking: addressOf(view.booking, known.context.locale),
  }),
])

/** One event per flight (a day on which players may start), at the casino. */
export const tournamentData = readAs(tournamentSchema, async (view, known) => {
  const casino = await propertyOf(view.casino, known)
  // Without a casino, the required location of the event is unknown.
  if (!casino) return []
  return view.flights.map(({ name, starts_at: startsAt, status }) =>
    event({
      ...known.described,
      name: name === undefined ? view.title : `${view.title}, ${name}`,
      startsAt,
      endsAt: tournamentEnd(startsAt, structureOf(view)),
      soldUntil: saleEnd(startsAt, structureOf(view)),
      now: known.context.now,
      status,
      price: buyInTotal(buyInOf(view)) / 100,
      place: casino,
      organizer: { origin: env.siteOrigin },
      booking: known.described.url && `${known.described.url}#${SECTION_IDS.seats}`,
    }),
  )
})

/** One event per performance. */
export const showData = readAs(showSchema, async (view, known) => {
  const shared = await common(view, known)
  const minutes = view.duration
  return view.performances.map(({ starts_at: startsAt, status, booking }) =>
    event({
      ...shared,
      startsAt,
      status,
      endsAt: minutes === undefined ? undefined : new Date(startsAt.getTime() + minutes * 60_000),
      booking: addressOf(booking ?? view.booking, known.context.locale),
    }),
  )
})
