import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Login } from '../session/login.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { defineWords, useWords } from '../words.ts'
import { startAutosave } from './autosave.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useDraft, useStoryContext } from './use-draft.ts'

const words = defineWords({
  fr: {
    title: 'Votre session est terminée',
    kept: 'Rien n’est perdu : connectez-vous, et vos modifications seront enregistrées.',
  },
  en: {
    title: 'Your session has ended',
    kept: 'Nothing is lost: sign in, and your changes will be saved.',
  },
})

/** What watches over a draft: autosave, undo by keyboard, a session that ends, another who edits the same story. */
export function StoryGuards() {
  const { draft } = useStoryContext()
  const saving = useDraft((state) => state.saving)
  const failure = useDraft((state) => state.failure)

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

  if (saving === 'conflict') return <ConflictDialog />
  return saving === 'failed' && failure === 401 ? <SessionDialog /> : null
}

function SessionDialog() {
  const { title, kept } = useWords(words)
  const { draft } = useStoryContext()
  const client = useQueryClient()
  const done = (): void => {
    // All but the story itself, whose draft is here.
    void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'story' })
    void draft.save()
  }
  return (
    <Dialog title={title} onClose={() => void draft.save()}>
      <p>{kept}</p>
      <Login onDone={done} />
    </Dialog>
  )
}
