import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContentAnswer, ContentClient } from '../service/client.ts'
import { ContentError } from '../service/content-error.ts'
import { LiveContent } from './live-content.ts'

const ROOT = 'website-hotels'

const link = (slug: string, publishedAt = '1', id = slug.length) => ({ id, uuid: slug, slug: `${ROOT}/${slug}`, name: slug, published: true, is_folder: false, published_at: publishedAt })

/** A space whose state the test sets; each request reads it anew. */
function space() {
  const state = {
    version: 100 as unknown,
    links: [link(''), link('hotels')] as unknown[],
    redirects: [] as unknown[] | ContentError,
    down: false,
    requests: [] as string[],
    /** Milliseconds that each answer takes. */
    latency: 0,
  }
  const answer = <T>(path: string, value: () => T): Promise<T> => {
    state.requests.push(path)
    return new Promise((resolve, reject) => {
      const settle = () => {
        if (state.down) reject(new ContentError('The content service could not be reached.'))
        else resolve(value())
      }
      if (state.latency > 0) setTimeout(settle, state.latency)
      else settle()
    })
  }
  const client: ContentClient = {
    get: vi.fn((path: string) => answer(path, (): ContentAnswer => ({ data: { space: { version: state.version } }, total: 0, perPage: 0 }))),
    getAll: vi.fn((path: string) => answer(path, (): unknown[] => {
      if (path === 'cdn/links') return state.links
      if (state.redirects instanceof ContentError) throw state.redirects
      return state.redirects
    })),
  }
  return { state, client }
}

function setUp() {
  const { state, client } = space()
  const onChange = vi.fn<(tags: ReadonlySet<string>) => void>()
  const log = { info: vi.fn(), warn: vi.fn() }
  const live = new LiveContent({ client, clock: { now: () => Date.now() }, rootFolder: ROOT, onChange, log })
  const changes = () => onChange.mock.calls.map(([tags]) => [...tags].toSorted())
  const publish = (...links: unknown[]) => {
    state.version = Number(state.version) + 1
    state.links = links
  }
  return { live, state, client, onChange, changes, log, publish }
}

const looks = (requests: readonly string[]) => requests.filter((path) => path === 'cdn/spaces/me').length

beforeEach(() => { vi.useFakeTimers({ now: Date.parse('2026-06-12T12:00:00Z') }) })
afterEach(() => { vi.useRealTimers() })

describe('sync', () => {
  test('the first one reads everything, and touches no page', async () => {
    const { live, client, changes } = setUp()
    await live.sync()
    expect(live.snapshot?.version).toBe(100)
    expect(live.snapshot?.directory.find('/en/hotels')?.entry.uuid).toBe('hotels')
    expect(client.getAll).toHaveBeenCalledWith('cdn/links', 'links', expect.objectContaining({ version: 'published', cv: 100 }))
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
    onChange.mockImplementation(() => { seen.push(live.snapshot?.version) })
    publish(link(''), link('hotels', '2'))
    await live.sync()
    expect(changes().at(-1)).toEqual([`list:${ROOT}`, 'story:hotels'])
    expect(seen).toEqual([101])
  })

  test('those who ask at once share one look', async () => {
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
    expect(looks(state.requests)).toBe(1)
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
  test('looks every 5 s while all is well, every 2 s while the service fails', async () => {
    const { live, state } = setUp()
    const stop = live.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(looks(state.requests)).toBe(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(looks(state.requests)).toBe(5)
    state.down = true
    await vi.advanceTimersByTimeAsync(5_000)
    state.requests.length = 0
    await vi.advanceTimersByTimeAsync(10_000)
    expect(looks(state.requests)).toBe(5)
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

  test('stops, even in the middle of a look', async () => {
    const { live, state } = setUp()
    const stop = live.start()
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks(state.requests)).toBe(1)
  })
})

describe('a webhook', () => {
  const hotel = (publishedAt: string) => link('hotels', publishedAt, 7)

  test('that comes before the delivery API shows the change is followed until it does', async () => {
    const { live, state, changes, publish } = setUp()
    state.links = [link(''), hotel('1')]
    await live.sync()
    const followed = live.announce(7)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(changes()).toEqual([])
    publish(link(''), hotel('2'))
    await vi.advanceTimersByTimeAsync(1_000)
    // The story that was announced first, then what the comparison found besides.
    expect(changes()).toEqual([['story:hotels'], [`list:${ROOT}`]])
    await vi.advanceTimersByTimeAsync(20_000)
    await followed
  })

  test('that comes while an older look is under way gets a look of its own', async () => {
    const { live, state, changes, publish } = setUp()
    state.links = [link(''), hotel('1')]
    await live.sync()
    publish(link(''), hotel('2'))
    state.latency = 300
    const older = live.sync()
    await vi.advanceTimersByTimeAsync(350)
    // The older look has read the version, and is about to read the links of that moment.
    publish(link(''), hotel('2'), link('spa', '1', 9))
    const followed = live.announce(9)
    await vi.advanceTimersByTimeAsync(1_500)
    await older
    expect(live.snapshot?.version).toBe(102)
    expect(changes().flat()).toContain('story:spa')
    await vi.advanceTimersByTimeAsync(20_000)
    await followed
  })

  test('makes its story fresh once more, three seconds later', async () => {
    const { live, state, changes, publish } = setUp()
    state.links = [link(''), hotel('1')]
    await live.sync()
    publish(link(''), hotel('2'))
    const followed = live.announce(7)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(changes()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(200)
    await followed
    expect(changes()).toHaveLength(3)
    expect(changes().at(-1)).toEqual(['story:hotels'])
  })

  test('that announces nothing new ends, and touches its own story alone', async () => {
    const { live, state, changes } = setUp()
    state.links = [link(''), hotel('1')]
    await live.sync()
    state.requests.length = 0
    const followed = live.announce(7)
    await vi.advanceTimersByTimeAsync(17_000)
    await followed
    expect(changes()).toEqual([['story:hotels']])
    expect(looks(state.requests)).toBeLessThanOrEqual(42)
  })

  test('about no story, or about one that nobody knows, touches none', async () => {
    const { live, changes, publish } = setUp()
    await live.sync()
    publish(link(''), link('hotels'))
    const followed = Promise.all([live.announce(undefined), live.announce(999)])
    await vi.advanceTimersByTimeAsync(40_000)
    await followed
    expect(changes().flat()).toEqual([])
  })

  test('survives a service that is away', async () => {
    const { live, state, changes, publish } = setUp()
    await live.sync()
    state.down = true
    const followed = live.announce(undefined)
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
    const followed = Promise.all(many.map((one) => live.announce(one.id)))
    await vi.advanceTimersByTimeAsync(30_000)
    await followed
    expect(looks(state.requests)).toBeLessThan(60)
    const touched = new Set(changes().slice(1).flat())
    for (const one of many) expect(touched).toContain(`story:${one.uuid}`)
  })
})
