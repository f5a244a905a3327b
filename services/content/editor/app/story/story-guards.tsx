import { useEffect } from 'react'
import { useSession } from '../session/session.ts'
import { startAutosave } from './autosave.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useDraft, useStoryContext } from './use-draft.ts'

/** What watches over a draft: autosave, presence, undo by keyboard, a session that ended, another who edits too. */
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
      // Not the browser's own: it knows one field at a time, and not what was changed by a button.
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [draft])

  const isSignedIn = Boolean(user)
  useEffect(() => {
    // What was refused while nobody was signed in.
    if (isSignedIn && draft.get().saving === 'failed' && draft.get().failure === 401) void draft.save()
  }, [draft, isSignedIn])

  useEffect(() => (isSignedIn ? presence.start() : undefined), [presence, isSignedIn])

  return saving === 'conflict' ? <ConflictDialog /> : null
}
