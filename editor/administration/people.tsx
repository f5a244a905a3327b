import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '@barriere/shared/stories/roles.ts'
import { ApiError, call } from '../api.ts'
import { COLLABORATORS, type Collaborator, useCollaborators } from '../session/collaborators.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckField, SelectField, TextField } from '../ui/field.tsx'
import { Menu } from '../ui/menu.tsx'
import { Badge } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import uiStyles from '../ui/ui.module.css'
import { LANGUAGES, defineWords, useLanguage, useWords } from '../words.ts'
import styles from './administration.module.css'
import { Confirm, Failure, FormDialog, RoleField, RoleOptions, Secret, roleOf } from './parts.tsx'

const words = defineWords({
  fr: {
    title: 'Personnes',
    lead:
      'Chacune a un rôle, un mot de passe et un second facteur. ' +
      'Une invitation vaut 72\u00a0heures, une seule fois.',
    invite: 'Inviter',
    inviteTitle: 'Inviter une personne',
    name: 'Nom',
    email: 'Adresse e-mail',
    role: 'Rôle',
    roleOf: (name: string) => `Rôle de ${name}`,
    language: 'Langue',
    languages: { fr: 'Français', en: 'Anglais' },
    send: 'Envoyer l’invitation par e-mail',
    taken: 'Cette adresse a déjà un compte.',
    badEmail: 'Cette adresse n’est pas valide.',
    link: 'Lien de l’invitation',
    linkText: (name: string) => `Donnez ce lien à ${name}. Il ne sera plus affiché.`,
    mailed: 'Il vient aussi d’être envoyé par e-mail.',
    more: (name: string) => `Actions sur ${name}`,
    reset: 'Inviter de nouveau…',
    resetTitle: (name: string) => `Inviter ${name} de nouveau`,
    resetText:
      'Ses sessions se terminent, son mot de passe et son second facteur ne valent plus. Un nouveau lien est créé.',
    remove: 'Supprimer…',
    removeTitle: (name: string) => `Supprimer le compte de ${name}`,
    removeText: 'Ses sessions se terminent. Ce que cette personne a écrit reste.',
    resetAction: 'Créer un lien',
    removeAction: 'Supprimer',
    changed: 'Rôle modifié.',
    removed: 'Compte supprimé.',
    you: 'vous',
    unlock: 'Débloquer l’accès',
    unlocked: 'Accès débloqué.',
    locked: 'Accès bloqué',
    states: { active: 'Actif', invited: 'Invitation envoyée', expired: 'Invitation expirée' },
  },
  en: {
    title: 'People',
    lead: 'Each has a role, a password and a second step. An invitation is valid for 72 hours, once.',
    invite: 'Invite',
    inviteTitle: 'Invite somebody',
    name: 'Name',
    email: 'E-mail address',
    role: 'Role',
    roleOf: (name: string) => `Role of ${name}`,
    language: 'Language',
    languages: { fr: 'French', en: 'English' },
    send: 'Send the invitation by e-mail',
    taken: 'This address already has an account.',
    badEmail: 'This address is not valid.',
    link: 'Link of the invitation',
    linkText: (name: string) => `Give this link to ${name}. It will not be shown again.`,
    mailed: 'It has been sent by e-mail too.',
    more: (name: string) => `Actions on ${name}`,
    reset: 'Invite again…',
    resetTitle: (name: string) => `Invite ${name} again`,
    resetText: 'Their sessions end, their password and second step are no longer valid. A new link is created.',
    remove: 'Delete…',
    removeTitle: (name: string) => `Delete the account of ${name}`,
    removeText: 'Their sessions end. What they have written stays.',
    resetAction: 'Create a link',
    removeAction: 'Delete',
    changed: 'Role changed.',
    removed: 'Account deleted.',
    you: 'you',
    unlock: 'Unlock the access',
    unlocked: 'Access unlocked.',
    locked: 'Locked out',
    states: { active: 'Active', invited: 'Invited', expired: 'Invitation expired' },
  },
})

interface Invited {
  readonly collaborator: Collaborator
  readonly invitation_url: string
}

const STATES = { active: 'good', invited: 'plain', expired: 'warn' } as const

/** A pending question about a person. */
type Asked = { readonly what: 'reset' | 'remove'; readonly person: Collaborator }

