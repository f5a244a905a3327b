import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { openReleases } from '../story/releases.ts'
import { CheckField } from '../ui/field.tsx'
import { Moment } from '../ui/moment.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'

const words = defineWords({
  fr: {
    back: (pages: number): string =>
      pages === 1
        ? 'Une mise en ligne groupée remettra la page en ligne\u00a0:'
        : 'Une mise en ligne groupée remettra des pages en ligne\u00a0:',
    undated: 'sans date',
    failed: 'Les mises en ligne groupées n’ont pas pu être lues.',
    leave: 'Retirer aussi de ces mises en ligne\u00a0: les versions préparées restent dans l’historique',
  },
  en: {
    back: (pages: number) =>
      pages === 1 ? 'A release will put the page online again:' : 'A release will put pages online again:',
    undated: 'without a date',
    failed: 'The releases could not be read.',
    leave: 'Also take out of these releases: the versions that are prepared stay in the history',
  },
})

interface ReleaseQuestionProps {
  /** Coming releases with a version of the unpublished pages. */
  ids: readonly number[]
  /** Number of unpublished pages. */
  pages: number
  leaves: boolean
  onChange: (leaves: boolean) => void
}

/**
 * Lists the releases that would publish the pages again, and asks whether the pages leave them. Renders nothing without
 * releases.
 */
export function ReleaseQuestion({ ids, pages, leaves, onChange }: ReleaseQuestionProps) {
  const say = useWords(words)
  const { data, error } = useQuery({
    queryKey: ['releases', 'open'],
    enabled: ids.length > 0,
    queryFn: ({ signal }) => openReleases(signal),
  })
  if (ids.length === 0) return null
  return (
    <>
      <Note kind="warn">
        <p>{error ? say.failed : say.back(pages)}</p>
        <ul>
          {data
            ?.filter(({ id }) => ids.includes(id))
            .map(({ id, name, release_at: at }) => (
              <li key={id}>
                <Link href={`/releases/${id}`}>{name}</Link>, {at === null ? say.undated : <Moment at={at} />}
              </li>
            ))}
        </ul>
      </Note>
      <CheckField
        label={say.leave}
        checked={leaves}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </>
  )
}
