import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  /** Empty for a root. */
  readonly parentSpanId: string
  readonly service: string
  readonly attributes: Readonly<Record<string, unknown>>
}

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, 'attributes' | 'service'> & {
        readonly attributes: readonly Attribute[]
      })[]
    }[]
  }[]
}

const valueOf = ({ value }: Attribute): unknown => value.stringValue ?? value.intValue

/** An OTLP receiver over HTTP with JSON, which keeps its requests. */
export async function startOtlpReceiver(): Promise<{
  readonly url: string
  /** All bodies, as they came. */
  readonly bodies: readonly string[]
  spans(): readonly ReceivedSpan[]
  stop(): void
}> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
        .flatMap(({ resource, scopeSpans }) => {
          const service = String(resource.attributes.filter(({ key }) => key === 'service.name').map(valueOf)[0])
          return scopeSpans
            .flatMap(({ spans }) => spans)
            .map(({ attributes, parentSpanId = '', ...span }) => ({
              ...span,
              parentSpanId,
              service,
              attributes: Object.fromEntries(attributes.map((attribute) => [attribute.key, valueOf(attribute)])),
            }))
        }),
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
