// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { consentStore } from '#lib/client/consent.ts'
import type { AnalyticsEvent } from './events.ts'
import { takeTracked } from './track.ts'
import { measureVitals } from './vitals.ts'

type Take = (metric: { name: string; value: number; rating: string }) => void

const observers = vi.hoisted(() => new Map<string, Take>())

vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['LCP', 'INP', 'CLS', 'TTFB'].map((name) => [`on${name}`, (take: Take) => void observers.set(name, take)]),
  ),
)

const ask = vi.fn<typeof fetch>(async () => Response.json({}))
vi.stubGlobal('fetch', ask)

let tracked: AnalyticsEvent[] = []

const report = (name: string, value: number, rating = 'good') => observers.get(name)?.({ name, value, rating })

const turn = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const sent = () => ask.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))])

beforeEach(() => {
  tracked = []
  takeTracked((event) => tracked.push(event))
  ask.mockClear()
  consentStore.choose({ measurement: true })
  measureVitals('hotel')
})

test('are told rounded, once a page: to the tag manager at once, to the site when the page is left', () => {
  report('TTFB', 83.4)
  report('LCP', 1_234.5, 'needs-improvement')
  expect(tracked).toStrictEqual([
    { event: 'web_vitals', pageType: 'hotel', metricName: 'TTFB', metricValue: 83, metricRating: 'good' },
    {
      event: 'web_vitals',
      pageType: 'hotel',
      metricName: 'LCP',
      metricValue: 1_200,
      metricRating: 'needs-improvement',
    },
  ])
  expect(ask).not.toHaveBeenCalled()
  turn('hidden')
  turn('visible')
  report('LCP', 9_000)
  report('CLS', 0.1234)
  turn('hidden')
  turn('hidden')
  expect(sent()).toEqual([
    [
      '/api/vitals/record',
      {
        page: 'hotel',
        metrics: [
          { metric: 'TTFB', value: 83 },
          { metric: 'LCP', value: 1_200 },
        ],
      },
    ],
    ['/api/vitals/record', { page: 'hotel', metrics: [{ metric: 'CLS', value: 120 }] }],
  ])
  for (const [, init] of ask.mock.calls) expect(init).toMatchObject({ keepalive: true, credentials: 'omit' })
})

test('end with the consent', () => {
  report('TTFB', 83)
  consentStore.choose({ measurement: false })
  report('LCP', 900)
  turn('hidden')
  expect(tracked).toHaveLength(1)
  expect(ask).not.toHaveBeenCalled()
})
