import type { Call, CallAnswer, ParsedInput } from '@barriere/shared/contracts/call.ts'
import { CLIENT_HEADER, type Client, clientText } from '@barriere/shared/contracts/client.ts'
import { failure as failureBody } from '@barriere/shared/programmes/member-fields.ts'
import { IDEMPOTENCY_HEADER } from '@barriere/shared/contracts/http.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import type { Backend } from '@barriere/shared/observability/metric-catalogue.ts'
import { log } from '#lib/process/log.ts'
import { SharedReads } from './shared-reads.ts'
import { TransportError, requestJson } from '@barriere/shared/http/transport.ts'

/**
 * Time-outs in milliseconds, for a call and for reading the current member; below the site's own limits of 4 and 2
 * seconds.
 */
const DEADLINE = 3_500
const PROFILE_DEADLINE = 1_500

/** Lifetime in milliseconds of the cached answers of shared operations, and their maximum number. */
const SHARED_FOR = 1_000
const MOST_SHARED = 200

/** Why a backend did not fulfil a request. */
export interface BackendFailure<Code extends string = string> {
  readonly code: Code
  /** HTTP status for the visitor. */
  readonly status: number
  /** Names of refused fields. */
  readonly fields: readonly string[]
  /** One more failure locks the account. */
  readonly lastTry?: boolean
  /** `refused`: final. `session`: the member's session has ended. `unavailable`: the request may have taken effect. */
  readonly kind: 'refused' | 'session' | 'unavailable'
}

export const UNAVAILABLE: BackendFailure<'default'> = { code: 'default', status: 503, fields: [], kind: 'unavailable' }

type Operations = Readonly<Record<string, Call>>

export interface BackendRequest<Operation> {
  readonly input?: ParsedInput<Operation>
  /** Token of the member's session. */
  readonly member?: string | undefined
  /** Idempotency key: a repeated request gets the first answer. */
  readonly idempotencyKey?: string | undefined
  readonly pathParameter?: string | undefined
}

/** Address, operations and error catalogue of a programme's backend. */
interface BackendOptions<T extends Operations, Code extends string> {
  /** Name in the log: `<name>.unavailable`. */
  readonly name: Backend
  /** Base address without its version. */
  readonly apiUrl: string
  readonly apiToken: string
  readonly operations: T
  /** Error catalogue. */
  readonly errors: Readonly<Record<Code, { readonly status: number }>>
  /** Whether a value is a code of the catalogue. */
  isCode(value: unknown): value is Code
  /** Code of a refused API token. */
  readonly tokenCode: Code
  readonly client?: Client
  /** Answers of shared operations, for all clients. */
  readonly reads?: SharedReads<Result<unknown, BackendFailure>>
}

/**
 * Client of a programme's backend. Every failure is a `Result` with a code of its catalogue; never rejects.
 */
export class BackendGateway<T extends Operations, Code extends string> {
  readonly #options: BackendOptions<T, Code>
  readonly #reads: SharedReads<Result<unknown, BackendFailure>>

  constructor(options: BackendOptions<T, Code>) {
    this.#options = options
    this.#reads =
      options.reads ?? new SharedReads({ lifetime: SHARED_FOR, most: MOST_SHARED, isKept: (answer) => answer.ok })
  }

  /** A gateway with the same cache, which tells the backend for which client it calls. */
  withClient(client: Client): BackendGateway<T, Code> {
    return new BackendGateway({ ...this.#options, client, reads: this.#reads })
  }

  /** Calls an operation. A shared one is cached for a second, or until another operation of this site changes data. */
  async request<N extends keyof T & string>(
    name: N,
    request: BackendRequest<T[N]> = {},
  ): Promise<Result<CallAnswer<T[N]>, BackendFailure<Code | 'default'>>> {
    const { method, shared } = this.#options.operations[name] as Call
    if (shared) {
      const answer = await this.#reads.read(`${name} ${request.pathParameter ?? ''}`, () => this.#send(name, request))
      return answer as Awaited<ReturnType<typeof this.request<N>>>
    }
    const answer = await this.#send(name, request)
    if (method !== 'GET') this.#reads.forget()
    return answer
  }

  async #send<N extends keyof T & string>(
    name: N,
    { input, member, idempotencyKey, pathParameter }: BackendRequest<T[N]>,
  ): Promise<Result<CallAnswer<T[N]>, BackendFailure<Code | 'default'>>> {
    const { apiUrl, apiToken, operations, client, name: backend } = this.#options
    const operation: Call = operations[name] as T[N]
    try {
      const { status, body } = await requestJson({
        backend,
        method: operation.method,
        url:
          apiUrl +
          (pathParameter === undefined
            ? operation.path
            : operation.path.replace(/\{\w+\}/, encodeURIComponent(pathParameter))),
        headers: {
          authorization: `Bearer ${apiToken}`,
          ...(client === undefined ? {} : { [CLIENT_HEADER]: clientText(client) }),
          ...(member === undefined ? {} : { 'x-member-token': member }),
          ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
        },
        body: input,
        deadline: name === 'profile' ? PROFILE_DEADLINE : DEADLINE,
      })
      if (status >= 400) return fail(this.#toFailure(name, status, body))
      const answer = operation.answer.safeParse(body)
      if (answer.success) return ok(answer.data as CallAnswer<T[N]>)
      throw new TransportError(
        `answer against the contract: ${answer.error.issues
          .map(({ path }) => path.join('.'))
          .slice(0, 5)
          .join(', ')}`,
      )
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      log.warn(
        { event: `${backend}.unavailable`, operation: name, reason: error.message },
        'a programme’s backend did not answer',
      )
      return fail(UNAVAILABLE)
    }
  }

  /** Maps a failed answer to the catalogue. The status is the catalogue's: a code has one status everywhere. */
  #toFailure(operation: string, status: number, body: unknown): BackendFailure<Code | 'default'> {
    const { name, errors, isCode, tokenCode } = this.#options
    if (status >= 500) {
      log.warn({ event: `${name}.unavailable`, operation, reason: `status ${status}` }, 'a programme’s backend failed')
      return UNAVAILABLE
    }
    const failure = failureBody.safeParse(body)
    const fields = failure.data?.fields ?? []
    const code: unknown = failure.data?.code
    // A wrong API token is the site's fault, not the visitor's: the service counts as unavailable.
    if (code === tokenCode) {
      log.error({ event: `${name}.token-refused`, operation }, 'a programme’s backend refuses the site’s token')
      return { ...UNAVAILABLE, code: tokenCode, kind: 'refused' }
    }
    if (isCode(code) && code !== 'default') {
      const lastTry = failure.data?.lastTry ?? false
      return { code, status: errors[code].status, fields, kind: 'refused', ...(lastTry ? { lastTry } : {}) }
    }
    return { code: 'default', status, fields, kind: status === 401 ? 'session' : 'refused' }
  }
}
