import { useState } from 'react'
import type { Story } from '@barriere/shared/stories/types.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import { unpublish } from '../tree/changes.ts'
import { UsedBy } from '../tree/remove-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckField } from '../ui/field.tsx'
import { Moment } from '../ui/moment.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import { ReleaseQuestion } from './release-question.tsx'
import type { Planned } from './types.ts'
import { useAction } from './use-action.ts'

const words = defineWords({
  fr: {
    action: 'Retirer du site maintenant',
    title: (name: string) => `Retirer du site\u00a0: ${name}`,
    text: 'La page disparaît du site dans la seconde. Le brouillon reste.',
    publish: 'Une publication est programmée, qui remettra la page en ligne\u00a0:',
    expire: 'Un retrait est programmé\u00a0:',
    cancelPlans: 'Annuler aussi ce qui est programmé',
    submit: 'Retirer du site',
    cancel: 'Annuler',
    done: 'Retirée du site.',
  },
  en: {
    action: 'Take off the site now',
    title: (name: string) => `Take off the site: ${name}`,
    text: 'The page leaves the site within a second. The draft stays.',
    publish: 'A publication is scheduled, which will put the page online again:',
    expire: 'A removal is scheduled:',
    cancelPlans: 'Also cancel what is scheduled',
    submit: 'Take off the site',
    cancel: 'Cancel',
    done: 'Taken off the site.',
  },
})

interface UnpublishProps {
  planned: Planned
  disabled: boolean
}

/**
 * Unpublishes a story after a confirmation that lists references to it and its plans. By default, its plans are
 * cancelled.
 */
export function Unpublish({ planned, disabled }: UnpublishProps) {
  const say = useWords(words)
  const { draft } = useStoryContext()
  const story = useDraft((state) => state.story)
  const { run, fault, isBusy } = useAction()
  const [isAsked, setAsked] = useState(false)
  const [cancelsPlans, setCancelsPlans] = useState(true)
  const [leavesReleases, setLeavesReleases] = useState(true)
  if (!story.published) return null
  const takeOff = async (): Promise<void> => {
    const isDone = await run(async () => {
      await draft.save()
      const answer = await unpublish<{ story: Story }>(story, { cancelsPlans, leavesReleases })
      // A draft that could not be saved stays open.
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
          {planned.publish_at !== null && (
            <Note kind="warn">
              {say.publish} <Moment at={planned.publish_at} />
            </Note>
          )}
          {planned.expire_at !== null && (
            <Note>
              {say.expire} <Moment at={planned.expire_at} />
            </Note>
          )}
          {(planned.publish_at ?? planned.expire_at) !== null && (
            <CheckField
              label={say.cancelPlans}
              checked={cancelsPlans}
              onChange={(event) => setCancelsPlans(event.currentTarget.checked)}
            />
          )}
          <ReleaseQuestion ids={planned.release_ids} pages={1} leaves={leavesReleases} onChange={setLeavesReleases} />
          <UsedBy stories={[story]} />
          <div className={styles.line}>
            <Button autoFocus onClick={() => setAsked(false)}>
              {say.cancel}
            </Button>
            <Button kind="danger" disabled={isBusy} onClick={() => void takeOff()}>
              {say.submit}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
