import type { z } from 'zod'
import {
  type KeptNights,
  type KeptNightsQuery,
  type KeptStays,
  type KeptStaysQuery,
  type RateAudience,
  keptNights,
  keptStays,
} from '@barriere/shared/contracts/availability.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import {
  type GuardedRequest,
  type RequestGuarded,
  createGuardedRequest,
  toQuery,
} from '@barriere/shared/http/guarded-request.ts'
import { SharedReads } from '../shared-reads.ts'

/** Time-outs in milliseconds; a stay may need the booking engine, which has a time-out of its own. */
const NIGHTS_DEADLINE = 1_000
const STAYS_DEADLINE = 2_000

/** Cached answers, some kilobytes each, and their lifetime in milliseconds. */
const SHARED = { most: 100, lifetime: 1_000 }

/**
 * Client of the prices that the site service keeps. A failure gives undefined and is logged: a page then says that the
 * price is on request. Never rejects.
 */
export class AvailabilityGateway {
  readonly #request: RequestGuarded
  readonly #nights = new SharedReads<KeptNights | undefined>(SHARED)
  readonly #stays = new SharedReads<KeptStays | undefined>(SHARED)

  /** `base` is the address of the site service, such as `http://127.0.0.1:4001/site`. */
  constructor(settings: { readonly base: string; readonly token: string; readonly openFor?: number }) {
    this.#request = createGuardedRequest({ backend: 'availability', ...settings })
  }

  /** Lowest price of each night, as the audience sees it. */
  nights(query: KeptNightsQuery, audience: RateAudience = 'public'): Promise<KeptNights | undefined> {
    const path = `/availability/nights?${toQuery({ ...query, audience })}`
    return this.#nights.read(path, () => this.#get({ path, answer: keptNights, deadline: NIGHTS_DEADLINE }))
  }

  /** Price of a stay at each property. */
  stays(query: KeptStaysQuery, audience: RateAudience = 'public'): Promise<KeptStays | undefined> {
    const path = `/availability/stays?${toQuery({ ...query, audience })}`
    return this.#stays.read(path, () => this.#get({ path, answer: keptStays, deadline: STAYS_DEADLINE }))
  }

  async #get<S extends z.ZodType>(request: GuardedRequest<S>): Promise<z.output<S> | undefined> {
    const answer = await this.#request(request)
    if (answer.ok) return answer.value
    log.warn({ event: 'availability.unavailable', reason: answer.error.reason }, 'prices could not be asked')
    return undefined
  }
}

/** Singleton of the process. */
export const availabilityGateway = (): AvailabilityGateway =>
  processSingleton(
    'availability-gateway',
    () => new AvailabilityGateway({ base: env.siteApiUrl, token: env.siteApiToken }),
  )
