import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type Server, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WORKER_POLICY } from '#lib/routing/response-headers.ts'
import { withBuiltFiles } from './static-files.ts'

const CODE = 'console.log("été")\n'.repeat(50)

let folder: string
let earlier: string
let server: Server

/** The answer as it is on the wire: `fetch` would decode it. */
async function request(path: string, acceptEncoding = ''): Promise<{ response: IncomingMessage; body: Buffer }> {
  const request = get({
    port: (server.address() as AddressInfo).port,
    path,
    headers: { 'accept-encoding': acceptEncoding },
  })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { response, body: Buffer.concat(chunks) }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-'))
  writeFileSync(join(folder, 'a1b2.js'), CODE)
  writeFileSync(join(folder, 'a1b2.js.br'), brotliCompressSync(CODE))
  writeFileSync(join(folder, 'plain.css'), 'p{}')
  writeFileSync(join(folder, 'worker.mjs'), CODE)
  earlier = mkdtempSync(join(tmpdir(), 'built-'))
  writeFileSync(join(earlier, 'old.js'), 'old')
  writeFileSync(join(earlier, 'gone.js'), 'gone')
  writeFileSync(join(earlier, 'a1b2.js'), 'another file of that name')
  const handler = withBuiltFiles([folder, earlier], async (_, response) => {
    response.end('page')
  })
  server = createServer((request, response) => {
    void handler(request, response)
  })
  server.listen(0)
  await once(server, 'listening')
})

afterAll(() => {
  server.close()
  for (const each of [folder, earlier]) rmSync(each, { recursive: true, force: true })
})

describe('the build’s files', () => {
  test('come as brotli to who takes it, and plain to who does not', async () => {
    const encoded = await request('/_next/static/a1b2.js', 'gzip, br')
    expect(encoded.response.headers).toMatchObject({
      'content-encoding': 'br',
      'vary': 'Accept-Encoding',
      'cache-control': 'public,max-age=31536000,immutable',
    })
    expect(brotliDecompressSync(encoded.body).toString()).toBe(CODE)
    const plain = await request('/_next/static/a1b2.js')
    expect(plain.response.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(CODE)
  })

  test('without a copy beside come as they are', async () => {
    const { response, body } = await request('/_next/static/plain.css', 'br')
    expect([response.statusCode, response.headers['content-encoding'], body.toString()]).toEqual([
      200,
      undefined,
      'p{}',
    ])
  })

  test('a worker’s file has the policy that the worker lives by, and no other file has', async () => {
    const policyOf = async (path: string) => (await request(path)).response.headers['content-security-policy']
    expect(await policyOf('/_next/static/worker.mjs')).toBe(WORKER_POLICY)
    expect(await policyOf('/_next/static/a1b2.js')).toBeUndefined()
  })

  test('of an earlier build come as they did, and the running build’s come first', async () => {
    const { response, body } = await request('/_next/static/old.js')
    expect([response.headers['cache-control'], body.toString()]).toEqual(['public,max-age=31536000,immutable', 'old'])
    expect((await request('/_next/static/a1b2.js')).body.toString()).toBe(CODE)
  })

  test('one that was deleted since the start breaks its own answer, and not the process', async () => {
    rmSync(join(earlier, 'gone.js'))
    await expect(request('/_next/static/gone.js')).rejects.toThrow(/aborted|hang up/)
    expect((await request('/_next/static/old.js')).body.toString()).toBe('old')
  })

  test.each([
    '/_next/static/none.js',
    '/_next/static/',
    '/_next/static/../built-files.test.ts',
    '/_next/static/%2e%2e/package.json',
  ])('%s is none, and the HTTP server says so', async (path) => {
    const { response, body } = await request(path)
    expect([response.statusCode, body.toString()]).toEqual([404, ''])
  })

  test('everything else is handed on', async () => {
    for (const path of ['/', '/_next/staticx/a1b2.js', '/a1b2.js'])
      expect((await request(path)).body.toString()).toBe('page')
  })
})
