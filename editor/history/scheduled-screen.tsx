import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { call, get } from '../api.ts'
import { useMayPublish } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Badge, Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import type { Release, Scheduling } from './types.ts'
import { useAction } from './use-action.ts'
import { Moment } from '../ui/moment.tsx'

const words = defineWords({
  fr: {
    title: 'Programmé',
    none: 'Rien n’est programmé.',
    failures: 'Ce qui n’a pas pu se faire',
    when: 'Quand (heure de Paris)',
    what: 'Quoi',
    page: 'Page ou mise en ligne',
    by: 'Par',
    actions: 'Actions',
    kinds: { publish: 'Publication', expire: 'Retrait du site', release: 'Mise en ligne groupée' },
    cancel: 'Annuler',
    cancelled: 'La programmation est annulée.',
    differs: 'Le brouillon a changé depuis',
    failed: 'Non publié',
    approval: 'Le brouillon n’était pas approuvé.',
    other: 'Le service a refusé.',
  },
  en: {
    title: 'Scheduled',
    none: 'Nothing is scheduled.',
    failures: 'What could not be done',
    when: 'When (Paris time)',
    what: 'What',
    page: 'Page or release',
    by: 'By',
    actions: 'Actions',
    kinds: { publish: 'Publication', expire: 'Removal from the site', release: 'Release' },
    cancel: 'Cancel',
    cancelled: 'The schedule is cancelled.',
    differs: 'The draft has changed since',
    failed: 'Not published',
    approval: 'The draft was not approved.',
    other: 'The service refused.',
  },
})

interface Row {
  readonly key: string
  readonly kind: 'publish' | 'expire' | 'release'
  readonly at: string
  readonly name: string
  readonly address: string
  readonly by: string | null
  /** The draft differs from the scheduled version. */
  readonly isOther: boolean
  readonly failure: string | null
  readonly cancel: () => Promise<unknown>
}

const rowsOf = (schedulings: readonly Scheduling[], releases: readonly Release[]): Row[] => [
  ...schedulings.map((one) => ({
    key: `scheduling-${one.id}`,
    kind: one.kind,
    at: one.publish_at,
    name: one.story_name ?? String(one.story_id),
    address: `/stories/${one.story_id}`,
    by: one.user_name,
    isOther: one.draft_differs,
    failure: one.status === 'failed' ? (one.reason ?? '') : null,
    cancel: () => call('DELETE', `story_schedulings/${one.id}`),
  })),
  ...releases
    .filter(({ released, release_at: at, failure }) => !released && (at !== null || failure !== null))
    .map((one) => ({
      key: `release-${one.id}`,
      kind: 'release' as const,
      at: one.release_at ?? '',
      name: one.name,
      address: `/releases/${one.id}`,
      by: one.approver_name ?? one.owner_name,
      isOther: false,
      failure: one.failure,
      cancel: () => call('PUT', `releases/${one.id}`, { body: { release: { release_at: null } } }),
    })),
]

/** Everything that is scheduled, in chronological order, and everything that failed. */
export function ScheduledScreen() {
  const say = useWords(words)
  const { run, fault, isBusy } = useAction()
  const isPublisher = useMayPublish()
  const { data } = useQuery({
    queryKey: ['scheduled'],
    queryFn: async ({ signal }) => {
      const [{ story_schedulings: schedulings }, { releases }] = await Promise.all([
        get<{ story_schedulings: readonly Scheduling[] }>(
          'story_schedulings',
          { by_status: 'scheduled,failed', per_page: 100 },
          signal,
        ),
        get<{ releases: readonly Release[] }>('releases', { per_page: 100 }, signal),
      ])
      return rowsOf(schedulings, releases).sort((left, right) => left.at.localeCompare(right.at))
    },
  })
  const [coming, failed] = [data?.filter((row) => row.failure === null), data?.filter((row) => row.failure !== null)]
  return (
    <main className={styles.screen}>
      <h1>{say.title}</h1>
      {fault !== undefined && <Note kind="bad">{fault}</Note>}
      {coming?.length === 0 && <Note>{say.none}</Note>}
      {coming && coming.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say.when}</th>
                <th scope="col">{say.page}</th>
                <th scope="col">{say.what}</th>
                <th scope="col">{say.by}</th>
                <th scope="col">{say.actions}</th>
              </tr>
            </thead>
            <tbody>
              {coming.map(({ key, kind, at, name, address, by, isOther, cancel }) => (
                <tr key={key}>
                  <td>
                    <Moment at={at} />
                  </td>
                  <th scope="row">
                    <Link href={address}>{name}</Link>
                  </th>
                  <td>
                    {say.kinds[kind]} {isOther && <Badge kind="warn">{say.differs}</Badge>}
                  </td>
                  <td>{by}</td>
                  <td>
                    <Button disabled={isBusy || !isPublisher} onClick={() => void run(cancel, say.cancelled)}>
                      {say.cancel}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {failed && failed.length > 0 && (
        <section aria-labelledby="failures">
          <h2 id="failures">{say.failures}</h2>
          <ul className={styles.versions}>
            {failed.map(({ key, at, name, address, failure }) => (
              <li key={key}>
                <p className={styles.line}>
                  <Badge kind="bad">{say.failed}</Badge>
                  <Link href={address}>{name}</Link>
                  {at !== '' && <Moment at={at} />}
                  <span>{failure?.includes('approved') ? say.approval : say.other}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}
