import type { ChildProcess } from 'node:child_process'
import { COMPILED, type Settings, start, stop, untilAnswering } from './processes.ts'

export interface StackSettings {
  readonly port: number
  readonly servicesPort: number
  readonly dataDir: string
  readonly development?: boolean
  readonly env?: Settings
  readonly stdio?: 'inherit' | 'pipe'
  /** Folder of the build that the site runs; by default the working directory. */
  readonly cwd?: string | undefined
}

export interface Stack {
  readonly site: ChildProcess
  readonly services: ChildProcess
  readonly origin: string
  readonly servicesOrigin: string
  stop(): Promise<void>
}

/** Deployment of a start on this machine, unless the operator sets production. An operator's own origin is kept. */
const deployment = (origin: string): Settings => ({
  ...(process.env.NODE_ENV === 'production' ? {} : { DEPLOYMENT: 'local' }),
  SITE_ORIGIN: process.env.SITE_ORIGIN || origin,
})

/** Gives freed pages back to the system: `MEMORY`. */
const COMMON_FLAGS = ['--memory-saver-mode'] as const

/**
 * Memory limits of both processes: garbage of a fifth of the heap at most in the site, three fifths in the services,
 * whose heap grows with the space, and with it the time of each collection; what the collector frees goes back to the
 * system, where V8 would keep as many pages as its heap ever had. The young generation has V8's own size: a small one
 * together with the memory saver more than halves the rate of stored pages, and saves no memory (decision 88). One
 * malloc arena, since the memory of compressors, hashes and pictures fragments over more, and larger buffers given back
 * at once: glibc raises both thresholds to megabytes by itself. `deploy` has the same
 * (`tests/architecture/deployment.test.ts`).
 */
export const MEMORY = {
  flags: {
    // Heap limit in megabytes: pages are served from finished bytes, which lie outside of it.
    site: [...COMMON_FLAGS, '--heap-growing-percent=20', '--max-old-space-size=256'],
    services: [...COMMON_FLAGS, '--heap-growing-percent=60'],
  },
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
} as const

export function startServices({
  port,
  servicesPort,
  dataDir,
  development = false,
  env = {},
  stdio = 'inherit',
}: StackSettings): ChildProcess {
  return start('node', [...(development ? ['--watch'] : MEMORY.flags.services), 'services/main.ts'], {
    stdio: ['ignore', stdio, stdio],
    env: {
      SERVICES_PORT: String(servicesPort),
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: COMPILED,
      ...deployment(`http://localhost:${port}`),
      CONTENT_WEBHOOK_URLS: [
        `http://localhost:${port}/api/webhooks/storyblok`,
        `http://127.0.0.1:${servicesPort}/site/webhooks/storyblok`,
      ].join(','),
      ...(development ? {} : MEMORY.env),
      ...env,
    },
  })
}

export function startSite({
  port,
  servicesPort,
  dataDir,
  development = false,
  env = {},
  stdio = 'inherit',
  cwd,
}: StackSettings): ChildProcess {
  return start(
    'node',
    [...(development ? [] : MEMORY.flags.site), 'scripts/site.ts', ...(development ? ['--dev'] : [])],
    {
      stdio: ['ignore', stdio, stdio],
      cwd,
      env: {
        NODE_ENV: development ? 'development' : 'production',
        ...deployment(`http://localhost:${port}`),
        NEXT_TELEMETRY_DISABLED: '1',
        PORT: String(port),
        SERVICES_PORT: String(servicesPort),
        DATA_DIR: dataDir,
        NODE_COMPILE_CACHE: COMPILED,
        ...(development ? {} : MEMORY.env),
        ...env,
      },
    },
  )
}

/** Starts services and site; resolves once both answer. */
export async function startStack(settings: StackSettings): Promise<Stack> {
  const origin = `http://localhost:${settings.port}`
  const servicesOrigin = `http://127.0.0.1:${settings.servicesPort}`
  const services = startServices(settings)
  try {
    // The site can start without the services, but its first pages would be slower and its log would begin with
    // warnings.
    await untilAnswering(services, `${servicesOrigin}/health`)
    const site = startSite(settings)
    const stopBoth = async () => {
      await Promise.all([stop(site), stop(services)])
    }
    try {
      await untilAnswering(site, `${origin}/api/health`)
    } catch (error) {
      await stop(site)
      throw error
    }
    return { site, services, origin, servicesOrigin, stop: stopBoth }
  } catch (error) {
    await stop(services)
    throw error
  }
}
