// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoryDraft } from '../story/story-draft.ts'
import type { Story } from '@barriere/shared/stories/types.ts'
import { PreviewBridge } from './bridge.ts'

const SITE = 'https://site.example'

const STORY = {
  id: 7,
  name: 'Home',
  full_slug: 'site/',
  slug: 'site',
  path: null,
  tag_list: [],
  published_at: null,
  content: { _uid: 'root', component: 'page', title: 'Bonjour', body: [{ _uid: 'a', component: 'hero' }] },
} as unknown as Story

const frame = { postMessage: vi.fn() }

const heard = (action: string) =>
  frame.postMessage.mock.calls
    .map(([message]) => message as { action: string; componentId?: string })
    .filter((one) => one.action === action)

const handlers = { onReady: vi.fn(), onEdit: vi.fn(), onForeign: vi.fn(), onAction: vi.fn() }

let stop: () => void = () => {}
let draft: StoryDraft

beforeEach(() => {
  vi.useFakeTimers()
  draft = new StoryDraft(STORY, '"1"')
  stop = new PreviewBridge({
    ...handlers,
    draft,
    space: 1,
    frame: () => frame as unknown as Window,
    site: SITE,
    names: { hero: 'Hero' },
    unsaved: ({ edited }) => edited.content,
  }).start()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.clearAllMocks()
})

/** Dispatches a message to the editor's window, by default from the page in the frame. */
function hear(data: object, { origin = SITE, source = frame as unknown } = {}): void {
  const event = new MessageEvent('message', { data, origin })
  // jsdom accepts only windows as a source.
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

const type = (title: string): void =>
  draft.edit((edited) => {
    Object.assign(edited.content, { title })
  }, 'title')

test('a page that is there is asked to be editable, and gets what is not saved', () => {
  type('Non enregistré')
  expect(frame.postMessage).not.toHaveBeenCalled()
  hear({ action: 'initialized' })
  vi.advanceTimersToNextFrame()
  expect(heard('enterEditmode')).toEqual([expect.objectContaining({ storyId: 7, componentNames: { hero: 'Hero' } })])
  expect(heard('input')).toEqual([{ action: 'input', story: expect.objectContaining({ title: 'Non enregistré' }) }])
  expect(handlers.onReady).toHaveBeenCalledTimes(1)
})

test('what is saved is shown already', () => {
  hear({ action: 'initialized' })
  vi.advanceTimersToNextFrame()
  expect(heard('input')).toEqual([])
})

test('typing is sent once per animation frame, the newest, and to the site alone', () => {
  hear({ action: 'initialized' })
  for (const title of ['a', 'ab', 'abc']) type(title)
  vi.advanceTimersToNextFrame()
  expect(heard('input')).toEqual([{ action: 'input', story: expect.objectContaining({ title: 'abc' }) }])
  expect(frame.postMessage.mock.calls.every(([, target]) => target === SITE)).toBe(true)
  draft.undo()
  vi.advanceTimersToNextFrame()
  expect(heard('input').at(-1)).toMatchObject({ story: { title: 'Bonjour' } })
})

test('a click on the page opens the block’s form, and a block of another story is told apart', () => {
  hear({ action: 'initialized' })
  hear({ action: 'edit', dataC: { uid: 'a', id: '7' } })
  expect(handlers.onEdit).toHaveBeenCalledExactlyOnceWith('a')
  expect(heard('editedBlok')).toEqual([
    expect.objectContaining({ blok: { uid: 'a', id: '7', space: '1', name: 'hero' } }),
  ])
  hear({ action: 'edit', dataC: { uid: 'x', id: '9' } })
  expect(handlers.onForeign).toHaveBeenCalledExactlyOnceWith(9)
  expect(handlers.onEdit).toHaveBeenCalledTimes(1)
})

test('a block selected in the form is selected on the page', () => {
  hear({ action: 'initialized' })
  draft.select('a')
  expect(heard('enterComponent').at(-1)).toMatchObject({ componentId: 'a', storyId: 7 })
})

test('a block pointed at in the form is outlined on the page, and selected by nobody', () => {
  hear({ action: 'initialized' })
  draft.hover('a')
  draft.hover('a')
  draft.hover(undefined)
  expect(heard('hoverComponent').map(({ componentId }) => componentId)).toEqual(['a', ''])
  expect(draft.get().selected).toBe('root')
})

test('the page’s menu acts on the story', () => {
  hear({ action: 'moveForward', blok: { _uid: 'a' } })
  expect(handlers.onAction).toHaveBeenCalledExactlyOnceWith('moveForward', 'a')
})

test('messages of another origin or another window are none', () => {
  hear({ action: 'initialized' }, { origin: 'https://evil.example' })
  hear({ action: 'initialized' }, { source: { postMessage: vi.fn() } })
  hear({ action: 'initialized' }, { source: null })
  expect(handlers.onReady).not.toHaveBeenCalled()
  expect(frame.postMessage).not.toHaveBeenCalled()
})

test('a publish is told once, and a ping is answered', () => {
  hear({ action: 'initialized' })
  draft.take({ ...STORY, published_at: '2026-11-26T02:00:00Z' }, '"2"')
  expect(heard('published')).toEqual([{ action: 'published', slug: 'site/', storyId: 7, slugChanged: false }])
  hear({ action: 'ping' })
  expect(heard('pingBack')).toHaveLength(1)
})
