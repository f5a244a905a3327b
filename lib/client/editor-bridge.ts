import { LiveEdit, readPage, renderUnsaved } from './live-edit.ts'
import type { PageSwap } from './swap-page.ts'

/** Facts of the page for the visual editor's bridge. */
export interface EditorSession {
  /** The page is a draft. */
  readonly draft: boolean
  /** Numeric id of the story shown. */
  readonly storyId: number
  /** Origin of the editor's window; messages of other origins are ignored. */
  readonly editorOrigin: string
  /** `component.field` of relations that the cloud's editor resolves in the stories that it sends. */
  readonly resolveRelations: readonly string[]
}

/** A message of the editor: `input` carries the story as it is being typed. */
export interface BridgeEvent {
  readonly action?: string
  readonly storyId?: number | string
  readonly story?: { readonly id?: number | string }
}

export interface Bridge {
  on(events: readonly string[], callback: (event: BridgeEvent | undefined) => void): void
}

interface BridgeOptions {
  readonly customParent: string
  readonly resolveRelations: readonly string[]
  readonly resolveLinks: 'url'
}

type BridgeConstructor = new (options: BridgeOptions) => Bridge

/** A window in which the bridge's script may have defined its class. */
interface BridgeWindow {
  readonly location: Pick<Location, 'search' | 'reload'>
  readonly StoryblokBridge?: unknown
}

/** Warning prescribed by the specification (§8). */
const NOT_IN_EDITOR = 'You are not in Draft Mode or in the Visual Editor.'

/** Shows a story on the page as it is being typed. */
type Typed = (story: object) => void

/** Live editing of this page. The first keystroke also reads the page's previous state, to find the changes. */
function startLiveEdit(): Typed {
  let swap: PageSwap | undefined
  const read = async (): Promise<void> => {
    const [html, { PageSwap }] = await Promise.all([readPage(), import('./swap-page.ts')])
    if (html !== undefined) swap = new PageSwap(html)
  }
  const edit = new LiveEdit(
    async (story) => (await Promise.all([renderUnsaved(story), swap ?? read()]))[0],
    (html) => swap?.show(html),
    (error) => console.warn('The page could not be shown as it is being edited.', error),
  )
  return (story) => void edit.input(story)
}

/**
 * Connects a draft page to the visual editor that frames it: shows its story as it is being typed, and reloads when it
 * is saved or published. Outside the editor it only warns. `load` imports the bridge lazily, so that visitors never
 * download it.
 */
export async function connectEditor(
  { draft, storyId, editorOrigin, resolveRelations }: EditorSession,
  view: BridgeWindow = window,
  load: () => Promise<void> = async () => {
    await (await import('@storyblok/react')).loadStoryblokBridge()
  },
  typed: Typed = startLiveEdit(),
): Promise<void> {
  if (!draft || !view.location.search.includes('_storyblok')) {
    console.warn(NOT_IN_EDITOR)
    return
  }
  await load()
  const StoryblokBridge = view.StoryblokBridge as BridgeConstructor | undefined
  if (!StoryblokBridge) return
  const bridge = new StoryblokBridge({ customParent: editorOrigin, resolveRelations, resolveLinks: 'url' })
  bridge.on(['change', 'published'], (event) => {
    if (String(event?.storyId ?? storyId) === String(storyId)) view.location.reload()
  })
  bridge.on(['input'], (event) => {
    if (event?.story && String(event.story.id) === String(storyId)) typed(event.story)
  })
}
