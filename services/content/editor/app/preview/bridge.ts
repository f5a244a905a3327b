import type { Block } from '../story/types.ts'
import type { DraftState, StoryDraft } from '../story/story-draft.ts'
import { type BlockAction, type PageMessage, blockPlace, readMessage } from './messages.ts'

interface BridgeSettings {
  readonly draft: StoryDraft
  readonly space: number
  /** Window of the frame; another one for each page that it shows. */
  readonly frame: () => Window | null
  /** Origin of the site. */
  readonly site: string
  readonly names: Readonly<Record<string, string>>
  /** The story as the page is to show it. */
  readonly unsaved: (state: DraftState) => object
  /** The page has told that it is there. */
  readonly onReady: () => void
  /** A block was clicked; its field to begin with is the form's matter. */
  readonly onEdit: (uid: string) => void
  /** A block of another story was clicked, such as the page's header. */
  readonly onForeign: (story: number) => void
  readonly onAction: (action: BlockAction, uid: string) => void
}

/**
 * The editor's end of the visual editor's bridge: messages from and to the page in the frame. The story is sent while
 * it is being edited, once per animation frame at most; the page itself renders one at a time.
 */
export class PreviewBridge {
  readonly #settings: BridgeSettings
  #isReady = false
  #scheduled = 0
  /** What the page shows. */
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

  /** Origin and source: a page that the site's page opens or embeds can say nothing to the editor. */
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
        // It shows what is saved.
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

  /** Tells the page of what has changed since it was told last. */
  #follow(): void {
    const { story, edited, selected, hovered, language, saving } = this.#settings.draft.get()
    // Another page, which the frame's address shows.
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
      // Without a block of that name the page takes its outline away.
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
