import { createHash } from 'node:crypto'
import type {
  EngineNight,
  EngineNights,
  EngineNightsQuery,
  EngineStay,
  EngineStays,
  EngineStaysQuery,
  RateAudience,
} from '@barriere/shared/contracts/availability.ts'
import { ENGINE_LIMITS, RATE_AUDIENCES, RATE_PLANS } from '@barriere/shared/contracts/availability.ts'
import { shareOf, toCents } from '@barriere/shared/domain/money.ts'
import { addDays } from '@barriere/shared/domain/time/paris-time.ts'
import PROPERTIES from './properties.json' with { type: 'json' }
import { type Setting, minNightsOf, pricePercent, seasonOf, takenPercent } from './season.ts'

type Stars = '4' | '5' | 'palace'

interface Room {
  readonly code: string
  /** Maximum number of guests. */
  readonly guests: number
  /** Euros of the cheapest night. */
  readonly price: number
  readonly suite: boolean
}

/** An offer with its own price. */
interface Promotion {
  readonly code: string
  readonly nights: number
  /** Euros of the whole stay for the offer's guests. */
  readonly price: number
}

interface Property {
  readonly hotel: string
  readonly setting: Setting
  readonly stars: Stars
  readonly roomCount: number
  readonly rooms: readonly Room[]
  readonly promotions: readonly Promotion[]
}

const BY_CODE: ReadonlyMap<string, Property> = new Map(
  (PROPERTIES as readonly Property[]).map((property) => [property.hotel, property]),
)

/** Codes of the properties that can be booked, in order. */
export const HOTELS: readonly string[] = [...BY_CODE.keys()]

/** Prices in percent of the public rate `advance`. */
export const AUDIENCE: Readonly<Record<RateAudience, number>> = { public: 100, member: 90, staff: 70 }
const FLEXIBLE = 112

/** Tourist tax per adult and night, and breakfast per person, in cents. */
const TAX: Readonly<Record<Stars, number>> = { '4': 253, '5': 343, 'palace': 468 }
const BREAKFAST: Readonly<Record<Stars, number>> = { '4': 2_200, '5': 3_200, 'palace': 4_200 }

/** Allotment: percentage of the rooms sold here, and number of rooms of a type of suites. */
const ALLOTMENT = 12
const SUITES = 2

/** Seeded pseudo-random number: an integer below `range` by property and day, the same in every process. */
function chance(range: number, ...seed: readonly string[]): number {
  return createHash('sha256').update(seed.join('\0')).digest().readUInt32BE(0) % range
}

/** Free rooms of a type on a night. */
function leftOf({ hotel, setting, stars, roomCount, rooms }: Property, room: Room, day: string): number {
  const season = seasonOf(day, setting, stars)
  if (season === 'closed') return 0
  const types = rooms.filter(({ suite }) => !suite).length
  const allotment = room.suite ? SUITES : Math.max(3, Math.round((roomCount * ALLOTMENT) / 100 / types))
  // The property's demand affects all its types, so that on some nights every room is taken.
  const demand = takenPercent(day, season) + chance(31, hotel, day) - 15 + chance(31, hotel, room.code, day) - 15
  return Math.max(0, allotment - Math.round((allotment * Math.min(100, Math.max(0, demand))) / 100))
}

/** Price of a room's night in cents, public rate `advance`. */
function priceOf({ hotel, setting, stars }: Property, room: Room, day: string): number {
  const percent = pricePercent(day, seasonOf(day, setting, stars), setting) + chance(7, hotel, day)
  return shareOf(toCents(room.price), percent)
}

function nightOf(property: Property, day: string): EngineNight {
  const season = seasonOf(day, property.setting, property.stars)
  const rooms = property.rooms
    .filter(({ guests }) => guests >= 2)
    .map((room) => ({ left: leftOf(property, room, day), price: priceOf(property, room, day) }))
    .filter(({ left }) => left > 0)
  const state = season === 'closed' ? 'closed' : rooms.length === 0 ? 'sold-out' : 'open'
  const lowest = Math.min(...rooms.map(({ price }) => price))
  return {
    day,
    state,
    minNights: minNightsOf(day, season),
    left: rooms.reduce((sum, { left }) => sum + left, 0),
    ...(state === 'open' ? { prices: byAudience((percent) => shareOf(lowest, percent)) } : {}),
  }
}

const byAudience = (priceFor: (percent: number) => number): Record<RateAudience, number> =>
  Object.fromEntries(RATE_AUDIENCES.map((audience) => [audience, priceFor(AUDIENCE[audience])])) as Record<
    RateAudience,
    number
  >

