import { beforeEach, expect, test, vi } from 'vitest'
import * as metrics from '@barriere/shared/observability/metrics.ts'
import { createPolicyReports } from './policy-reports.ts'

const counted = vi.spyOn(metrics, 'count').mockReturnValue()

let now = 0
const lines: object[] = []
let take: ReturnType<typeof createPolicyReports>

beforeEach(() => {
  counted.mockClear()
  lines.length = 0
  now = 3_600_000
  const error = (fields: object | string) => {
    if (typeof fields === 'object') lines.push(fields)
  }
  take = createPolicyReports({ log: { error }, now: () => now })
})

const PAGE = 'https://site.example/hotels/deauville?email=a@b.example#t=secret'

const old = (directive: string, blocked: string): string =>
  JSON.stringify({
    'csp-report': {
      'document-uri': PAGE,
      'effective-directive': directive,
      'blocked-uri': blocked,
      'script-sample': 'x',
    },
  })

const modern = (...bodies: object[]): string =>
  JSON.stringify(bodies.map((body) => ({ type: 'csp-violation', url: PAGE, user_agent: 'x', body })))

test('a report of either form is counted, and logged without queries, samples and tokens', () => {
  expect(take(old('script-src-elem', 'https://evil.example/x.js?token=secret'))).toBe(true)
  const body = {
    documentURL: `https://site.example/p/${'t'.repeat(40)}`,
    effectiveDirective: 'img-src',
    disposition: 'report',
  }
  expect(take(modern({ ...body, blockedURL: 'data', sample: 'secret' }))).toBe(true)
  expect(lines).toEqual([
    { event: 'policy.violated', operation: 'script-src-elem evil.example', path: '/hotels/deauville' },
    { event: 'policy.violated', operation: 'img-src data', path: '/p/…' },
  ])
  expect(counted.mock.calls).toEqual([
    ['site_policy_reports_total', { directive: 'script-src-elem', disposition: 'enforce' }],
    ['site_policy_reports_total', { directive: 'img-src', disposition: 'report' }],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/secret|@/)
})

test('sampled: one line for each kind in an hour, fifty at most; all are counted', () => {
  for (let times = 0; times < 5; times += 1) take(old('script-src', 'inline'))
  for (let host = 0; host < 80; host += 1) take(old('img-src', `https://h${host}.example/a`))
  expect([lines.length, counted.mock.calls.length]).toEqual([50, 85])
  now += 3_600_000
  take(old('script-src', 'inline'))
  expect(lines).toHaveLength(51)
})

test('extensions of browsers are no fault of the page', () => {
  expect(take(old('script-src', 'chrome-extension://abc/x.js'))).toBe(true)
  expect(take(old('script-src', 'moz-extension://abc/x.js'))).toBe(true)
  expect([lines.length, counted.mock.calls.length]).toEqual([0, 0])
})

test.each(['', 'x', '{}', '[1]', '{"csp-report":1}', 'null'])('%j is no report', (body) => {
  expect(take(body)).toBe(false)
})

test('a hundred reports at once are read to a bound; what they say is never a label of its own', () => {
  take(modern(...Array.from({ length: 100 }, () => ({ effectiveDirective: '<b>', blockedURL: '<script>' }))))
  expect(counted.mock.calls).toHaveLength(20)
  expect(lines).toEqual([{ event: 'policy.violated', operation: 'other other', path: '' }])
})
