import { interpolate } from '#components/forms/interpolate.ts'
import type { SeatOffer } from '#components/seats/seat-props.ts'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { type Performance, isBookable, isPast } from '@barriere/shared/domain/content/agenda.ts'
import { toCents } from '@barriere/shared/domain/money.ts'
import { type SaleKind, saleEnd } from '@barriere/shared/domain/sales/sale.ts'
import { structureOf } from '@barriere/shared/domain/sales/tournament-fields.ts'
import { formatEuros, formatMoment } from '#lib/i18n/format.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { statusWord } from '../agenda/agenda-state.tsx'
import { eventSchema, type seatCategorySchema, showSchema } from '../content-types/agenda.ts'
import { tournamentSchema } from '../content-types/tournament.ts'
import type { BlockContext } from '../context.ts'
import { storyView } from '../listing/story-view.ts'

/** Sale of a page's seats, from the page's fields. */
export interface SoldHere {
  readonly kind: SaleKind
  readonly title: string
  /** Uuid of the casino that sells the seats. */
  readonly casino: string | undefined
  /** The page's own telephone number. */
  readonly phone?: string | undefined
  readonly gambling: boolean
  /** All dates, including past ones. */
  readonly dates: readonly Performance[]
  /** Offers of the upcoming dates, in chronological order. */
  readonly offers: readonly SeatOffer[]
}

type Context = Pick<BlockContext, 'locale' | 'now'>

type Dated = Performance & { readonly soldUntil: Date }

/** The sale of a tournament, a show or an event. Undefined for other pages, and for a page without seats to sell. */
export function soldBy(story: StoryReference, context: Context): SoldHere | undefined {
  const tournament = storyView(story, tournamentSchema)
  if (tournament) return tournamentSeats(tournament, context)
  const show = storyView(story, showSchema)
  if (show && show.seats.length > 0) {
    const dates = show.performances.map(({ uid, starts_at: startsAt, status }) => ({
      uid,
      startsAt,
      status,
      soldUntil: saleEnd(startsAt),
    }))
    return {
      ...hostOf(show),
      kind: 'show',
      gambling: false,
      dates,
      offers: dates
        .filter((performance) => isListed(performance, context.now))
        .toSorted(byMoment)
        .flatMap(({ uid, ...dated }) =>
          show.seats.map((seats) => seatOffer(`${uid}:${seats.uid}`, seats, dated, context)),
        ),
    }
  }
  const event = storyView(story, eventSchema)
  if (!event || event.seats.length === 0) return undefined
  const { starts_at: startsAt, ends_at: endsAt, status, promotion } = event
  const dated: Dated = { startsAt, endsAt, status, promotion, soldUntil: saleEnd(startsAt) }
  return {
    ...hostOf(event),
    kind: 'event',
    gambling: event.gambling,
    dates: [dated],
    offers: isListed(dated, context.now) ? event.seats.map((seats) => seatOffer(seats.uid, seats, dated, context)) : [],
  }
}

interface Hosted {
  readonly title: string
  readonly venue: string | undefined
  readonly seller: string | undefined
  readonly phone: string | undefined
}

const hostOf = ({ title, venue, seller, phone }: Hosted) => ({ title, casino: seller ?? venue, phone })

/** Whether the date is not over, or still takes players, such as a tournament after midnight. */
const isListed = (dated: Dated, now: Date): boolean =>
  !isPast(dated, now) || (isBookable(dated.status) && now < dated.soldUntil)

const byMoment = (one: Dated, other: Dated): number => one.startsAt.getTime() - other.startsAt.getTime()

function tournamentSeats(view: ViewOf<typeof tournamentSchema>, context: Context): SoldHere {
  const { title, casino, flights } = view
  const structure = structureOf(view)
  const prize = view.buy_in_prize ?? 0
  const fee = view.buy_in_fee ?? 0
  const staff = view.buy_in_staff ?? 0
  const euros = (amount: number): string => formatEuros(amount, context.locale)
  const parts = interpolate(messagesOf(context.locale).seats.buyIn, {
    prize: euros(prize),
    fee: euros(fee),
    staff: euros(staff),
  })
  const dates = flights.map(({ uid, name, starts_at: startsAt, status }) => ({
    uid,
    name: name ?? '',
    startsAt,
    status,
    soldUntil: saleEnd(startsAt, structure),
  }))
  return {
    kind: 'tournament',
    title,
    casino,
    gambling: true,
    dates,
    offers: dates
      .filter((flight) => isListed(flight, context.now))
      .toSorted(byMoment)
      .map((flight) => {
        const offer = { ...offerOf(flight.uid, prize + fee + staff, flight, context), name: flight.name, parts }
        // A tournament without a buy-in is not sold: an editor still has to set it.
        return offer.cents === 0 && offer.state === 'sold' ? { ...offer, state: 'over' as const } : offer
      }),
  }
}

const seatOffer = (
  key: string,
  { name, price }: ViewOf<typeof seatCategorySchema>,
  dated: Dated,
  context: Context,
): SeatOffer => ({ ...offerOf(key, price, dated, context), name })

/** Common fields of all offers. */
function offerOf(
  key: string,
  price: number,
  { startsAt, status, promotion, soldUntil }: Dated,
  { locale, now }: Context,
): Omit<SeatOffer, 'name'> {
  const word = status === 'full' ? undefined : statusWord({ status, promotion }, locale)
  const isSold = isBookable(status)
  const isClosed = soldUntil <= now && (isSold || status === 'full')
  return {
    key,
    when: formatMoment(startsAt, locale),
    startsAt: startsAt.toISOString(),
    cents: Math.round(toCents(price)),
    ...(word === undefined || status === 'open' ? {} : { badge: { kind: status, text: word } }),
    state: isClosed ? 'closed' : status === 'full' ? 'full' : isSold ? 'sold' : 'over',
  }
}
