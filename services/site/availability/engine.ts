import type { z } from 'zod'
import {
  type EngineErrorCode,
  type EngineNights,
  type EngineNightsQuery,
  type EngineStays,
  type EngineStaysQuery,
  engineFailure,
  engineNights,
  engineProperties,
  engineStays,
} from '@barriere/shared/contracts/availability.ts'
import { type Result, fail } from '@barriere/shared/domain/result.ts'
import {
  type GuardedRequest,
  type RequestGuarded,
  createGuardedRequest,
  toQuery,
} from '@barriere/shared/http/guarded-request.ts'

/** Time-outs in milliseconds: of a visitor's question, and of the background refresh. */
const STAY_DEADLINE = 1_500
const NIGHTS_DEADLINE = 10_000

/** A failed question to the engine. `reason` is for the log and holds no value of the question. */
export interface EngineFailure {
  readonly code: EngineErrorCode | 'unavailable'
  readonly reason: string
}

type Answer<T> = Promise<Result<T, EngineFailure>>

/**
 * Client of the booking engine's availability (`contracts/availability.ts` of the shared package). Every failure is a
 * `Result`; never rejects.
 */
export class AvailabilityEngine {
  readonly #request: RequestGuarded

  /** `base` without a trailing slash. */
  constructor(settings: { readonly base: string; readonly token?: string | undefined; readonly openFor?: number }) {
    this.#request = createGuardedRequest({ backend: 'booking-engine', ...settings })
  }

  /** Codes of the properties that can be booked, one page of them. */
  properties(page: number): Answer<z.output<typeof engineProperties>> {
    return this.#get({ path: `/properties?${toQuery({ page })}`, answer: engineProperties, deadline: NIGHTS_DEADLINE })
  }

  nights(query: EngineNightsQuery): Answer<EngineNights> {
    return this.#get({ path: `/nights?${toQuery(query)}`, answer: engineNights, deadline: NIGHTS_DEADLINE })
  }

  stays(query: EngineStaysQuery): Answer<EngineStays> {
    return this.#get({ path: `/stays?${toQuery(query)}`, answer: engineStays, deadline: STAY_DEADLINE })
  }

  async #get<S extends z.ZodType>(request: GuardedRequest<S>): Answer<z.output<S>> {
    const answer = await this.#request(request)
    if (answer.ok) return answer
    const { kind, reason, body } = answer.error
    const failure = engineFailure.safeParse(body)
    return fail({ code: kind === 'refused' && failure.success ? failure.data.error.code : 'unavailable', reason })
  }
}
