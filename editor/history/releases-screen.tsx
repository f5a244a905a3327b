import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useRoute } from 'wouter'
import { call, get } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Badge, Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import { ReleaseDetail } from './release-detail.tsx'
import type { Release } from './types.ts'
import { useAction } from './use-action.ts'
import { Moment } from '../ui/moment.tsx'

const words = defineWords({
  fr: {
    title: 'Mises en ligne groupées',
    about: 'Des pages préparées ensemble, et publiées ensemble, d’un coup.',
    name: 'Nom de la nouvelle mise en ligne',
    make: 'Préparer',
    none: 'Aucune pour l’instant.',
    open: 'En préparation',
    planned: 'Programmée',
    done: 'Publiée',
    failed: 'Non publiée',
  },
  en: {
    title: 'Releases',
    about: 'Pages that are prepared together, and published together, at once.',
    name: 'Name of the new release',
    make: 'Prepare',
    none: 'None yet.',
    open: 'In preparation',
    planned: 'Scheduled',
    done: 'Published',
    failed: 'Not published',
  },
})

/** All releases, or one of them at its own address. */
export function ReleasesScreen() {
  const [isOne, params] = useRoute('/releases/:id')
  return isOne ? <ReleaseDetail key={params.id} id={Number(params.id)} /> : <ReleaseList />
}

function ReleaseList() {
  const say = useWords(words)
  const { run, fault, isBusy } = useAction()
  const [, go] = useLocation()
  const [name, setName] = useState('')
  const { data } = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => get<{ releases: readonly Release[] }>('releases', { per_page: 100 }, signal),
  })
  const make = (): Promise<boolean> =>
    run(async () => {
      const { release } = (await call<{ release: Release }>('POST', 'releases', { body: { release: { name } } })).data
      go(`/releases/${release.id}`)
    })
  return (
    <main className={styles.screen}>
      <h1>{say.title}</h1>
      <p>{say.about}</p>
      {fault !== undefined && <Note kind="bad">{fault}</Note>}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <TextField label={say.name} value={name} maxLength={255} onChange={({ target }) => setName(target.value)} />
        <Button type="submit" kind="main" icon="add" disabled={isBusy || name.trim() === ''}>
          {say.make}
        </Button>
      </form>
      {data?.releases.length === 0 && <Note>{say.none}</Note>}
      <ul className={styles.versions}>
        {(data?.releases ?? []).map((release) => (
          <li key={release.id}>
            <p className={styles.line}>
              <Link href={`/releases/${release.id}`}>{release.name}</Link>
              <State {...release} />
            </p>
          </li>
        ))}
      </ul>
    </main>
  )
}

/** State of a release. */
function State({ released, released_at: done, release_at: at, failure }: Release) {
  const say = useWords(words)
  if (released)
    return (
      <>
        <Badge kind="good">{say.done}</Badge>
        {done !== null && <Moment at={done} />}
      </>
    )
  if (failure !== null) return <Badge kind="bad">{say.failed}</Badge>
  if (at === null) return <Badge>{say.open}</Badge>
  return (
    <>
      <Badge kind="warn">{say.planned}</Badge>
      <Moment at={at} />
    </>
  )
}
