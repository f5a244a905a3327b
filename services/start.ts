import { chmodSync, mkdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { BODY_LIMIT } from '@barriere/shared/contracts/http.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { type Dependency, Readiness } from '@barriere/shared/observability/readiness.ts'
import { openDatabase } from './kit/database.ts'
import { EnvError, parseEnv, type Env } from './kit/env.ts'
import { createHttpApp } from './kit/http.ts'
import { createLog, type Logger } from './kit/log.ts'
import type { NodeReports } from '@barriere/shared/reports/node-reports.ts'
import { listen, type HttpServer } from './kit/server.ts'
import type { RunningService } from './kit/service.ts'
import { services } from './registry.ts'

export interface RunningServices {
  port: number
  /** `http://host:port`, without a trailing slash. */
  url: string
  /** Graceful shutdown: the readiness probe fails from here on. */
  drain(): void
  stop(): Promise<void>
}

export interface Parts {
  clock?: Clock
  log?: Logger
  /** Error reporting, which traces requests. */
  reports?: NodeReports | undefined
}

/** Graceful shutdown: milliseconds for running requests to finish. */
const GRACE = 5_000

/**
 * Starts the chosen services on one port. `overrides` apply to the defaults, not to the process's environment, so that
 * a test does not depend on the shell it runs in. A failed start stops what was already started.
 */
export async function startServices(overrides: Partial<Env> = {}, parts: Parts = {}): Promise<RunningServices> {
  const env: Env = { ...parseEnv({}), ...overrides }
  const log = parts.log ?? createLog(env.LOG_LEVEL)
  const chosen = env.SERVICES.map((name) => {
    const service = services.find((candidate) => candidate.name === name)
    if (!service)
      throw new EnvError(
        `Bad configuration: SERVICES: no service “${name}”; there are: ${services
          .map((known) => known.name)
          .join(', ')}`,
      )
    return service
  })

  keepPrivate(env.DATA_DIR)
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, log })
  const running: RunningService[] = []
  const dependencies: Dependency[] = [
    {
      name: 'database',
      isVital: true,
      async works() {
        await database.sql.execute(sql`select 1`)
        return true
      },
    },
  ]
  const readiness = new Readiness(dependencies)
  const stopGauges = readiness.expose()
  let server: HttpServer | undefined
  let url = ''
  const stop = async (): Promise<void> => {
    stopGauges()
    for (const service of running) service.beforeStop?.()
    await server?.close(GRACE)
    for (const service of running) await service.stop()
    await database.close()
  }

  try {
    const app = createHttpApp({ log, hosts: ownHosts(env), services: env.SERVICES, readiness, reports: parts.reports })
    app.get('/health', (context) => context.json({ status: 'ok', services: chosen.map((service) => service.name) }))
    for (const service of chosen) {
      const started = await service.start({
        env,
        database,
        clock: parts.clock ?? database.clock,
        log: log.child({ service: service.name }),
        baseUrl: () => url,
      })
      running.push(started)
      dependencies.push(...(started.dependencies ?? []))
      app.route(`/${service.name}`, started.app)
      for (const [path, routes] of Object.entries(started.besides ?? {})) app.route(path, routes)
    }
    const longer = running.flatMap(({ longerBodies = {} }) => Object.entries(longerBodies))
    const bodyLimit = (path: string): number => longer.find(([prefix]) => path.startsWith(prefix))?.[1] ?? BODY_LIMIT
    server = await listen(app.fetch, env.SERVICES_HOST, env.SERVICES_PORT, { bodyLimit })
    url = `http://${reachable(env.SERVICES_HOST)}:${server.port}`
    for (const service of running) service.ready?.()
    log.info({ url, services: env.SERVICES, database: database.kind }, 'services ready')
    return { port: server.port, url, drain: () => readiness.drain(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Host names of this server, besides those of the machine itself. */
const ownHosts = ({
  SERVICES_HOST,
  SERVICES_NAMES,
  CONTENT_ASSET_ORIGIN,
  DESK_ORIGIN,
  EDITOR_ORIGIN,
}: Env): readonly string[] => [
  new URL(`http://${reachable(SERVICES_HOST)}`).hostname,
  ...SERVICES_NAMES,
  ...[CONTENT_ASSET_ORIGIN, DESK_ORIGIN, EDITOR_ORIGIN].flatMap((address) =>
    address === undefined ? [] : [new URL(address).hostname],
  ),
]

/** Address for a client: a wildcard host becomes the loopback address, an IPv6 address gets brackets. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** File permissions: the data folder holds members' data, so only the process's own user may read it. */
function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
}
