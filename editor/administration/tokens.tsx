import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, get } from '../api.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toasts.tsx'
import { Day, Moment } from '../ui/moment.tsx'
import { Badge } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './administration.module.css'
import { EditToken, type Key } from './edit-token.tsx'
import { Confirm, Failure, Secret, roleWords } from './parts.tsx'

const words = defineWords({
  fr: {
    title: 'Jetons',
    lead:
      'Un programme appelle l’API de gestion avec un jeton. Il a les droits de son rôle jusqu’à son échéance, ' +
      'un an au plus. Les administrateurs reçoivent un e-mail quatorze jours avant.',
    add: 'Créer un jeton',
    told: 'Le nouveau jeton',
    toldText: 'Copiez ce jeton maintenant. Il ne sera plus affiché.',
    created: 'Créé le',
    used: 'Utilisé le',
    unused: 'Jamais utilisé',
    ends: 'Prend fin le',
    ended: 'Terminé',
    endsSoon: 'Bientôt terminé',
    from: (places: string) => `Depuis ${places}`,
    everywhere: 'Depuis n’importe quelle adresse',
    edit: (name: string) => `Modifier le jeton ${name}`,
    saved: 'Jeton enregistré.',
    none: 'Aucun jeton. Celui de la configuration n’est pas affiché ici.',
    remove: (name: string) => `Supprimer le jeton ${name}`,
    removeText: 'Le programme qui s’en sert sera refusé dès son prochain appel.',
    action: 'Supprimer',
    removed: 'Jeton supprimé.',
  },
  en: {
    title: 'Tokens',
    lead:
      'A program calls the management API with a token. It has the rights of its role until its end, ' +
      'a year at most. Administrators receive an e-mail fourteen days before.',
    add: 'Create a token',
    told: 'The new token',
    toldText: 'Copy this token now. It will not be shown again.',
    created: 'Created on',
    used: 'Used on',
    unused: 'Never used',
    ends: 'Ends on',
    ended: 'Ended',
    endsSoon: 'Ends soon',
    from: (places: string) => `From ${places}`,
    everywhere: 'From any address',
    edit: (name: string) => `Change the token ${name}`,
    saved: 'Token saved.',
    none: 'No token. The one of the configuration is not shown here.',
    remove: (name: string) => `Delete the token ${name}`,
    removeText: 'The program that uses it will be refused from its next call on.',
    action: 'Delete',
    removed: 'Token deleted.',
  },
})

const KEY = ['api_keys'] as const

/** Milliseconds before its end at which a token is marked as ending soon. */
const SOON = 14 * 86_400_000

/** Tokens of the management API. */
export function Tokens() {
  const say = useWords(words)
  const roles = useWords(roleWords)
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => ({ keys: (await get<{ api_keys: readonly Key[] }>('api_keys')).api_keys, now: Date.now() }),
  })
  const [edited, setEdited] = useState<Key | 'new'>()
  const [token, setToken] = useState<string>()
  const [doomed, setDoomed] = useState<Key>()
  const refresh = () => client.invalidateQueries({ queryKey: KEY })
  const remove = useMutation({
    mutationFn: ({ id }: Key) => call('DELETE', `api_keys/${id}`),
    onSuccess() {
      setDoomed(undefined)
      toast(say.removed)
    },
    onSettled: refresh,
  })
  return (
    <>
      <div className={styles.head}>
        <h1>{say.title}</h1>
        <Button kind="main" icon="add" onClick={() => setEdited('new')}>
          {say.add}
        </Button>
      </div>
      <p className={styles.lead}>{say.lead}</p>
      <Failure error={error} />
      {data?.keys.length === 0 && <p>{say.none}</p>}
      {data && data.keys.length > 0 && (
        <ul className={styles.list}>
          {data.keys.map((key) => (
            <li key={key.id} className={styles.item}>
              <div className={styles.what}>
                <strong>{key.name}</strong> · {roles[key.role]} <EndBadge endsAt={key.ends_at} now={data.now} />
                <p>
                  {say.ends} <Day at={key.ends_at} /> ·{' '}
                  {key.addresses.length > 0 ? say.from(key.addresses.join(', ')) : say.everywhere}
                </p>
                <p className={styles.soft}>
                  {say.created} <Moment at={key.created_at} /> ·{' '}
                  {key.used_at === null ? (
                    say.unused
                  ) : (
                    <>
                      {say.used} <Moment at={key.used_at} />
                    </>
                  )}
                </p>
              </div>
              <div className={styles.actions}>
                {Date.parse(key.ends_at) > data.now && (
                  <IconButton icon="edit" label={say.edit(key.name)} onClick={() => setEdited(key)} />
                )}
                <IconButton
                  icon="trash"
                  label={say.remove(key.name)}
                  onClick={() => {
                    remove.reset()
                    setDoomed(key)
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <EditToken
          given={edited === 'new' ? undefined : edited}
          title={edited === 'new' ? say.add : say.edit(edited.name)}
          onClose={() => setEdited(undefined)}
          onDone={(made) => {
            setEdited(undefined)
            setToken(made)
            if (made === undefined) toast(say.saved)
            void refresh()
          }}
        />
      )}
      {token !== undefined && (
        <Dialog title={say.told} onClose={() => setToken(undefined)}>
          <p>{say.toldText}</p>
          <Secret text={token} />
        </Dialog>
      )}
      {doomed && (
        <Confirm
          title={say.remove(doomed.name)}
          text={say.removeText}
          action={say.action}
          error={remove.error}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  )
}

function EndBadge({ endsAt, now }: { endsAt: string; now: number }) {
  const say = useWords(words)
  const left = Date.parse(endsAt) - now
  if (left <= 0) return <Badge kind="bad">{say.ended}</Badge>
  return left <= SOON ? <Badge kind="warn">{say.endsSoon}</Badge> : null
}