/** Days from one to another, without the last one. */
function daysUntil(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day)
  return days
}

/** Unknown properties among the codes. */
export const unknownHotels = (codes: readonly string[]): readonly string[] => codes.filter((code) => !BY_CODE.has(code))

const propertiesOf = (codes: readonly string[]): readonly Property[] =>
  codes.map((code) => BY_CODE.get(code)).filter((property) => property !== undefined)

/** The lowest price of each night. */
export const nights = ({ hotel, from, to }: EngineNightsQuery): EngineNights => ({
  hotels: propertiesOf(hotel).map((property) => ({
    hotel: property.hotel,
    currency: 'EUR',
    nights: daysUntil(from, addDays(to, 1)).map((day) => nightOf(property, day)),
  })),
})

/** Prices of a stay, by room and rate. */
export const stays = ({ hotel, ...stay }: EngineStaysQuery): EngineStays => ({
  stays: propertiesOf(hotel).map((property) => stayOf(property, stay)),
})

function stayOf(
  property: Property,
  { arrive, depart, adult, child = [], promo }: Omit<EngineStaysQuery, 'hotel'>,
): EngineStay {
  const days = daysUntil(arrive, depart)
  const parties = adult.map((adults, index) => adults + (child[index] ?? 0))
  // Babies sleep in a cot and do not count as guests: they cost nothing.
  const guests = parties.reduce((sum, party) => sum + party, 0)
  const largest = Math.max(...parties)
  const promotion = property.promotions.find(({ code, nights }) => code === promo && nights === days.length)
  const seasons = days.map((day) => seasonOf(day, property.setting, property.stars))
  const minNights = minNightsOf(arrive, seasons[0] ?? 'low')
  const free = property.rooms.map((room) => ({
    room,
    left: Math.min(...days.map((day) => leftOf(property, room, day))),
  }))
  const rooms = free
    .filter(({ room, left }) => room.guests >= largest && left >= parties.length)
    .map(({ room, left }) => ({
      code: room.code,
      left,
      rates:
        promo === undefined
          ? ratesOf(property, room, { days, rooms: parties.length, guests })
          : promotionRates(promotion),
    }))
  const small = free
    .filter(({ room, left }) => room.guests < largest && left > 0)
    .map(({ room, left }) => {
      const count = parties.reduce((sum, party) => sum + Math.ceil(party / room.guests), 0)
      const together = { rooms: count, rates: ratesOf(property, room, { days, rooms: count, guests }) }
      return {
        code: room.code,
        guests: room.guests,
        ...(count <= Math.min(left, ENGINE_LIMITS.rooms) ? { together } : {}),
      }
    })
  const isSold = promo === undefined || promotion !== undefined
  const closed = seasons.includes('closed')
  const short = days.length < minNights
  const state = closed ? 'closed' : short ? 'too-short' : rooms.length === 0 ? 'sold-out' : 'open'
  return {
    hotel: property.hotel,
    currency: 'EUR',
    state,
    minNights,
    left: state === 'open' ? rooms.reduce((sum, { left }) => sum + left, 0) : 0,
    tax: TAX[property.stars] * days.length * adult.reduce((sum, adults) => sum + adults, 0),
    breakfast: BREAKFAST[property.stars],
    rooms: state === 'open' && isSold ? rooms : [],
    small: !closed && !short && promo === undefined ? small : [],
  }
}

/** An offer has one rate plan, with breakfast, at each audience's share of its price. */
const promotionRates = (promotion: Promotion | undefined): EngineStay['rooms'][number]['rates'] =>
  promotion === undefined
    ? []
    : RATE_AUDIENCES.map((audience) => ({
        plan: 'advance',
        audience,
        total: shareOf(toCents(promotion.price), AUDIENCE[audience]),
        breakfast: true,
      }))

interface Party {
  readonly days: readonly string[]
  readonly rooms: number
  readonly guests: number
}

function ratesOf(property: Property, room: Room, { days, rooms, guests }: Party): EngineStay['rooms'][number]['rates'] {
  const breakfast = BREAKFAST[property.stars] * guests * days.length
  return RATE_AUDIENCES.flatMap((audience) => {
    const nightly = days.map((day) => shareOf(priceOf(property, room, day), AUDIENCE[audience]))
    const advance = nightly.reduce((sum, cents) => sum + cents, 0) * rooms
    const flexible = shareOf(advance, FLEXIBLE)
    const totals = { advance, flexible, breakfast: flexible + breakfast }
    return RATE_PLANS.map((plan) => ({ plan, audience, total: totals[plan], breakfast: plan === 'breakfast' }))
  })
}
