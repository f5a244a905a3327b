import { type Nights, isStayOpen } from '#components/booking/calendar.ts'
import { toNights } from '#components/booking/night-prices.ts'
import { AROUND, type Flexibility, type Proposal, proposalsFor } from '#components/booking/proposals.ts'
import { type Stay, bedsOf } from '@barriere/shared/domain/stays/stay.ts'
import { type StayWords, onRequest, partyOf, stayWords } from '#lib/booking/stay-words.ts'
import type { KeptStay } from '@barriere/shared/contracts/availability.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addMonths, monthOf } from '@barriere/shared/domain/time/month.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { availabilityGateway } from '#lib/gateways/availability/availability.ts'
import type { AskedStay } from './asked-stay.ts'

type Dates = Pick<Stay, 'arrive' | 'depart'>

/** The requested stay at one hotel. */
export interface HotelStay {
  /** The requested dates; for flexible dates, the cheapest free ones near them. */
  readonly dates: Dates
  readonly words: StayWords
  /** Whether the stay cannot be booked, according to the booking engine or its cached data. */
  readonly unavailable: boolean
  /** Cents; absent if the price is on request or if no room is free. */
  readonly total?: number | undefined
  /**
   * Free alternatives to a stay that cannot be booked: a longer stay, or other dates with the same number of nights.
   */
  readonly otherDates: readonly Dates[]
}

interface Asked extends AskedStay {
  readonly locale: Locale
  readonly now: Date
}

/** Maximum number of alternative dates. */
const OTHER_DATES = 2

const UNAVAILABLE: readonly KeptStay['state'][] = ['sold-out', 'closed', 'too-short']

/**
 * Price of a stay at each hotel, by the hotel's code in the booking engine. Without an answer of the price service,
 * every price is on request. Flexible dates are chosen by the lowest prices per night, which are for two guests. The
 * price of the chosen dates is then requested for the guests of the stay.
 */
export async function hotelStays(codes: readonly string[], asked: Asked): Promise<ReadonlyMap<string, HotelStay>> {
  if (codes.length === 0) return new Map()
  const { stay, flexibility, locale } = asked
  const chosen = flexibility === 'exact' ? new Map<string, Dates>() : await cheapestDates(codes, flexibility, asked)
  const exact: Dates = { arrive: stay.arrive, depart: stay.depart }
  const datesOf = (code: string): Dates => chosen.get(code) ?? exact
  const beds = bedsOf(stay)
  const guests = {
    adult: beds.map(({ adults }) => adults),
    child: beds.map(({ children }) => children),
    baby: beds.map(({ babies }) => babies),
  }
  const said = await askStays(codes, datesOf, guests)
  const unavailable = codes.filter((code) => UNAVAILABLE.some((state) => state === said.get(code)?.state))
  const others = await otherDatesOf(unavailable, said, asked)
  const party = partyOf(guests)
  return new Map(
    codes.map((code): [string, HotelStay] => {
      const kept = said.get(code)
      return [
        code,
        {
          dates: datesOf(code),
          words: kept ? stayWords(kept, { ...party, audience: 'public', locale }) : onRequest(code, locale),
          unavailable: unavailable.includes(code),
          total: kept?.state === 'open' ? kept.public?.total : undefined,
          otherDates: (others.get(code) ?? []).slice(0, OTHER_DATES),
        },
      ]
    }),
  )
}

/** Compares hotels by the price of their stay. Prices on request come after all others, unavailable hotels last. */
export function byStay(first: HotelStay | undefined, second: HotelStay | undefined): number {
  const rank = (one: HotelStay | undefined): number => {
    if (one?.unavailable) return Number.MAX_VALUE
    return one?.total ?? Number.MAX_SAFE_INTEGER
  }
  return rank(first) - rank(second)
}

/** Sends one request for all hotels with the same dates. */
async function askStays(
  codes: readonly string[],
  datesOf: (code: string) => Dates,
  guests: Parameters<typeof partyOf>[0],
): Promise<ReadonlyMap<string, KeptStay>> {
  const groups = Map.groupBy(codes, (code) => `${datesOf(code).arrive} ${datesOf(code).depart}`)
  const answers = await Promise.all(
    [...groups].map(async ([dates, hotel]) => {
      const [arrive = '', depart = ''] = dates.split(' ')
      return await availabilityGateway().stays({ hotel, arrive, depart, ...guests })
    }),
  )
  return new Map(answers.flatMap((answer) => answer?.stays ?? []).map((stay) => [stay.hotel, stay]))
}

async function cheapestDates(
  codes: readonly string[],
  kind: Flexibility,
  asked: Asked,
): Promise<ReadonlyMap<string, Dates>> {
  const proposals = await proposalsOf(codes, kind, asked)
  return new Map(
    [...proposals].flatMap(([code, all]): [string, Dates][] => {
      const [cheapest] = byPrice(all)
      return cheapest ? [[code, { arrive: cheapest.arrive, depart: cheapest.depart }]] : []
    }),
  )
}

const byPrice = (proposals: readonly Proposal[]): Proposal[] =>
  proposals.toSorted((first, second) => first.total.cents - second.total.cents)

/** Alternatives for unavailable hotels: the same arrival with the minimum number of nights, then other days around. */
async function otherDatesOf(
  codes: readonly string[],
  said: ReadonlyMap<string, KeptStay>,
  asked: Asked,
): Promise<ReadonlyMap<string, readonly Dates[]>> {
  const { arrive } = asked.stay
  const known = await nightsOf(codes, 'around', asked)
  return new Map(
    [...known].map(([code, nights]) => {
      const { state, minNights = 1 } = said.get(code) ?? {}
      const depart = addDays(arrive, minNights)
      const isLonger = state === 'too-short' && nights.has(addDays(depart, -1)) && isStayOpen(arrive, depart, nights)
      return [code, [...(isLonger ? [{ arrive, depart }] : []), ...byPrice(proposalsAmong(nights, 'around', asked))]]
    }),
  )
}

/** Free stays of each hotel: days around the dates, or week-ends or weeks in the month of arrival. */
async function proposalsOf(
  codes: readonly string[],
  kind: Flexibility,
  asked: Asked,
): Promise<ReadonlyMap<string, readonly Proposal[]>> {
  const known = await nightsOf(codes, kind, asked)
  return new Map([...known].map(([code, nights]) => [code, proposalsAmong(nights, kind, asked)]))
}

const proposalsAmong = (nights: Nights, kind: Flexibility, { stay, now }: Asked): readonly Proposal[] =>
  proposalsFor(kind, stay, { months: [monthOf(stay.arrive)], nights, today: toParisTime(now).day })

/**
 * Prices, by hotel, of all nights that stays of this kind may contain. Empty without an answer of the price service.
 */
async function nightsOf(
  codes: readonly string[],
  kind: Flexibility,
  { stay, locale, now }: Asked,
): Promise<ReadonlyMap<string, Nights>> {
  if (codes.length === 0) return new Map()
  const today = toParisTime(now).day
  const month = monthOf(stay.arrive)
  const [first, last] =
    kind === 'around'
      ? [addDays(stay.arrive, -AROUND), addDays(stay.depart, AROUND)]
      : // A week-long stay may start on the last day of the month.
        [`${month}-01`, addDays(`${addMonths(month, 1)}-01`, 7)]
  const answer = await availabilityGateway().nights({
    hotel: [...codes],
    from: first < today ? today : first,
    to: last,
  })
  return new Map(
    (answer?.hotels ?? []).map(({ hotel, currency, nights }) => [hotel, toNights({ currency, nights }, locale)]),
  )
}
