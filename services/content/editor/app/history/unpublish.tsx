import { useState } from 'react'
import { call } from '../api.ts'
import type { Story } from '../story/types.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import { UsedBy } from '../tree/remove-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import { useAction } from './use-action.ts'

const words = defineWords({
  fr: {
    action: 'Retirer du site maintenant',
    title: (name: string) => `Retirer du site\u00a0: ${name}`,
    text: 'La page disparaît du site dans la seconde. Le brouillon reste.',
    submit: 'Retirer du site',
    cancel: 'Annuler',
    done: 'Retirée du site.',
  },
  en: {
    action: 'Take off the site now',
    title: (name: string) => `Take off the site: ${name}`,
    text: 'The page leaves the site within a second. The draft stays.',
    submit: 'Take off the site',
    cancel: 'Cancel',
    done: 'Taken off the site.',
  },
})

/** Takes a published story off the site, after a question that says what leads to it. */
export function Unpublish({ disabled }: { disabled: boolean }) {
  const say = useWords(words)
  const { draft } = useStoryContext()
  const story = useDraft((state) => state.story)
  const { run, fault, isBusy } = useAction()
  const [isAsked, setAsked] = useState(false)
  if (!story.published) return null
  const unpublish = async (): Promise<void> => {
    const isDone = await run(async () => {
      await draft.save()
      const answer = await call<{ story: Story }>('GET', `stories/${story.id}/unpublish`)
      // What could not be saved is typed on.
      if (draft.get().saving === 'saved') draft.take(answer.data.story, answer.etag)
    }, say.done)
    if (isDone) setAsked(false)
  }
  return (
    <>
      <Button kind="danger" disabled={disabled} onClick={() => setAsked(true)}>
        {say.action}
      </Button>
      {isAsked && (
        <Dialog title={say.title(story.name)} onClose={() => setAsked(false)}>
          {fault !== undefined && <Note kind="bad">{fault}</Note>}
          <p>{say.text}</p>
          <UsedBy stories={[story]} />
          <div className={styles.line}>
            <Button autoFocus onClick={() => setAsked(false)}>
              {say.cancel}
            </Button>
            <Button kind="danger" disabled={isBusy} onClick={() => void unpublish()}>
              {say.submit}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
