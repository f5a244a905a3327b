import { type Draft, type Patch, applyPatches, enablePatches, produceWithPatches } from 'immer'
import { ApiError, call } from '../api.ts'
import { fieldAt, isBlock } from '@barriere/shared/stories/blocks.ts'
import { DEFAULT_LANGUAGE, type Story } from '@barriere/shared/stories/types.ts'

enablePatches()

/** Properties that an editor changes. The service sets all others. */
export type Editable = Pick<Story, 'name' | 'slug' | 'content' | 'tag_list' | 'path'>

type SaveState = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'

/** A field to scroll to and to focus. Each request is a new object, even for the same field. */
export interface FieldFocus {
  readonly uid: string
  /** Key in the block, with its language. */
  readonly field: string
}

export interface DraftState {
  /** The story as the service has it. */
  readonly story: Story
  /** Optimistic lock: ETag of the service's version. */
  readonly etag: string | undefined
  /** The edited properties. */
  readonly edited: Editable
  readonly saving: SaveState
  /** Version of the other user if `saving` is `conflict`. */
  readonly theirs?: { readonly story: Story; readonly by: string | undefined; readonly etag: string | undefined }
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Status of the last failed save; 0 if the API did not answer. */
  readonly failure?: number | undefined
  /** Why the last publication was refused. The draft was saved all the same. */
  readonly refusal?: ApiError | undefined
  /** The last changed block, and the time of the change (`performance.now()`). */
  readonly changed?: { readonly uid: string; readonly at: number } | undefined
  /** The selected block, whose form is open. */
  readonly selected: string
  /** The last requested focus. */
  readonly focus?: FieldFocus | undefined
  /** The block under the pointer in the form, which the page outlines. */
  readonly hovered?: string | undefined
  /** Language of the content. */
  readonly language: string
  /** Release whose version is edited and saved; undefined for the draft. */
  readonly release: number | undefined
}

/** A change and its inverse. */
interface Change {
  readonly forward: Patch[]
  readonly back: Patch[]
  /** Typing in one field is one change: changes with the same key within two seconds are merged. */
  readonly key: string | undefined
  readonly at: number
}

const MERGED_WITHIN = 2_000

export const editableOf = ({ name, slug, content, tag_list, path }: Story): Editable => ({
  name,
  slug,
  content,
  tag_list,
  path,
})

/**
 * The edited story: changes with undo and redo, the selected block, and saving. One instance for each visit of a
 * story's screen. `subscribe` and `get` are arguments of `useSyncExternalStore`.
 */
export class StoryDraft {
  #state: DraftState
  #done: Change[] = []
  #undone: Change[] = []
  readonly #listeners = new Set<() => void>()

