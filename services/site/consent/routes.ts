import { CONSENT_CALLS } from '#lib/contracts/consent.ts'
import { readRequestInput } from '#lib/contracts/requests.ts'
import { HttpError } from '../../kit/http-error.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { readJsonBody } from '../../kit/json-body.ts'
import { tokenOnly } from '../../kit/token-only.ts'
import type { ConsentReceipts } from './consent.ts'

const LIMITS = { bytes: 4 * 1024, depth: 5 } as const

interface RouteOptions {
  readonly receipts: Pick<ConsentReceipts, 'record' | 'history'>
  readonly apiToken: string
}

/** `POST /consent/receipts`, `POST /consent/history`: `lib/contracts/consent.ts`. */
export function consentRoutes({ receipts, apiToken }: RouteOptions): KitApp {
  const app = newRoutes()
  const { record, history } = CONSENT_CALLS
  app.use('/consent/*', tokenOnly(apiToken))
  app.post(`/consent/${record.path}`, async (context) => {
    const read = readRequestInput(record.input, await readJsonBody(context.req.raw, LIMITS))
    if (!read.ok) throw new HttpError(422, read.error)
    return context.json(record.answer.parse(await receipts.record(read.value)))
  })
  app.post(`/consent/${history.path}`, async (context) => {
    const read = readRequestInput(history.input, await readJsonBody(context.req.raw, LIMITS))
    if (!read.ok) throw new HttpError(422, read.error)
    return context.json(history.answer.parse({ receipts: await receipts.history(read.value.id) }))
  })
  return app
}
