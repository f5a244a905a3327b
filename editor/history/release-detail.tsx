import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ApiError, call, get } from '../api.ts'
import { useMayPublish } from '../session/session.ts'
import { previewAddress } from '../preview/preview-address.ts'
import { ShareDialog } from '../preview/share-dialog.tsx'
import { usePreviewTokenOf } from '../preview/use-preview-token.ts'
import { storyAddress } from '../story/releases.ts'
import { DEFAULT_LANGUAGE, type ListedStory, type Story } from '@barriere/shared/stories/types.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import { MomentField } from './moment-field.tsx'
import type { Release } from './types.ts'
import { useAction } from './use-action.ts'
import { Moment } from '../ui/moment.tsx'

const words = defineWords({
  fr: {
    back: 'Mises en ligne groupées',
    missing: 'Cette mise en ligne n’existe pas.',
    see: 'Voir le site avec cette mise en ligne',
    seePage: 'Aperçu',
    share: 'Partager l’aperçu',
    done: (count: number) => `Publiée, ${count}\u00a0page${count > 1 ? 's' : ''}\u00a0:`,
    failed: 'La publication programmée n’a pas pu se faire. Choisissez un nouveau moment.',
    stories: 'Pages de cette mise en ligne',
    none: 'Aucune page pour l’instant. Cherchez-en une ci-dessous, ou ajoutez un brouillon depuis sa page.',
    conflict: 'Le brouillon a changé depuis\u00a0: la publication le remplacera. Il reste dans l’historique.',
    update: 'Reprendre le brouillon',
    leave: 'Retirer',
    search: 'Chercher une page à ajouter',
    add: 'Ajouter',
    schedule: 'Publier le',
    plan: 'Programmer la publication',
    planned: 'C’est programmé.',
    cancelled: 'La programmation est annulée.',
    publish: 'Tout publier maintenant',
    published: 'Toutes les pages sont en ligne.',
    remove: 'Supprimer cette mise en ligne',
    publisher: 'Publier et programmer demandent le rôle de publication.',
    approved: 'Programmée et approuvée telle qu’elle est\u00a0: seule une personne qui publie peut la changer.',
    by: (name: string) => `Programmée par ${name}.`,
  },
  en: {
    back: 'Releases',
    missing: 'This release does not exist.',
    see: 'See the site with this release',
    seePage: 'Preview',
    share: 'Share the preview',
    done: (count: number) => `Published, ${count} page${count > 1 ? 's' : ''}:`,
    failed: 'The scheduled publication could not be done. Choose a new moment.',
    stories: 'Pages of this release',
    none: 'No page yet. Search for one below, or add a draft from its page.',
    conflict: 'The draft has changed since: the publication will replace it. It stays in the history.',
    update: 'Take the draft again',
    leave: 'Remove',
    search: 'Search for a page to add',
    add: 'Add',
    schedule: 'Publish on',
    plan: 'Schedule the publication',
    planned: 'It is scheduled.',
    cancelled: 'The schedule is cancelled.',
    publish: 'Publish all now',
    published: 'All pages are live.',
    remove: 'Delete this release',
    publisher: 'Publishing and scheduling need the role of a publisher.',
    approved: 'Scheduled and approved as it is: only a publisher may change it.',
    by: (name: string) => `Scheduled by ${name}.`,
  },
})

type WithStories = Release & { readonly story_ids: readonly number[] }

/** Adds a story's draft to a release, or updates it there. */
async function addDraft(releaseId: number, storyId: number): Promise<void> {
  const { story } = await get<{ story: Story }>(`stories/${storyId}`)
  await call('PUT', `stories/${storyId}`, {
    query: { release_id: releaseId },
    body: { story: { name: story.name, content: story.content, tag_list: story.tag_list } },
  })
}

