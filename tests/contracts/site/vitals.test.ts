import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ApiRoute } from '#lib/api/route.ts'
import { vitalsAnswer } from '#lib/contracts/vitals.ts'
import { LOCAL_SECRETS } from '#lib/domain/deployment.ts'
import { createLog } from '#services/kit/log.ts'
import { type RequestStack, SITE, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 20_000 })

let stack: RequestStack
let logged = ''
let answerVitals: ApiRoute

beforeAll(async () => {
  stack = await startRequestStack({}, { log: createLog('trace', { write: (line) => void (logged += line) }) })
  ;({ answerVitals } = await import('#lib/api/vitals/route.ts'))
})

afterAll(() => stack.stop())

const GOOD = { page: 'hotel', metrics: [{ metric: 'LCP', value: 1_250 }] }

const send = (body: unknown, headers: Record<string, string | undefined> = {}, method = 'POST') =>
  answerVitals(
    new NextRequest(`${SITE}/api/vitals`, {
      method,
      ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: Object.fromEntries(
        Object.entries({
          'sec-fetch-site': 'same-origin',
          'origin': SITE,
          'content-type': 'application/json',
          ...headers,
        }).filter((header): header is [string, string] => header[1] !== undefined),
      ),
    }),
    'vitals',
  )

const sums = async () =>
  vitalsAnswer.parse(
    await (
      await fetch(`${stack.origin}/site/vitals?days=1`, {
        headers: { authorization: `Bearer ${LOCAL_SECRETS.SITE_API_TOKEN}` },
      })
    ).json(),
  ).sums

test('what a page has measured is in the sums of its kind, without a cookie and a trace in the log', async () => {
  const response = await send(GOOD, { cookie: 'session=canary-of-a-session' })
  expect([response.status, await response.json()]).toEqual([200, { status: 'recorded' }])
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(await sums()).toEqual([{ page: 'hotel', metric: 'LCP', sum: 1_250, counts: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0] }])
  expect(logged).not.toContain('canary')
})

test.each([
  ['another site’s page', GOOD, { 'sec-fetch-site': 'cross-site', 'origin': 'https://evil.example' }, 403],
  ['a sibling’s page', GOOD, { 'sec-fetch-site': 'same-site' }, 403],
  ['a page of no origin', GOOD, { 'sec-fetch-site': undefined, 'origin': undefined }, 403],
  ['a body that a form could send', GOOD, { 'content-type': 'text/plain' }, 415],
  ['a broken body', '{', {}, 400],
  ['an id besides', { ...GOOD, user: 'x' }, {}, 422],
  ['an address as kind of page', { ...GOOD, page: '/hotels?q=x' }, {}, 422],
  ['a metric that is none', { page: 'hotel', metrics: [{ metric: 'name', value: 1 }] }, {}, 422],
])('%s is refused', async (_, body, headers, status) => {
  const before = await sums()
  expect((await send(body, headers)).status).toBe(status)
  expect(await sums()).toEqual(before)
})

test('other methods are not allowed', async () => {
  const response = await send('', {}, 'GET')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})
