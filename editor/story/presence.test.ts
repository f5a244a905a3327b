// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Presence } from './presence.ts'
import { StoryDraft } from './story-draft.ts'
import type { Story } from '@barriere/shared/stories/types.ts'

const STORY = { id: 7, name: 'Home', content: { _uid: 'root', component: 'page' } } as unknown as Story
const TAB = '00000000-0000-4000-8000-000000000001'

interface Call {
  readonly method: string
  readonly block: unknown
  readonly keepalive: boolean
}

const calls: Call[] = []

let there: readonly object[] = []
let status: number | 'offline' = 200
let hidden = false
let stop: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  calls.length = 0
  there = []
  status = 200
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    expect(url.pathname).toMatch(new RegExp(`/stories/7/presences/${TAB}$`))
    const body = init.body ? (JSON.parse(init.body as string) as { presence: { block: unknown } }) : undefined
    calls.push({ method: init.method ?? '', block: body?.presence.block, keepalive: init.keepalive ?? false })
    if (status === 'offline') throw new TypeError('offline')
    const answer = { presences: there }
    return { ok: status < 300, status, headers: new Headers(), json: async () => answer }
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const person = (id: number, name: string, block: string | null = null) => ({ user_id: id, name, block })

function begin(draft = new StoryDraft(STORY, '"0"')): Presence {
  const presence = new Presence(draft, TAB)
  stop = presence.start()
  return presence
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const methods = () => calls.map(({ method }) => method)
const show = (isHidden: boolean) => {
  hidden = isHidden
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('presence', () => {
  test('is told at once and every ten seconds, whatever is typed in between', async () => {
    const draft = new StoryDraft(STORY, '"0"')
    begin(draft)
    await pass(9_999)
    for (const name of ['A', 'B', 'C'])
      draft.edit((edited) => {
        edited.name = name
      })
    expect(methods()).toEqual(['PUT'])
    await pass(20_001)
    expect(methods()).toEqual(['PUT', 'PUT', 'PUT', 'PUT'])
  })

  test('has the block that was changed within a minute', async () => {
    const draft = new StoryDraft(STORY, '"0"')
    begin(draft)
    draft.edit(({ content }) => void Object.assign(content, { title: 'A' }))
    await pass(80_000)
    const blocks = calls.map(({ block }) => block)
    expect([blocks[0], blocks[1], blocks[5], blocks[6], blocks[8]]).toEqual([null, 'root', 'root', null, null])
  })

  test('tells of those who come and leave, and not of each heartbeat', async () => {
    const presence = begin()
    await pass(0)
    const heard = vi.fn<() => void>()
    presence.subscribe(heard)
    there = [person(2, 'Claire Martin')]
    await pass(30_000)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(presence.get()).toEqual({ others: there, left: [] })
    there = [person(2, 'Claire Martin', 'hero'), person(3, 'Noé Lambert')]
    await pass(10_000)
    there = [person(3, 'Noé Lambert')]
    await pass(20_000)
    expect(heard).toHaveBeenCalledTimes(3)
    expect(presence.get()).toEqual({ others: there, left: [person(2, 'Claire Martin', 'hero')] })
    // A changed block is no arrival or departure, so `left` stays.
    there = [person(3, 'Noé Lambert', 'hero')]
    await pass(10_000)
    expect(presence.get()).toEqual({ others: there, left: [person(2, 'Claire Martin', 'hero')] })
  })

  test('ends at once with the document, and begins again when it comes back from the cache', async () => {
    const presence = begin()
    there = [person(2, 'Claire Martin')]
    await pass(10_000)
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(calls.at(-1)).toEqual({ method: 'DELETE', block: undefined, keepalive: true })
    expect(presence.get().others).toEqual([])
    await pass(30_000)
    expect(methods()).toEqual(['PUT', 'PUT', 'DELETE'])
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await pass(0)
    expect(methods().at(-1)).toBe('PUT')
    expect(presence.get().others).toEqual(there)
  })

  test('ends once with the screen', async () => {
    begin()
    await pass(0)
    stop()
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    await pass(30_000)
    expect(methods()).toEqual(['PUT', 'DELETE'])
  })

  test('of a tab out of sight ends after a minute, and goes on as soon as it is seen', async () => {
    begin()
    await pass(5_000)
    show(true)
    await pass(60_000)
    const count = calls.length
    expect(count).toBe(7)
    await pass(60_000)
    expect(calls.length).toBe(count)
    show(false)
    expect(calls.length).toBe(count + 1)
    // Switching tabs quickly sends no more heartbeats.
    await pass(1)
    show(true)
    show(false)
    expect(calls.length).toBe(count + 1)
  })

  test('without a network nobody is said to have left; after half a minute nobody is shown', async () => {
    const presence = begin()
    there = [person(2, 'Claire Martin')]
    await pass(10_000)
    status = 'offline'
    await pass(20_000)
    expect(presence.get().others).toEqual(there)
    await pass(10_000)
    expect(presence.get()).toEqual({ others: [], left: [] })
    status = 200
    await pass(10_000)
    expect(presence.get().others).toEqual(there)
  })

  test.each([401, 404])(
    'that is refused with %i is not asked for again, until the screen begins it anew',
    async (code) => {
      const presence = begin()
      await pass(0)
      status = code
      await pass(60_000)
      expect(methods()).toEqual(['PUT', 'PUT'])
      stop()
      expect(methods()).toEqual(['PUT', 'PUT'])
      status = 200
      stop = presence.start()
      await pass(10_000)
      expect(methods()).toEqual(['PUT', 'PUT', 'PUT', 'PUT'])
    },
  )

  test('goes on after a service that was away or asked for patience', async () => {
    status = 429
    begin()
    await pass(10_000)
    status = 503
    await pass(20_000)
    expect(methods()).toEqual(['PUT', 'PUT', 'PUT', 'PUT'])
  })
})
