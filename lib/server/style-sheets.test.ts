import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import inject from 'light-my-request'
import { describe, expect, test } from 'vitest'
import { PageStyles, STYLES_PATH } from '#lib/next/page-styles.ts'
import { withStyleSheets } from './style-sheets.ts'

const CSS = '.aaa_card{color:red}'.repeat(50)

const styles = new PageStyles({
  version: 'v1',
  sheets: ['/_next/static/chunks/a.css'],
  modules: [{ css: CSS, prefix: 'aaa_' }],
  shared: [0],
  islands: {},
})

const handler = withStyleSheets(styles, async (_, response) => {
  response.end('next')
})

const request = (name: string, encoding = '', method: 'GET' | 'HEAD' = 'GET') =>
  inject((request, response) => void handler(request as never, response as never), {
    method,
    url: STYLES_PATH + name,
    headers: { 'accept-encoding': encoding },
  })

describe('a sheet', () => {
  test('comes in the encoding that a browser likes, and never changes', async () => {
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, '': (body: Buffer) => body }
    for (const encoding of ['br', 'gzip', ''] as const) {
      const answer = await request('v1.AQ.css', encoding)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-encoding']).toBe(encoding === '' ? undefined : encoding)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(answer.rawPayload.length),
        'vary': 'Accept-Encoding',
      })
      expect(decode[encoding](answer.rawPayload).toString()).toBe(CSS)
      // From memory, the second time.
      expect((await request('v1.AQ.css', encoding)).rawPayload).toEqual(answer.rawPayload)
    }
  })

  test('of another build is not stored, one that is none is not found', async () => {
    const other = await request('v0.AQ.css', 'gzip')
    expect([other.statusCode, other.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(gunzipSync(other.rawPayload).toString()).toBe(CSS)
    expect((await request('v1.Ag.css')).statusCode).toBe(404)
  })

  test('of a kept build stays what it was', async () => {
    const earlier = new PageStyles({
      version: 'v0',
      sheets: ['/_next/static/chunks/a.css'],
      modules: [{ css: '.old_card{color:blue}', prefix: 'old_' }],
      shared: [0],
      islands: {},
    })
    const both = withStyleSheets(styles, async () => {}, [earlier])
    const answer = await inject((request, response) => void both(request as never, response as never), {
      url: `${STYLES_PATH}v0.AQ.css`,
    })
    expect([answer.payload, answer.headers['cache-control']]).toEqual([
      '.old_card{color:blue}',
      'public, max-age=31536000, immutable',
    ])
  })

  test('can be asked about without its body', async () => {
    const answer = await request('v1.AQ.css', 'br', 'HEAD')
    expect([answer.statusCode, answer.payload]).toEqual([200, ''])
  })

  test('all other addresses are handed on', async () => {
    expect((await request('../chunks/a.css')).payload).toBe('next')
    expect(withStyleSheets(undefined, handler)).toBe(handler)
  })
})
