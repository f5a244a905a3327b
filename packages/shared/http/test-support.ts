import { connect } from 'node:net'

const CHUNK = Buffer.from(`10000\r\n${'a'.repeat(65_536)}\r\n`)

/** Bytes after which a server counts as one without a limit. */
const ENDLESS = 2 ** 30

/**
 * Sends a chunked body without an end. Resolves to the answer, to the bytes of the head, and to those of the body sent
 * until the connection closed.
 */
export function sendEndlessly(port: number, path: string): Promise<{ answer: string; head: number; sent: number }> {
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`
  return new Promise((resolve) => {
    let answer = ''
    let sent = 0
    const socket = connect(port, '127.0.0.1')
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => {
      answer += text
    })
    // Fails when the other side has closed.
    socket.on('error', () => {})
    socket.on('close', () => {
      resolve({ answer, head: head.length, sent })
    })
    socket.write(head)
    const send = (): void => {
      while (socket.writable && sent < ENDLESS) {
        sent += CHUNK.length
        if (!socket.write(CHUNK)) return void socket.once('drain', send)
      }
      if (sent >= ENDLESS) socket.destroy()
    }
    send()
  })
}
