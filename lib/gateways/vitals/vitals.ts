import { VITALS_CALLS, VITALS_ERRORS, type VitalsErrorCode } from '#lib/contracts/vitals.ts'
import type { CallAnswer } from '#lib/contracts/call.ts'
import { type Result, fail, ok } from '#lib/domain/result.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import type { BackendFailure } from '../hotel/hotel.ts'
import { TransportError, requestJson } from '../transport.ts'

/** Time-out in milliseconds: nobody waits for the answer, but the connection is held. */
const DEADLINE = 2_000

const { path, answer } = VITALS_CALLS.record

type Answer = CallAnswer<typeof VITALS_CALLS.record>

type Failure = BackendFailure<VitalsErrorCode>

/** Client of the site service for what pages have measured. Every failure is a `Result`; never rejects. */
export class VitalsGateway {
  readonly #base: string
  readonly #token: string

  constructor({ base, token }: { base: string; token: string }) {
    this.#base = base
    this.#token = token
  }

  async record(input: unknown): Promise<Result<Answer, Failure>> {
    try {
      const { status, body } = await requestJson({
        method: 'POST',
        url: `${this.#base}/${path}`,
        headers: { authorization: `Bearer ${this.#token}` },
        body: input,
        deadline: DEADLINE,
      })
      if (status !== 200) throw new TransportError(`status ${status}`)
      return ok(answer.parse(body))
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      log.warn({ event: 'vitals.unavailable', reason: error.message }, 'the site service did not take web vitals')
      return fail({ code: 'default', status: VITALS_ERRORS.default.status, fields: [], kind: 'unavailable' })
    }
  }
}

/** Singleton of the process. */
export const vitalsGateway = (): VitalsGateway =>
  processSingleton('vitals-gateway', () => new VitalsGateway({ base: env.siteApiUrl, token: env.siteApiToken }))
