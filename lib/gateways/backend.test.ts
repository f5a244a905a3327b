import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Call } from '@barriere/shared/contracts/call.ts'
import { UNKNOWN_CLIENT } from '@barriere/shared/contracts/client.ts'
import { BackendGateway } from './backend.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { warn: vi.fn(), error: vi.fn() } }))

const answer = z.object({ places: z.number() })

const OPERATIONS = {
  sales: { method: 'GET', path: '/sales', answer, errors: [], auth: 'public', shared: true },
  sale: { method: 'GET', path: '/sales/{id}', answer, errors: [], auth: 'public', shared: true },
  own: { method: 'GET', path: '/own', answer, errors: [], auth: 'member' },
  hold: { method: 'POST', path: '/holds', answer, errors: [], auth: 'member' },
} as const satisfies Record<string, Call>

let close = (): void => {}

afterEach(() => {
  close()
})

/** A backend with some places, its gateway, and the requested paths. */
async function start() {
  const asked: string[] = []
  const backend = { status: 200, places: 7, asked }
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(backend.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ places: backend.places }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const gateway = new BackendGateway<typeof OPERATIONS, 'token'>({
    name: 'casino',
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiToken: 'token',
    operations: OPERATIONS,
    errors: { token: { status: 503 } },
    isCode: (value): value is 'token' => value === 'token',
    tokenCode: 'token',
  })
  return { gateway, backend }
}

test('what is the same for everyone is asked once for all who ask within a second', async () => {
  const { gateway, backend } = await start()
  const all = await Promise.all(Array.from({ length: 30 }, () => gateway.withClient(UNKNOWN_CLIENT).request('sales')))
  expect(all).toEqual(Array.from({ length: 30 }, () => ({ ok: true, value: { places: 7 } })))
  expect(backend.asked).toEqual(['/sales'])
  await gateway.request('sale', { pathParameter: 'a' })
  await gateway.request('sale', { pathParameter: 'b' })
  await gateway.request('own', { member: 'm' })
  await gateway.request('own', { member: 'm' })
  expect(backend.asked).toEqual(['/sales', '/sales/a', '/sales/b', '/own', '/own'])
})

test('who has changed something sees it at once', async () => {
  const { gateway, backend } = await start()
  await gateway.request('sales')
  backend.places = 5
  await gateway.withClient(UNKNOWN_CLIENT).request('hold', { member: 'm' })
  expect(await gateway.request('sales')).toEqual({ ok: true, value: { places: 5 } })
})

test('a failure is given to nobody else', async () => {
  const { gateway, backend } = await start()
  backend.status = 500
  expect(await gateway.request('sales')).toMatchObject({ ok: false, error: { status: 503 } })
  backend.status = 200
  expect(await gateway.request('sales')).toMatchObject({ ok: true })
})
