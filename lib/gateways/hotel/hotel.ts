import { CLIENT_HEADER, type Client, clientText } from '#lib/contracts/client.ts'
import { HOTEL_ERRORS, type HotelErrorCode, isHotelErrorCode } from '#lib/contracts/hotel-errors.ts'
import { failure as failureBody } from '#lib/contracts/member-fields.ts'
import {
  HOTEL_OPERATIONS,
  type HotelAnswer,
  type HotelInput,
  type HotelOperation,
  type HotelOperationName,
} from '#lib/contracts/hotel.ts'
import { IDEMPOTENCY_HEADER } from '#lib/contracts/http.ts'
import { type Result, fail, ok } from '#lib/domain/result.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { TransportError, requestJson } from '../transport.ts'

/**
 * Time-outs in milliseconds, for a call and for reading the current member; below the site's own limits of 4 and 2
 * seconds.
 */
const DEADLINE = 3_500
const PROFILE_DEADLINE = 1_500

/** Why a backend did not do what was requested. */
export interface BackendFailure<Code extends string = string> {
  readonly code: Code
  /** HTTP status for the visitor. */
  readonly status: number
  /** Names of refused fields. */
  readonly fields: readonly string[]
  /** `refused`: final. `session`: the member's session has ended. `unavailable`: the request may have taken effect. */
  readonly kind: 'refused' | 'session' | 'unavailable'
}

export type HotelFailure = BackendFailure<HotelErrorCode>

export interface HotelRequest<N extends HotelOperationName> {
  readonly input?: HotelInput<N>
  /** Token of the member's session. */
  readonly member?: string | undefined
  /** Idempotency key: a repeated request gets the first answer. */
  readonly idempotencyKey?: string | undefined
  readonly pathParameter?: string | undefined
}

/**
 * Client of the hotel programme's backend. Every failure is a `Result` with a code of the catalogue; never rejects.
 */
export class HotelGateway {
  readonly #base: string
  readonly #token: string

  readonly #client: Client | undefined

  constructor({ apiUrl, apiToken, client }: { apiUrl: string; apiToken: string; client?: Client }) {
    this.#base = apiUrl
    this.#token = apiToken
    this.#client = client
  }

  /** The same, telling the backend whose requests it sends. */
  withClient(client: Client): HotelGateway {
    return new HotelGateway({ apiUrl: this.#base, apiToken: this.#token, client })
  }

  async request<N extends HotelOperationName>(
    name: N,
    { input, member, idempotencyKey, pathParameter }: HotelRequest<N> = {},
  ): Promise<Result<HotelAnswer<N>, HotelFailure>> {
    const operation: HotelOperation = HOTEL_OPERATIONS[name]
    try {
      const { status, body } = await requestJson({
        method: operation.method,
        url:
          this.#base +
          (pathParameter === undefined
            ? operation.path
            : operation.path.replace(/\{\w+\}/, encodeURIComponent(pathParameter))),
        headers: {
          authorization: `Bearer ${this.#token}`,
          ...(this.#client === undefined ? {} : { [CLIENT_HEADER]: clientText(this.#client) }),
          ...(member === undefined ? {} : { 'x-member-token': member }),
          ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
        },
        body: input,
        deadline: name === 'profile' ? PROFILE_DEADLINE : DEADLINE,
      })
      if (status >= 400) return fail(toFailure(name, status, body))
      const answer = operation.answer.safeParse(body)
      if (answer.success) return ok(answer.data as HotelAnswer<N>)
      throw new TransportError(
        `answer against the contract: ${answer.error.issues
          .map(({ path }) => path.join('.'))
          .slice(0, 5)
          .join(', ')}`,
      )
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      log.warn(
        { event: 'hotel.unavailable', operation: name, reason: error.message },
        'the hotel programme did not answer',
      )
      return fail(UNAVAILABLE)
    }
  }
}

/** Whether the failure means that the session or its account no longer exists. */
export const endsHotelSession = ({ kind, code }: HotelFailure): boolean => kind === 'session' || code === '0044'

export const UNAVAILABLE: HotelFailure = { code: 'default', status: 503, fields: [], kind: 'unavailable' }

/** Maps a failed answer to the catalogue. The status is the catalogue's: a code has one status everywhere. */
function toFailure(name: HotelOperationName, status: number, body: unknown): HotelFailure {
  if (status >= 500) {
    log.warn({ event: 'hotel.unavailable', operation: name, reason: `status ${status}` }, 'the hotel programme failed')
    return UNAVAILABLE
  }
  const failure = failureBody.safeParse(body)
  const code = failure.success && isHotelErrorCode(failure.data.code) ? failure.data.code : 'default'
  // A wrong API token is our fault, not the visitor's: the service is unavailable to them.
  if (code === '0050') {
    log.error({ event: 'hotel.token-refused', operation: name }, 'the hotel programme refuses the site’s token')
    return { ...UNAVAILABLE, code, kind: 'refused' }
  }
  if (code !== 'default')
    return { code, status: HOTEL_ERRORS[code].status, fields: failure.data?.fields ?? [], kind: 'refused' }
  return { code, status, fields: failure.data?.fields ?? [], kind: status === 401 ? 'session' : 'refused' }
}

/** Singleton of the process. */
export const hotelGateway = (): HotelGateway => processSingleton('hotel-gateway', () => new HotelGateway(env.hotel))
