/** What the visual editor's bridge needs from the page. */
export interface EditorSession {
  /** The page is a draft. */
  readonly draft: boolean
  /** Numeric id of the story shown. */
  readonly storyId: number
  /** Origin of the editor's window; messages of other origins are ignored. */
  readonly editorOrigin: string
}

interface BridgeEvent {
  readonly storyId?: number | string
}

interface Bridge {
  on(events: readonly string[], callback: (event: BridgeEvent | undefined) => void): void
}

type BridgeConstructor = new (options: { customParent: string }) => Bridge

/** A window in which the bridge's script may have defined its class. */
interface BridgeWindow {
  readonly location: Pick<Location, 'search' | 'reload'>
  readonly StoryblokBridge?: unknown
}

/** Warning prescribed by the specification (§8). */
const NOT_IN_EDITOR = 'You are not in Draft Mode or in the Visual Editor.'

/**
 * Connects a draft page to the visual editor that frames it, and reloads it when its story is saved or published.
 * Outside the editor it only warns. `load` imports the bridge lazily, so that visitors never download it.
 */
export async function connectEditor(
  { draft, storyId, editorOrigin }: EditorSession,
  view: BridgeWindow = window,
  load: () => Promise<void> = async () => {
    await (await import('@storyblok/react')).loadStoryblokBridge()
  },
): Promise<void> {
  if (!draft || !view.location.search.includes('_storyblok')) {
    console.warn(NOT_IN_EDITOR)
    return
  }
  await load()
  const StoryblokBridge = view.StoryblokBridge as BridgeConstructor | undefined
  if (!StoryblokBridge) return
  new StoryblokBridge({ customParent: editorOrigin }).on(['change', 'published'], (event) => {
    if (String(event?.storyId ?? storyId) === String(storyId)) view.location.reload()
  })
}
