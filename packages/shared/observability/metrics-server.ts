import { type Server, createServer } from 'node:http'
import { isIP } from 'node:net'
import { isLocal } from '../process/deployment.ts'
import type { MetricsSettings } from './variables.ts'
import { setRecorder } from './metrics.ts'

type Log = Readonly<Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>>

/**
 * Serves the process's metrics (`GET /metrics`) on a separate port that visitors cannot reach. Rejects if the port
 * cannot be opened. Without settings nothing is recorded, and the library is not loaded.
 */
export async function startMetrics(
  settings: MetricsSettings | undefined,
  log: Log,
): Promise<{ readonly port: number; stop(): void } | undefined> {
  if (!settings) return undefined
  const { createMetrics } = await import('./prometheus.ts')
  const metrics = createMetrics(log)
  const isExpected = expectedHost(settings)
  const server = createServer((request, response) => {
    if (!isExpected(request.headers.host)) {
      response.writeHead(421).end()
      return
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ event: 'metrics.failed', err: error }, 'metrics could not be written')
        response.writeHead(500).end()
      },
    )
  })
  const port = await listen(server, settings)
  setRecorder(metrics)
  log.info({ event: 'metrics.started', port }, 'metrics are served')
  return {
    port,
    stop() {
      setRecorder(undefined)
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Addresses by which a server listens on all addresses of its machine. */
const ANY_ADDRESS: readonly string[] = ['0.0.0.0', '::']

/**
 * DNS rebinding: a web page under a foreign name that resolves to this machine could read what only this machine may.
 * Accepted are this machine, the configured host and names and, when the server listens on all addresses, any IP
 * address, since no page has one as its name.
 */
function expectedHost({ host, names }: MetricsSettings): (header: string | undefined) => boolean {
  const known = new Set([host, ...names].map((name) => name.toLowerCase()))
  return (header) => {
    const address = `http://${header ?? ''}`
    const name = URL.parse(address)?.hostname.replace(/^\[|\]$/g, '')
    if (!header || name === undefined) return false
    return isLocal(address) || known.has(name) || (ANY_ADDRESS.includes(host) && isIP(name) !== 0)
  }
}

async function listen(server: Server, { host, port }: MetricsSettings): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
