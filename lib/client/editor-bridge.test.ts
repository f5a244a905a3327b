import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Bridge, type BridgeEvent, connectEditor } from './editor-bridge.ts'

type Listener = Parameters<Bridge['on']>[1]

/** A window with a fake bridge whose events the test fires. */
function editorWindow(search: string) {
  const listeners = new Map<string, Listener>()
  const options: object[] = []
  const reload = vi.fn()
  class StoryblokBridge implements Bridge {
    constructor(given: object) {
      options.push(given)
    }
    on(events: readonly string[], listener: Listener) {
      for (const event of events) listeners.set(event, listener)
    }
  }
  const view = { location: { search, reload }, StoryblokBridge }
  return { view, reload, options, say: (action: string, event?: BridgeEvent) => listeners.get(action)?.(event) }
}

const session = { draft: true, storyId: 7, editorOrigin: 'https://editor.example', resolveRelations: ['cards.stories'] }

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

  it('asks for relations as the site reads them', async () => {
    const { view, options } = editorWindow('?_storyblok=7')
    await connectEditor(session, view, async () => {})
    expect(options).toEqual([
      { customParent: 'https://editor.example', resolveRelations: ['cards.stories'], resolveLinks: 'url' },
    ])
  })

  it.each(['change', 'published'])('reloads at “%s” of its own story, and of no other', async (action) => {
    const { view, reload, say } = editorWindow('?_storyblok=7')
    await connectEditor(session, view, async () => {})
    say(action, { storyId: 8 })
    expect(reload).not.toHaveBeenCalled()
    say(action, { storyId: 7 })
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('shows its own story as it is being typed, and no other, without a reload', async () => {
    const { view, reload, say } = editorWindow('?_storyblok=7')
    const typed = vi.fn()
    await connectEditor(session, view, async () => {}, typed)
    say('input', { story: { id: 8 } })
    say('input', {})
    expect(typed).not.toHaveBeenCalled()
    say('input', { story: { id: 7 } })
    expect(typed).toHaveBeenCalledExactlyOnceWith({ id: 7 })
    expect(reload).not.toHaveBeenCalled()
  })
})
