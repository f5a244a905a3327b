import { addDays, daysBetween, toParisTime } from '../time/paris-time.ts'
import { type Result, fail, ok } from '../result.ts'

/** Occupancy of one room. */
export interface RoomGuests {
  readonly adults: number
  readonly children: number
}

/** Guests of one room by bed: children have one, babies have a cot. */
interface RoomBeds {
  readonly adults: number
  readonly children: number
  readonly babies: number
}

/** The rooms of a stay by beds; a child of unknown age gets one. `ages`: of every child, room by room. */
export function bedsOf({ rooms, ages }: Pick<Stay, 'rooms' | 'ages'>): readonly RoomBeds[] {
  let at = 0
  return rooms.map(({ adults, children }) => {
    const own = ages.slice(at, (at += children))
    const babies = own.filter((age) => age < COT_AGE).length
    return { adults, children: children - babies, babies }
  })
}

/** A validated stay for the booking engine. Days are `YYYY-MM-DD`. */
export interface Stay {
  readonly arrive: string
  readonly depart: string
  readonly nights: number
  readonly rooms: readonly RoomGuests[]
  /** Ages in years, room by room: of every child, or empty. */
  readonly ages: readonly number[]
  readonly promo: string | undefined
  /** The room's code in the booking engine. */
  readonly room: string | undefined
}

/** Validation errors of a stay; each has a message under `booking.faults`. */
export const STAY_FAULTS = [
  'repeated',
  'arrive',
  'depart',
  'past',
  'order',
  'long',
  'rooms',
  'adults',
  'children',
  'ages',
  'promo',
  'room',
] as const

export type StayFault = (typeof STAY_FAULTS)[number]

/** Limits of the booking engine (facts §1); the form offers no more. */
export const MAX_NIGHTS = 30
export const MAX_ROOMS = 4
export const MAX_ADULTS = 9
export const MAX_CHILDREN = 6
export const MAX_AGE = 17

/** Below this age a child sleeps in a cot, without a bed and without a price: a rule of the properties. */
export const COT_AGE = 4

/** Default number of adults in a room. */
export const USUAL_ADULTS = 2

/** Parameters of a stay; all others are ignored. */
export const STAY_PARAMETERS = ['arrive', 'depart', 'adult', 'child', 'childages', 'rooms', 'promo', 'room'] as const

type StayParameter = (typeof STAY_PARAMETERS)[number]

/**
 * Name of the form field for one child's age, both numbers counted from 1: a form without scripts cannot build
 * `childages`.
 */
export const ageField = (room: number, child: number): `age-${number}-${number}` => `age-${room}-${child}`

const AGE_FIELD = /^age-\d-\d$/

const CODE = /^[A-Za-z0-9_-]{1,20}$/

/**
 * Parses and validates a stay from query parameters; an empty parameter counts as missing. `adult` and `child` hold one
 * number per room, separated by commas, or one number for every room; `rooms` is optional with a list. Ages come as
 * `childages`, or one by one from form fields (`ageField`); surplus ones are ignored.
 * `now` in milliseconds since the epoch: the arrival must not be before today in Paris.
 */
export function parseStay(params: URLSearchParams, now: number): Result<Stay, StayFault> {
  const ageFields = [...params.keys()].filter((name) => AGE_FIELD.test(name))
  if ([...STAY_PARAMETERS, ...ageFields].some((name) => params.getAll(name).length > 1)) return fail('repeated')
  const given = (name: StayParameter): string | undefined => params.get(name)?.trim() || undefined
  const [arrive, depart, promo, room] = [given('arrive'), given('depart'), given('promo'), given('room')]
  if (!isDay(arrive)) return fail('arrive')
  if (!isDay(depart)) return fail('depart')
  if (arrive < toParisTime(now).day) return fail('past')
  const nights = daysBetween(arrive, depart)
  if (nights < 1) return fail('order')
  if (nights > MAX_NIGHTS) return fail('long')
  const guests = parseGuests({ rooms: given('rooms'), adult: given('adult'), child: given('child') })
  if (!guests.ok) return guests
  const ages = parseAges(guests.value, given('childages'), ageFields.length > 0 ? params : undefined)
  if (!ages) return fail('ages')
  if (promo !== undefined && !CODE.test(promo)) return fail('promo')
  if (room !== undefined && !CODE.test(room)) return fail('room')
  return ok({ arrive, depart, nights, rooms: guests.value, ages, promo, room })
}

