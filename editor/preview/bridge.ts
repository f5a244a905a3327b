import type { Block } from '@barriere/shared/stories/types.ts'
import type { DraftState, StoryDraft } from '../story/story-draft.ts'
import { type BlockAction, type PageMessage, blockPlace, readMessage } from './messages.ts'

interface BridgeSettings {
  readonly draft: StoryDraft
  readonly space: number
  /** Window of the frame, which changes with each page that it loads. */
  readonly frame: () => Window | null
  /** Origin of the site. */
  readonly site: string
  readonly names: Readonly<Record<string, string>>
  /** The story in the form that the page renders. */
  readonly unsaved: (state: DraftState) => object
  /** The page has reported that it is ready. */
  readonly onReady: () => void
  /** A block was clicked. The form decides which of its fields gets the focus. */
  readonly onEdit: (uid: string) => void
  /** A block of another story was clicked, such as the page's header. */
  readonly onForeign: (story: number) => void
  readonly onAction: (action: BlockAction, uid: string) => void
}

/**
 * The editor's side of the visual editor's bridge: messages from and to the page in the frame. The story is sent during
 * editing, at most once per animation frame. The page renders one version at a time.
 */
export class PreviewBridge {
  readonly #settings: BridgeSettings
  #isReady = false
  #scheduled = 0
  /** Content that the page shows. */
  #content: Block | undefined
  #selected: string | undefined
  #hovered: string | undefined
  #published: string | null
  #language: string

  constructor(settings: BridgeSettings) {
    this.#settings = settings
    const { story, edited, language } = settings.draft.get()
    this.#content = edited.content
    this.#published = story.published_at
    this.#language = language
  }

  /** Starts listening. Returns a function that stops it. */
  start(): () => void {
    const { draft } = this.#settings
    const stopFollowing = draft.subscribe(() => this.#follow())
    window.addEventListener('message', this.#receive)
    return () => {
      stopFollowing()
      cancelAnimationFrame(this.#scheduled)
      window.removeEventListener('message', this.#receive)
    }
  }

  /** Checks origin and source: windows that the site's page opens or embeds cannot send messages to the editor. */
  readonly #receive = ({ origin, source, data }: MessageEvent): void => {
    const { site, frame } = this.#settings
    if (origin !== site || source === null || source !== frame()) return
    const message = readMessage(data)
    if (message) this.#handle(message)
  }

  #handle(message: PageMessage): void {
    const { draft, names, onReady, onEdit, onForeign, onAction } = this.#settings
    const { story, edited, selected } = draft.get()
    switch (message.action) {
      case 'initialized':
        this.#isReady = true
        this.#send({
          action: 'enterEditmode',
          reload: true,
          blockId: selected,
          storyId: story.id,
          componentNames: names,
          appVersion: 'v2',
        })
        onReady()
        // A new page shows the saved version.
        this.#content = undefined
        this.#selected = undefined
        this.#follow()
        return
      case 'ping':
        this.#send({ action: 'pingBack' })
        return
      case 'edit':
        if (message.story !== String(story.id)) {
          if (/^\d+$/.test(message.story)) onForeign(Number(message.story))
          return
        }
        this.#selected = message.uid
        onEdit(message.uid)
        this.#tell('editedBlok', edited.content, message.uid)
        return
      default:
        onAction(message.action, message.uid)
    }
  }

  /** Sends the page all changes since the last message. */
  #follow(): void {
    const { story, edited, selected, hovered, language, saving } = this.#settings.draft.get()
    // A new language is a new page: the frame gets its address.
    if (language !== this.#language) {
      this.#language = language
      this.#content = undefined
      return
    }
    if (!this.#isReady) return
    if (edited.content !== this.#content && !(this.#content === undefined && saving === 'saved')) this.#schedule()
    this.#content ??= edited.content
    if (selected !== this.#selected) {
      this.#selected = selected
      this.#tell('enterComponent', edited.content, selected)
    }
    if (hovered !== this.#hovered) {
      this.#hovered = hovered
      // For an unknown block, the page removes its outline.
      this.#send({ action: 'hoverComponent', componentId: hovered ?? '', storyId: story.id })
    }
    if (story.published_at !== this.#published) {
      const isPublished = story.published_at !== null
      this.#published = story.published_at
      if (isPublished) this.#send({ action: 'published', slug: story.full_slug, storyId: story.id, slugChanged: false })
    }
  }

  #schedule(): void {
    if (this.#scheduled !== 0) return
    this.#scheduled = requestAnimationFrame(() => {
      this.#scheduled = 0
      const state = this.#settings.draft.get()
      this.#content = state.edited.content
      this.#send({ action: 'input', story: this.#settings.unsaved(state) })
    })
  }

  #tell(action: 'editedBlok' | 'enterComponent', root: Block, uid: string): void {
    const { draft, space } = this.#settings
    const { id } = draft.get().story
    const place = blockPlace(root, uid, { story: id, space })
    if (place) this.#send({ action, ...place, componentId: uid, storyId: id })
  }

  #send(message: object): void {
    this.#settings.frame()?.postMessage(message, this.#settings.site)
  }
}
