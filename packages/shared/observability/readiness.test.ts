import { afterEach, expect, test, vi } from 'vitest'
import { Readiness } from './readiness.ts'

afterEach(() => {
  vi.useRealTimers()
})

const works = { pages: true, search: true }
const look = vi.fn(() => works.search)
const readiness = () =>
  new Readiness([
    { name: 'pages', isVital: true, works: () => works.pages },
    { name: 'search', isVital: false, works: look },
  ])

test.each([
  [
    { pages: true, search: true },
    { status: 'ready', isReady: true, degraded: [] },
  ],
  [
    { pages: true, search: false },
    { status: 'degraded', isReady: true, degraded: ['search'] },
  ],
  [
    { pages: false, search: false },
    { status: 'unavailable', isReady: false, degraded: ['pages', 'search'] },
  ],
])('%o: %o', async (state, expected) => {
  Object.assign(works, state)
  expect(await readiness().read()).toEqual(expected)
})

test('draining is not ready, whatever works', async () => {
  Object.assign(works, { pages: true, search: true })
  const probe = readiness()
  probe.drain()
  expect(await probe.read()).toEqual({ status: 'draining', isReady: false, degraded: [] })
})

test('however often it is asked, it looks once a second', async () => {
  look.mockClear()
  const probe = readiness()
  await Promise.all([0, 1, 500, 999].map((now) => probe.read(now)))
  expect(look).toHaveBeenCalledTimes(1)
  await probe.read(1_000)
  expect(look).toHaveBeenCalledTimes(2)
})

test('a dependency that rejects, or does not answer within a second, does not work', async () => {
  vi.useFakeTimers()
  const probe = new Readiness([
    {
      name: 'rejects',
      isVital: false,
      works: async () => {
        throw new Error('away')
      },
    },
    { name: 'hangs', isVital: false, works: () => new Promise<boolean>(() => {}) },
  ])
  const report = probe.read(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await report).degraded).toEqual(['rejects', 'hangs'])
})