/** A release: its pages, its moment and its publication. */
export function ReleaseDetail({ id }: { id: number }) {
  const say = useWords(words)
  const isPublisher = useMayPublish()
  const { run, fault, isBusy } = useAction()
  const [, go] = useLocation()
  const { data, error } = useQuery({
    queryKey: ['release', id],
    queryFn: async ({ signal }) => {
      const [{ release }, conflicts] = await Promise.all([
        get<{ release: WithStories }>(`releases/${id}`, {}, signal),
        get<{ story_ids: readonly number[] }>(`releases/${id}/check_conflicts`, {}, signal),
      ])
      const { stories } =
        release.story_ids.length > 0
          ? await get<{ stories: readonly ListedStory[] }>(
              'stories',
              { by_ids: release.story_ids.join(','), per_page: 100 },
              signal,
            )
          : { stories: [] }
      return { release, stories, conflicts: new Set(release.released ? [] : conflicts.story_ids) }
    },
  })
  const [first] = data?.stories ?? []
  const token = usePreviewTokenOf(first?.id)
  const [isSharing, setSharing] = useState(false)
  if (error instanceof ApiError && error.status === 404)
    return (
      <main className={styles.screen}>
        <Note>{say.missing}</Note>
      </main>
    )
  if (!data) return <main className={styles.screen} />
  const { release, stories, conflicts } = data
  // Four eyes: only publishers change a release with a moment.
  const isLocked = isBusy || (!isPublisher && release.release_at !== null)
  const previewOf = (story: { id: number; full_slug: string; component: string }): string | undefined =>
    token && previewAddress(story, { language: DEFAULT_LANGUAGE, token, cookieless: false, release: id })
  const set = (body: Record<string, unknown>, done: string) =>
    run(() => call('PUT', `releases/${id}`, { body: { release: {}, ...body } }), done)
  return (
    <main className={styles.screen}>
      <Link href="/releases">{say.back}</Link>
      <h1>{release.name}</h1>
      {fault !== undefined && <Note kind="bad">{fault}</Note>}
      {release.failure !== null && <Note kind="bad">{say.failed}</Note>}
      {!release.released && release.release_at !== null && (
        <Note kind={isPublisher ? 'info' : 'warn'}>
          {release.approver_name !== null && say.by(release.approver_name)} {!isPublisher && say.approved}
        </Note>
      )}
      {release.released && release.released_at !== null && (
        <Note kind="good">
          {say.done(stories.length)} <Moment at={release.released_at} />
        </Note>
      )}
      {!release.released && first && (
        <p className={styles.line}>
          <a href={previewOf({ id: 0, full_slug: '', component: '' })} target="_blank" rel="noreferrer">
            {say.see}
          </a>
          <Button icon="link" onClick={() => setSharing(true)}>
            {say.share}
          </Button>
        </p>
      )}
      <section className={styles.part} aria-labelledby="release-stories">
        <h2 id="release-stories">{say.stories}</h2>
        {stories.length === 0 && <p>{say.none}</p>}
        <ul className={styles.versions}>
          {stories.map(({ id: storyId, name, full_slug: slug, content_type: component }) => (
            <li key={storyId}>
              <p className={styles.line}>
                <Link href={storyAddress(storyId, release.released ? undefined : release)}>{name}</Link>{' '}
                <span className={styles.hint}>{slug}</span>
              </p>
              {conflicts.has(storyId) && <Note kind="warn">{say.conflict}</Note>}
              {!release.released && (
                <div className={styles.line}>
                  <a
                    href={previewOf({ id: storyId, full_slug: slug, component: component ?? '' })}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`${say.seePage} ${name}`}
                  >
                    {say.seePage}
                  </a>
                  {conflicts.has(storyId) && (
                    <Button disabled={isLocked} onClick={() => void run(() => addDraft(id, storyId))}>
                      {say.update}
                    </Button>
                  )}
                  <Button
                    disabled={isLocked}
                    onClick={() => void run(() => call('DELETE', `releases/${id}/stories/${storyId}`))}
                  >
                    {say.leave}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
        {!release.released && (
          <StorySearch
            isBusy={isLocked}
            taken={release.story_ids}
            onAdd={(storyId) => void run(() => addDraft(id, storyId))}
          />
        )}
      </section>
      {isSharing && first && (
        <ShareDialog story={first.id} language={DEFAULT_LANGUAGE} release={release} onClose={() => setSharing(false)} />
      )}
      {!release.released && (
        <section className={styles.part} aria-label={say.plan}>
          {!isPublisher && <p className={styles.hint}>{say.publisher}</p>}
          <MomentField
            key={release.release_at}
            label={say.schedule}
            action={say.plan}
            planned={release.release_at}
            disabled={isBusy || !isPublisher}
            onPlan={(at) => void set({ release: { release_at: at.toISOString() } }, say.planned)}
            onCancel={() => void set({ release: { release_at: null } }, say.cancelled)}
          />
          <div className={styles.line}>
            <Button
              kind="main"
              icon="publish"
              disabled={isBusy || !isPublisher || stories.length === 0}
              onClick={() => void set({ do_release: true }, say.published)}
            >
              {say.publish}
            </Button>
            <Button
              kind="danger"
              icon="trash"
              disabled={isLocked}
              onClick={() =>
                void run(async () => {
                  await call('DELETE', `releases/${id}`)
                  go('/releases')
                })
              }
            >
              {say.remove}
            </Button>
          </div>
        </section>
      )}
    </main>
  )
}

interface StorySearchProps {
  isBusy: boolean
  taken: readonly number[]
  onAdd: (id: number) => void
}

/** Searches pages by name or address. */
function StorySearch({ isBusy, taken, onAdd }: StorySearchProps) {
  const say = useWords(words)
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const { data } = useQuery({
    queryKey: ['story-search', search],
    enabled: search.length > 1,
    queryFn: ({ signal }) =>
      get<{ stories: readonly ListedStory[] }>('stories', { search, story_only: 1, per_page: 12 }, signal),
  })
  return (
    <>
      <TextField type="search" label={say.search} value={text} onChange={({ target }) => setText(target.value)} />
      {search.length > 1 && (
        <ul className={styles.versions}>
          {(data?.stories ?? [])
            .filter(({ id }) => !taken.includes(id))
            .map(({ id, name, full_slug: slug }) => (
              <li key={id}>
                <div className={styles.line}>
                  <Button
                    icon="add"
                    aria-label={`${say.add} ${name} (${slug})`}
                    disabled={isBusy}
                    onClick={() => onAdd(id)}
                  >
                    {say.add}
                  </Button>
                  {name} <span className={styles.hint}>{slug}</span>
                </div>
              </li>
            ))}
        </ul>
      )}
    </>
  )
}
