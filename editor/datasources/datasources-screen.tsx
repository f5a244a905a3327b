import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { useListName } from '../form/schema-text.ts'
import { useChange } from '../tree/use-change.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { useWords } from '../words.ts'
import { DATASOURCES, type Datasource, REDIRECTS, readDatasources, removeDatasource } from './datasources.ts'
import styles from './datasources-screen.module.css'
import { EntriesTable } from './entries-table.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { datasourceWords } from './words.ts'

/** Datasources: redirects first, then all other lists of values. */
export function DatasourcesScreen() {
  const say = useWords(datasourceWords)
  const nameOf = useListName()
  const { '*': slug } = useParams<{ '*'?: string }>()
  const [, navigate] = useLocation()
  const change = useChange(DATASOURCES)
  const [asked, setAsked] = useState<'new' | 'settings' | 'remove'>()
  const { data, error } = useQuery({
    queryKey: [...DATASOURCES, 'all'],
    queryFn: ({ signal }) => readDatasources(signal),
  })
  if (error) return <Message kind="bad" text={say.failed} />
  if (!data) return <Message kind="info" text={say.loading} />
  const sources = data.toSorted((left, right) => Number(right.slug === REDIRECTS) - Number(left.slug === REDIRECTS))
  const source = slug ? sources.find((one) => one.slug === slug) : sources[0]
  const close = (): void => setAsked(undefined)
  const removeList = async ({ id }: Datasource): Promise<void> => {
    close()
    if (await change([id], removeDatasource, say.removed)) navigate('/datasources')
  }
  return (
    <main className={styles.screen}>
      <h1>{say.title}</h1>
      <nav aria-label={say.lists} className={styles.lists}>
        {sources.map((one) => (
          <Link key={one.id} href={`/datasources/${one.slug}`} aria-current={one === source ? 'page' : undefined}>
            {nameOf(one.name)}
          </Link>
        ))}
        <Button icon="add" onClick={() => setAsked('new')}>
          {say.newList}
        </Button>
      </nav>
      {source ? (
        <section className={styles.list} aria-labelledby="datasource">
          <div className={styles.head}>
            <h2 id="datasource">{nameOf(source.name)}</h2>
            <Button icon="edit" onClick={() => setAsked('settings')}>
              {say.settings}
            </Button>
            <Button icon="trash" kind="danger" onClick={() => setAsked('remove')}>
              {say.removeList}
            </Button>
          </div>
          <EntriesTable key={source.id} source={source} />
        </section>
      ) : (
        <Note>{slug ? say.missing : say.empty}</Note>
      )}
      {(asked === 'new' || asked === 'settings') && (
        <SettingsDialog
          source={asked === 'settings' ? source : undefined}
          onClose={close}
          onDone={(saved) => navigate(`/datasources/${saved}`)}
        />
      )}
      {asked === 'remove' && source && (
        <Dialog title={say.removeAsked(nameOf(source.name))} onClose={close}>
          <div className={styles.actions}>
            <Button onClick={close}>{say.cancel}</Button>
            <Button kind="danger" icon="trash" onClick={() => void removeList(source)}>
              {say.remove(nameOf(source.name))}
            </Button>
          </div>
        </Dialog>
      )}
    </main>
  )
}

const Message = ({ kind, text }: { kind: 'info' | 'bad'; text: string }) => (
  <main className={styles.screen}>
    <Note kind={kind}>{text}</Note>
  </main>
)
