import { useRef, useState } from 'react'
import { type CommentPart, type UnclearName, readMentions } from '@barriere/shared/stories/mentions.ts'
import { useCollaborators } from '../session/collaborators.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import { MentionArea } from './mention-area.tsx'

const words = defineWords({
  fr: {
    nobody: (name: string) => `Personne ne s’appelle «\u00a0${name}\u00a0».`,
    several: (name: string) => `Plusieurs personnes s’appellent «\u00a0${name}\u00a0».`,
    choose: 'Choisissez un nom dans la liste qui s’ouvre après @.',
    anyway: 'Envoyer sans prévenir',
  },
  en: {
    nobody: (name: string) => `Nobody is called “${name}”.`,
    several: (name: string) => `Several people are called “${name}”.`,
    choose: 'Choose a name from the list that opens after @.',
    anyway: 'Send without notifying',
  },
})

/** A comment as the management API accepts it. */
export type NewComment = { readonly message: string } | { readonly message_json: readonly CommentPart[] }

interface MessageFormProps {
  label: string
  action: string
  isBusy: boolean
  /** Resolves to true if it was sent. */
  onSend: (comment: NewComment) => Promise<boolean>
}

/** Form for a new comment. An unknown name after `@` is reported, and the text is kept. */
export function MessageForm({ label, action, isBusy, onSend }: MessageFormProps) {
  const say = useWords(words)
  const { user } = useSession()
  const { data } = useCollaborators()
  const area = useRef<HTMLTextAreaElement>(null)
  const [message, setMessage] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [unclear, setUnclear] = useState<readonly UnclearName[]>([])
  // A person without access cannot see the page, and authors get no notice of their own comment.
  const people = data
    ?.filter(({ id, state }) => state !== 'expired' && id !== user?.id)
    .map(({ id, user: account }) => ({ id, name: account.friendly_name, email: account.real_email }))

  const send = async (isAnyway: boolean): Promise<void> => {
    const read = people && readMentions(message, people, chosen)
    if (read && read.unclear.length > 0 && !isAnyway) {
      setUnclear(read.unclear)
      area.current?.focus()
      return
    }
    // If the people could not be loaded, the service resolves mentions by name.
    if (await onSend(read ? { message_json: read.parts } : { message })) {
      setMessage('')
      setChosen([])
      setUnclear([])
    }
  }
  const fault =
    unclear.length === 0
      ? undefined
      : [...new Set(unclear.map(({ label: name, fault: kind }) => say[kind](name))), say.choose].join(' ')
  return (
    <form
      className={styles.plan}
      onSubmit={(event) => {
        event.preventDefault()
        void send(false)
      }}
    >
      <MentionArea
        area={area}
        label={label}
        fault={fault}
        value={message}
        people={people}
        onChange={(value) => {
          setMessage(value)
          setUnclear([])
        }}
        onChoose={(id) => setChosen([...chosen, id])}
      />
      <div className={styles.line}>
        <Button type="submit" icon="comment" disabled={isBusy || message.trim() === ''}>
          {action}
        </Button>
        {unclear.length > 0 && (
          <Button disabled={isBusy} onClick={() => void send(true)}>
            {say.anyway}
          </Button>
        )}
      </div>
    </form>
  )
}
