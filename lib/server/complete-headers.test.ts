import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { GUARDED_HEADER, SECURITY_HEADERS } from '#lib/routing/response-headers.ts'
import { completeHeaders } from './complete-headers.ts'

/** Headers of an answer as they reach the browser. */
async function headersOf(
  write: (response: ServerResponse) => void,
  { development = false, path = '/hotels' } = {},
): Promise<IncomingHttpHeaders> {
  const server = createServer((_, response) => {
    completeHeaders(response, path, { development })
    write(response)
    response.end()
  }).listen(0)
  await once(server, 'listening')
  const request = get({ port: (server.address() as AddressInfo).port, headers: { connection: 'close' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  server.close()
  return response.headers
}

describe('an answer', () => {
  test('without a policy gets the strictest, with one keeps its own', async () => {
    expect(
      (
        await headersOf((response) => {
          response.writeHead(204)
        })
      )['content-security-policy'],
    ).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(
      (
        await headersOf((response) => {
          response.setHeader('content-security-policy', "default-src 'self'")
        })
      )['content-security-policy'],
    ).toBe("default-src 'self'")
    expect(
      (
        await headersOf(
          (response) => {
            response.writeHead(204)
          },
          { development: true },
        )
      )['content-security-policy'],
    ).toBeUndefined()
  })

  test('that is a file of the build goes without what is read of documents alone', async () => {
    const file = await headersOf(() => undefined, { path: '/_next/static/chunks/a.js' })
    expect(file).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
    expect(file).not.toHaveProperty('permissions-policy')
    expect(file).not.toHaveProperty('cross-origin-opener-policy')
    for (const path of ['/', '/_next/image', '/_next/statics', '/media/a.svg'])
      expect(await headersOf(() => undefined, { path })).toMatchObject(SECURITY_HEADERS)
  })

  test('is kept for as long as it says itself', async () => {
    for (const given of ['public, max-age=0, must-revalidate', 'public, max-age=31536000, immutable', 'no-store']) {
      expect(
        (
          await headersOf((response) => {
            response.setHeader('cache-control', given)
          })
        )['cache-control'],
      ).toBe(given)
    }
    expect((await headersOf(() => {}))['cache-control']).toBeUndefined()
  })

  test('does not tell where its address lies inside', async () => {
    expect(
      await headersOf((response) => {
        response.setHeader('x-middleware-rewrite', '/fr/hotels')
      }),
    ).not.toHaveProperty('x-middleware-rewrite')
  })

  test('that is a page names what it depends on, whatever Next says; at / that is the language too', async () => {
    const varyOf = async (type: string, path: string) =>
      (
        await headersOf(
          (response) => {
            response.setHeader('content-type', type).setHeader('vary', 'rsc, next-router-state-tree, Accept-Encoding')
          },
          { path },
        )
      ).vary
    expect(await varyOf('text/html; charset=utf-8', '/hotels')).toBe('Accept-Encoding')
    expect(await varyOf('text/html; charset=utf-8', '/en')).toBe('Accept-Encoding')
    expect(await varyOf('text/html', '/')).toBe('Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site')
    expect(await varyOf('application/json', '/')).toBe('rsc, next-router-state-tree, Accept-Encoding')
  })

  test.each(['public, max-age=0, must-revalidate', 'private, no-cache'])(
    'that is not for everyone is kept by nobody (%s)',
    async (given) => {
      const headers = await headersOf((response) => {
        response.setHeader('cache-control', given).setHeader(GUARDED_HEADER, '1')
      })
      expect([headers['cache-control'], headers['referrer-policy'], headers[GUARDED_HEADER]]).toEqual([
        'private, no-store',
        'no-referrer',
        undefined,
      ])
    },
  )

  test.each(['public, max-age=0, must-revalidate', 'public, max-age=60', 'private, no-store'])(
    'with a cookie is nobody else’s (%s)',
    async (given) => {
      const headers = await headersOf((response) => {
        response.setHeader('cache-control', given).setHeader('set-cookie', 'locale=fr')
      })
      expect(headers['cache-control']).toBe(given.includes('no-store') ? given : 'private, no-cache')
    },
  )
})
