import { keepUnsaved } from './kept-draft.ts'
import type { StoryDraft } from './story-draft.ts'

/** Milliseconds after the last change until a draft is saved. */
const QUIET = 2_000

/** Milliseconds until unsaved text is stored in the tab. */
const KEPT_AFTER = 300

/** Exponential backoff after a failed save, in milliseconds. */
const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 60_000

/**
 * Maximum size in bytes of a call that survives its document (Fetch: 64 KB), with a reserve for the rest of the body.
 */
const KEEPALIVE_LIMIT = 60_000

/** Whether a retry may succeed: the service is down, fails, or limits the rate. */
const isTransient = (status: number | undefined): boolean =>
  status === undefined || status === 0 || status === 429 || status >= 500

/**
 * Autosave: a draft is saved two seconds after the last change and when its screen is left. A failed save is repeated,
 * at once when the network is back. Until then, unsaved text is stored in the tab. Returns a function that stops it.
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
    // Text that is typed during a save is saved after it.
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
  // Unsaved text from before a reload.
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

/** Saves the remaining changes after the screen was left, once a running save has ended. */
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
