import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call } from '../api.ts'
import { CheckField, TextField } from '../ui/field.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './administration.module.css'
import type { Endpoint } from './endpoint.ts'
import { FormDialog } from './parts.tsx'

const words = defineWords({
  fr: {
    save: 'Enregistrer',
    name: 'Nom',
    endpoint: 'Adresse',
    badEndpoint: 'Cette adresse n’est pas valide.',
    secret: 'Clé de la signature',
    secretHint: 'Vide\u00a0: une clé est créée, et affichée une fois.',
    events: 'Événements',
    noEvent: 'Choisissez au moins un événement.',
    activated: 'Active',
  },
  en: {
    save: 'Save',
    name: 'Name',
    endpoint: 'Address',
    badEndpoint: 'This address is not valid.',
    secret: 'Key of the signature',
    secretHint: 'Empty: a key is made, and shown once.',
    events: 'Events',
    noEvent: 'Choose at least one event.',
    activated: 'Active',
  },
})

/** Events that an endpoint can subscribe to. */
export const eventWords = defineWords({
  fr: {
    'story.published': 'Page publiée',
    'story.unpublished': 'Page retirée du site',
    'story.moved': 'Page déplacée',
    'story.deleted': 'Page supprimée',
    'datasource.entries_updated': 'Liste de valeurs modifiée',
  },
  en: {
    'story.published': 'Page published',
    'story.unpublished': 'Page taken off the site',
    'story.moved': 'Page moved',
    'story.deleted': 'Page deleted',
    'datasource.entries_updated': 'List of values changed',
  },
})

export type Action = keyof (typeof eventWords)['fr']

const ACTIONS = Object.keys(eventWords.fr) as readonly Action[]

interface WithSecret {
  readonly webhook_endpoint: { readonly secret?: string }
}

interface EditProps {
  /** Undefined for a new endpoint. */
  endpoint: Endpoint | undefined
  title: string
  onClose: () => void
  /** @param secret of a new endpoint */
  onDone: (secret: string | undefined) => void
}

/** Adds an endpoint, or changes one. */
export function EditEndpoint({ endpoint, title, onClose, onDone }: EditProps) {
  const say = useWords(words)
  const names = useWords(eventWords)
  const [given, setGiven] = useState({
    name: endpoint?.name ?? '',
    endpoint: endpoint?.endpoint ?? 'https://',
    actions: endpoint?.actions ?? (['story.published', 'story.unpublished'] as readonly string[]),
    activated: endpoint?.activated ?? true,
  })
  const [secret, setSecret] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const body = { webhook_endpoint: { ...given, ...(secret === '' ? {} : { secret }) } }
      const answer = await (endpoint
        ? call<WithSecret>('PUT', `webhook_endpoints/${endpoint.id}`, { body })
        : call<WithSecret>('POST', 'webhook_endpoints', { body }))
      return answer.data.webhook_endpoint.secret
    },
    onSuccess: onDone,
  })
  const fields = error instanceof ApiError ? error.fields : {}
  return (
    <FormDialog
      title={title}
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
      {!endpoint && (
        <TextField
          label={say.secret}
          hint={say.secretHint}
          type="password"
          autoComplete="off"
          maxLength={200}
          value={secret}
          onChange={({ target }) => setSecret(target.value)}
        />
      )}
      <fieldset className={styles.choices}>
        <legend>{say.events}</legend>
        {fields.actions && <p role="alert">{say.noEvent}</p>}
        {ACTIONS.map((action) => (
          <CheckField
            key={action}
            label={names[action]}
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
