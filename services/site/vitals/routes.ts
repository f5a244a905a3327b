import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { z } from 'zod'
import { VITALS_CALLS, vitalsReport } from '@barriere/shared/contracts/vitals.ts'
import { HttpError } from '../../kit/http-error.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { tokenOnly } from '../../kit/token-only.ts'
import { readInput } from '../read-input.ts'
import type { Vitals } from './vitals.ts'

const LIMITS = { bytes: 4 * 1024, depth: 5 } as const

/** Days of a report. */
const days = z.coerce.number().int().min(1).max(3_650).default(7)

/** `POST /vitals/record`, `GET /vitals?days=`: `packages/shared/contracts/vitals.ts`. */
export function vitalsRoutes({
  vitals,
  apiToken,
}: {
  vitals: Pick<Vitals, 'record' | 'report'>
  apiToken: SecretPair
}): KitApp {
  const app = newRoutes()
  app.use('/vitals', tokenOnly(apiToken))
  app.use('/vitals/*', tokenOnly(apiToken))
  app.post('/vitals/record', async (context) => {
    const given = await readInput(VITALS_CALLS.record.input, context.req.raw, LIMITS)
    await vitals.record(given)
    return context.json({})
  })
  app.get('/vitals', async (context) => {
    const asked = days.safeParse(context.req.query('days'))
    if (!asked.success) throw new HttpError(422, { code: 'fields', fields: ['days'] })
    return context.json(vitalsReport.parse(await vitals.report(asked.data)))
  })
  return app
}