/** Accounts: invite, role, reset, remove. */
export function People() {
  const say = useWords(words)
  const client = useQueryClient()
  const { user } = useSession()
  const { data = [], error } = useCollaborators()
  const [isInviting, setInviting] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const [told, setTold] = useState<{ readonly name: string; readonly url: string; readonly isMailed: boolean }>()
  const refresh = () => client.invalidateQueries({ queryKey: COLLABORATORS })

  const role = useMutation({
    mutationFn: ({ id, to }: { id: number; to: Role }) =>
      call('PUT', `collaborators/${id}`, { body: { collaborator: { role: to } } }),
    onSuccess: () => toast(say.changed),
    onSettled: refresh,
  })
  const unlock = useMutation({
    mutationFn: (id: number) => call('POST', `collaborators/${id}/unlock`),
    onSuccess: () => toast(say.unlocked),
    onSettled: refresh,
  })
  const answer = useMutation({
    mutationFn: async ({ what, person }: Asked) =>
      what === 'reset'
        ? (await call<Invited>('POST', `collaborators/${person.id}/reset`, { body: {} })).data
        : void (await call('DELETE', `collaborators/${person.id}`)),
    onSuccess(invited, { person }) {
      setAsked(undefined)
      if (invited) setTold({ name: person.user.friendly_name, url: invited.invitation_url, isMailed: false })
      else toast(say.removed)
    },
    onSettled: refresh,
  })
  const ask = (what: Asked['what'], person: Collaborator): void => {
    answer.reset()
    setAsked({ what, person })
  }

  return (
    <>
      <div className={styles.head}>
        <h1>{say.title}</h1>
        <Button kind="main" icon="add" onClick={() => setInviting(true)}>
          {say.invite}
        </Button>
      </div>
      <p className={styles.lead}>{say.lead}</p>
      <Failure error={error ?? role.error ?? unlock.error} />
      <ul className={styles.list}>
        {data.map((person) => {
          const { id, state, locked_until: lockedUntil, user: account } = person
          const isOwn = id === user?.id
          const name = account.friendly_name
          return (
            <li key={id} className={styles.item}>
              <div className={styles.what}>
                <strong>{name}</strong> {isOwn && <Badge>{say.you}</Badge>}
                <p className={styles.soft}>{account.real_email}</p>
              </div>
              <div className={styles.actions}>
                {lockedUntil !== null && <Badge kind="warn">{say.locked}</Badge>}
                <Badge kind={STATES[state]}>{say.states[state]}</Badge>
                <select
                  className={uiStyles.input}
                  aria-label={say.roleOf(name)}
                  value={person.role}
                  disabled={isOwn || role.isPending}
                  onChange={({ target }) => role.mutate({ id, to: roleOf(target.value) })}
                >
                  <RoleOptions />
                </select>
                <Menu
                  label={say.more(name)}
                  items={[
                    ...(lockedUntil === null
                      ? []
                      : [
                          {
                            label: say.unlock,
                            icon: 'check' as const,
                            disabled: isOwn,
                            onSelect: () => unlock.mutate(id),
                          },
                        ]),
                    { label: say.reset, icon: 'key', disabled: isOwn, onSelect: () => ask('reset', person) },
                    { label: say.remove, icon: 'trash', disabled: isOwn, onSelect: () => ask('remove', person) },
                  ]}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {isInviting && (
        <Invite
          onClose={() => setInviting(false)}
          onDone={(invited, isMailed) => {
            setInviting(false)
            setTold({ name: invited.collaborator.user.friendly_name, url: invited.invitation_url, isMailed })
            void refresh()
          }}
        />
      )}
      {asked && (
        <Confirm
          title={say[`${asked.what}Title`](asked.person.user.friendly_name)}
          text={say[`${asked.what}Text`]}
          action={say[`${asked.what}Action`]}
          error={answer.error}
          isPending={answer.isPending}
          onConfirm={() => answer.mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {told && (
        <Dialog title={say.link} onClose={() => setTold(undefined)}>
          <p>
            {say.linkText(told.name)} {told.isMailed && say.mailed}
          </p>
          <Secret text={told.url} />
        </Dialog>
      )}
    </>
  )
}

interface InviteProps {
  onClose: () => void
  onDone: (invited: Invited, isMailed: boolean) => void
}

function Invite({ onClose, onDone }: InviteProps) {
  const say = useWords(words)
  const own = useLanguage()
  const [given, setGiven] = useState({ name: '', email: '', role: 'editor' as Role, lang: own })
  const [send, setSend] = useState(true)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      (await call<Invited>('POST', 'collaborators', { body: { collaborator: given, send } })).data,
    onSuccess: (invited) => onDone(invited, send),
  })
  const [fault] = error instanceof ApiError ? (error.fields.email ?? []) : []
  return (
    <FormDialog
      title={say.inviteTitle}
      action={say.invite}
      error={fault === undefined ? error : null}
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
        label={say.email}
        type="email"
        required
        maxLength={254}
        value={given.email}
        fault={fault === undefined ? undefined : fault.includes('taken') ? say.taken : say.badEmail}
        onChange={({ target }) => setGiven({ ...given, email: target.value })}
      />
      <RoleField label={say.role} role={given.role} onChange={(role) => setGiven({ ...given, role })} />
      <SelectField
        label={say.language}
        value={given.lang}
        onChange={({ target }) =>
          setGiven({ ...given, lang: LANGUAGES.find((language) => language === target.value) ?? own })
        }
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {say.languages[language]}
          </option>
        ))}
      </SelectField>
      <CheckField label={say.send} checked={send} onChange={({ target }) => setSend(target.checked)} />
    </FormDialog>
  )
}
