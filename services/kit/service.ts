import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Dependency } from '@barriere/shared/observability/readiness.ts'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import type { KitApp } from './http.ts'
import type { Logger } from './log.ts'

/** Context that every service gets at its start. */
export interface ServiceContext {
  env: Env
  database: Database
  clock: Clock
  log: Logger
  /** This server's address, `http://host:port` without a trailing slash. Known once it listens: call it per request. */
  baseUrl: () => string
}

export interface RunningService {
  /** Routes relative to the service's prefix. */
  app: KitApp
  /** Routes outside the service's prefix, for people: `/desk`. */
  besides?: Readonly<Record<`/${string}`, KitApp>>
  /** Body limits in bytes of the paths that accept more than `BODY_LIMIT`: `/content`. */
  longerBodies?: Readonly<Record<`/${string}`, number>>
  /** Dependencies besides the database, for the readiness probe. */
  dependencies?: readonly Dependency[]
  /** Ends the service's background work. Called when no request is left. */
  stop(): Promise<void>
  /** Called once the server listens: from here on the service may call the others. */
  ready?(): void
  /** Called first when the process stops: ends requests that are held open on purpose. */
  beforeStop?(): void
}

/** One folder of services/, one line in services/registry.ts. */
export interface Service {
  /** Also the path prefix (`/content`) and the database schema. */
  name: string
  start(context: ServiceContext): Promise<RunningService>
}
