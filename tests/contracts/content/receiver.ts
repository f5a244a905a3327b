import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  raw: string
  signature: string | undefined
  /** During a change of secrets: the signature with the next one. */
  nextSignature: string | undefined
  type: string | undefined
  body: Record<string, unknown>
}

/** Webhook receiver on which a test can wait for the next delivery. */
export class Receiver {
  received: Received[] = []
  status = 200
  #waiting: (() => void)[] = []
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString()
      this.received.push({
        raw,
        signature: request.headers['webhook-signature'] as string | undefined,
        nextSignature: request.headers['webhook-signature-next'] as string | undefined,
        type: request.headers['content-type'],
        body: JSON.parse(raw) as Record<string, unknown>,
      })
      response.writeHead(this.status, { 'content-type': 'application/json' }).end('{}')
      for (const wake of this.#waiting.splice(0)) wake()
    })
  })

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve)
    })
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`
  }

  async next(count: number): Promise<Received[]> {
    while (this.received.length < count) await this.#another()
    return this.received
  }

  async until(wanted: (hook: Received) => boolean): Promise<void> {
    while (!this.received.some(wanted)) await this.#another()
  }

  #another(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
    })
  }

  async close(): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve)
    })
  }
}
