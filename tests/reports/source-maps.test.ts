import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepSourceMaps } from '#scripts/run/keep-source-maps.ts'
import { uploadSourceMaps } from '#scripts/run/upload-source-maps.ts'

test('maps leave the served folder, and no served file names one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [served, kept] = [join(folder, 'static'), join(folder, 'source-maps')]
  mkdirSync(join(served, 'chunks'), { recursive: true })
  writeFileSync(join(served, 'chunks', 'a.js'), 'run()\n\n//# sourceMappingURL=a.js.map')
  writeFileSync(join(served, 'chunks', 'a.js.map'), '{}')
  writeFileSync(join(served, 'b.css'), 'a{}\n/*# sourceMappingURL=b.css.map*/')
  keepSourceMaps(served, kept)
  expect(readdirSync(served, { recursive: true }).sort()).toEqual(['b.css', 'chunks', join('chunks', 'a.js')])
  expect(readFileSync(join(served, 'chunks', 'a.js'), 'utf8')).toBe('run()\n')
  expect(readFileSync(join(served, 'b.css'), 'utf8')).toBe('a{}')
  expect(readFileSync(join(kept, 'chunks', 'a.js.map'), 'utf8')).toBe('{}')
})

/** Stand-in of Sentry's API, with the requests that it got; `statusOf` gives the status of an answer. */
async function startApi(statusOf: (path: string) => number) {
  const calls: { path: string; authorization: string | undefined; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      calls.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
      response.writeHead(statusOf(request.url ?? '')).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    await once(server, 'close')
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { calls, settings: { url, token: 'secret', org: 'group', project: 'site', release: 'build-1' } }
}

const FILES = [{ name: '~/_next/static/a.js.map', content: Buffer.from('{"version":3}') }]

test('a release is created, and its files are uploaded with the token', async () => {
  const { calls, settings } = await startApi((path) => (path.endsWith('/files/') ? 409 : 201))
  await uploadSourceMaps(FILES, settings)
  expect(calls.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/api/0/organizations/group/releases/', 'Bearer secret'],
    ['/api/0/projects/group/site/releases/build-1/files/', 'Bearer secret'],
  ])
  expect(calls[0]?.body).toBe('{"version":"build-1","projects":["site"]}')
  expect(calls[1]?.body).toMatch(/name="name"\s+~\/_next\/static\/a\.js\.map[\s\S]*\{"version":3\}/)
})

test('a refusal ends the upload', async () => {
  const { calls, settings } = await startApi(() => 401)
  await expect(uploadSourceMaps(FILES, settings)).rejects.toThrow('401')
  expect(calls).toHaveLength(1)
})
