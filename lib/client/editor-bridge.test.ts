import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectEditor } from './editor-bridge.ts'

type Listener = (event: { storyId?: number } | undefined) => void

/** A window with a fake bridge whose events the test fires. */
function editorWindow(search: string) {
  const listeners: Listener[] = []
  const parents: string[] = []
  const reload = vi.fn()
  class StoryblokBridge {
    constructor({ customParent }: { customParent: string }) {
      parents.push(customParent)
    }
    on(events: readonly string[], listener: Listener) {
      if (events.includes('change') && events.includes('published')) listeners.push(listener)
    }
  }
  const view = { location: { search, reload }, StoryblokBridge }
  return {
    view,
    reload,
    parents,
    say: (event: { storyId?: number } | undefined) => {
      for (const listener of listeners) listener(event)
    },
  }
}

const session = { draft: true, storyId: 7, editorOrigin: 'https://editor.example' }

afterEach(() => {
  vi.restoreAllMocks()
})

describe('connectEditor', () => {
  it.each([
    ['a published page', { ...session, draft: false }, '?_storyblok=7'],
    ['a draft outside the editor', session, '?utm_source=x'],
  ])('warns on %s, and loads nothing', async (_, given, search) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const load = vi.fn(async () => {})
    await connectEditor(given, editorWindow(search).view, load)
    expect(warn).toHaveBeenCalledExactlyOnceWith('You are not in Draft Mode or in the Visual Editor.')
    expect(load).not.toHaveBeenCalled()
  })

  it('reloads when its own story was saved or published, and for no other', async () => {
    const { view, reload, parents, say } = editorWindow('?_storyblok=7')
    await connectEditor(session, view, async () => {})
    expect(parents).toEqual(['https://editor.example'])
    say({ storyId: 8 })
    expect(reload).not.toHaveBeenCalled()
    say({ storyId: 7 })
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
