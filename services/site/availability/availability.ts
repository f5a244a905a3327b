import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { AvailabilityEngine } from '#services/site/availability/engine.ts'
import type { Sql } from '../../kit/database.ts'
import type { KitApp } from '../../kit/http.ts'
import type { Logger } from '../../kit/log.ts'
import { AvailabilityRefresh } from './refresh.ts'
import { availabilityRoutes } from './routes.ts'
import { Stays } from './stays.ts'
import { NightStore } from './store.ts'

interface AvailabilityOptions {
  readonly sql: Sql
  readonly clock: Clock
  readonly log: Logger
  readonly apiToken: SecretPair
  /** Called once the server listens, since the stand-in is at the server's own address. Undefined without an engine. */
  readonly engine: () => AvailabilityEngine | undefined
}

/** Prices and free rooms: the booking engine's answer for a stay, and the stored lowest price of each night. */
export function startAvailability({ sql, clock, log, apiToken, engine }: AvailabilityOptions): {
  readonly app: KitApp
  ready(): void
  stop(): Promise<void>
} {
  const store = new NightStore(sql)
  let asked: AvailabilityEngine | undefined
  let refresh: AvailabilityRefresh | undefined
  const stays = new Stays({ engine: () => asked, store, clock, log })
  return {
    app: availabilityRoutes({ store, stays, clock, apiToken }),
    ready() {
      asked = engine()
      if (!asked) return
      refresh = new AvailabilityRefresh({ engine: asked, store, sql, clock, log })
      refresh.start()
    },
    stop: async () => await refresh?.stop(),
  }
}
