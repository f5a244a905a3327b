import { readBody } from '@barriere/shared/http/read-body.ts'
import { envelopeAddress } from '@barriere/shared/reports/dsn.ts'
import { ENVELOPE_LIMIT } from '@barriere/shared/reports/settings.ts'

interface RelaySettings {
  readonly dsn: string
  /** Milliseconds after which a report is given up. */
  readonly timeout: number
  /** Maximum number of reports under way; more are dropped. */
  readonly atOnce: number
}

/** Seconds without reports after a 429 without `retry-after`. */
const PAUSE = 60

/**
 * Tunnel of browsers' error reports to the project of the settings, whatever an envelope names. Passes on the body
 * alone: no cookie, address or header of the sender. Answers at once, so that no visitor notices a project that refuses
 * or hangs.
 */
export function createReportRelay({ dsn, timeout, atOnce }: RelaySettings): (request: Request) => Promise<Response> {
  const address = envelopeAddress(dsn)
  let underWay = 0
  /** When the project takes reports again, in milliseconds since the epoch. */
  let pausedUntil = 0
  const pass = async (body: string): Promise<void> => {
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-sentry-envelope' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (response.status === 429)
      pausedUntil = Date.now() + (Number(response.headers.get('retry-after')) || PAUSE) * 1_000
    await response.body?.cancel()
  }
  return async (request) => {
    const body = await readBody(request, ENVELOPE_LIMIT)
    if (body === undefined) return answer(413)
    if (!isEnvelope(body)) return answer(400)
    if (underWay < atOnce && Date.now() >= pausedUntil) {
      underWay += 1
      // A lost report must not raise a fault of its own.
      void pass(body)
        .catch(() => undefined)
        .finally(() => {
          underWay -= 1
        })
    }
    return answer(204)
  }
}

const answer = (status: number): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** Whether a body begins as an envelope: a line with a JSON object. */
const isEnvelope = (body: string): boolean => /^\{[^\n]*\}\n\{/.test(body)
