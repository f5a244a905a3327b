import type { Context } from 'hono'
import type { z } from 'zod'
import { CLIENT_HEADER, parseClient } from '#lib/contracts/client.ts'
import { readHotelInput } from '#lib/contracts/hotel-input.ts'
import { hotelOpenApi } from '#lib/contracts/hotel-openapi.ts'
import { HOTEL_OPERATIONS, type HotelOperation, type HotelOperationName } from '#lib/contracts/hotel.ts'
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '#lib/contracts/http.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { isDatabaseUnavailable } from '../../kit/database-errors.ts'
import { HttpError } from '../../kit/http-error.ts'
import { readJsonBody } from '../../kit/json-body.ts'
import { sameSecret } from '#lib/domain/same-secret.ts'
import type { Logger } from '../../kit/log.ts'
import { deskRoutes } from '../desk/routes.ts'
import type { Hotel } from '../hotel.ts'
import { noSession, refusal } from '../refusal.ts'
import { readSession } from '../sessions.ts'
import type { Call, Handlers } from './call.ts'
import { idempotent } from './idempotent.ts'

const LIMITS = { bytes: 64 * 1024, depth: 20 } as const

export interface RouteOptions {
  readonly hotel: Hotel
  readonly handlers: Handlers
  /** API token of the site. */
  readonly apiToken: string
  /** Token of the desk. */
  readonly deskToken: string
  readonly log: Logger
}

/** Routes of all operations, their OpenAPI description at `/v1/openapi.json`, and the desk's calls. */
export function hotelRoutes({ hotel, handlers, apiToken, deskToken, log }: RouteOptions): KitApp {
  const app = newRoutes()
  const description = hotelOpenApi()
  app.get('/v1/openapi.json', (context) => context.json(description))
  app.use('/v1/*', async (context, next) => {
    context.header('cache-control', 'private, no-store')
    if (!sameSecret(context.req.header('authorization') ?? '', `Bearer ${apiToken}`)) throw refusal('0050')
    await next()
  })
  for (const name of Object.keys(HOTEL_OPERATIONS) as HotelOperationName[]) {
    const operation: HotelOperation = HOTEL_OPERATIONS[name]
    app.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      const call = await readCall(context, name, hotel)
      // Handlers are typed by operation; here one signature stands for all of them.
      const handler = handlers[name] as (call: Call<HotelOperationName>) => Promise<unknown>
      const answer = await handler(call)
      if (operation.method !== 'GET') hotel.outbox.poke()
      return context.json(operation.answer.parse(answer) as object, operation.status ?? 200)
    })
  }
  app.route('/desk', deskRoutes(hotel, deskToken))
  app.all('/*', () => {
    throw refusal('default', { status: 404 })
  })
  app.onError((error, context) => {
    // A refusal may have queued a mail (used e-mail, account not activated).
    hotel.outbox.poke()
    const known =
      error instanceof HttpError
        ? inCatalogue(error)
        : isDatabaseUnavailable(error)
          ? refusal('default', { status: 503, headers: { 'retry-after': '2' } })
          : undefined
    if (!(error instanceof HttpError))
      log.error({ requestId: context.get('requestId'), path: context.req.path, error }, 'request failed')
    const { status, body, headers } = known ?? refusal('default')
    for (const [header, value] of Object.entries({ 'cache-control': 'private, no-store', ...headers }))
      context.header(header, value)
    return context.json(body as object, status)
  })
  return app
}

/** Converts a failure of the kit (body too large, malformed JSON) to the catalogue's format. */
const inCatalogue = (error: HttpError): HttpError =>
  typeof error.body === 'object' && error.body !== null && 'code' in error.body
    ? error
    : refusal('default', { status: error.status, headers: error.headers })

async function readCall(context: Context, name: HotelOperationName, hotel: Hotel): Promise<Call<HotelOperationName>> {
  const operation: HotelOperation = HOTEL_OPERATIONS[name]
  const now = hotel.clock.now()
  const token = context.req.header('x-member-token')
  const session = operation.auth === 'member' ? await readSession(hotel.sql, token, now) : undefined
  if (operation.auth === 'member' && !session) throw noSession()
  const body = operation.method === 'GET' ? undefined : await readJsonBody(context.req.raw, LIMITS)
  const input = operation.input ? readHotelInput(operation.input as z.ZodType<object>, body) : undefined
  if (input && !input.ok) throw refusal(input.error.code, { status: 422, fields: input.error.fields })
  const given = context.req.header(IDEMPOTENCY_HEADER)
  if (given !== undefined && !IDEMPOTENCY_KEY.test(given))
    throw refusal('default', { status: 422, fields: [IDEMPOTENCY_HEADER] })
  const key = operation.idempotent ? given : undefined
  return {
    hotel,
    id: context.req.param('id') ?? '',
    client: parseClient(context.req.header(CLIENT_HEADER)),
    input: input?.value as never,
    // Undefined for public operations, whose handlers do not read it.
    session: session as never,
    idempotent: (work) =>
      idempotent(hotel, { key, scope: `${name} ${session?.accountId ?? ''}`, input: input?.value, now }, work),
  }
}
