import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface RequestOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends the request target unchanged: `fetch` would normalise it. */
export const send = (
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    httpRequest({ hostname, port, path: target, method, headers }, (response) => {
      let text = ''
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => {
          text += chunk
        })
        .on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
        })
    })
      .on('error', reject)
      .end(body)
  })

/** `Cookie` header that a browser would send after a response's `Set-Cookie`. */
export const cookiesOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
