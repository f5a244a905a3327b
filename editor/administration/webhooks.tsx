import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, get } from '../api.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Day, Moment } from '../ui/moment.tsx'
import { Badge } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './administration.module.css'
import { Deliveries } from './deliveries.tsx'
import { type Action, EditEndpoint, eventWords } from './edit-endpoint.tsx'
import { type Endpoint, isChanging } from './endpoint.ts'
import { Confirm, Failure, FormDialog, Secret } from './parts.tsx'

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
    activated: 'Active',
    off: 'Arrêtée',
    fixed: 'Configuration',
    all: 'Tous les événements',
    changeKey: (name: string) => `Changer la clé de ${name}`,
    changeKeyText:
      'Une nouvelle clé est créée. Pendant sept jours l’ancienne signe encore, dans webhook-signature\u00a0; ' +
      'la signature de la nouvelle est dans webhook-signature-next.',
    changeKeyAction: 'Changer la clé',
    told: 'La clé de la signature',
    toldText: 'Copiez cette clé maintenant, chez le destinataire. Elle ne sera plus affichée.',
    former: 'L’ancienne clé signe jusqu’au',
    endFormer: 'Passer à la nouvelle clé maintenant',
    endedFormer: 'La nouvelle clé signe seule.',
    shared: 'Sans clé à elle\u00a0: celle de la configuration signe jusqu’au',
    sharedAfter: 'Ensuite cette adresse ne sera plus appelée\u00a0: changez sa clé.',
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
    activated: 'Active',
    off: 'Off',
    fixed: 'Configuration',
    all: 'All events',
    changeKey: (name: string) => `Change the key of ${name}`,
    changeKeyText:
      'A new key is made. For seven days the former one signs on, in webhook-signature; ' +
      'the signature of the new one is in webhook-signature-next.',
    changeKeyAction: 'Change the key',
    told: 'The key of the signature',
    toldText: 'Copy this key now, to the receiver. It will not be shown again.',
    former: 'The former key signs until',
    endFormer: 'Use the new key now',
    endedFormer: 'The new key signs alone.',
    shared: 'Without a key of its own: that of the configuration signs until',
    sharedAfter: 'After that this address is not called any more: change its key.',
  },
})

const KEY = ['webhook_endpoints'] as const

/** Receivers of webhooks, and their deliveries. */
export function Webhooks() {
  const say = useWords(words)
  const names = useWords(eventWords)
  const client = useQueryClient()
  const { data = [], error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await get<{ webhook_endpoints: readonly Endpoint[] }>('webhook_endpoints')).webhook_endpoints,
  })
  const [edited, setEdited] = useState<Endpoint | 'new'>()
  const [doomed, setDoomed] = useState<Endpoint>()
  const [changed, setChanged] = useState<Endpoint>()
  const [secret, setSecret] = useState<string>()
  const refresh = () => client.invalidateQueries({ queryKey: KEY })
  const remove = useMutation({
    mutationFn: ({ id }: Endpoint) => call('DELETE', `webhook_endpoints/${id}`),
    onSuccess() {
      setDoomed(undefined)
      toast(say.removed)
    },
    onSettled: refresh,
  })
  const changeKey = useMutation({
    mutationFn: async ({ id }: Endpoint) =>
      (await call<{ webhook_endpoint: { secret: string } }>('POST', `webhook_endpoints/${id}/secret`)).data,
    onSuccess({ webhook_endpoint: made }) {
      setChanged(undefined)
      setSecret(made.secret)
    },
    onSettled: refresh,
  })
  const endFormer = useMutation({
    mutationFn: ({ id }: Endpoint) => call('DELETE', `webhook_endpoints/${id}/former_secret`),
    onSuccess: () => toast(say.endedFormer),
    onSettled: refresh,
  })
  const eventsOf = ({ id, actions }: Endpoint): string =>
    id === null ? say.all : actions.map((action) => names[action as Action] ?? action).join(', ')
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
              {endpoint.shared_until !== null && (
                <p>
                  {say.shared} <Day at={endpoint.shared_until} />. {say.sharedAfter}
                </p>
              )}
              {isChanging(endpoint) && (
                <p className={styles.line}>
                  <span>
                    {say.former} <Moment at={endpoint.former_secret_until} />
                  </span>
                  <Button disabled={endFormer.isPending} onClick={() => endFormer.mutate(endpoint)}>
                    {say.endFormer}
                  </Button>
                </p>
              )}
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
                    icon="key"
                    label={say.changeKey(endpoint.name)}
                    onClick={() => {
                      changeKey.reset()
                      setChanged(endpoint)
                    }}
                  />
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
          title={edited === 'new' ? say.add : say.edit(edited.name)}
          onClose={() => setEdited(undefined)}
          onDone={(made) => {
            setEdited(undefined)
            setSecret(made)
            toast(say.saved)
            void refresh()
          }}
        />
      )}
      {changed && (
        <FormDialog
          title={say.changeKey(changed.name)}
          action={say.changeKeyAction}
          error={changeKey.error}
          isPending={changeKey.isPending}
          onSubmit={() => changeKey.mutate(changed)}
          onClose={() => setChanged(undefined)}
        >
          <p>{say.changeKeyText}</p>
        </FormDialog>
      )}
      {secret !== undefined && (
        <Dialog title={say.told} onClose={() => setSecret(undefined)}>
          <p>{say.toldText}</p>
          <Secret text={secret} />
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