  constructor(story: Story, etag: string | undefined, release?: number) {
    this.#state = {
      story,
      etag,
      edited: editableOf(story),
      saving: 'saved',
      canUndo: false,
      canRedo: false,
      selected: story.content._uid,
      language: DEFAULT_LANGUAGE,
      release,
    }
  }

  readonly get = (): DraftState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Applies a change.
   * @param key names the field: quick successive changes with the same key are undone together
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
    this.#set({ edited, saving: this.#afterChange(), changed: { uid: blockOf(edited, forward), at: now } })
  }

  undo(): void {
    const change = this.#done.pop()
    if (!change) return
    this.#undone.push(change)
    this.#step(change.back)
  }

  redo(): void {
    const change = this.#undone.pop()
    if (!change) return
    this.#done.push({ ...change, key: undefined })
    this.#step(change.forward)
  }

  /**
   * Selects a block.
   * @param field scrolls to this field of the block and focuses it
   */
  select(uid: string, field?: string): void {
    if (field !== undefined) this.#set({ selected: uid, focus: { uid, field } })
    else if (uid !== this.#state.selected) this.#set({ selected: uid, focus: undefined })
  }

  /** Marks a block as hovered; undefined for none. */
  hover(uid: string | undefined): void {
    if (uid !== this.#state.hovered) this.#set({ hovered: uid })
  }

  setLanguage(language: string): void {
    this.#set({ language })
  }

  /**
   * Saves the changes. Text that is typed meanwhile stays unsaved. Resolves to true if everything is saved.
   * @param publish publishes the story too
   * @param isLeaving the document is being closed: the call survives it
   */
  async save({ publish = false, isLeaving = false } = {}): Promise<boolean> {
    const { edited, story, etag, saving, release } = this.#state
    if (saving === 'saving' || saving === 'conflict') return false
    if (saving === 'saved' && !publish) return true
    this.#set({ saving: 'saving', refusal: undefined })
    try {
      const answer = await call<{ story: Story }>('PUT', `stories/${story.id}`, {
        query: { release_id: release },
        body: { story: edited, ...(publish ? { publish: 1 } : {}) },
        ifMatch: etag,
        keepalive: isLeaving,
      })
      const isSame = this.#state.edited === edited
      this.#set({
        story: answer.data.story,
        etag: answer.etag,
        saving: isSame ? 'saved' : 'changed',
        failure: undefined,
      })
      return isSame
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const theirs = error.status === 412 ? (error.body as { story: Story; saved_by?: string | null }) : undefined
      if (theirs)
        this.#set({
          saving: 'conflict',
          theirs: { story: theirs.story, by: theirs.saved_by ?? undefined, etag: error.etag },
        })
      // A refused publication is saved as a draft, with a new ETag.
      else if (publish && error.etag !== undefined)
        this.#set({
          story: {
            ...story,
            ...edited,
            unpublished_changes: story.published && (story.unpublished_changes || saving !== 'saved'),
          },
          etag: error.etag,
          saving: this.#state.edited === edited ? 'saved' : 'changed',
          failure: undefined,
          refusal: error,
        })
      else this.#set({ saving: 'failed', failure: error.status })
      return false
    }
  }

  /** Ends a conflict: continues from the other user's version, with the merged content. */
  resolve(edited: Editable): void {
    const { theirs } = this.#state
    if (!theirs) return
    this.#done = []
    this.#undone = []
    const { theirs: _ended, ...rest } = this.#state
    this.#state = rest
    this.#set({ story: theirs.story, etag: theirs.etag, edited, saving: 'changed' })
  }

  /** Replaces the draft by the service's version of the story, such as a restored one. */
  take(story: Story, etag: string | undefined): void {
    this.#done = []
    this.#undone = []
    this.#set({ story, etag, edited: editableOf(story), saving: 'saved' })
  }

  /** Restores unsaved text from before the screen was left. It can be undone. */
  restore(edited: Editable): void {
    this.edit((draft) => void Object.assign(draft, edited))
  }

  /** Undoes or redoes a change, and shows its place. */
  #step(patches: Patch[]): void {
    const before = this.#state.edited
    const edited = applyPatches(before, patches)
    this.#set({ edited, saving: this.#afterChange(), ...placeOf(edited, patches) })
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

/** Whether a patch adds, moves or removes a block. Then no field has changed, and the form stays. */
const isOfBlocks = ({ path, value }: Patch): boolean =>
  path.at(-1) === 'length' || (typeof path.at(-1) === 'number' && isBlock(value))

/** The innermost block of the last patch; the root block for properties of the story. */
function blockOf(edited: Editable, patches: readonly Patch[]): string {
  const [key, ...path] = patches.at(-1)?.path ?? []
  return key === 'content' ? fieldAt(edited.content, path).uid : edited.content._uid
}

/** Place of the last patch: the block to select, and the field to focus. */
function placeOf(edited: Editable, patches: readonly Patch[]): Partial<Pick<DraftState, 'selected' | 'focus'>> {
  if (patches.some(isOfBlocks)) return {}
  const [key, ...path] = patches.at(-1)?.path ?? []
  if (key === undefined) return {}
  if (key !== 'content')
    return { selected: edited.content._uid, focus: { uid: edited.content._uid, field: String(key) } }
  const { uid, field } = fieldAt(edited.content, path)
  return { selected: uid, focus: field === undefined ? undefined : { uid, field } }
}
