import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LevelClock } from '@barriere/shared/programmes/casino/clock.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import { ClockHub, type ClockMessage, type Watcher } from './clock-hub.ts'

const ID = '5e8c1f0a-0000-4000-8000-000000000001'

let version = 0
let answer: (id: string) => Result<LevelClock, number>

const clock = (): LevelClock => ({
  id: ID,
  flight: 'a',
  name: { fr: '', en: '' },
  title: { fr: 'T', en: 'T' },
  startsAt: 0,
  version,
  started: true,
  elapsed: 0,
  levels: [],
  lateLevel: 0,
  now: Date.now(),
})

const read = vi.fn(async (id: string) => answer(id))

const HALL = '203.0.113.1'

const hubOf = (more = {}) =>
  new ClockHub({ read, now: () => Date.now(), watchersAtMost: 3, ofOneClient: 10, clocksAtMost: 2, ...more })

const watcher = (): Watcher & { readonly seen: ClockMessage[]; readonly ended: ReturnType<typeof vi.fn> } => {
  const seen: ClockMessage[] = []
  const ended = vi.fn()
  return { seen, ended, send: (message) => void seen.push(message), end: () => void ended() }
}

const versions = ({ seen }: { seen: readonly ClockMessage[] }) =>
  seen.map((message) => (message.kind === 'clock' ? message.clock.version : message.kind))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  version = 1
  answer = () => ok(clock())
  read.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
})

test('one read every half second serves all watchers, who hear of changes alone', async () => {
  const hub = hubOf()
  const [one, two] = [watcher(), watcher()]
  await Promise.all([hub.watch(ID, one, HALL), hub.watch(ID, two, HALL)])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(read).toHaveBeenCalledTimes(7)
  version = 2
  await vi.advanceTimersByTimeAsync(1_000)
  expect([versions(one), versions(two)]).toEqual([
    [1, 2],
    [1, 2],
  ])
  hub.end()
  expect([one.ended, two.ended].map((end) => end.mock.calls.length)).toEqual([1, 1])
})

test('a client that comes later gets the clock at once, with the time moved on', async () => {
  const hub = hubOf()
  await hub.watch(ID, watcher(), HALL)
  await vi.advanceTimersByTimeAsync(400)
  const late = watcher()
  await hub.watch(ID, late, HALL)
  expect(late.seen).toEqual([{ kind: 'clock', clock: { ...clock(), now: 1_000_400 } }])
  expect(read).toHaveBeenCalledOnce()
  hub.end()
})

test('nobody watches: nothing is read', async () => {
  const hub = hubOf()
  const leaving = await hub.watch(ID, watcher(), HALL)
  if (leaving.ok) leaving.value()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([read.mock.calls.length, hub.watchers]).toEqual([1, 0])
  hub.end()
})

test('a backend that is away is asked less often, and nobody is told', async () => {
  const hub = hubOf()
  const one = watcher()
  await hub.watch(ID, one, HALL)
  answer = () => fail(503)
  await vi.advanceTimersByTimeAsync(14_000)
  // After half a second, 1, 2, 4 and 8 seconds: the fifth has not come yet.
  expect(read.mock.calls.length).toBe(5)
  answer = () => ok(clock())
  version = 7
  await vi.advanceTimersByTimeAsync(8_000)
  expect(versions(one)).toEqual([1, 'beat', 7])
  hub.end()
})

test('one client has so many lines, and others have theirs', async () => {
  const hub = hubOf({ ofOneClient: 1 })
  const left = await hub.watch(ID, watcher(), HALL)
  expect(await hub.watch(ID, watcher(), HALL)).toEqual(fail(429))
  expect(await hub.watch(ID, watcher(), '198.51.100.1')).toMatchObject({ ok: true })
  if (left.ok) left.value()
  expect(await hub.watch(ID, watcher(), HALL)).toMatchObject({ ok: true })
  hub.end()
})

test('a clock that there is not is refused, and so is one watcher or clock too many', async () => {
  answer = () => fail(404)
  const hub = hubOf()
  expect(await hub.watch(ID, watcher(), HALL)).toEqual(fail(404))
  expect(hub.watchers).toBe(0)
  answer = () => ok(clock())
  await hub.watch('a', watcher(), HALL)
  await hub.watch('b', watcher(), HALL)
  expect(await hub.watch('c', watcher(), HALL)).toEqual(fail(503))
  await hub.watch('a', watcher(), HALL)
  expect(await hub.watch('a', watcher(), HALL)).toEqual(fail(503))
  hub.end()
  expect(await hub.watch('a', watcher(), HALL)).toEqual(fail(503))
})

test('a clock that goes ends its lines; heartbeats tell the time', async () => {
  const hub = hubOf()
  const one = watcher()
  await hub.watch(ID, one, HALL)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(one.seen.at(-1)).toEqual({ kind: 'beat', now: 1_015_000 })
  answer = () => fail(404)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([one.ended.mock.calls.length, hub.watchers]).toEqual([1, 0])
  hub.end()
})
