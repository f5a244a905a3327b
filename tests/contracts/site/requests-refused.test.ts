import { afterAll, beforeAll, expect, test } from 'vitest'
import { REQUEST_KINDS } from '@barriere/shared/domain/visitors/request.ts'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

let stack: RequestStack

beforeAll(async () => {
  stack = await startRequestStack({}, {}, () => ({ RATE_LIMIT_FACTOR: '1' }))
})

afterAll(() => stack.stop())

test.each(REQUEST_KINDS)('%s: another method is a 405 that names the right one', async (kind) => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const { status, headers } = await stack.send(kind, { method })
    expect([method, status, headers.get('allow')]).toEqual([method, 405, 'POST'])
  }
})

test('who sends too many in ten minutes is told to wait, in their language; another address may go on', async () => {
  const from = (address: string) => ({ 'x-client-address': address })
  const statuses: number[] = []
  for (let sent = 0; sent < 20; sent += 1)
    statuses.push((await stack.send('contact', { headers: from('203.0.113.7') })).status)
  expect(new Set(statuses)).toEqual(new Set([201]))
  for (const kind of REQUEST_KINDS) {
    const { status, headers, body } = await stack.send(kind, { headers: from('203.0.113.7'), locale: 'en' })
    const wait = Number(headers.get('retry-after'))
    expect([kind, status, wait > 0 && wait <= 600]).toEqual([kind, 429, true])
    expect(body.message).toMatch(/^[A-Z].*wait|later|moment|minute/i)
  }
  expect((await stack.send('event', { headers: from('203.0.113.8') })).status).toBe(201)
})
