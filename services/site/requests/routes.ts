import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '#lib/contracts/http.ts'
import { RECORDED_REQUESTS, REQUEST_CALLS, readRequestInput, type RequestName } from '#lib/contracts/requests.ts'
import { sameSecret } from '#lib/domain/same-secret.ts'
import { HttpError } from '../../kit/http-error.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { readJsonBody } from '../../kit/json-body.ts'
import type { Newsletter, Subscribing } from '../newsletter/newsletter.ts'
import { type Given, type Requests, refusal } from './requests.ts'

const LIMITS = { bytes: 64 * 1024, depth: 20 } as const

interface RouteOptions {
  readonly requests: Pick<Requests, 'record'>
  readonly newsletter: Pick<Newsletter, 'subscribe'>
  /** API token of the site's server, the only client. */
  readonly apiToken: string
}

/** `POST /requests/{kind}`, as `lib/contracts/requests.ts` describes it. */
export function requestRoutes({ requests, newsletter, apiToken }: RouteOptions): KitApp {
  const app = newRoutes()
  app.use('/requests/*', async (context, next) => {
    context.header('cache-control', 'private, no-store')
    if (!sameSecret(context.req.header('authorization') ?? '', `Bearer ${apiToken}`))
      throw new HttpError(401, { error: 'Unauthorized' })
    await next()
  })
  for (const kind of Object.keys(REQUEST_CALLS) as RequestName[]) {
    const { path, answer, success } = REQUEST_CALLS[kind]
    app.post(`/requests/${path}`, async (context) => {
      const read = readRequestInput(RECORDED_REQUESTS[kind], await readJsonBody(context.req.raw, LIMITS))
      if (!read.ok) throw refusal('fields', read.error.fields)
      const key = context.req.header(IDEMPOTENCY_HEADER)
      if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw refusal('fields', [IDEMPOTENCY_HEADER])
      const recorded = await (kind === 'newsletter'
        ? newsletter.subscribe(read.value as Subscribing, key)
        : requests.record({ kind, ...read.value } as Given, key))
      return context.json(answer.parse(recorded), success)
    })
  }
  return app
}
