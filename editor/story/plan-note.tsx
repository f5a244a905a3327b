import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldChange } from '@barriere/shared/stories/changes.ts'
import { call, get } from '../api.ts'
import { Changes } from '../history/changes.tsx'
import type { Release, Scheduling } from '../history/types.ts'
import { useAction } from '../history/use-action.ts'
import { useMayPublish } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { formatMoment } from '../ui/moment.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useLanguage, useWords } from '../words.ts'
import styles from './story-screen.module.css'
import { useDraft, useStoryContext } from './use-draft.ts'

const words = defineWords({
  fr: {
    follows: (at: string) => `Publication programmée\u00a0: ${at}. Ce que vous changez ici en fera partie.`,
    holds: (at: string, by: string) =>
      `Publication programmée\u00a0: ${at}, dans la version approuvée par ${by}. ` +
      'Ce que vous changez ici n’en fera pas partie.',
    differs: (at: string, by: string) =>
      `Publication programmée\u00a0: ${at}, dans la version approuvée par ${by}. ` +
      'Le brouillon a changé depuis\u00a0: ces changements n’en font pas partie.',
    ask: 'Demandez une relecture pour qu’ils soient publiés.',
    take: 'Programmer le brouillon tel qu’il est',
    taken: 'C’est le brouillon tel qu’il est qui sera publié.',
    compare: 'Voir ce qui a changé',
    unsaved: 'Le brouillon n’a pas pu être enregistré\u00a0: rien n’est programmé.',
    somebody: 'une personne qui publie',
    release: (at: string) => `Mise en ligne programmée\u00a0: ${at}. Ce que vous changez ici en fera partie.`,
    locked: (at: string) =>
      `Mise en ligne programmée\u00a0: ${at}. Elle a été approuvée telle qu’elle est\u00a0: ` +
      'seule une personne qui publie peut la changer, ou annuler sa programmation.',
  },
  en: {
    follows: (at: string) => `Publication scheduled: ${at}. What you change here will be part of it.`,
    holds: (at: string, by: string) =>
      `Publication scheduled: ${at}, in the version that ${by} approved. What you change here will not be part of it.`,
    differs: (at: string, by: string) =>
      `Publication scheduled: ${at}, in the version that ${by} approved. ` +
      'The draft has changed since: these changes are not part of it.',
    ask: 'Ask for a review so that they are published.',
    take: 'Schedule the draft as it is',
    taken: 'The draft as it is will be published.',
    compare: 'See what has changed',
    unsaved: 'The draft could not be saved: nothing is scheduled.',
    somebody: 'a publisher',
    release: (at: string) => `Release scheduled: ${at}. What you change here will be part of it.`,
    locked: (at: string) =>
      `Release scheduled: ${at}. It was approved as it is: ` +
      'only a publisher may change it, or cancel its schedule.',
  },
})

/** Tells, before and after an edit, whether changes are published by themselves at a moment. */
export function PlanNote() {
  const { release } = useStoryContext()
  return release ? <ReleaseNote release={release} /> : <ScheduleNote />
}

function ReleaseNote({ release: { release_at: at } }: { release: Release }) {
  const say = useWords(words)
  const language = useLanguage()
  const mayPublish = useMayPublish()
  if (at === null) return null
  const moment = formatMoment(new Date(at), language)
  return (
    <div className={styles.plan}>
      <Note kind="warn">{mayPublish ? say.release(moment) : say.locked(moment)}</Note>
    </div>
  )
}

function ScheduleNote() {
  const { draft } = useStoryContext()
  const say = useWords(words)
  const language = useLanguage()
  const mayPublish = useMayPublish()
  const story = useDraft((state) => state.story)
  const { run, fault, isBusy } = useAction()
  const [isCompared, setCompared] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const { data } = useQuery({
    queryKey: ['plans', 'note', story.id, story.updated_at],
    queryFn: async ({ signal }) => {
      const query = { scheduled_for_story: story.id, by_status: 'scheduled' }
      const [{ story_schedulings: all }, { publishing }] = await Promise.all([
        get<{ story_schedulings: readonly Scheduling[] }>('story_schedulings', query, signal),
        get<{ publishing: 'warn' | 'refuse' }>('workflow_stages', {}, signal),
      ])
      return { scheduling: all.find(({ kind }) => kind === 'publish'), publishing }
    },
  })
  const scheduling = data?.scheduling
  if (!scheduling) return null
  const { publish_at: at, user_name: name, draft_differs: isOther } = scheduling
  const moment = formatMoment(new Date(at), language)
  const by = name ?? say.somebody
  const take = () =>
    run(async () => {
      const isSaved = await draft.save()
      setUnsaved(!isSaved)
      if (!isSaved) return
      await call('POST', 'story_schedulings', {
        body: { story_scheduling: { story_id: story.id, publish_at: at } },
        ifMatch: draft.get().etag,
      })
      toast(say.taken)
    })
  if (!isOther) {
    const isFollowed = mayPublish && data.publishing === 'warn'
    return (
      <div className={styles.plan}>
        <Note>{isFollowed ? say.follows(moment) : say.holds(moment, by)}</Note>
      </div>
    )
  }
  return (
    <div className={styles.plan}>
      <Note kind="warn">
        <p>
          {say.differs(moment, by)} {!mayPublish && say.ask}
        </p>
        <div className={styles.planActions}>
          <Button aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            {say.compare}
          </Button>
          {mayPublish && (
            <Button icon="clock" disabled={isBusy} onClick={() => void take()}>
              {say.take}
            </Button>
          )}
        </div>
        {isCompared && <Difference scheduling={scheduling} />}
      </Note>
      {fault !== undefined && <Note kind="bad">{fault}</Note>}
      {isUnsaved && <Note kind="bad">{say.unsaved}</Note>}
    </div>
  )
}

/** Differences between the scheduled version and the saved draft. */
function Difference({ scheduling }: { scheduling: Scheduling }) {
  const { components } = useStoryContext()
  const story = useDraft((state) => state.story)
  const { data } = useQuery({
    queryKey: ['comparison', 'scheduling', scheduling.id, story.updated_at],
    queryFn: ({ signal }) =>
      get<{ changes: readonly FieldChange[] }>(`stories/${story.id}/compare`, { scheduling: scheduling.id }, signal),
  })
  return data ? <Changes changes={data.changes} components={components} root={story.content.component} /> : null
}
