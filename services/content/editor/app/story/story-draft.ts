import { type Draft, type Patch, applyPatches, enablePatches, produceWithPatches } from 'immer'
import { ApiError, call } from '../api.ts'
import { DEFAULT_LANGUAGE, type Story } from './types.ts'

enablePatches()

/** What an editor changes: the rest of a story is said by the service. */
export type Editable = Pick<Story, 'name' | 'slug' | 'content' | 'tag_list' | 'path'>

type SaveState = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'

export interface DraftState {
  /** As the service has it. */
  readonly story: Story
  /** Optimistic lock: what the service's version is known by. */
  readonly etag: string | undefined
  /** As it is being edited. */
  readonly edited: Editable
  readonly saving: SaveState
  /** Another's version where `saving` is `conflict`. */
  readonly theirs?: { readonly story: Story; readonly by: string | undefined; readonly etag: string | undefined }
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Block that is being edited. */
  readonly selected: string
  /** Language of the content. */
  readonly language: string
}

/** One change with what takes it back. */
interface Change {
  readonly forward: Patch[]
  readonly back: Patch[]
  /** Typing in one field is one change: those of the same key follow each other within two seconds. */
  readonly key: string | undefined
  readonly at: number
}

const MERGED_WITHIN = 2_000

const editableOf = ({ name, slug, content, tag_list, path }: Story): Editable => ({
  name,
  slug,
  content,
  tag_list,
  path,
})

/**
 * The story that is being edited: changes with undo and redo, the selected block, and saving. One for each visit of a
 * story's screen; `subscribe` and `get` are what `useSyncExternalStore` takes.
 */
export class StoryDraft {
  #state: DraftState
  #done: Change[] = []
  #undone: Change[] = []
  readonly #listeners = new Set<() => void>()

  constructor(story: Story, etag: string | undefined) {
    this.#state = {
      story,
      etag,
      edited: editableOf(story),
      saving: 'saved',
      canUndo: false,
      canRedo: false,
      selected: story.content._uid,
      language: DEFAULT_LANGUAGE,
    }
  }

  readonly get = (): DraftState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Changes what is edited.
   * @param key names the field: changes of the same one that follow each other quickly are undone together
   */
  edit(recipe: (edited: Draft<Editable>) => void, key?: string): void {
    const [edited, forward, back] = produceWithPatches(this.#state.edited, recipe)
    if (forward.length === 0) return
    const last = this.#done.at(-1)
    const now = performance.now()
    if (last && key !== undefined && last.key === key && now - last.at < MERGED_WITHIN)
      this.#done[this.#done.length - 1] = {
        key,
        at: now,
        forward: [...last.forward, ...forward],
        back: [...back, ...last.back],
      }
    else this.#done.push({ forward, back, key, at: now })
    this.#undone = []
    this.#set({ edited, saving: this.#afterChange() })
  }

  undo(): void {
    const change = this.#done.pop()
    if (!change) return
    this.#undone.push(change)
    this.#set({ edited: applyPatches(this.#state.edited, change.back), saving: this.#afterChange() })
  }

  redo(): void {
    const change = this.#undone.pop()
    if (!change) return
    this.#done.push({ ...change, key: undefined })
    this.#set({ edited: applyPatches(this.#state.edited, change.forward), saving: this.#afterChange() })
  }

  select(uid: string): void {
    if (uid !== this.#state.selected) this.#set({ selected: uid })
  }

  setLanguage(language: string): void {
    this.#set({ language })
  }

  /**
   * Saves what was changed. What is typed meanwhile stays changed. Resolves to whether the service has it.
   * @param publish makes it live too
   */
  async save({ publish = false } = {}): Promise<boolean> {
    const { edited, story, etag, saving } = this.#state
    if (saving === 'saving' || saving === 'conflict') return false
    if (saving === 'saved' && !publish) return true
    this.#set({ saving: 'saving' })
    try {
      const answer = await call<{ story: Story }>('PUT', `stories/${story.id}`, {
        body: { story: edited, ...(publish ? { publish: 1 } : {}) },
        ifMatch: etag,
      })
      const isSame = this.#state.edited === edited
      this.#set({ story: answer.data.story, etag: answer.etag, saving: isSame ? 'saved' : 'changed' })
      return isSame
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const theirs =
        error.status === 412 ? (error.body as { story: Story; saved_by?: string; etag?: string }) : undefined
      if (theirs)
        this.#set({ saving: 'conflict', theirs: { story: theirs.story, by: theirs.saved_by, etag: theirs.etag } })
      else this.#set({ saving: 'failed' })
      return false
    }
  }

  /** Ends a conflict: saves on from another's version, with what is chosen of both. */
  resolve(edited: Editable): void {
    const { theirs } = this.#state
    if (!theirs) return
    this.#done = []
    this.#undone = []
    const { theirs: _ended, ...rest } = this.#state
    this.#state = rest
    this.#set({ story: theirs.story, etag: theirs.etag, edited, saving: 'changed' })
  }

  /** Takes on a version that the service has by another way, such as a restored one. */
  take(story: Story, etag: string | undefined): void {
    this.#done = []
    this.#undone = []
    this.#set({ story, etag, edited: editableOf(story), saving: 'saved' })
  }

  #afterChange(): SaveState {
    const { saving } = this.#state
    return saving === 'saving' || saving === 'conflict' ? saving : 'changed'
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change, canUndo: this.#done.length > 0, canRedo: this.#undone.length > 0 }
    for (const listener of this.#listeners) listener()
  }
}
