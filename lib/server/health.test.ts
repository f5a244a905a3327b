import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withHealth } from './health.ts'

const read = vi.fn()
let server: Server
let origin: string

beforeAll(async () => {
  const handler = withHealth({ read }, async (_request, response) => {
    response.end('rest')
  })
  server = createServer((request, response) => void handler(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
})

const probe = async (path: string, method = 'GET') => {
  const response = await fetch(origin + path, { method })
  return [response.status, response.headers.get('cache-control'), await response.text()]
}

test('ready says what is missing, and 503 where nothing may come', async () => {
  read.mockResolvedValue({ isReady: true, status: 'degraded', degraded: ['search'] })
  expect(await probe('/api/health/ready')).toEqual([200, 'no-store', '{"status":"degraded","degraded":["search"]}'])
  read.mockResolvedValue({ isReady: false, status: 'draining', degraded: [] })
  expect(await probe('/api/health/ready?x=1')).toEqual([503, 'no-store', '{"status":"draining","degraded":[]}'])
})

test('live asks nothing; HEAD has no body; everything else goes on', async () => {
  read.mockClear()
  expect(await probe('/api/health/live')).toEqual([200, 'no-store', '{"status":"live"}'])
  expect(await probe('/api/health/live', 'HEAD')).toEqual([200, 'no-store', ''])
  expect(await probe('/api/health')).toEqual([200, null, 'rest'])
  expect(read).not.toHaveBeenCalled()
})
