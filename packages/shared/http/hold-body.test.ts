import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sendEndlessly } from './test-support.ts'
import { closeUnread } from './close-unread.ts'
import { holdBody } from './hold-body.ts'
import { readBody } from './read-body.ts'

const CHUNK = 64 * 1024

/** Turns of the event loop without new bytes, after which the buffers count as full. */
const QUIET_TURNS = 200

async function untilFull({ socket }: IncomingMessage): Promise<void> {
  let read = -1
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    if (socket.bytesRead > read) quiet = 0
    read = socket.bytesRead
    await setImmediate()
  }
}

/** Reads late, as a route behind Next does: by then two buffers between it and the connection are full. */
async function answer(request: IncomingMessage, response: ServerResponse, limit: number): Promise<void> {
  const body = Readable.toWeb(request.pipe(new PassThrough()).pipe(new PassThrough()))
  await untilFull(request)
  const text = await readBody({ body: body as ReadableStream<Uint8Array<ArrayBuffer>> }, limit)
  response.statusCode = text === undefined ? 413 : 200
  response.end(String(text?.length))
}

/** A server that holds bodies, and the number of bytes that it has read from its first connection. */
async function listen(limit: number): Promise<{ port: number; read: Promise<number>; close: () => void }> {
  const { promise: read, resolve: resolveRead } = Promise.withResolvers<number>()
  const server = createServer((request, response) => {
    holdBody(request, limit)
    void answer(request, response, limit)
    request.socket.once('close', () => {
      resolveRead(request.socket.bytesRead)
    })
  })
  closeUnread(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { port: (server.address() as AddressInfo).port, read, close: () => server.close() }
}

test.each([64 * 1024, 512 * 1024])(
  'an endless body is read up to its limit of %i bytes, and by one piece more',
  async (limit) => {
    const server = await listen(limit)
    try {
      const { answer: text } = await sendEndlessly(server.port, '/')
      expect(text).toMatch(/^HTTP\/1\.1 413 /)
      const read = await server.read
      expect(read).toBeGreaterThan(limit)
      expect(read).toBeLessThanOrEqual(limit + CHUNK + 1_024)
      const body = 'x'.repeat(limit)
      const whole = await fetch(`http://127.0.0.1:${server.port}/`, { method: 'POST', body })
      expect(await whole.text()).toBe(String(limit))
    } finally {
      server.close()
    }
  },
)
