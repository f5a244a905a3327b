import {
  SESSION_OPERATIONS,
  type SessionAnswer,
  type SessionInput,
  type SessionOperationName,
} from '@barriere/shared/contracts/session.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { TransportError, requestJson } from '@barriere/shared/http/transport.ts'

/** Time-out in milliseconds. */
const DEADLINE = 1_500

/**
 * Client of the site's session store. `unavailable` says nothing about the session. Never rejects.
 */
export class SessionGateway {
  readonly #base: string
  readonly #token: string

  constructor({ base, token }: { base: string; token: string }) {
    this.#base = base
    this.#token = token
  }

  async request<N extends SessionOperationName>(
    name: N,
    input: SessionInput<N>,
  ): Promise<Result<SessionAnswer<N>, 'unavailable'>> {
    const { path, answer } = SESSION_OPERATIONS[name]
    try {
      const { status, body } = await requestJson({
        backend: 'sessions',
        method: 'POST',
        url: this.#base + path,
        headers: { authorization: `Bearer ${this.#token}` },
        body: input,
        deadline: DEADLINE,
      })
      const parsed = answer.safeParse(body)
      if (status < 400 && parsed.success) return ok(parsed.data as SessionAnswer<N>)
      throw new TransportError(`status ${status}`)
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      log.warn(
        { event: 'sessions.unavailable', operation: name, reason: error.message },
        'the session store did not answer',
      )
      return fail('unavailable')
    }
  }
}

/** Singleton of the process. */
export const sessionGateway = (): SessionGateway =>
  processSingleton('session-gateway', () => new SessionGateway({ base: env.siteApiUrl, token: env.siteApiToken }))
