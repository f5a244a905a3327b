import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '@barriere/shared/contracts/http.ts'
import { type OwnRequests, requestsOwner } from '@barriere/shared/contracts/own-requests.ts'
import {
  RECAP_HEADER,
  RECAP_TOKEN,
  type RecapFile,
  RECORDED_REQUESTS,
  REQUEST_CALLS,
  type RequestName,
} from '@barriere/shared/contracts/requests.ts'
import { HttpError } from '../../kit/http-error.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { withMinimumDuration } from '../../kit/minimum-duration.ts'
import { tokenOnly } from '../../kit/token-only.ts'
import type { Newsletter, Subscribing } from '../newsletter/newsletter.ts'
import { readInput } from '../read-input.ts'
import { type Given, type Requests, refusal } from './requests.ts'

const LIMITS = { depth: 20 } as const

interface RouteOptions {
  readonly requests: Pick<Requests, 'record' | 'recap' | 'status' | 'ofSender' | 'erase'>
  readonly newsletter: Pick<Newsletter, 'subscribe' | 'ofMailbox' | 'leave'>
  /** API token of the site's server, the only client. */
  readonly apiToken: SecretPair
}

/**
 * `POST /requests/{kind}`, `POST /requests/status` and `GET /requests/recap`, as `contracts/requests.ts` of the shared
 * package describes them; and export and erasure for the sender: `POST /requests/own` and `POST /requests/own/erase`
 * (`contracts/own-requests.ts`).
 */
export function requestRoutes({ requests, newsletter, apiToken }: RouteOptions): KitApp {
  const app = newRoutes()
  app.use('/requests/*', tokenOnly(apiToken))
  for (const kind of Object.keys(RECORDED_REQUESTS) as RequestName[]) {
    const { path, answer, success } = REQUEST_CALLS[kind]
    app.post(`/requests/${path}`, async (context) => {
      const given = await readInput(RECORDED_REQUESTS[kind], context.req.raw, LIMITS)
      const key = context.req.header(IDEMPOTENCY_HEADER)
      if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw refusal('fields', [IDEMPOTENCY_HEADER])
      const recorded = await (kind === 'newsletter'
        ? newsletter.subscribe(given as Subscribing, key)
        : requests.record({ kind, ...given } as Given, key))
      return context.json(answer.parse(recorded), success)
    })
  }
  app.get('/requests/recap', async (context) => {
    const token = context.req.header(RECAP_HEADER) ?? ''
    const recap = RECAP_TOKEN.test(token) ? await requests.recap(token) : undefined
    if (!recap) throw new HttpError(404, { error: 'Not Found' })
    return context.json({ file: recap.name, pdf: recap.pdf.toString('base64') } satisfies RecapFile)
  })
  const { path, input, answer } = REQUEST_CALLS.status
  app.post(`/requests/${path}`, async (context) => {
    const given = await readInput(input, context.req.raw, LIMITS)
    // Timing attack: the duration does not reveal whether the reference exists.
    return context.json(answer.parse(await withMinimumDuration(() => requests.status(given))))
  })
  const senderOf = async (request: Request): Promise<string> => (await readInput(requestsOwner, request, LIMITS)).email
  app.post('/requests/own', async (context) => {
    const sender = await senderOf(context.req.raw)
    const own: OwnRequests = {
      requests: await requests.ofSender(sender),
      newsletter: await newsletter.ofMailbox(sender),
    }
    return context.json(own)
  })
  app.post('/requests/own/erase', async (context) => {
    const sender = await senderOf(context.req.raw)
    await newsletter.leave(sender)
    return context.json({ erased: await requests.erase(sender) })
  })
  return app
}
