import { once } from 'node:events'
import { type IncomingMessage, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

export interface ReportedItem {
  readonly type: string
  /** Parsed payload of an event, a transaction or a replay's event. */
  readonly payload: Reported
}

/** Fields of a report that tests read. */
export interface Reported {
  /** Lines of a recording. */
  readonly text?: string
  readonly replay_id?: string
  readonly request?: { readonly url?: string }
  readonly event_id?: string
  readonly release?: string
  readonly environment?: string
  readonly platform?: string
  readonly message?: string
  readonly transaction?: string
  readonly tags?: Readonly<Record<string, string>>
  readonly contexts?: { readonly trace?: { readonly trace_id?: string; readonly op?: string } }
  readonly exception?: {
    readonly values?: readonly {
      readonly type?: string
      readonly value?: string
      readonly stacktrace?: { readonly frames?: readonly { readonly filename?: string; readonly function?: string }[] }
    }[]
  }
}

/** Stand-in of Sentry's ingest: keeps the reports, and may refuse, ask for a pause, or hang. */
export class Ingest {
  mode: 'accept' | 'refuse' | 'limit' | 'hang' = 'accept'
  /** Requests so far, each as a text of its first line, headers and body. */
  readonly requests: string[] = []
  readonly items: ReportedItem[] = []
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      void this.#receive(request).then(() => {
        if (this.mode === 'hang') return
        const status = { accept: 200, refuse: 500, limit: 429 }[this.mode]
        response.writeHead(status, {
          'content-type': 'application/json',
          ...(status === 429 ? { 'retry-after': '60' } : {}),
        })
        response.end('{}')
      })
    })
  }

  static async start(): Promise<Ingest> {
    const ingest = new Ingest()
    ingest.#server.listen(0, '127.0.0.1')
    await once(ingest.#server, 'listening')
    return ingest
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  get dsn(): string {
    return `http://publickey@127.0.0.1:${(this.#server.address() as AddressInfo).port}/42`
  }

  of(type: string): Reported[] {
    return this.items.filter((item) => item.type === type).map(({ payload }) => payload)
  }

  get events(): Reported[] {
    return this.of('event')
  }

  forget(): void {
    this.requests.length = 0
    this.items.length = 0
  }

  async #receive(request: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const sent = Buffer.concat(chunks)
    const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent
    this.requests.push(`${request.method} ${request.url}\n${JSON.stringify(request.headers)}\n${body.toString()}`)
    this.items.push(...parse(body))
  }
}

/** https://develop.sentry.dev/sdk/data-model/envelopes/ */
function parse(body: Buffer): ReportedItem[] {
  let at = 0
  const read = (length?: number): string => {
    const newline = body.indexOf('\n', at)
    const end = length === undefined ? (newline === -1 ? body.length : newline) : at + length
    const text = body.subarray(at, end).toString()
    at = end + 1
    return text
  }
  JSON.parse(read())
  const items: ReportedItem[] = []
  while (at < body.length) {
    const { type, length } = JSON.parse(read()) as { type: string; length?: number }
    const text = read(length)
    items.push({ type, payload: type === 'replay_recording' ? { text } : (JSON.parse(text) as Reported) })
  }
  return items
}
