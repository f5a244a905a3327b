import { type Server, createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { closeUnread } from './close-unread.ts'

let server: Server

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A server that answers `/read` after the body, and any other path at once. */
async function listen(): Promise<number> {
  server = createServer((request, response) => {
    const isRead = request.url === '/read' ? request.toArray() : Promise.resolve()
    void isRead.then(() => response.end(request.url))
  })
  closeUnread(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}

/** Sends a request, with the body in its own packet after the head of the answer, and reads the whole answer. */
function ask(port: number, head: string, body = ''): Promise<{ answer: string; closed: boolean }> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => {
      answer += text
      // A connection that stays open takes a second request.
      if (answer.endsWith('/read')) resolve({ answer, closed: socket.readableEnded })
      else if (answer.includes('keep-alive')) socket.write('GET /read HTTP/1.1\r\nHost: localhost\r\n\r\n')
    })
    socket.on('end', () => {
      resolve({ answer, closed: true })
    })
    socket.write(`${head}\r\nHost: localhost\r\n${body ? `Content-Length: ${body.length}\r\n` : ''}\r\n`)
    if (head.startsWith('POST /read')) socket.write(body)
  })
}

test('an answer before the body has come in says that the connection closes, and closes it', async () => {
  const { answer, closed } = await ask(await listen(), 'POST /refused HTTP/1.1', '{}')
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*Connection: close\r\n/)
  expect(answer).toMatch(/\r\n\r\n.*\/refused/s)
  expect(closed).toBe(true)
})

test.each([
  ['a body that was read', 'POST /read HTTP/1.1', '{}'],
  ['no body', 'GET /page HTTP/1.1', ''],
  ['an empty body', 'POST /page HTTP/1.1\r\nContent-Length: 0', ''],
])('with %s the connection lives on', async (_, head, body) => {
  const { answer, closed } = await ask(await listen(), head, body)
  expect(answer).toContain('Connection: keep-alive')
  expect(answer).not.toContain('Connection: close')
  expect(closed).toBe(false)
})
