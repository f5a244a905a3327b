import { MAX_TRIP, type TripItem, mergeTrips, readTripKey } from '@barriere/shared/domain/visitors/trip.ts'

/** Key in the local storage. */
export const TRIP_STORAGE = 'trip'

/** My trip as stored in this browser: pages by uuid, evenings by `eveningKey`, each with its time. No personal data. */
interface StoredTrip {
  /** The newest first. */
  readonly items: readonly TripItem[]
  /** Whether the items belong to a signed-in member: they leave this browser with the session. */
  readonly member?: boolean
  /** Keys removed since the last synchronisation with the account. */
  readonly removed?: readonly string[]
  /** Keys added since then. Before the first synchronisation, all are. */
  readonly added?: readonly string[]
}

const NONE: StoredTrip = { items: [] }

/**
 * My trip: the favourites of this browser, synchronised with its other tabs by the storage's own event. Without storage
 * (forbidden, full) the trip lasts as long as the page.
 */
class TripStore {
  #trip: StoredTrip | undefined
  readonly #listeners = new Set<() => void>()

  constructor() {
    window.addEventListener('storage', ({ key }) => {
      // Null: the whole storage was cleared.
      if (key !== TRIP_STORAGE && key !== null) return
      this.#trip = undefined
      this.#tell()
    })
  }

  get = (): StoredTrip => (this.#trip ??= read())

  keys = (): string[] => this.get().items.map(({ key }) => key)

  has = (key: string): boolean => this.get().items.some((item) => item.key === key)

  subscribe = (listener: () => void, signal: AbortSignal): void => {
    this.#listeners.add(listener)
    signal.addEventListener('abort', () => this.#listeners.delete(listener))
  }

  /** Adds items; false where the trip is full, and nothing was added. */
  add(keys: readonly string[]): boolean {
    const missing = keys.filter((key) => !this.has(key))
    const { items, added = [], removed = [], ...trip } = this.get()
    if (items.length + missing.length > MAX_TRIP) return false
    // A millisecond apart, so that their order is the order given.
    const now = Date.now()
    const more = missing.map((key, index) => ({ key, addedAt: new Date(now - index).toISOString() }))
    this.#set({
      ...trip,
      items: mergeTrips(items, more),
      added: [...added, ...missing],
      removed: removed.filter((key) => !missing.includes(key)),
    })
    return true
  }

  remove(key: string): void {
    const { items, added = [], removed = [], ...trip } = this.get()
    this.#set({
      ...trip,
      items: items.filter((item) => item.key !== key),
      added: added.filter((one) => one !== key),
      removed: trip.member ? [...removed.filter((one) => one !== key), key].slice(-MAX_TRIP) : [],
    })
  }

  /** Changes that the account does not have yet: before the first synchronisation, all items. */
  changes(): { readonly add: readonly TripItem[]; readonly remove: readonly string[] } {
    const { items, member, added = [], removed = [] } = this.get()
    return { add: member ? items.filter(({ key }) => added.includes(key)) : items, remove: removed }
  }

  /** Takes the account's trip, the answer to `told`. Changes made meanwhile stay, and are sent next. */
  take(items: readonly TripItem[], told: ReturnType<TripStore['changes']>): void {
    const { items: here, added = [], removed = [] } = this.get()
    const later = here.filter(({ key }) => added.includes(key) && !told.add.some((item) => item.key === key))
    const gone = removed.filter((key) => !told.remove.includes(key))
    this.#set({
      member: true,
      items: mergeTrips(items, later).filter(({ key }) => !gone.includes(key)),
      added: later.map(({ key }) => key),
      removed: gone,
    })
  }

  /** Forgets a member's trip; a trip of this browser alone stays. */
  forgetMember(): void {
    if (this.get().member) this.#set(NONE)
  }

  #set(trip: StoredTrip): void {
    this.#trip = trip
    try {
      if (trip.items.length > 0 || trip.member) localStorage.setItem(TRIP_STORAGE, JSON.stringify(trip))
      else localStorage.removeItem(TRIP_STORAGE)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
    }
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** The stored trip; malformed entries are left out. */
function read(): StoredTrip {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(TRIP_STORAGE) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return NONE
    const { items, member, added, removed } = stored as Record<string, unknown>
    return {
      items: mergeTrips(list(items).filter(isItem), []),
      ...(member === true ? { member } : {}),
      added: list(added).filter(isKey),
      removed: list(removed).filter(isKey),
    }
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error
    return NONE
  }
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isKey = (value: unknown): value is string => typeof value === 'string' && readTripKey(value) !== undefined

function isItem(value: unknown): value is TripItem {
  const { key, addedAt } = (value ?? {}) as Partial<TripItem>
  return isKey(key) && typeof addedAt === 'string' && !Number.isNaN(Date.parse(addedAt))
}

/** Singleton of the page: the enhancers' module and the files that it loads each contain a copy of this module. */
const page = globalThis as { tripStore?: TripStore }

export const tripStore = (page.tripStore ??= new TripStore())
