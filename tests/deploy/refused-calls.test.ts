import { once } from 'node:events'
import { Agent, type Server, createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test as base } from 'vitest'
import { closeUnread } from '@barriere/shared/http/close-unread.ts'
import { NginxServer, hasNginx } from './nginx-server.ts'

const test = base.skipIf(!hasNginx())

/** Strangers, each with an address of its own; rounds of two refused calls of each at once. */
const STRANGERS = 10
const ROUNDS = 40

let sites: Server[]
let nginx: NginxServer

/** A site as its connections show it: a refused call is answered before its body is read. */
async function startSite(): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/api/refused') {
      response.statusCode = 403
      response.end(request.url)
    } else void request.toArray().then(() => response.end(request.url))
  })
  closeUnread(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

function end(server: Server): void {
  server.closeAllConnections()
  server.close()
}

beforeEach(async () => {
  sites = [await startSite(), await startSite()]
  nginx = await NginxServer.begin({ sites: sites.map(portOf), trusted: '127.0.0.0/8' })
})

afterEach(async () => {
  await nginx.end()
  for (const server of sites) end(server)
})

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Status of a call from an address. */
function call(path: string, address: string, method: 'GET' | 'POST'): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': address, ...(method === 'POST' ? { 'content-length': 2 } : {}) }
    const request = httpRequest(nginx.origin + path, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    request.once('error', reject)
    request.end(method === 'POST' ? '{}' : undefined)
  })
}

const count = (statuses: readonly number[]): Record<number, number> =>
  statuses.reduce<Record<number, number>>((counts, status) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {})

test('refused calls of strangers cost no call of anyone else', async () => {
  const refused: number[] = []
  const honest: number[] = []
  const notified: number[] = []
  const stranger = async (_: unknown, host: number): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const twice = [1, 2].map(() => call('/api/refused', `203.0.113.${host}`, 'POST'))
      refused.push(...(await Promise.all(twice)))
    }
  }
  let isOver = false
  const visitor = async (_: unknown, host: number): Promise<void> => {
    while (!isOver) {
      honest.push(await call('/api/eph/users/init', `198.51.${honest.length % 250}.${host}`, 'POST'))
      honest.push(await call('/api/search', `198.51.${honest.length % 250}.${host}`, 'GET'))
      notified.push(await call('/api/payment/notifications', '192.0.2.1', 'POST'))
    }
  }
  const visitors = Array.from({ length: 3 }, visitor)
  await Promise.all(Array.from({ length: STRANGERS }, stranger))
  isOver = true
  await Promise.all(visitors)
  expect(Object.keys(count(refused)).sort()).toEqual(expect.arrayContaining(['403']))
  expect(count(refused)[403]).toBeGreaterThan(STRANGERS * 10)
  expect([count(honest), count(notified)]).toEqual([{ 200: honest.length }, { 200: notified.length }])
  expect(honest.length).toBeGreaterThan(50)
})

test('a site that is gone costs no call, and all are asked where all were left out', async () => {
  const [first, second] = sites as [Server, Server]
  end(first)
  const address = (round: number) => `198.51.100.${round}`
  const alone: number[] = []
  for (let round = 0; round < 40; round += 1) alone.push(await call('/api/call', address(round), 'POST'))
  expect(count(alone)).toEqual({ 200: 40 })

  const port = portOf(second)
  end(second)
  const away: number[] = []
  for (let round = 0; round < 10; round += 1) away.push(await call('/api/call', address(round), 'GET'))
  expect(count(away)).toEqual({ 503: 10 })
  // At once, not after the time for which a site is left out.
  second.listen(port, '127.0.0.1')
  await once(second, 'listening')
  expect(await call('/api/call', address(1), 'GET')).toBe(200)
})
