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

/** What the stay that was asked for is at one hotel. */
export interface HotelStay {
  /** Those asked for, or the cheapest free ones near them where the dates are flexible. */
  readonly dates: Dates
  readonly words: StayWords
  /** Whether the engine, or what is kept of it, says that the stay cannot be booked. */
  readonly unavailable: boolean
  /** Cents; absent where the price is on request or no room is free. */
  readonly total?: number | undefined
  /** Free stays instead of one that cannot be booked: long enough, or of as many nights around the dates. */
  readonly otherDates: readonly Dates[]
}

interface Asked extends AskedStay {
  readonly locale: Locale
  readonly now: Date
}

/** How many other dates are offered. */
const OTHER_DATES = 2

const UNAVAILABLE: readonly KeptStay['state'][] = ['sold-out', 'closed', 'too-short']

/**
 * What a stay costs at each hotel, by its code in the booking engine. While the prices are away each is on request.
 * Flexible dates are chosen by the lowest prices of nights, which are for two; what they cost is then asked for the
 * guests of the stay.
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

/** Orders hotels by what their stay costs; on request after all prices, those that cannot be booked last. */
export function byStay(first: HotelStay | undefined, second: HotelStay | undefined): number {
  const rank = (one: HotelStay | undefined): number => {
    if (one?.unavailable) return Number.MAX_VALUE
    return one?.total ?? Number.MAX_SAFE_INTEGER
  }
  return rank(first) - rank(second)
}

/** One question for all hotels with the same dates. */
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

/** Free stays of hotels that cannot be booked for the dates: the same arrival with enough nights, then days around. */
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

/** Free stays of each hotel: days around the dates, or week-ends and weeks of the month of arrival. */
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

/** Prices of the nights that stays of that kind may take, by hotel; empty while they are away. */
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
      : // Seven nights from the last day of the month on.
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
