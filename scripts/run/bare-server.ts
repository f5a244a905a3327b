import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Minimal Node server: it answers every request with the bytes and headers that its parent hands it.

/** Names and values in turn. */
export interface BareAnswer {
  readonly status: number
  readonly headers: readonly string[]
  readonly body: Uint8Array
}

process.on('message', ({ status, headers, body }: BareAnswer) => {
  const server = createServer((_, response) => {
    response.writeHead(status, [...headers])
    response.end(body.length > 0 ? body : undefined)
  })
  server.listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port)
  })
})

process.on('disconnect', () => {
  process.exit(0)
})
