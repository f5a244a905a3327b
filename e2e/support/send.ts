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

/** Sends a request target as it is: `fetch` would mend it first. */
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

/** What a browser would send again of the cookies that an answer set. */
export const cookiesOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
