import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { GUARDED_HEADER } from '../guarded.ts'
import { completeHeaders } from './security.ts'

/** Headers of an answer as they reach the browser. */
async function headersOf(write: (response: ServerResponse) => void, development = false): Promise<IncomingHttpHeaders> {
  const server = createServer((_, response) => {
    completeHeaders(response, { development })
    write(response)
    response.end()
  }).listen(0)
  await once(server, 'listening')
  const request = get({ port: (server.address() as AddressInfo).port, headers: { connection: 'close' } })
  const [response] = await once(request, 'response') as [IncomingMessage]
  response.resume()
  server.close()
  return response.headers
}

describe('an answer', () => {
  test('without a policy gets the strictest, with one keeps its own', async () => {
    expect((await headersOf((response) => { response.writeHead(204) }))['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect((await headersOf((response) => { response.setHeader('content-security-policy', "default-src 'self'") }))['content-security-policy']).toBe("default-src 'self'")
    expect((await headersOf((response) => { response.writeHead(204) }, true))['content-security-policy']).toBeUndefined()
  })

  test('of a page is asked for anew each time, instead of being kept for a year', async () => {
    expect((await headersOf((response) => { response.setHeader('cache-control', 's-maxage=31536000') }))['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect((await headersOf((response) => { response.setHeader('cache-control', 'no-store') }))['cache-control']).toBe('no-store')
  })

  test.each(['s-maxage=31536000', 'private, no-cache'])('that is not for everyone is kept by nobody (%s)', async (given) => {
    const headers = await headersOf((response) => { response.setHeader('cache-control', given).setHeader(GUARDED_HEADER, '1') })
    expect([headers['cache-control'], headers['referrer-policy'], headers[GUARDED_HEADER]]).toEqual(['private, no-store', 'no-referrer', undefined])
  })

  test.each(['s-maxage=31536000', 'public, max-age=60', 'private, no-store'])('with a cookie is nobody else’s (%s)', async (given) => {
    const headers = await headersOf((response) => { response.setHeader('cache-control', given).setHeader('set-cookie', 'locale=fr') })
    expect(headers['cache-control']).toBe(given.includes('no-store') ? given : 'private, no-cache')
  })
})
