import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import type { Context } from 'hono'
import type { z } from 'zod'
import {
  type KeptNight,
  type KeptNights,
  type KeptStays,
  type RateAudience,
  audienceQuery,
  keptNightsQuery,
  keptStaysQuery,
} from '@barriere/shared/contracts/availability.ts'
import { readQuery } from '@barriere/shared/contracts/read-query.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { HttpError } from '../../kit/http-error.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { tokenOnly } from '../../kit/token-only.ts'
import { MAX_AGE, SCARCITY_AGE } from './ages.ts'
import type { Stays } from './stays.ts'
import type { NightStore, StoredHotel } from './store.ts'

interface RouteOptions {
  readonly store: Pick<NightStore, 'read'>
  readonly stays: Pick<Stays, 'answer'>
  readonly clock: Clock
  /** API token of the site's server, the only client that may ask for the prices of members and staff. */
  readonly apiToken: SecretPair
}

/** `/availability/nights` and `/availability/stays`, as `packages/shared/contracts/availability.ts` describes them. */
export function availabilityRoutes({ store, stays, clock, apiToken }: RouteOptions): KitApp {
  const app = newRoutes()
  app.use('/availability/*', tokenOnly(apiToken))
  app.get('/availability/nights', async (context) => {
    const { hotel, from, to } = parsed(context, keptNightsQuery)
    const { audience } = parsed(context, audienceQuery)
    const now = clock.now()
    const stored = await store.read(hotel, { from, to, since: new Date(now - MAX_AGE) })
    return context.json({ hotels: stored.map((one) => seenBy(one, audience, now)) } satisfies KeptNights)
  })
  app.get('/availability/stays', async (context) => {
    const query = parsed(context, keptStaysQuery)
    const { audience } = parsed(context, audienceQuery)
    return context.json({ stays: await stays.answer(query, audience) } satisfies KeptStays)
  })
  return app
}

/** The nights of a property for an audience. "Sold out" and the number of free rooms are left out unless recent. */
function seenBy(
  { hotel, currency, readAt, nights }: StoredHotel,
  audience: RateAudience,
  now: number,
): KeptNights['hotels'][number] {
  const recent = readAt.getTime() >= now - SCARCITY_AGE
  return {
    hotel,
    currency,
    nights: nights
      .filter(({ state }) => recent || state !== 'sold-out')
      .map(({ day, state, minNights, left, prices }): KeptNight => {
        const own = audience === 'public' ? undefined : prices?.[audience]
        return {
          day,
          state,
          minNights,
          ...(recent ? { left } : {}),
          ...(prices ? { price: prices.public } : {}),
          ...(prices && own !== undefined && own < prices.public ? { own } : {}),
        }
      }),
  }
}

function parsed<S extends z.ZodType>(context: Context, schema: S): z.output<S> {
  const result = readQuery(schema, new URL(context.req.url).searchParams)
  if (!result.ok) throw new HttpError(400, { error: 'Bad Request', parameters: result.error })
  return result.value
}
