import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two readiness probes of an instance, and time-out of a probe. */
const EVERY = 100
const PATIENCE = 1_000

export interface LoadBalancer {
  readonly port: number
  /** Requests that no instance has answered. */
  readonly failed: readonly string[]
  /** Adds an instance, at `http://host:port`. It gets requests once it says that it is ready. */
  add(instance: string): void
  /** Number of ready instances. */
  ready(): number
  stop(): Promise<void>
}

/**
 * Load balancer of instances on this machine, in turn. An instance that does not answer `readiness` with 200 gets no
 * requests; one whose port is closed is passed over, which is safe for every request, since it has read nothing.
 */
export async function startLoadBalancer(readiness: string): Promise<LoadBalancer> {
  const instances = new Map<string, boolean>()
  const failed: string[] = []
  let turn = 0

  const candidates = (): string[] => {
    const ready = [...instances].filter(([, isReady]) => isReady).map(([instance]) => instance)
    turn += 1
    return ready.map((_, index) => ready[(turn + index) % ready.length] ?? '')
  }

  const fail = ({ method, url }: IncomingMessage, response: ServerResponse, reason: string): void => {
    failed.push(`${method} ${url}: ${reason}`)
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end()
  }

  const forward = (request: IncomingMessage, response: ServerResponse, [instance, ...others]: string[]): void => {
    if (instance === undefined) return fail(request, response, 'no instance is ready')
    const { method, url, headers } = request
    // A client that has left, such as one that reads the status alone, is not a failure.
    const failUnlessLeft = ({ message }: Error): void => {
      if (!response.destroyed) fail(request, response, message)
    }
    // A connection of its own: an instance that stops closes idle ones, which would lose a request on its way.
    const onward = httpRequest(instance + (url ?? ''), { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', failUnlessLeft)
      answer.pipe(response)
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') forward(request, response, others)
      else failUnlessLeft(error)
    })
    onward.on('socket', (socket) => socket.once('connect', () => request.pipe(onward)))
    response.on('close', () => onward.destroy())
  }

  const server = createServer((request, response) => forward(request, response, candidates()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  let isStopped = false

  async function watch(instance: string): Promise<void> {
    while (!isStopped) {
      instances.set(instance, await isReadyAt(instance + readiness))
      await pause(EVERY)
    }
  }

  const watching: Promise<void>[] = []
  return {
    port: (server.address() as AddressInfo).port,
    failed,
    add: (instance) => void watching.push(watch(instance)),
    ready: () => [...instances.values()].filter(Boolean).length,
    async stop() {
      isStopped = true
      await Promise.all(watching)
      server.closeAllConnections()
      server.close()
    },
  }
}

async function isReadyAt(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    await response.body?.cancel()
    return response.ok
  } catch {
    // Not listening, or it hangs.
    return false
  }
}
