import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { call, get } from '../api.ts'
import { useMayPublish } from '../session/session.ts'
import { openReleases, storyAddress } from '../story/releases.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import { MomentField } from './moment-field.tsx'
import { ReviewPart } from './review-part.tsx'
import type { Planned, Scheduling } from './types.ts'
import { Unpublish } from './unpublish.tsx'
import { useAction } from './use-action.ts'

const words = defineWords({
  fr: {
    schedule: 'Programmation',
    scheduleHint:
      'Ce qui sera publié est le brouillon tel qu’il est maintenant. Vos changements d’ici là en font partie, ' +
      'ceux des personnes qui ne publient pas attendent votre accord.',
    scheduleHintRefuse: 'Ce qui sera publié est le brouillon approuvé tel qu’il est maintenant.',
    publish: 'Publier le',
    expire: 'Retirer du site le',
    planPublish: 'Programmer la publication',
    planExpire: 'Programmer le retrait',
    planned: 'C’est programmé.',
    cancelled: 'La programmation est annulée.',
    publisher: 'Publier et programmer demandent le rôle de publication.',
    releases: 'Mises en ligne groupées',
    inRelease: 'Cette version est publiée avec la mise en ligne groupée\u00a0:',
    notYet: 'Cette page n’en fait pas encore partie\u00a0: le premier changement l’y ajoute.',
    none: 'Aucune n’est en préparation.',
    toReleases: 'Voir les mises en ligne groupées',
    add: 'Y ajouter ce brouillon',
    open: 'Ouvrir cette version',
    update: 'Y reprendre ce brouillon',
    leave: 'Retirer de cette mise en ligne',
    added: 'Le brouillon fait partie de la mise en ligne.',
    unsaved: 'Le brouillon n’a pas pu être enregistré\u00a0: rien n’est programmé.',
    isPlanned: 'Programmée\u00a0: seule une personne qui publie peut la changer.',
  },
  en: {
    schedule: 'Schedule',
    scheduleHint:
      'What will be published is the draft as it is now. Your changes until then are part of it, ' +
      'those of people who may not publish wait for you to agree.',
    scheduleHintRefuse: 'What will be published is the approved draft as it is now.',
    publish: 'Publish on',
    expire: 'Take off the site on',
    planPublish: 'Schedule the publication',
    planExpire: 'Schedule the removal',
    planned: 'It is scheduled.',
    cancelled: 'The schedule is cancelled.',
    publisher: 'Publishing and scheduling need the role of a publisher.',
    releases: 'Releases',
    inRelease: 'This version is published with the release:',
    notYet: 'This page is not in it yet: the first change adds it.',
    none: 'None is being prepared.',
    toReleases: 'See the releases',
    add: 'Add this draft',
    open: 'Open this version',
    update: 'Take this draft again',
    leave: 'Remove from this release',
    added: 'The draft is part of the release.',
    unsaved: 'The draft could not be saved: nothing is scheduled.',
    isPlanned: 'Scheduled: only a publisher may change it.',
  },
})

