import { useEffect } from 'react'
import { useSession } from '../session/session.ts'
import { startAutosave } from './autosave.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useDraft, useStoryContext } from './use-draft.ts'

/** Background tasks of a draft: autosave, presence, keyboard shortcuts, saving after a new login, conflicts. */
export function StoryGuards() {
  const { draft, presence } = useStoryContext()
  const saving = useDraft((state) => state.saving)
  const { user } = useSession()

  useEffect(() => startAutosave(draft), [draft])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey)
      if (key === 's') void draft.save()
      else if (isRedo) draft.redo()
      else if (key === 'z') draft.undo()
      else return
      // The browser's own undo knows only one field, and no changes by buttons.
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [draft])

  const isSignedIn = Boolean(user)
  useEffect(() => {
    // Repeats a save that was refused after the session had ended.
    if (isSignedIn && draft.get().saving === 'failed' && draft.get().failure === 401) void draft.save()
  }, [draft, isSignedIn])

  useEffect(() => (isSignedIn ? presence.start() : undefined), [presence, isSignedIn])

  return saving === 'conflict' ? <ConflictDialog /> : null
}
