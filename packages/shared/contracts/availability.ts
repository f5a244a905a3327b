import { z } from 'zod'
import { CURRENCIES } from '../domain/money.ts'
import { addDays } from '../domain/time/paris-time.ts'
import { repeated } from './read-query.ts'

/** Audiences of a rate. */
export const RATE_AUDIENCES = ['public', 'member', 'staff'] as const

export type RateAudience = (typeof RATE_AUDIENCES)[number]

/** Rate plans: prepaid without changes; with free changes and cancellation; the same with breakfast. */
export const RATE_PLANS = ['advance', 'flexible', 'breakfast'] as const

/** Why a property cannot be booked on a night, or from a day on; `too-short`: below the minimum stay. */
export const NIGHT_STATES = ['open', 'sold-out', 'closed'] as const
const STAY_STATES = [...NIGHT_STATES, 'too-short'] as const

export type NightState = (typeof NIGHT_STATES)[number]

/** Codes of the engine's errors. */
export const ENGINE_ERRORS = ['parameters', 'range', 'past', 'property', 'busy'] as const

/** Limits of one request to the engine. */
export const ENGINE_LIMITS = { hotels: 20, nights: 366, stayNights: 30, rooms: 4, adults: 9, children: 6 } as const

/** Limits of one question to the stored prices: a page of hotels, three months. */
export const KEPT_LIMITS = { hotels: 50, nights: 92 } as const

/** Id of a property in the booking engine. */
const hotelCode = z.string().regex(/^\d{1,10}$/)

const day = z.iso.date()
const cents = z.number().int().min(0).max(100_000_000)
const count = z.number().int().min(0).max(10_000)
const currency = z.enum(CURRENCIES)
const byAudience = z.record(z.enum(RATE_AUDIENCES), cents)

const distinct = <T>(list: readonly T[]): boolean => new Set(list).size === list.length

const hotelsUpTo = (most: number) => repeated(z.array(hotelCode).min(1).max(most).refine(distinct, 'a property twice'))

/** Nights of properties, from one day to another, both included. */
const nightsQuery = ({ hotels, nights }: { readonly hotels: number; readonly nights: number }) =>
  z
    .object({ hotel: hotelsUpTo(hotels), from: day, to: day })
    .refine(({ from, to }) => from <= to && to < addDays(from, nights), { path: ['to'] })

const numberPerRoom = (least: number, most: number) =>
  z.array(z.coerce.number().int().min(least).max(most)).min(1).max(ENGINE_LIMITS.rooms)

/** A stay in the form of its address: guests are one number per room. */
const stayFields = {
  arrive: day,
  depart: day,
  adult: repeated(numberPerRoom(1, ENGINE_LIMITS.adults).default([2])),
  child: repeated(numberPerRoom(0, ENGINE_LIMITS.children).optional()),
  /** Children in a cot (`COT_AGE`), besides those of `child`: they need no bed. */
  baby: repeated(numberPerRoom(0, ENGINE_LIMITS.children).optional()),
  /** Code of an offer: only its price is wanted. */
  promo: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,20}$/)
    .optional(),
}

const isStay = ({ arrive, depart, adult, child, baby }: StayFields): boolean =>
  arrive < depart &&
  depart <= addDays(arrive, ENGINE_LIMITS.stayNights) &&
  [child, baby].every((perRoom) => perRoom === undefined || perRoom.length === adult.length)

interface StayFields {
  readonly arrive: string
  readonly depart: string
  readonly adult: readonly number[]
  readonly child?: readonly number[] | undefined
  readonly baby?: readonly number[] | undefined
}

const stayQuery = (most: number) =>
  z.object({ hotel: hotelsUpTo(most), ...stayFields }).refine(isStay, { path: ['depart'] })

/* --- The engine's interface, behind `BOOKING_AVAILABILITY_URL`. --- */

/** `GET /properties?page=`: the properties that can be booked. */
export const engineProperties = z.object({ properties: z.array(hotelCode).max(100), pages: z.number().int().min(1) })

export const enginePropertiesQuery = z.object({ page: z.coerce.number().int().min(1).max(100).default(1) })

/** `GET /nights?hotel=…&hotel=…&from=&to=`: the lowest price of each night for two adults, the last night included. */
export const engineNightsQuery = nightsQuery(ENGINE_LIMITS)

const engineNight = z
  .object({
    day,
    state: z.enum(NIGHT_STATES),
    /** Minimum number of nights for an arrival on this day. */
    minNights: z.number().int().min(1).max(ENGINE_LIMITS.stayNights),
    /** Free rooms. */
    left: count,
    /** Lowest price of a room in cents, by audience; absent if no room can be booked. */
    prices: byAudience.optional(),
  })
  .refine(({ state, prices, left }) => (state === 'open') === (prices !== undefined && left > 0))

export const engineNights = z.object({
  hotels: z.array(z.object({ hotel: hotelCode, currency, nights: z.array(engineNight) })),
})