/** Publication plans of the draft: review stage, schedules, releases. */
export function PlanTab() {
  const { draft, release } = useStoryContext()
  const say = useWords(words)
  const story = useDraft((state) => state.story)
  const { run, fault, isBusy } = useAction()
  const isPublisher = useMayPublish()
  const [isUnsaved, setUnsaved] = useState(false)
  const { data } = useQuery({
    queryKey: ['plans', story.id, release?.id, story.updated_at],
    queryFn: async ({ signal }) => {
      const [answer, { story_schedulings: schedulings }, releases, { publishing }] = await Promise.all([
        get<{ story: Planned }>(`stories/${story.id}`, { release_id: release?.id }, signal),
        get<{ story_schedulings: readonly Scheduling[] }>(
          'story_schedulings',
          { scheduled_for_story: story.id, by_status: 'scheduled' },
          signal,
        ),
        openReleases(signal),
        get<{ publishing: 'warn' | 'refuse' }>('workflow_stages', {}, signal),
      ])
      return { planned: answer.story, schedulings, releases, publishing }
    },
  })
  if (!data) return null
  const isMember = release === undefined || data.planned.release_ids.includes(release.id)
  const plan = (kind: Scheduling['kind'], at: Date) =>
    run(async () => {
      const scheduling = data.schedulings.find((one) => one.kind === kind)
      const publish_at = at.toISOString()
      // Moving a schedule keeps the approved version.
      if (scheduling)
        await call('PUT', `story_schedulings/${scheduling.id}`, { body: { story_scheduling: { publish_at } } })
      else {
        const isSaved = await draft.save()
        setUnsaved(!isSaved)
        if (!isSaved) return
        await call('POST', 'story_schedulings', {
          body: { story_scheduling: { story_id: story.id, kind, publish_at } },
          ifMatch: draft.get().etag,
        })
      }
      toast(say.planned)
    })
  const cancel = (kind: Scheduling['kind']) =>
    run(async () => {
      const scheduling = data.schedulings.find((one) => one.kind === kind)
      if (scheduling) await call('DELETE', `story_schedulings/${scheduling.id}`)
    }, say.cancelled)

  return (
    <>
      {fault !== undefined && <Note kind="bad">{fault}</Note>}
      {isUnsaved && <Note kind="bad">{say.unsaved}</Note>}
      {isMember && <ReviewPart stage={data.planned.stage?.workflow_stage_id ?? 1} publishing={data.publishing} />}
      {release ? (
        <section className={styles.part}>
          <p>
            {say.inRelease} <Link href={`/releases/${release.id}`}>{release.name}</Link>
          </p>
          {!isMember && <Note>{say.notYet}</Note>}
        </section>
      ) : (
        <>
          <section className={styles.part} aria-labelledby="plan-schedule">
            <h3 id="plan-schedule">{say.schedule}</h3>
            <p className={styles.hint}>
              {isPublisher ? (data.publishing === 'refuse' ? say.scheduleHintRefuse : say.scheduleHint) : say.publisher}
            </p>
            {(['publish', 'expire'] as const).map((kind) => {
              const planned = (kind === 'publish' ? data.planned.publish_at : data.planned.expire_at) ?? null
              return (
                <MomentField
                  key={`${kind}-${planned}`}
                  label={say[kind]}
                  action={kind === 'publish' ? say.planPublish : say.planExpire}
                  planned={planned}
                  disabled={isBusy || !isPublisher}
                  onPlan={(at) => void plan(kind, at)}
                  onCancel={() => void cancel(kind)}
                />
              )
            })}
            <Unpublish planned={data.planned} disabled={isBusy || !isPublisher} />
          </section>
          <section className={styles.part} aria-labelledby="plan-releases">
            <h3 id="plan-releases">{say.releases}</h3>
            {data.releases.length === 0 && <p>{say.none}</p>}
            <ul className={styles.versions}>
              {data.releases.map(({ id, name, release_at: at }) => (
                <li key={id}>
                  <Link href={`/releases/${id}`}>{name}</Link>{' '}
                  {data.planned.release_ids.includes(id) && (
                    <Link href={storyAddress(story.id, { id })}>{say.open}</Link>
                  )}
                  {at !== null && !isPublisher && <p className={styles.hint}>{say.isPlanned}</p>}
                  <div className={styles.line}>
                    <Button
                      disabled={isBusy || (at !== null && !isPublisher)}
                      onClick={() =>
                        void run(async () => {
                          await draft.save()
                          const { edited } = draft.get()
                          await call('PUT', `stories/${story.id}`, {
                            query: { release_id: id },
                            body: { story: { name: edited.name, content: edited.content, tag_list: edited.tag_list } },
                          })
                        }, say.added)
                      }
                    >
                      {data.planned.release_ids.includes(id) ? say.update : say.add}
                    </Button>
                    {data.planned.release_ids.includes(id) && (
                      <Button
                        disabled={isBusy || (at !== null && !isPublisher)}
                        onClick={() => void run(() => call('DELETE', `releases/${id}/stories/${story.id}`))}
                      >
                        {say.leave}
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
            <Link href="/releases">{say.toReleases}</Link>
          </section>
        </>
      )}
    </>
  )
}
