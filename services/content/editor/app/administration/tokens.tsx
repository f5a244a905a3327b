import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '../../../people/principal.ts'
import { call, get } from '../api.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { toast } from '../ui/toasts.tsx'
import { Moment } from '../ui/moment.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './administration.module.css'
import { Confirm, Failure, FormDialog, RoleField, Secret, roleWords } from './parts.tsx'

const words = defineWords({
  fr: {
    title: 'Jetons',
    lead: 'Un programme appelle l’API de gestion avec un jeton. Il a les droits de son rôle, jusqu’à sa suppression.',
    add: 'Créer un jeton',
    name: 'Nom',
    nameHint: 'Du programme qui s’en sert.',
    role: 'Rôle',
    told: 'Le nouveau jeton',
    toldText: 'Copiez ce jeton maintenant. Il ne sera plus affiché.',
    created: 'Créé le',
    used: 'Utilisé le',
    unused: 'Jamais utilisé',
    none: 'Aucun jeton. Celui de la configuration n’est pas affiché ici.',
    remove: (name: string) => `Supprimer le jeton ${name}`,
    removeText: 'Le programme qui s’en sert sera refusé dès son prochain appel.',
    action: 'Supprimer',
    removed: 'Jeton supprimé.',
  },
  en: {
    title: 'Tokens',
    lead: 'A program calls the management API with a token. It has the rights of its role, until it is deleted.',
    add: 'Create a token',
    name: 'Name',
    nameHint: 'Of the program that uses it.',
    role: 'Role',
    told: 'The new token',
    toldText: 'Copy this token now. It will not be shown again.',
    created: 'Created on',
    used: 'Used on',
    unused: 'Never used',
    none: 'No token. The one of the configuration is not shown here.',
    remove: (name: string) => `Delete the token ${name}`,
    removeText: 'The program that uses it will be refused from its next call on.',
    action: 'Delete',
    removed: 'Token deleted.',
  },
})

interface Key {
  readonly id: number
  readonly name: string
  readonly role: Role
  readonly created_at: string
  readonly used_at: string | null
}

const KEY = ['api_keys'] as const

/** Tokens of the management API. */
export function Tokens() {
  const say = useWords(words)
  const roles = useWords(roleWords)
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await get<{ api_keys: readonly Key[] }>('api_keys')).api_keys,
  })
  const [isAdding, setAdding] = useState(false)
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
        <Button kind="main" icon="add" onClick={() => setAdding(true)}>
          {say.add}
        </Button>
      </div>
      <p className={styles.lead}>{say.lead}</p>
      <Failure error={error} />
      {data?.length === 0 && <p>{say.none}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((key) => (
            <li key={key.id} className={styles.item}>
              <div className={styles.what}>
                <strong>{key.name}</strong> · {roles[key.role]}
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
      {isAdding && (
        <AddToken
          onClose={() => setAdding(false)}
          onDone={(made) => {
            setAdding(false)
            setToken(made)
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

function AddToken({ onClose, onDone }: { onClose: () => void; onDone: (token: string) => void }) {
  const say = useWords(words)
  const [given, setGiven] = useState<{ name: string; role: Role }>({ name: '', role: 'editor' })
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      (await call<{ api_key: { token: string } }>('POST', 'api_keys', { body: { api_key: given } })).data.api_key.token,
    onSuccess: onDone,
  })
  return (
    <FormDialog
      title={say.add}
      action={say.add}
      error={error}
      isPending={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      <TextField
        label={say.name}
        hint={say.nameHint}
        required
        maxLength={80}
        value={given.name}
        onChange={({ target }) => setGiven({ ...given, name: target.value })}
      />
      <RoleField label={say.role} role={given.role} onChange={(role) => setGiven({ ...given, role })} />
    </FormDialog>
  )
}
