import { once } from 'node:events'
import { type IncomingMessage, createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

interface CachedAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export interface CachingProxy {
  readonly origin: string
  /** Number of cache hits. */
  readonly hits: () => number
  stop(): void
}

/** Shared cache in front of the site: stores every cacheable response to a GET by its URL, whatever the cookies. */
export async function startCachingProxy(target: string): Promise<CachingProxy> {
  const cached = new Map<string, CachedAnswer>()
  let hits = 0
  // Its own clients must not send on a connection that it is closing: a busy machine takes more than 5 s to do so.
  const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const hit = method === 'GET' ? cached.get(url) : undefined
    if (hit) {
      hits += 1
      response.writeHead(hit.status, hit.headers).end(hit.body)
      request.resume()
      return
    }
    const onward = httpRequest(
      target + url,
      { method, headers: { ...headers, host: new URL(target).host } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const body = Buffer.concat(chunks)
          if (method === 'GET' && !/no-store|private/.test(answer.headers['cache-control'] ?? ''))
            cached.set(url, { status: answer.statusCode ?? 0, headers: answer.headers, body })
          response.writeHead(answer.statusCode ?? 502, answer.headers).end(body)
        })
      },
    )
    onward.on('error', () => {
      response.writeHead(502).end()
    })
    request.pipe(onward)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    hits: () => hits,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
