import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ApiRoute } from '#lib/api/route.ts'
import { vitalsReport } from '@barriere/shared/contracts/vitals.ts'
import { LOCAL_SECRETS } from '@barriere/shared/process/deployment.ts'
import { type RequestStack, SITE, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

let stack: RequestStack
let answerVitals: ApiRoute

beforeAll(async () => {
  stack = await startRequestStack()
  ;({ answerVitals } = await import('#lib/api/vitals/route.ts'))
})

afterAll(() => stack.stop())

const record = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  answerVitals(
    new NextRequest(`${SITE}/api/vitals/record`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'sec-fetch-site': 'same-origin', 'origin': SITE, 'content-type': 'application/json', ...headers },
    }),
    'record',
  )

const report = async (token: string, days = '7'): Promise<Response> =>
  await fetch(`${stack.origin}/site/vitals?days=${days}`, { headers: { authorization: `Bearer ${token}` } })

const LCP = { metric: 'LCP', value: 1_200 }

test('what a browser has measured is in the report', async () => {
  const response = await record({ page: 'hotel', metrics: [LCP, { metric: 'CLS', value: 12 }] })
  expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
  const { rows } = vitalsReport.parse(await (await report(LOCAL_SECRETS.SITE_API_TOKEN)).json())
  expect(rows.map(({ page, metric, count, p75 }) => [page, metric, count, p75])).toEqual([
    ['hotel', 'LCP', 1, 1_200],
    ['hotel', 'CLS', 1, 12],
  ])
})

test.each([
  ['an unknown metric', { page: 'hotel', metrics: [{ metric: 'FID', value: 1 }] }],
  ['a metric twice', { page: 'hotel', metrics: [LCP, LCP] }],
  ['no metric', { page: 'hotel', metrics: [] }],
  ['a value that is none', { page: 'hotel', metrics: [{ metric: 'LCP', value: -1 }] }],
  ['a value beyond the last step', { page: 'hotel', metrics: [{ metric: 'LCP', value: 60_001 }] }],
  ['a kind in other letters', { page: '/hotels?name=zoe@example.com', metrics: [LCP] }],
  ['another field', { page: 'hotel', metrics: [LCP], visitor: 'zoe' }],
])('%s is refused', async (_, body) => {
  expect((await record(body)).status).toBe(422)
})

test('another site’s page may not send any', async () => {
  expect((await record({ page: 'hotel', metrics: [LCP] }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('the report is for who has the token, of a number of days', async () => {
  expect([(await report('wrong')).status, (await report(LOCAL_SECRETS.SITE_API_TOKEN, '0')).status]).toEqual([401, 422])
})
