import { LRUCache } from 'lru-cache'
import {
  ENGINE_LIMITS,
  type EngineStay,
  type KeptStay,
  type KeptStaysQuery,
  type RateAudience,
} from '@barriere/shared/contracts/availability.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { addDays, daysBetween } from '@barriere/shared/domain/time/paris-time.ts'
import { SingleFlight } from '@barriere/shared/async/single-flight.ts'
import type { AvailabilityEngine } from '#services/site/availability/engine.ts'
import type { Logger } from '../../kit/log.ts'
import { MAX_AGE, SCARCITY_AGE } from './ages.ts'
import type { NightStore, StoredHotel } from './store.ts'

/** Cached answers of the engine, and their lifetime in milliseconds: equal dates of many visitors are asked once. */
const HELD = 2_000
const HELD_FOR = 60_000

/** Concurrency limit of requests to the engine; beyond it, prices come from the stored nights. */
const AT_ONCE = 8

type Party = Omit<KeptStaysQuery, 'hotel'>

interface StayOptions {
  /** Undefined if no engine is configured. */
  readonly engine: () => Pick<AvailabilityEngine, 'stays'> | undefined
  readonly store: Pick<NightStore, 'read'>
  readonly clock: Clock
  readonly log: Logger
}

/** Price of a stay: from the engine, else estimated from the stored nights, else on request. */
export class Stays {
  readonly #options: StayOptions
  readonly #held: LRUCache<string, EngineStay>
  readonly #flights = new SingleFlight<readonly EngineStay[]>()
  #asking = 0

  constructor(options: StayOptions) {
    this.#options = options
    this.#held = new LRUCache({ max: HELD, ttl: HELD_FOR, ttlResolution: 0, perf: { now: () => options.clock.now() } })
  }

