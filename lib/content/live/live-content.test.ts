import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PRIORITY } from '../service/constants.ts'
import { ContentError } from '../service/content-error.ts'
import { ROOT, link, polls, setUp } from './test-support.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-12T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('sync', () => {
  test('the first one reads everything, and touches no page', async () => {
    const { live, client, changes } = setUp()
    await live.sync()
    expect(live.snapshot?.version).toBe(100)
    expect(live.snapshot?.directory.find('/en/hotels')?.entry.uuid).toBe('hotels')
    expect(client.getAll).toHaveBeenCalledWith(
      'cdn/links',
      'links',
      expect.objectContaining({ version: 'published', cv: 100 }),
      { priority: PRIORITY.space },
    )
    expect(changes()).toEqual([])
  })

  test('an unchanged version costs one request', async () => {
    const { live, state, onChange } = setUp()
    await live.sync()
    const snapshot = live.snapshot
    state.requests.length = 0
    onChange.mockClear()
    await live.sync()
    expect(state.requests).toEqual(['cdn/spaces/me'])
    expect(live.snapshot).toBe(snapshot)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('a version that goes back is an old answer: nothing happens', async () => {
    const { live, state } = setUp()
    await live.sync()
    state.version = 99
    state.links = []
    await live.sync()
    expect(live.snapshot?.version).toBe(100)
    expect(live.snapshot?.directory.find('/hotels')).toBeDefined()
  })

  test('a change names the tags of what changed, once the new snapshot can be read', async () => {
    const { live, onChange, changes, publish } = setUp()
    await live.sync()
    const seen: unknown[] = []
    onChange.mockImplementation(() => {
      seen.push(live.snapshot?.version)
    })
    publish(link(''), link('hotels', '2'))
    await live.sync()
    expect(changes().at(-1)).toEqual([`list:${ROOT}`, 'story:hotels'])
    expect(seen).toEqual([101])
  })

  test('those who ask at once share one poll', async () => {
    const { live, state } = setUp()
    await Promise.all([live.sync(), live.sync(), live.ensure()])
    expect(state.requests).toEqual(['cdn/spaces/me', 'cdn/links', 'cdn/datasource_entries'])
  })

  test('a space without redirects is a space', async () => {
    const { live, state } = setUp()
    state.redirects = new ContentError('This record could not be found', 404)
    await live.sync()
    expect(live.snapshot?.redirects.size).toBe(0)
    expect(live.failing).toBe(false)
  })

  test('a directory that could not be read is asked for again, though the version is known', async () => {
    const { live, client, changes, publish } = setUp()
    await live.sync()
    publish(link(''), link('hotels', '2'))
    vi.mocked(client.getAll).mockRejectedValueOnce(new ContentError('Server error', 500))
    await live.sync()
    expect(changes()).toEqual([])
    await live.sync()
    expect(changes()).toEqual([[`list:${ROOT}`, 'story:hotels']])
  })

  test('redirects that could not be read are not taken for none', async () => {
    const { live, state, publish } = setUp()
    state.redirects = [{ name: '/a', value: '/b' }]
    await live.sync()
    publish(link(''))
    state.redirects = new ContentError('Server error', 500)
    await live.sync()
    expect(live.snapshot?.redirects.get('/a')).toBe('/b')
    expect(live.failing).toBe(true)
    state.redirects = [{ name: '/a', value: '/c' }]
    await live.sync()
    expect(live.snapshot?.redirects.get('/a')).toBe('/c')
    expect(live.failing).toBe(false)
  })
})

describe('a service that fails', () => {
  test('leaves the snapshot, says so once in the log, and is remembered for a second', async () => {
    const { live, state, log } = setUp()
    await live.sync()
    const snapshot = live.snapshot
    state.down = true
    await live.sync()
    expect(live.snapshot).toBe(snapshot)
    expect(log.warn).toHaveBeenCalledOnce()
    expect(live.failing).toBe(true)
    vi.advanceTimersByTime(999)
    expect(live.failing).toBe(true)
    vi.advanceTimersByTime(1)
    expect(live.failing).toBe(false)
  })

  test('is not asked again by visitors within that second', async () => {
    const { live, state } = setUp()
    state.down = true
    expect(await live.ensure()).toBeUndefined()
    expect(await live.ensure()).toBeUndefined()
    expect(polls(state.requests)).toBe(1)
    vi.advanceTimersByTime(1_000)
    state.down = false
    expect((await live.ensure())?.version).toBe(100)
  })

  test.each([[undefined], ['100'], [null]])('an answer without a version (%j) is a failure', async (version) => {
    const { live, state } = setUp()
    state.version = version
    await live.sync()
    expect(live.snapshot).toBeUndefined()
    expect(live.failing).toBe(true)
  })

  test('one good answer ends the failure', async () => {
    const { live } = setUp()
    live.noteOutcome(true)
    live.noteOutcome(false)
    expect(live.failing).toBe(false)
  })
})

describe('following', () => {
  test('polls every 5 s while all is well, every 2 s while the service fails', async () => {
    const { live, state } = setUp()
    const stop = live.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(polls(state.requests)).toBe(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(polls(state.requests)).toBe(5)
    state.down = true
    await vi.advanceTimersByTimeAsync(5_000)
    state.requests.length = 0
    await vi.advanceTimersByTimeAsync(10_000)
    expect(polls(state.requests)).toBe(5)
    stop()
  })

  test('sees a change within 5 s without any webhook', async () => {
    const { live, changes, publish } = setUp()
    const stop = live.start()
    await vi.advanceTimersByTimeAsync(100)
    publish(link(''))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(changes().at(-1)).toContain('story:hotels')
    stop()
  })

  test('stops, even in the middle of a poll', async () => {
    const { live, state } = setUp()
    const stop = live.start()
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(polls(state.requests)).toBe(1)
  })
})
