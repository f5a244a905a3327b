import { type FormEvent, type ReactNode, useState } from 'react'
import { ROLES, type Role } from '@barriere/shared/stories/roles.ts'
import { ApiError } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './administration.module.css'

export const roleWords = defineWords({
  fr: { reader: 'Lecture', editor: 'Rédaction', publisher: 'Publication', administrator: 'Administration' },
  en: { reader: 'Reader', editor: 'Editor', publisher: 'Publisher', administrator: 'Administrator' },
})

/** The rights that each role adds to those of the roles before it. */
const roleHints = defineWords({
  fr: {
    reader: 'Voit tout, ne change rien.',
    editor: 'Écrit des brouillons.',
    publisher: 'Publie, déplace et supprime.',
    administrator: 'Gère les personnes, les jetons et les webhooks.',
  },
  en: {
    reader: 'Sees everything, changes nothing.',
    editor: 'Writes drafts.',
    publisher: 'Publishes, moves and deletes.',
    administrator: 'Manages people, tokens and webhooks.',
  },
})

/** The options of a select of roles. */
export function RoleOptions() {
  const names = useWords(roleWords)
  return ROLES.map((role) => (
    <option key={role} value={role}>
      {names[role]}
    </option>
  ))
}

export const roleOf = (value: string): Role => ROLES.find((role) => role === value) ?? 'reader'

/** Selects the role of a person or a token. */
export function RoleField({ label, role, onChange }: { label: string; role: Role; onChange: (role: Role) => void }) {
  const hints = useWords(roleHints)
  return (
    <SelectField
      label={label}
      hint={hints[role]}
      value={role}
      onChange={({ target }) => onChange(roleOf(target.value))}
    >
      <RoleOptions />
    </SelectField>
  )
}

const words = defineWords({
  fr: {
    copy: 'Copier',
    copied: 'Copié.',
    notCopied: 'La copie n’a pas abouti\u00a0: sélectionnez le texte.',
    cancel: 'Annuler',
    failed: 'Le service de contenu ne répond pas. Réessayez.',
    refused: 'Le service a refusé. Rechargez la page.',
  },
  en: {
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'It could not be copied: select the text.',
    cancel: 'Cancel',
    failed: 'The content service does not answer. Try again.',
    refused: 'The service refused. Reload the page.',
  },
})

/** A secret that is shown once, such as a token, to copy. */
export function Secret({ text }: { text: string }) {
  const say = useWords(words)
  const [state, setState] = useState<'copied' | 'notCopied'>()
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('notCopied'),
    )
  }
  return (
    <div className={styles.secret}>
      <output>{text}</output>
      <div className={styles.head}>
        <Button icon="copy" onClick={copy}>
          {say.copy}
        </Button>
        <span role="status">{state && say[state]}</span>
      </div>
    </div>
  )
}

/** Why a call failed, unless the error belongs to a field. */
export function Failure({ error }: { error: Error | null }) {
  const { failed, refused } = useWords(words)
  if (!error) return null
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return <Note kind="bad">{isRefused ? refused : failed}</Note>
}

interface FormDialogProps {
  title: string
  /** Label of the submit button. */
  action: string
  /** The action cannot be undone: its button has another colour, and a cancel button beside it. */
  isFinal?: boolean
  /** Why the action failed, unless the error belongs to a field. */
  error: Error | null
  isPending: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** Fields or a question in a dialog with one action. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, isFinal = false, error, isPending, onSubmit, onClose, children } = props
  const { cancel } = useWords(words)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog title={title} onClose={onClose} {...(isFinal ? { width: 28 } : {})}>
      <form onSubmit={submit} className={styles.form}>
        <Failure error={error} />
        {children}
        <div className={styles.actions}>
          {isFinal && <Button onClick={onClose}>{cancel}</Button>}
          <Button kind={isFinal ? 'danger' : 'main'} type="submit" disabled={isPending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface ConfirmProps {
  title: string
  text: string
  /** Label of the confirm button. */
  action: string
  error: Error | null
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of an action that cannot be undone. */
export const Confirm = ({ text, onConfirm, ...dialog }: ConfirmProps) => (
  <FormDialog {...dialog} isFinal onSubmit={onConfirm}>
    <p>{text}</p>
  </FormDialog>
)