  /** One stay for each property, in the order of the question. */
  async answer({ hotel: hotels, ...party }: KeptStaysQuery, audience: RateAudience): Promise<KeptStay[]> {
    const said = new Map<string, EngineStay>()
    const missing: string[] = []
    for (const hotel of hotels) {
      const held = this.#held.get(keyOf(hotel, party))
      if (held) said.set(hotel, held)
      else missing.push(hotel)
    }
    const batches = Array.from({ length: Math.ceil(missing.length / ENGINE_LIMITS.hotels) }, (_, index) =>
      missing.slice(index * ENGINE_LIMITS.hotels, (index + 1) * ENGINE_LIMITS.hotels),
    )
    for (const stay of (await Promise.all(batches.map((batch) => this.#ask(batch, party)))).flat())
      said.set(stay.hotel, stay)
    const kept = await this.#kept(
      hotels.filter((hotel) => !said.has(hotel)),
      party,
    )
    return hotels.map((hotel) => {
      const stay = said.get(hotel)
      return stay
        ? stayOf(stay, party, audience)
        : estimate(hotel, party, kept.get(hotel), audience, this.#freshSince())
    })
  }

  /** Single flight; empty if the engine does not answer. */
  #ask(hotels: readonly string[], party: Party): Promise<readonly EngineStay[]> {
    const { log } = this.#options
    const engine = this.#options.engine()
    if (!engine || this.#asking >= AT_ONCE) return Promise.resolve([])
    return this.#flights.run(keyOf(hotels.join(), party), async () => {
      this.#asking += 1
      try {
        const answer = await engine.stays({ ...party, hotel: [...hotels] })
        if (!answer.ok) {
          log.warn(
            { event: 'availability.no_stays', code: answer.error.code, reason: answer.error.reason },
            'stays not asked',
          )
          return []
        }
        const stays = answer.value.stays.filter(({ hotel }) => hotels.includes(hotel))
        for (const stay of stays) this.#held.set(keyOf(stay.hotel, party), stay)
        return stays
      } finally {
        this.#asking -= 1
      }
    })
  }

  async #kept(hotels: readonly string[], { arrive, depart }: Party): Promise<Map<string, StoredHotel>> {
    if (hotels.length === 0) return new Map()
    const since = new Date(this.#options.clock.now() - MAX_AGE)
    const stored = await this.#options.store.read(hotels, { from: arrive, to: addDays(depart, -1), since })
    return new Map(stored.map((hotel) => [hotel.hotel, hotel]))
  }

  #freshSince(): number {
    return this.#options.clock.now() - SCARCITY_AGE
  }
}

/** Whether no room has a guest of a kind; a missing list counts as none. */
const none = (perRoom: readonly number[] | undefined): boolean => perRoom?.every((count) => count === 0) ?? true

const keyOf = (hotels: string, { arrive, depart, adult, child, baby, promo }: Party): string =>
  [hotels, arrive, depart, adult.join(), ...[child, baby].map((one) => (none(one) ? '' : one?.join())), promo].join(' ')

const nightsOf = ({ arrive, depart }: Party): number => daysBetween(arrive, depart)

type Rates = EngineStay['rooms'][number]['rates']

/** The cheapest public rate, and that of the member if it is lower. */
function offersOf(rates: Rates, audience: RateAudience): Pick<KeptStay, 'public' | 'own'> {
  const cheapest = (whose: RateAudience) => {
    const [first] = rates.filter((rate) => rate.audience === whose).toSorted((a, b) => a.total - b.total)
    return first && { total: first.total, breakfast: first.breakfast, plan: first.plan }
  }
  const [open, own] = [cheapest('public'), audience === 'public' ? undefined : cheapest(audience)]
  return { ...(open ? { public: open } : {}), ...(own && (!open || own.total < open.total) ? { own } : {}) }
}

function stayOf(stay: EngineStay, party: Party, audience: RateAudience): KeptStay {
  const { hotel, currency, state, minNights, left, tax, rooms, small = [] } = stay
  return {
    hotel,
    currency,
    state,
    nights: nightsOf(party),
    minNights,
    left,
    tax,
    ...offersOf(
      rooms.flatMap(({ rates }) => rates),
      audience,
    ),
    rooms: rooms.map((room) => ({ code: room.code, left: room.left, ...offersOf(room.rates, audience) })),
    small: small.map(({ code, guests, together }) => ({
      code,
      guests,
      ...(together ? { together: { rooms: together.rooms, ...offersOf(together.rates, audience) } } : {}),
    })),
  }
}

/**
 * The sum of the stored prices of the nights. Only for one room with at most two guests, since nights are stored for
 * two. "Sold out" is believed only since `freshSince`.
 */
function estimate(
  hotel: string,
  party: Party,
  kept: StoredHotel | undefined,
  audience: RateAudience,
  freshSince: number,
): KeptStay {
  const nights = nightsOf(party)
  const [first] = kept?.nights ?? []
  const base = {
    hotel,
    currency: kept?.currency ?? ('EUR' as const),
    nights,
    minNights: first?.minNights ?? 1,
    rooms: [],
  }
  const guests = (party.adult[0] ?? 0) + (party.child?.[0] ?? 0)
  const onRequest = { ...base, state: 'on-request' } as const
  if (!kept || kept.nights.length < nights) return onRequest
  if (kept.nights.some(({ state }) => state === 'closed')) return { ...base, state: 'closed' }
  if (nights < base.minNights) return { ...base, state: 'too-short' }
  if (kept.nights.some(({ state }) => state === 'sold-out'))
    return kept.readAt.getTime() >= freshSince ? { ...base, state: 'sold-out' } : onRequest
  // The price of an offer is not the sum of its nights.
  if (party.adult.length > 1 || guests > 2 || party.promo !== undefined) return onRequest
  const totalFor = (whose: RateAudience): number =>
    kept.nights.reduce((sum, { prices }) => sum + (prices?.[whose] ?? 0), 0)
  const rates = [...new Set(['public', audience] as const)].map((whose) => ({
    plan: 'advance' as const,
    audience: whose,
    total: totalFor(whose),
    breakfast: false,
  }))
  return { ...base, state: 'open', ...offersOf(rates, audience) }
}
