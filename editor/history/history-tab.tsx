import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldChange } from '@barriere/shared/stories/changes.ts'
import { call, get } from '../api.ts'
import type { Editable } from '../story/story-draft.ts'
import type { Story } from '@barriere/shared/stories/types.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/field.tsx'
import { Badge, Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import { Changes } from './changes.tsx'
import styles from './history.module.css'
import type { StoryVersion } from './types.ts'
import { useAction } from './use-action.ts'
import { Moment } from '../ui/moment.tsx'

const words = defineWords({
  fr: {
    empty: 'Rien n’a été enregistré depuis la mise en place du contenu.',
    kinds: { saved: 'Enregistré', published: 'Publié', unpublished: 'Retiré du site', restored: 'Restauré' },
    by: (name: string) => `par ${name}`,
    written: (name: string) => `écrit par ${name}`,
    release: 'dans une mise en ligne groupée',
    compare: 'Comparer',
    restore: 'Restaurer',
    restored: 'Version restaurée comme brouillon.',
    taken: 'Version reprise dans la mise en ligne groupée.',
    inRelease: 'la version d’aujourd’hui',
    unsaved: 'Le brouillon n’a pas pu être enregistré\u00a0: la version n’est pas restaurée.',
    against: 'Comparer avec',
    draft: 'le brouillon d’aujourd’hui',
    previous: 'la version précédente',
    toLive: 'Revenir à ce qui est en ligne',
    backToLive: 'Le brouillon est de nouveau ce qui est en ligne. Ce qui a été changé reste dans l’historique.',
  },
  en: {
    empty: 'Nothing has been saved since the content was set up.',
    kinds: { saved: 'Saved', published: 'Published', unpublished: 'Taken off the site', restored: 'Restored' },
    by: (name: string) => `by ${name}`,
    written: (name: string) => `written by ${name}`,
    release: 'in a release',
    compare: 'Compare',
    restore: 'Restore',
    restored: 'Version restored as a draft.',
    taken: 'Version taken into the release.',
    inRelease: 'today’s version',
    unsaved: 'The draft could not be saved: the version is not restored.',
    against: 'Compare with',
    draft: 'today’s draft',
    previous: 'the previous version',
    toLive: 'Back to what is live',
    backToLive: 'The draft is what is live again. What was changed stays in the history.',
  },
})

const KINDS = { saved: 'plain', published: 'good', unpublished: 'warn', restored: 'plain' } as const

/** Versions of the story, the newest first, with buttons to compare and restore each. */
export function HistoryTab() {
  const { draft, release } = useStoryContext()
  const say = useWords(words)
  const story = useDraft((state) => state.story)
  const saving = useDraft((state) => state.saving)
  const [shown, show] = useState<number>()
  const [against, setAgainst] = useState<'draft' | 'previous'>('draft')
  const [isUnsaved, setUnsaved] = useState(false)
  const { run, fault, isBusy } = useAction()
  const { data } = useQuery({
    queryKey: ['versions', story.id, release?.id, story.updated_at, story.published_at],
    queryFn: ({ signal }) =>
      get<{ story_versions: readonly StoryVersion[] }>(
        'story_versions',
        { by_story_id: story.id, by_release_id: release?.id, per_page: 100 },
        signal,
      ),
  })
  const versions = data?.story_versions ?? []
  /** Saves first: unsaved changes would be lost. The save makes a version of its own. */
  const save = async (): Promise<boolean> => {
    const isSaved = await draft.save()
    setUnsaved(!isSaved)
    return isSaved
  }
  const backToLive = (): Promise<boolean> =>
    run(async () => {
      if (!(await save())) return
      const answer = await call<{ story: Story }>('GET', `stories/${story.id}/discard_changes`)
      draft.take(answer.data.story, answer.etag)
    }, say.backToLive)
  const restore = (id: number): Promise<boolean> =>
    run(
      async () => {
        if (!(await save())) return
        if (release) {
          // In a release, restoring is an ordinary change, which is saved to the release.
          const { story_version: version } = await get<{ story_version: Omit<Editable, 'slug'> }>(
            `story_versions/${id}`,
          )
          const { name, path, tag_list, content } = version
          draft.restore({ ...draft.get().edited, name, path, tag_list, content })
          return
        }
        const answer = await call<{ story: Story }>('GET', `stories/${story.id}/restore_with`, {
          query: { version: id },
        })
        draft.take(answer.data.story, answer.etag)
      },
      release ? say.taken : say.restored,
    )

  if (data && versions.length === 0) return <p>{say.empty}</p>
  return (
    <>
      <SelectField
        label={say.against}
        value={against}
        onChange={({ target }) => setAgainst(target.value === 'draft' ? 'draft' : 'previous')}
      >
        <option value="draft">{release ? say.inRelease : say.draft}</option>
        <option value="previous">{say.previous}</option>
      </SelectField>
      {fault !== undefined && <Note kind="bad">{fault}</Note>}
      {isUnsaved && <Note kind="bad">{say.unsaved}</Note>}
      {!release && story.published && (story.unpublished_changes || saving !== 'saved') && (
        <Button icon="undo" disabled={isBusy} onClick={() => void backToLive()}>
          {say.toLive}
        </Button>
      )}
      <ol className={styles.versions}>
        {versions.map(({ id, kind, updated_at: at, user, changed_by: writer, release_id: inRelease }, index) => (
          <li key={id}>
            <p className={styles.line}>
              <Badge kind={KINDS[kind]}>{say.kinds[kind]}</Badge>
              <strong>
                <Moment at={at} />
              </strong>
              {user && <span>{say.by(user.friendly_name)}</span>}
              {writer !== null && writer !== user?.friendly_name && <span>{say.written(writer)}</span>}
              {inRelease !== null && <span>{say.release}</span>}
            </p>
            <div className={styles.line}>
              <Button aria-expanded={shown === id} onClick={() => show(shown === id ? undefined : id)}>
                {say.compare}
              </Button>
              <Button icon="history" disabled={isBusy} onClick={() => void restore(id)}>
                {say.restore}
              </Button>
            </div>
            {shown === id && (
              <Comparison
                storyId={story.id}
                version={against === 'draft' ? id : (versions[index + 1]?.id ?? id)}
                other={against === 'draft' ? undefined : id}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Differences between a version and another one, or the saved draft. */
function Comparison({ storyId, version, other }: { storyId: number; version: number; other: number | undefined }) {
  const { components, release } = useStoryContext()
  const story = useDraft((state) => state.story)
  const { data } = useQuery({
    queryKey: ['comparison', storyId, version, other, release?.id, story.updated_at],
    queryFn: ({ signal }) =>
      get<{ changes: readonly FieldChange[] }>(
        `stories/${storyId}/compare`,
        { version, with: other, release_id: release?.id },
        signal,
      ),
  })
  return data ? <Changes changes={data.changes} components={components} root={story.content.component} /> : null
}
