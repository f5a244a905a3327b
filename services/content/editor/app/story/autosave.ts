import { keepUnsaved } from './kept-draft.ts'
import type { StoryDraft } from './story-draft.ts'

/** Milliseconds without a change after which a draft is saved. */
const QUIET = 2_000

/** Milliseconds until what is typed is kept in the tab. */
const KEPT_AFTER = 300

/** Exponential backoff of saving again, in milliseconds. */
const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 60_000

/** Bytes that a call may have which outlives its document (Fetch: 64 KB), with room for what is around the story. */
const KEEPALIVE_LIMIT = 60_000

/** Whether trying again may help: the service is away, in trouble, or asks for patience. */
const isTransient = (status: number | undefined): boolean =>
  status === undefined || status === 0 || status === 429 || status >= 500

/**
 * Autosave: a draft is saved two seconds after the last change and when its screen is left; what failed is tried again,
 * at once when the network is back. Meanwhile what is typed is kept in the tab. Ends with the returned function.
 */
export function startAutosave(draft: StoryDraft): () => void {
  let before = draft.get()
  let pause = FIRST_PAUSE
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let keepTimer: ReturnType<typeof setTimeout> | undefined

  const save = (): void => {
    clearTimeout(saveTimer)
    saveTimer = undefined
    void draft.save()
  }
  const saveIn = (milliseconds: number): void => {
    clearTimeout(saveTimer)
    saveTimer = setTimeout(save, milliseconds)
  }
  const onChange = (): void => {
    const state = draft.get()
    const { edited: was, saving: wasSaving } = before
    before = state
    if (state.edited !== was || state.saving !== wasSaving) {
      clearTimeout(keepTimer)
      if (state.saving === 'saved') keepUnsaved(draft)
      else keepTimer = setTimeout(() => keepUnsaved(draft), KEPT_AFTER)
    }
    if (state.saving === 'saved') pause = FIRST_PAUSE
    // Typing while a save is on its way is saved after it.
    if (state.saving === 'changed' && (state.edited !== was || wasSaving !== 'changed')) saveIn(QUIET)
    if (state.saving === 'failed' && wasSaving !== 'failed' && isTransient(state.failure)) {
      saveIn(pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  }
  const onOnline = (): void => {
    if (draft.get().saving === 'failed' && isTransient(draft.get().failure)) save()
  }
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden' && draft.get().saving === 'changed') save()
  }
  const onUnload = (event: BeforeUnloadEvent): void => {
    const { saving, edited } = draft.get()
    if (saving === 'saved' || saving === 'saving') return
    keepUnsaved(draft)
    const fits = new TextEncoder().encode(JSON.stringify(edited)).length < KEEPALIVE_LIMIT
    if (saving === 'changed' && fits) void draft.save({ isLeaving: true })
    else event.preventDefault()
  }
  const unsubscribe = draft.subscribe(onChange)
  window.addEventListener('online', onOnline)
  window.addEventListener('beforeunload', onUnload)
  document.addEventListener('visibilitychange', onHidden)
  // What was kept from before a reload.
  if (draft.get().saving === 'changed') saveIn(QUIET)
  return () => {
    unsubscribe()
    window.removeEventListener('online', onOnline)
    window.removeEventListener('beforeunload', onUnload)
    document.removeEventListener('visibilitychange', onHidden)
    clearTimeout(saveTimer)
    clearTimeout(keepTimer)
    keepUnsaved(draft)
    void finish(draft)
  }
}

/** Saves what is left when the screen is gone, after a save that is on its way. */
async function finish(draft: StoryDraft): Promise<void> {
  await untilIdle(draft)
  if (['changed', 'failed'].includes(draft.get().saving)) await draft.save()
  keepUnsaved(draft)
}

const untilIdle = (draft: StoryDraft): Promise<void> =>
  new Promise((resolve) => {
    if (draft.get().saving !== 'saving') return resolve()
    const unsubscribe = draft.subscribe(() => {
      if (draft.get().saving === 'saving') return
      unsubscribe()
      resolve()
    })
  })
