import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ROOT, link, polls, setUp } from './test-support.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-12T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a webhook', () => {
  const hotel = (publishedAt: string) => link('hotels', publishedAt, 7)

  test('that comes before the delivery API shows the change is followed until it does', async () => {
    const { live, state, changes, publish } = setUp()
    state.links = [link(''), hotel('1')]
    await live.sync()
    const followed = live.notify(7)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(changes()).toEqual([])
    publish(link(''), hotel('2'))
    await vi.advanceTimersByTimeAsync(1_000)
    // The story of the webhook first, then the other results of the comparison.
    expect(changes()).toEqual([['story:hotels'], [`list:${ROOT}`]])
    await vi.advanceTimersByTimeAsync(20_000)
    await followed
  })

  test('that comes while an older poll is under way gets a poll of its own', async () => {
    const { live, state, changes, publish } = setUp()
    state.links = [link(''), hotel('1')]
    await live.sync()
    publish(link(''), hotel('2'))
    state.latency = 300
    const older = live.sync()
    await vi.advanceTimersByTimeAsync(350)
    // The older poll has read the version, and is about to read the links of that moment.
    publish(link(''), hotel('2'), link('spa', '1', 9))
    const followed = live.notify(9)
    await vi.advanceTimersByTimeAsync(1_500)
    await older
    expect(live.snapshot?.version).toBe(102)
    expect(changes().flat()).toContain('story:spa')
    await vi.advanceTimersByTimeAsync(20_000)
    await followed
  })

  test('invalidates its story once more, three seconds later', async () => {
    const { live, state, changes, publish } = setUp()
    state.links = [link(''), hotel('1')]
    await live.sync()
    publish(link(''), hotel('2'))
    const followed = live.notify(7)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(changes()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(200)
    await followed
    expect(changes()).toHaveLength(3)
    expect(changes().at(-1)).toEqual(['story:hotels'])
  })

  test('leaves its story alone afterwards where the service still answers as it did', async () => {
    const { live, state, changes, isOutdated, publish } = setUp()
    state.links = [link(''), hotel('1')]
    await live.sync()
    publish(link(''), hotel('2'))
    isOutdated.mockResolvedValue(false)
    const followed = live.notify(7)
    await vi.advanceTimersByTimeAsync(20_000)
    await followed
    expect(isOutdated.mock.calls).toEqual([['hotels']])
    expect(changes()).toHaveLength(2)
  })

  test.each([
    ['unpublished', 'hotels', [link('')]],
    ['published', 'auberges', [link(''), { ...link('hotels', '2', 7), slug: `${ROOT}/auberges` }]],
  ])('of a story %s as “%s” touches its pages and those that link to it at once', async (action, slug, links) => {
    const { live, state, changes, publish } = setUp()
    state.links = [link(''), hotel('1')]
    await live.sync()
    publish(...links)
    const followed = live.notify(7, { action, slug: `${ROOT}/${slug}` })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(changes()).toEqual([['address:hotels', `list:${ROOT}`, 'story:hotels']])
    await vi.advanceTimersByTimeAsync(20_000)
    await followed
  })

  test('about nothing new ends, and touches its own story alone', async () => {
    const { live, state, changes } = setUp()
    state.links = [link(''), hotel('1')]
    await live.sync()
    state.requests.length = 0
    const followed = live.notify(7)
    await vi.advanceTimersByTimeAsync(17_000)
    await followed
    expect(changes()).toEqual([['story:hotels']])
    expect(polls(state.requests)).toBeLessThanOrEqual(42)
  })

  test('about no story, or about one that nobody knows, touches none', async () => {
    const { live, changes, publish } = setUp()
    await live.sync()
    publish(link(''), link('hotels'))
    const followed = Promise.all([live.notify(undefined), live.notify(999)])
    await vi.advanceTimersByTimeAsync(40_000)
    await followed
    expect(changes().flat()).toEqual([])
  })

  test('survives a service that is away', async () => {
    const { live, state, changes, publish } = setUp()
    await live.sync()
    state.down = true
    const followed = live.notify(undefined)
    await vi.advanceTimersByTimeAsync(5_000)
    state.down = false
    publish(link(''), link('hotels', '2'))
    await vi.advanceTimersByTimeAsync(10_000)
    await followed
    expect(changes().at(-1)).toContain('story:hotels')
  })

  test('a hundred at once do not use up the service’s patience', async () => {
    const { live, state, changes, publish } = setUp()
    await live.sync()
    const many = Array.from({ length: 100 }, (_, index) => link(`s${index}`, '1', 1_000 + index))
    publish(...many)
    state.latency = 20
    state.requests.length = 0
    const followed = Promise.all(many.map((one) => live.notify(one.id)))
    await vi.advanceTimersByTimeAsync(30_000)
    await followed
    expect(polls(state.requests)).toBeLessThan(60)
    const touched = new Set(changes().slice(1).flat())
    for (const one of many) expect(touched).toContain(`story:${one.uuid}`)
  })
})
