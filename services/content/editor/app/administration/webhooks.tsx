import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call, get } from '../api.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { CheckField, TextField } from '../ui/field.tsx'
import { Badge } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './administration.module.css'
import { Deliveries } from './deliveries.tsx'
import type { Endpoint } from './endpoint.ts'
import { Confirm, Failure, FormDialog } from './parts.tsx'

const words = defineWords({
  fr: {
    title: 'Webhooks',
    lead:
      'Une adresse est appelée à chaque événement choisi, avec une signature HMAC. ' +
      'Il n’y a pas de nouvel essai\u00a0: un envoi qui a échoué se rejoue ici.',
    add: 'Ajouter une adresse',
    edit: (name: string) => `Modifier ${name}`,
    remove: (name: string) => `Supprimer ${name}`,
    removeText: 'Cette adresse ne sera plus appelée. Ses envois ne seront plus affichés.',
    action: 'Supprimer',
    removed: 'Adresse supprimée.',
    saved: 'Adresse enregistrée.',
    save: 'Enregistrer',
    name: 'Nom',
    endpoint: 'Adresse',
    badEndpoint: 'Cette adresse n’est pas valide.',
    secret: 'Clé de la signature',
    secretHint: 'Vide\u00a0: celle de la configuration.',
    secretKept: 'Laissez vide pour garder la clé.',
    events: 'Événements',
    noEvent: 'Choisissez au moins un événement.',
    activated: 'Active',
    off: 'Arrêtée',
    fixed: 'Configuration',
    all: 'Tous les événements',
    actions: {
      'story.published': 'Page publiée',
      'story.unpublished': 'Page retirée du site',
      'story.moved': 'Page déplacée',
      'story.deleted': 'Page supprimée',
      'datasource.entries_updated': 'Liste de valeurs modifiée',
    },
  },
  en: {
    title: 'Webhooks',
    lead:
      'An address is called for each event that was chosen, with an HMAC signature. There is no retry: ' +
      'a delivery that failed is replayed here.',
    add: 'Add an address',
    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Delete ${name}`,
    removeText: 'This address will not be called any more. Its deliveries will not be shown any more.',
    action: 'Delete',
    removed: 'Address deleted.',
    saved: 'Address saved.',
    save: 'Save',
    name: 'Name',
    endpoint: 'Address',
    badEndpoint: 'This address is not valid.',
    secret: 'Key of the signature',
    secretHint: 'Empty: that of the configuration.',
    secretKept: 'Leave it empty to keep the key.',
    events: 'Events',
    noEvent: 'Choose at least one event.',
    activated: 'Active',
    off: 'Off',
    fixed: 'Configuration',
    all: 'All events',
    actions: {
      'story.published': 'Page published',
      'story.unpublished': 'Page taken off the site',
      'story.moved': 'Page moved',
      'story.deleted': 'Page deleted',
      'datasource.entries_updated': 'List of values changed',
    },
  },
})

type Action = keyof (typeof words)['fr']['actions']

const ACTIONS = Object.keys(words.fr.actions) as readonly Action[]

const KEY = ['webhook_endpoints'] as const

/** Receivers of webhooks, and what was sent to them. */
export function Webhooks() {
  const say = useWords(words)
  const client = useQueryClient()
  const { data = [], error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await get<{ webhook_endpoints: readonly Endpoint[] }>('webhook_endpoints')).webhook_endpoints,
  })
  const [edited, setEdited] = useState<Endpoint | 'new'>()
  const [doomed, setDoomed] = useState<Endpoint>()
  const refresh = () => client.invalidateQueries({ queryKey: KEY })
  const remove = useMutation({
    mutationFn: ({ id }: Endpoint) => call('DELETE', `webhook_endpoints/${id}`),
    onSuccess() {
      setDoomed(undefined)
      toast(say.removed)
    },
    onSettled: refresh,
  })
  const eventsOf = ({ id, actions }: Endpoint): string =>
    id === null ? say.all : actions.map((action) => say.actions[action as Action] ?? action).join(', ')
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
      <ul className={styles.list}>
        {data.map((endpoint) => (
          <li key={endpoint.id ?? endpoint.endpoint} className={styles.item}>
            <div className={styles.what}>
              <strong>{endpoint.name}</strong> {endpoint.endpoint}
              <p className={styles.soft}>{eventsOf(endpoint)}</p>
            </div>
            <div className={styles.actions}>
              {endpoint.id === null ? (
                <Badge>{say.fixed}</Badge>
              ) : (
                <>
                  <Badge kind={endpoint.activated ? 'good' : 'warn'}>
                    {endpoint.activated ? say.activated : say.off}
                  </Badge>
                  <IconButton icon="edit" label={say.edit(endpoint.name)} onClick={() => setEdited(endpoint)} />
                  <IconButton
                    icon="trash"
                    label={say.remove(endpoint.name)}
                    onClick={() => {
                      remove.reset()
                      setDoomed(endpoint)
                    }}
                  />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Deliveries endpoints={data} />
      {edited && (
        <EditEndpoint
          endpoint={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onDone={() => {
            setEdited(undefined)
            toast(say.saved)
            void refresh()
          }}
        />
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

interface EditProps {
  /** Absent: a new one. */
  endpoint: Endpoint | undefined
  onClose: () => void
  onDone: () => void
}

function EditEndpoint({ endpoint, onClose, onDone }: EditProps) {
  const say = useWords(words)
  const [given, setGiven] = useState({
    name: endpoint?.name ?? '',
    endpoint: endpoint?.endpoint ?? 'https://',
    actions: endpoint?.actions ?? (['story.published', 'story.unpublished'] as readonly string[]),
    activated: endpoint?.activated ?? true,
  })
  const [secret, setSecret] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = { webhook_endpoint: { ...given, ...(secret === '' ? {} : { secret }) } }
      return endpoint
        ? call('PUT', `webhook_endpoints/${endpoint.id}`, { body })
        : call('POST', 'webhook_endpoints', { body })
    },
    onSuccess: onDone,
  })
  const fields = error instanceof ApiError ? error.fields : {}
  return (
    <FormDialog
      title={endpoint ? say.edit(endpoint.name) : say.add}
      action={say.save}
      error={fields.endpoint || fields.actions ? null : error}
      isPending={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      <TextField
        label={say.name}
        required
        maxLength={80}
        value={given.name}
        onChange={({ target }) => setGiven({ ...given, name: target.value })}
      />
      <TextField
        label={say.endpoint}
        type="url"
        required
        value={given.endpoint}
        fault={fields.endpoint && say.badEndpoint}
        onChange={({ target }) => setGiven({ ...given, endpoint: target.value })}
      />
      <TextField
        label={say.secret}
        hint={endpoint?.has_secret ? say.secretKept : say.secretHint}
        type="password"
        autoComplete="off"
        maxLength={200}
        value={secret}
        onChange={({ target }) => setSecret(target.value)}
      />
      <fieldset className={styles.choices}>
        <legend>{say.events}</legend>
        {fields.actions && <p role="alert">{say.noEvent}</p>}
        {ACTIONS.map((action) => (
          <CheckField
            key={action}
            label={say.actions[action]}
            checked={given.actions.includes(action)}
            onChange={({ target }) =>
              setGiven({
                ...given,
                actions: target.checked ? [...given.actions, action] : given.actions.filter((one) => one !== action),
              })
            }
          />
        ))}
      </fieldset>
      <CheckField
        label={say.activated}
        checked={given.activated}
        onChange={({ target }) => setGiven({ ...given, activated: target.checked })}
      />
    </FormDialog>
  )
}
