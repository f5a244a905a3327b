/**
 * An item of My trip. `key` is a page's uuid or an evening's `house-YYYY-MM-DD-party` (`eveningKey`); `addedAt` is an
 * ISO moment.
 */
export interface TripItem {
  readonly key: string
  readonly addedAt: string
}

/** An evening with the values of its address: a property's slug, a day `YYYY-MM-DD`, and one to nine guests. */
export interface KeptEvening {
  readonly house: string
  readonly date: string
  readonly party: string
}

export type TripKey = { readonly kind: 'page'; readonly uuid: string } | ({ readonly kind: 'evening' } & KeptEvening)

/** Maximum number of items in a trip: its address stays below 1,200 characters. */
export const MAX_TRIP = 50

/** Query parameter of a trip's address. */
export const TRIP_PARAMETER = 'items'

const UUID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
const DAY = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`
const SLUG = String.raw`[a-z\d][a-z\d-]{0,59}`

const EVENING = new RegExp(`^(?<house>${SLUG})-(?<date>${DAY})-(?<party>[1-9])$`)

/** Pages and evenings, as `key` of an item. */
export const TRIP_KEY = new RegExp(`^(?:${UUID}|${SLUG}-${DAY}-[1-9])$`)

/** 16 bytes in base64url. */
const CODE = /^[\w-]{22}$/

export const eveningKey = ({ house, date, party }: KeptEvening): string => `${house}-${date}-${party}`

/** Parses a key; undefined for an invalid one. */
export function readTripKey(key: string): TripKey | undefined {
  if (!TRIP_KEY.test(key)) return undefined
  const { house, date, party } = EVENING.exec(key)?.groups ?? {}
  return house && date && party ? { kind: 'evening', house, date, party } : { kind: 'page', uuid: key }
}

/** Query of a trip's address, without personal data: uuids as 22 characters of base64url, evenings as they are. */
export const tripQuery = (keys: readonly string[]): string =>
  `${TRIP_PARAMETER}=${keys.slice(0, MAX_TRIP).map(toCode).join('.')}`

/** Keys of a trip's address, each once, at most `MAX_TRIP`; `unknown` counts the invalid ones. */
export function readTripQuery(value: string): { readonly keys: readonly string[]; readonly unknown: number } {
  const codes = [...new Set(value.split('.').filter((code) => code !== ''))].slice(0, MAX_TRIP)
  const keys = codes.map(fromCode).filter((key) => key !== undefined)
  return { keys: [...new Set(keys)], unknown: codes.length - keys.length }
}

/** Union of two trips, the newest first, at most `MAX_TRIP`. Common items keep the earlier moment. Idempotent. */
export function mergeTrips(one: readonly TripItem[], other: readonly TripItem[]): TripItem[] {
  const items = new Map<string, TripItem>()
  for (const item of [...one, ...other]) {
    const known = items.get(item.key)
    if (!known || item.addedAt < known.addedAt) items.set(item.key, item)
  }
  return newestFirst([...items.values()]).slice(0, MAX_TRIP)
}

const newestFirst = (items: readonly TripItem[]): TripItem[] =>
  items.toSorted((one, other) => (one.addedAt < other.addedAt ? 1 : one.addedAt > other.addedAt ? -1 : 0))

const toCode = (key: string): string => (readTripKey(key)?.kind === 'page' ? encodeUuid(key) : key)

function fromCode(code: string): string | undefined {
  const key = !EVENING.test(code) && CODE.test(code) ? decodeUuid(code) : code
  return readTripKey(key) && key
}

function encodeUuid(uuid: string): string {
  const bytes = (uuid.replaceAll('-', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function decodeUuid(code: string): string {
  const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
