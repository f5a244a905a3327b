import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { call } from '../api.ts'
import { useCollaborators } from '../session/collaborators.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/field.tsx'
import { Moment } from '../ui/moment.tsx'
import { defineWords, useWords } from '../words.ts'
import { activityText } from './activity-words.ts'
import styles from './administration.module.css'
import { Failure, roleOf, roleWords } from './parts.tsx'

const words = defineWords({
  fr: {
    title: 'Journal',
    lead: 'Qui a fait quoi, et quand. Le contenu n’y figure pas.',
    of: 'Par',
    all: 'Tout le monde',
    none: 'Rien pour le moment.',
    more: 'Voir la suite',
    operator: 'Ligne de commande',
  },
  en: {
    title: 'Activities',
    lead: 'Who did what, and when. Content is not part of it.',
    of: 'By',
    all: 'Everybody',
    none: 'Nothing yet.',
    more: 'Show more',
    operator: 'Command line',
  },
})

interface Entry {
  readonly activity: {
    readonly id: number
    readonly key: string
    readonly trackable_id: string | null
    readonly parameters: string | null
    readonly created_at: string
  }
  readonly trackable: { readonly id: number; readonly name: string; readonly full_slug: string } | null
  readonly user: { readonly userid: string; readonly friendly_name: string }
}

const PER_PAGE = 50

/** The audit trail, the newest first. */
export function Activities() {
  const say = useWords(words)
  const textOf = useWords(activityText)
  const roles = useWords(roleWords)
  const [user, setUser] = useState('')
  const { data: people = [] } = useCollaborators()
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['activities', user],
    initialPageParam: 1,
    queryFn: async ({ pageParam }) => {
      const answer = await call<{ activities: readonly Entry[] }>('GET', 'activities', {
        query: { page: pageParam, per_page: PER_PAGE, user: user === '' ? undefined : user },
      })
      return { rows: answer.data.activities, total: answer.total }
    },
    getNextPageParam: ({ total }, pages) => (pages.length * PER_PAGE < total ? pages.length + 1 : undefined),
  })
  const rows = data?.pages.flatMap((page) => page.rows)
  return (
    <>
      <div className={styles.head}>
        <h1>{say.title}</h1>
        <SelectField label={say.of} value={user} onChange={({ target }) => setUser(target.value)}>
          <option value="">{say.all}</option>
          {people.map(({ user: { real_email: email, friendly_name: name } }) => (
            <option key={email} value={email}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <p className={styles.lead}>{say.lead}</p>
      <Failure error={error} />
      {rows?.length === 0 && <p>{say.none}</p>}
      <ul className={styles.list}>
        {rows?.map(({ activity, trackable, user: { userid, friendly_name: name } }) => (
          <li key={activity.id} className={styles.item}>
            <div className={styles.what}>
              <strong>{userid === '-' ? say.operator : name}</strong> {textOf(activity.key)}{' '}
              {trackable ? <Link href={`/stories/${trackable.id}`}>{trackable.name}</Link> : activity.trackable_id}
              {activity.parameters !== null && ` (${roles[roleOf(activity.parameters)]})`}
            </div>
            <div className={styles.soft}>
              <Moment at={activity.created_at} />
            </div>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say.more}
          </Button>
        </div>
      )}
    </>
  )
}