/**
 * `GET /stays?hotel=…&arrive=&depart=&adult=2&adult=1&child=0&child=1&baby=1&baby=0`: price of a stay. With `promo=` it
 * has no room if the property does not know the offer, or the offer does not apply to the stay.
 */
export const engineStaysQuery = stayQuery(ENGINE_LIMITS.hotels)

const rate = z.object({
  plan: z.enum(RATE_PLANS),
  audience: z.enum(RATE_AUDIENCES),
  /** Cents of all rooms for the whole stay, without tourist tax. */
  total: cents,
  breakfast: z.boolean(),
})

const roomCount = z.number().int().min(2).max(ENGINE_LIMITS.rooms)

/** `guests`: maximum of one room. */
const smallRoom = { code: z.string().max(20), guests: z.number().int().min(1).max(20) }

const engineStay = z.object({
  hotel: hotelCode,
  currency,
  state: z.enum(STAY_STATES),
  minNights: z.number().int().min(1).max(ENGINE_LIMITS.stayNights),
  /** Free rooms for all nights, of every type that fits the guests. */
  left: count,
  /** Tourist tax of the whole stay in cents, paid at the property. */
  tax: cents,
  /** Breakfast in cents per person and day, for rates without it. */
  breakfast: cents,
  rooms: z.array(z.object({ code: z.string().max(20), left: count, rates: z.array(rate).min(1) })),
  /** Types with a free room for all nights that is too small for the guests. */
  small: z
    .array(
      z.object({
        ...smallRoom,
        /** Adjoining rooms of the type that fit the guests together; absent without enough free rooms. */
        together: z.object({ rooms: roomCount, rates: z.array(rate).min(1) }).optional(),
      }),
    )
    .optional(),
})

export const engineStays = z.object({ stays: z.array(engineStay) })

export const engineFailure = z.object({
  error: z.object({ code: z.enum(ENGINE_ERRORS), parameters: z.array(z.string()).optional() }),
})

export type EngineNightsQuery = z.output<typeof engineNightsQuery>
export type EngineNight = z.output<typeof engineNight>
export type EngineNights = z.output<typeof engineNights>
export type EngineStaysQuery = z.output<typeof engineStaysQuery>
export type EngineStay = z.output<typeof engineStay>
export type EngineStays = z.output<typeof engineStays>
export type EngineErrorCode = (typeof ENGINE_ERRORS)[number]

/* --- The site's stored prices: `services/site/availability`, and `/api/availability` for the browser. --- */

/** `GET /availability/nights`. */
export const keptNightsQuery = nightsQuery(KEPT_LIMITS)

const keptNight = z.object({
  day,
  state: z.enum(NIGHT_STATES),
  minNights: z.number().int(),
  /** Free rooms; absent if the engine's answer is old. */
  left: count.optional(),
  /** Cents; absent if no room can be booked. */
  price: cents.optional(),
  /** Price for the asking member, if lower. */
  own: cents.optional(),
})

/** Unknown nights are left out: their price is on request. */
export const keptNights = z.object({
  hotels: z.array(z.object({ hotel: hotelCode, currency, nights: z.array(keptNight) })),
})

/** `GET /availability/stays`. */
export const keptStaysQuery = stayQuery(KEPT_LIMITS.hotels)

const offer = z.object({
  /** Cents for the whole stay, without tourist tax. */
  total: cents,
  breakfast: z.boolean(),
  plan: z.enum(RATE_PLANS),
})

/** `on-request`: no data, or none recent enough. */
const keptStay = z.object({
  hotel: hotelCode,
  currency,
  state: z.enum([...STAY_STATES, 'on-request']),
  nights: z.number().int(),
  minNights: z.number().int(),
  /** Free rooms; absent without a current answer of the engine. */
  left: count.optional(),
  /** Cheapest public rate, and that of the asking member if lower. */
  public: offer.optional(),
  own: offer.optional(),
  /** Tourist tax of the whole stay in cents, paid at the property. */
  tax: cents.optional(),
  rooms: z.array(z.object({ code: z.string().max(20), left: count, public: offer.optional(), own: offer.optional() })),
  /** Free types that are too small for the guests, with the price of adjoining rooms that fit them. */
  small: z
    .array(
      z.object({
        ...smallRoom,
        together: z.object({ rooms: roomCount, public: offer.optional(), own: offer.optional() }).optional(),
      }),
    )
    .optional(),
})

export const keptStays = z.object({ stays: z.array(keptStay) })

export type KeptNightsQuery = z.output<typeof keptNightsQuery>
export type KeptNights = z.output<typeof keptNights>
export type KeptNight = z.output<typeof keptNight>
export type KeptStaysQuery = z.output<typeof keptStaysQuery>
export type KeptStay = z.output<typeof keptStay>
export type KeptStays = z.output<typeof keptStays>

/** Audience whose prices a request may see besides the public ones. */
export const audienceQuery = z.object({ audience: z.enum(RATE_AUDIENCES).default('public') })