/**
 * Canonical parameters of a stay, in the order of `STAY_PARAMETERS` and without default values: `parseStay` reads the
 * same stay from them.
 */
export function stayParameters({ arrive, depart, rooms, ages, promo, room }: Stay): readonly [StayParameter, string][] {
  const perRoom = (numbers: readonly number[]): string =>
    new Set(numbers).size === 1 ? String(numbers[0]) : numbers.join()
  const children = perRoom(rooms.map((one) => one.children))
  const entries: readonly [StayParameter, string | undefined][] = [
    ['arrive', arrive],
    ['depart', depart],
    ['adult', perRoom(rooms.map((one) => one.adults))],
    ['child', children === '0' ? undefined : children],
    ['childages', ages.join() || undefined],
    ['rooms', rooms.length === 1 ? undefined : String(rooms.length)],
    ['promo', promo],
    ['room', room],
  ]
  return entries.flatMap(([name, value]): [StayParameter, string][] => (value === undefined ? [] : [[name, value]]))
}

/** Whether a text is an existing calendar day, `YYYY-MM-DD`. */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && addDays(text, 0) === text
}

type GuestTexts = Readonly<Record<'rooms' | 'adult' | 'child', string | undefined>>

function parseGuests(texts: GuestTexts): Result<readonly RoomGuests[], StayFault> {
  const adults = numbers(texts.adult ?? String(USUAL_ADULTS))
  const children = numbers(texts.child ?? '0')
  const [count = 0, ...more] = numbers(texts.rooms ?? String(Math.max(adults.length, children.length)))
  if (more.length > 0 || !within(count, 1, MAX_ROOMS)) return fail('rooms')
  const adultsByRoom = byRoom(adults, count)
  if (!adultsByRoom?.every((number) => within(number, 1, MAX_ADULTS))) return fail('adults')
  const childrenByRoom = byRoom(children, count)
  if (!childrenByRoom?.every((number) => within(number, 0, MAX_CHILDREN))) return fail('children')
  return ok(adultsByRoom.map((number, index) => ({ adults: number, children: childrenByRoom[index] ?? 0 })))
}

/** The age of every child, room by room; empty if the request has no ages. Undefined if one is missing or invalid. */
function parseAges(
  rooms: readonly RoomGuests[],
  list: string | undefined,
  fields: URLSearchParams | undefined,
): readonly number[] | undefined {
  const total = rooms.reduce((sum, { children }) => sum + children, 0)
  if (list === undefined && !fields) return []
  const ages =
    list === undefined
      ? rooms.flatMap(({ children }, room) =>
          Array.from({ length: children }, (_, child) => oneNumber(fields?.get(ageField(room + 1, child + 1)) ?? '')),
        )
      : numbers(list)
  return ages.length === total && ages.every((age) => within(age, 0, MAX_AGE)) ? ages : undefined
}

/** `2,1` → [2, 1]; anything but one or two digits is NaN, which fails every range check. */
const numbers = (text: string): number[] => text.split(',').map(oneNumber)

const oneNumber = (text: string): number => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN)

const within = (value: number, least: number, most: number): boolean => value >= least && value <= most

/** One number per room; a single number is repeated. Undefined if the count matches neither. */
function byRoom(values: readonly number[], rooms: number): readonly number[] | undefined {
  if (values.length === rooms) return values
  return values.length === 1 ? Array.from({ length: rooms }, () => values[0] ?? Number.NaN) : undefined
}
