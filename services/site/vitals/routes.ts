import { readRequestInput } from '#lib/contracts/requests.ts'
import { VITALS_CALLS, vitalsAnswer, vitalsQuery } from '#lib/contracts/vitals.ts'
import { HttpError } from '../../kit/http-error.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { readJsonBody } from '../../kit/json-body.ts'
import { tokenOnly } from '../../kit/token-only.ts'
import type { Vitals } from './vitals.ts'

const LIMITS = { bytes: 8 * 1024, depth: 8 } as const

const { path, input, answer } = VITALS_CALLS.record

/** `POST /vitals` adds to the sums, `GET /vitals?days=28` reads them; both with the token of the site's server. */
export function vitalsRoutes(vitals: Pick<Vitals, 'record' | 'sums'>, apiToken: string): KitApp {
  const app = newRoutes()
  app.use(`/${path}`, tokenOnly(apiToken))
  app.post(`/${path}`, async (context) => {
    const read = readRequestInput(input, await readJsonBody(context.req.raw, LIMITS))
    if (!read.ok) throw new HttpError(422, { code: 'fields', fields: read.error.fields })
    await vitals.record(read.value)
    return context.json(answer.parse({ status: 'recorded' }))
  })
  app.get(`/${path}`, async (context) => {
    const query = vitalsQuery.safeParse(context.req.query())
    if (!query.success) throw new HttpError(400, { error: 'Bad Request', parameters: ['days'] })
    return context.json(vitalsAnswer.parse(await vitals.sums(query.data.days)))
  })
  return app
}
