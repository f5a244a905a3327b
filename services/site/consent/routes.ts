import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { CONSENT_CALLS } from '@barriere/shared/contracts/consent.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { tokenOnly } from '../../kit/token-only.ts'
import { readInput } from '../read-input.ts'
import type { ConsentReceipts } from './consent.ts'

const LIMITS = { bytes: 4 * 1024, depth: 5 } as const

interface RouteOptions {
  readonly receipts: Pick<ConsentReceipts, 'record' | 'history'>
  readonly apiToken: SecretPair
}

/** `POST /consent/receipts`, `POST /consent/history`: `packages/shared/contracts/consent.ts`. */
export function consentRoutes({ receipts, apiToken }: RouteOptions): KitApp {
  const app = newRoutes()
  const { record, history } = CONSENT_CALLS
  app.use('/consent/*', tokenOnly(apiToken))
  app.post(`/consent/${record.path}`, async (context) => {
    const given = await readInput(record.input, context.req.raw, LIMITS)
    return context.json(record.answer.parse(await receipts.record(given)))
  })
  app.post(`/consent/${history.path}`, async (context) => {
    const given = await readInput(history.input, context.req.raw, LIMITS)
    return context.json(history.answer.parse({ receipts: await receipts.history(given.id) }))
  })
  return app
}
