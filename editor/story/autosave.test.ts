// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAutosave } from './autosave.ts'
import { openDraft } from './kept-draft.ts'
import { StoryDraft } from './story-draft.ts'
import type { Story } from '@barriere/shared/stories/types.ts'

const STORY = {
  id: 7,
  name: 'Home',
  slug: 'home',
  path: null,
  tag_list: [],
  content: { _uid: 'root', component: 'page', title: 'Bonjour' },
} as unknown as Story

type Answer = readonly [status: number, body: unknown, etag?: string]

const calls: { readonly method: string; readonly ifMatch: string | null; readonly body: { story: Story } }[] = []

let answers: (Answer | 'offline')[] = []

let stop: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  calls.length = 0
  answers = []
  vi.stubGlobal('fetch', async (_url: URL, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as { story: Story }
    const headers = new Headers(init.headers)
    calls.push({ method: init.method ?? 'GET', ifMatch: headers.get('if-match'), body })
    const answer = answers.shift() ?? [200, { story: { ...STORY, ...body.story } }, `"${calls.length}"`]
    if (answer === 'offline') throw new TypeError('offline')
    const [status, data, etag] = answer
    // Synchronous body: the event loop reads a real one, and fake timers do not wait for it.
    return { ok: status < 300, status, headers: new Headers(etag ? { etag } : {}), json: async () => data }
  })
})

afterEach(async () => {
  stop()
  // The last save of the closed screen ends before the next test.
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draftOf = (): StoryDraft => {
  const draft = new StoryDraft(STORY, '"0"')
  stop = startAutosave(draft)
  return draft
}

const type = (draft: StoryDraft, title: string): void =>
  draft.edit((edited) => void ((edited.content as { title?: unknown }).title = title), 'root.title')

test('a draft is saved two seconds after the last change, with what it was read as', async () => {
  const draft = draftOf()
  type(draft, 'B')
  await vi.advanceTimersByTimeAsync(1_500)
  type(draft, 'Bo')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(calls).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toMatchObject([{ method: 'PUT', ifMatch: '"0"', body: { story: { content: { title: 'Bo' } } } }])
  expect(draft.get()).toMatchObject({ saving: 'saved', etag: '"1"' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(1)
})

test('without a connection it is tried again, later each time, and at once when the network is back', async () => {
  const draft = draftOf()
  answers = ['offline', 'offline', 'offline']
  type(draft, 'Salut')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(draft.get()).toMatchObject({ saving: 'failed', failure: 0 })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3_999)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toHaveLength(3)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toHaveLength(4)
  expect(draft.get().saving).toBe('saved')
})

test('what is refused is not sent again until it is changed', async () => {
  const draft = draftOf()
  answers = [[422, { name: ['is too long'] }]]
  type(draft, 'Salut')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls).toHaveLength(1)
  expect(draft.get()).toMatchObject({ saving: 'failed', failure: 422 })
  type(draft, 'Salut !')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(draft.get().saving).toBe('saved')
})

test('a session that ends leaves what was typed, which is saved after signing in', async () => {
  const draft = draftOf()
  answers = [[401, { error: 'Unauthorized' }]]
  type(draft, 'Salut')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(draft.get()).toMatchObject({ saving: 'failed', failure: 401 })
  expect(calls).toHaveLength(1)
  await draft.save()
  expect(draft.get()).toMatchObject({ saving: 'saved', edited: { content: { title: 'Salut' } } })
})

test('what is not saved survives a reload, and is saved after it', async () => {
  const draft = draftOf()
  type(draft, 'Salut')
  await vi.advanceTimersByTimeAsync(300)
  const again = openDraft(STORY, '"0"')
  expect(again.get()).toMatchObject({ saving: 'changed', edited: { content: { title: 'Salut' } } })
  await vi.advanceTimersByTimeAsync(2_000)
  // Saved: nothing is left for a reload.
  expect(openDraft(STORY, '"0"').get().saving).toBe('saved')
})

test('a reload finds nothing to save where the last call was answered after all', async () => {
  const draft = draftOf()
  type(draft, 'Salut')
  await vi.advanceTimersByTimeAsync(300)
  const again = openDraft({ ...STORY, content: { ...STORY.content, title: 'Salut' } }, '"1"')
  expect(again.get()).toMatchObject({ saving: 'saved', etag: '"1"' })
})

test('a reload after another has saved stands on what was read, so that saving tells the conflict', async () => {
  const draft = draftOf()
  type(draft, 'Salut')
  await vi.advanceTimersByTimeAsync(300)
  const theirs = { ...STORY, content: { ...STORY.content, teaser: 'x' } }
  const again = openDraft(theirs, '"5"')
  answers = [[412, { story: theirs, saved_by: 'Anne' }, '"5"']]
  await again.save()
  expect(calls).toMatchObject([{ ifMatch: '"0"' }])
  expect(again.get()).toMatchObject({ saving: 'conflict', theirs: { by: 'Anne', etag: '"5"', story: theirs } })
  again.resolve({ ...again.get().edited, content: { ...theirs.content, title: 'Salut' } })
  await again.save()
  expect(calls[1]).toMatchObject({ ifMatch: '"5"', body: { story: { content: { title: 'Salut', teaser: 'x' } } } })
  expect(again.get().saving).toBe('saved')
})

test('leaving the screen saves at once', async () => {
  const draft = draftOf()
  type(draft, 'Salut')
  stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toHaveLength(1)
  expect(sessionStorage).toHaveLength(0)
})

const leave = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('leaving the page warns only where something could not be saved', async () => {
  const draft = draftOf()
  expect(leave()).toBe(false)
  type(draft, 'Salut')
  expect(leave()).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toHaveLength(1)
  answers = [[422, {}]]
  type(draft, 'Salut !')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(leave()).toBe(true)
})

test('undo and redo say where something changed', () => {
  const draft = draftOf()
  type(draft, 'Salut')
  draft.select('elsewhere')
  draft.undo()
  expect(draft.get()).toMatchObject({
    selected: 'root',
    focus: { uid: 'root', field: 'title' },
    edited: { content: { title: 'Bonjour' } },
  })
  draft.redo()
  expect(draft.get().edited.content.title).toBe('Salut')
})
