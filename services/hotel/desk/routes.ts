import type { z } from 'zod'
import type { Claim } from '@barriere/shared/programmes/hotel/stays.ts'
import { readHotelInput } from '@barriere/shared/programmes/hotel/input.ts'
import { type SecretPair, isBearer } from '@barriere/shared/secrets/secret-pair.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { readJsonBody } from '../../kit/json-body.ts'
import type { Hotel } from '../hotel.ts'
import { refusal } from '../refusal.ts'
import { acceptance, decideClaim, listClaims, rejection } from './claims.ts'

const LIMITS = { depth: 10 } as const

const STATES: readonly Claim['state'][] = ['open', 'accepted', 'refused']

/**
 * Calls of the desk, with its own token; the site's token is not valid here. Failures are in the catalogue's format.
 * 409: the claim has another decision, or an account already has the booking.
 */
export function deskRoutes(hotel: Hotel, tokens: SecretPair): KitApp {
  const app = newRoutes()
  app.use('*', async (context, next) => {
    context.header('cache-control', 'private, no-store')
    if (!isBearer(context.req.header('authorization'), tokens)) throw refusal('0050')
    await next()
  })
  app.get('/claims', async (context) => {
    const state = context.req.query('state') ?? 'open'
    const known = STATES.find((one) => one === state)
    if (!known) throw refusal('default', { status: 422, fields: ['state'] })
    return context.json({ claims: await listClaims(hotel, known) })
  })
  app.post('/claims/:reference/accept', async (context) => {
    const accepted = await read(context.req.raw, acceptance)
    const claim = await decideClaim(hotel, context.req.param('reference'), { accepted })
    hotel.outbox.poke()
    return context.json({ claim })
  })
  app.post('/claims/:reference/refuse', async (context) => {
    const refused = await read(context.req.raw, rejection)
    const claim = await decideClaim(hotel, context.req.param('reference'), { refused })
    hotel.outbox.poke()
    return context.json({ claim })
  })
  return app
}

async function read<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  const input = readHotelInput(schema, await readJsonBody(request, LIMITS))
  if (!input.ok) throw refusal(input.error.code, { status: 422, fields: input.error.fields })
  return input.value
}
