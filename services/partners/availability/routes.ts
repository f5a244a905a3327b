import type { Context } from 'hono'
import type { z } from 'zod'
import {
  type EngineErrorCode,
  engineNightsQuery,
  enginePropertiesQuery,
  engineStaysQuery,
} from '@barriere/shared/contracts/availability.ts'
import { readQuery } from '@barriere/shared/contracts/read-query.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { HttpError } from '../../kit/http-error.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { HOTELS, nights, stays, unknownHotels } from './availability.ts'

/** Maximum number of properties in an answer. */
const PAGE = 50

/** Sales horizon in days. */
const HORIZON = 540

const STATUS = { parameters: 400, range: 422, past: 422, property: 404, busy: 503 } as const

const refused = (code: EngineErrorCode, parameters: readonly string[]): HttpError =>
  new HttpError(STATUS[code], { error: { code, parameters: [...parameters] } })

/** The stand-in's availability interface, the same as the engine's in `packages/shared/contracts/availability.ts`. */
export function availabilityRoutes(clock: Clock): KitApp {
  const app = newRoutes()
  app.get('/properties', (context) => {
    const { page } = parsed(context, enginePropertiesQuery)
    const pages = Math.max(1, Math.ceil(HOTELS.length / PAGE))
    if (page > pages) throw refused('range', ['page'])
    return context.json({ properties: HOTELS.slice((page - 1) * PAGE, page * PAGE), pages })
  })
  app.get('/nights', (context) => {
    const query = parsed(context, engineNightsQuery)
    checked(query.hotel, { first: query.from, last: query.to, names: ['from', 'to'] })
    return context.json(nights(query))
  })
  app.get('/stays', (context) => {
    const query = parsed(context, engineStaysQuery)
    checked(query.hotel, { first: query.arrive, last: query.depart, names: ['arrive', 'depart'] })
    return context.json(stays(query))
  })

  /** Refuses unknown properties, and days in the past or beyond the horizon. */
  function checked(
    hotels: readonly string[],
    { first, last, names }: { first: string; last: string; names: readonly [string, string] },
  ): void {
    const unknown = unknownHotels(hotels)
    if (unknown.length > 0) throw refused('property', ['hotel'])
    const today = toParisTime(clock.now()).day
    if (first < today) throw refused('past', [names[0]])
    if (last > addDays(today, HORIZON)) throw refused('range', [names[1]])
  }
  return app
}

function parsed<S extends z.ZodType>(context: Context, schema: S): z.output<S> {
  const result = readQuery(schema, new URL(context.req.url).searchParams)
  if (!result.ok) throw refused('parameters', result.error)
  return result.value
}
