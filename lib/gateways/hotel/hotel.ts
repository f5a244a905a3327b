import { HOTEL_ERRORS, type HotelErrorCode, isHotelErrorCode } from '#lib/contracts/hotel-errors.ts'
import {
  HOTEL_OPERATIONS,
  type HotelAnswer,
  type HotelInput,
  type HotelOperation,
  type HotelOperationName,
  hotelFailure,
} from '#lib/contracts/hotel.ts'
import { type Result, fail, ok } from '#lib/domain/result.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { Unanswered, askJson } from '../transport.ts'

/**
 * Milliseconds that the backend may take: what waits for it must be answered within four seconds, and who is signed in
 * within two.
 */
const DEADLINE = 3_500
const PROFILE_DEADLINE = 1_500

/** Why the backend did not do what it was asked. */
export interface HotelFailure {
  readonly code: HotelErrorCode
  /** HTTP status for the visitor. */
  readonly status: number
  /** Names of refused fields. */
  readonly fields: readonly string[]
  /** `refused` is final. `session`: the member's session has ended. `unavailable`: it may have happened or not. */
  readonly kind: 'refused' | 'session' | 'unavailable'
}

export interface HotelAsk<N extends HotelOperationName> {
  readonly input?: HotelInput<N>
  /** The session that the login gave. */
  readonly member?: string
  /** Of the same request: answered once. */
  readonly key?: string | undefined
  /** The varying part of the path. */
  readonly part?: string
}

/**
 * The hotel programme's backend, whatever its address. Every failure is one of the catalogue's codes; nothing rejects.
 */
export class HotelGateway {
  readonly #base: string
  readonly #token: string

  constructor({ apiUrl, apiToken }: { apiUrl: string; apiToken: string }) {
    this.#base = apiUrl
    this.#token = apiToken
  }

  async ask<N extends HotelOperationName>(
    name: N,
    { input, member, key, part }: HotelAsk<N> = {},
  ): Promise<Result<HotelAnswer<N>, HotelFailure>> {
    const operation: HotelOperation = HOTEL_OPERATIONS[name]
    try {
      const { status, body } = await askJson({
        method: operation.method,
        url:
          this.#base +
          (part === undefined ? operation.path : operation.path.replace(/\{\w+\}/, encodeURIComponent(part))),
        headers: {
          authorization: `Bearer ${this.#token}`,
          ...(member === undefined ? {} : { 'x-member-token': member }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body: input,
        deadline: name === 'profile' ? PROFILE_DEADLINE : DEADLINE,
      })
      if (status >= 400) return fail(toFailure(name, status, body))
      const answer = operation.answer.safeParse(body)
      if (answer.success) return ok(answer.data as HotelAnswer<N>)
      throw new Unanswered(
        `an answer that is none: ${answer.error.issues
          .map(({ path }) => path.join('.'))
          .slice(0, 5)
          .join(', ')}`,
      )
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      log.warn(
        { event: 'hotel.unavailable', operation: name, reason: error.message },
        'the hotel programme did not answer',
      )
      return fail(UNAVAILABLE)
    }
  }
}

const UNAVAILABLE: HotelFailure = { code: 'default', status: 503, fields: [], kind: 'unavailable' }

/** Our own statuses, whatever the backend's: a code has one status everywhere. */
function toFailure(name: HotelOperationName, status: number, body: unknown): HotelFailure {
  if (status >= 500) {
    log.warn({ event: 'hotel.unavailable', operation: name, reason: `status ${status}` }, 'the hotel programme failed')
    return UNAVAILABLE
  }
  const failure = hotelFailure.safeParse(body)
  const code = failure.success && isHotelErrorCode(failure.data.code) ? failure.data.code : 'default'
  // The site's own secret is no matter of the visitor's: they hear that the service is away.
  if (code === '0050') {
    log.error({ event: 'hotel.token-refused', operation: name }, 'the hotel programme refuses the site’s token')
    return { ...UNAVAILABLE, code, kind: 'refused' }
  }
  if (code !== 'default')
    return { code, status: HOTEL_ERRORS[code].status, fields: failure.data?.fields ?? [], kind: 'refused' }
  return { code, status, fields: failure.data?.fields ?? [], kind: status === 401 ? 'session' : 'refused' }
}

/** The process's gateway. */
export const hotelGateway = (): HotelGateway => processSingleton('hotel-gateway', () => new HotelGateway(env.hotel))
