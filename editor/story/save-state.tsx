import { Badge } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import { useDraft } from './use-draft.ts'

const words = defineWords({
  fr: {
    saved: 'Enregistré',
    changed: 'Modifié',
    saving: 'Enregistrement…',
    failed: 'Non enregistré',
    conflict: 'Modifié par quelqu’un d’autre',
    offline: 'Non enregistré\u00a0: pas de connexion, nouvel essai à venir',
    again: 'Non enregistré\u00a0: le service ne répond pas, nouvel essai à venir',
    session: 'Non enregistré\u00a0: session terminée',
    forbidden: 'Non enregistré\u00a0: vous n’avez pas ce droit',
  },
  en: {
    saved: 'Saved',
    changed: 'Changed',
    saving: 'Saving…',
    failed: 'Not saved',
    conflict: 'Changed by somebody else',
    offline: 'Not saved: no connection, will be tried again',
    again: 'Not saved: the service does not answer, will be tried again',
    session: 'Not saved: the session has ended',
    forbidden: 'Not saved: you do not have this right',
  },
})

const KINDS = { saved: 'good', changed: 'plain', saving: 'plain', failed: 'bad', conflict: 'bad' } as const

/** Whether the draft is saved; if not, why. */
export function SaveState() {
  const say = useWords(words)
  const saving = useDraft((state) => state.saving)
  const failure = useDraft((state) => state.failure)
  const reason = failure === undefined ? 'failed' : reasonOf(failure)
  return (
    <span role="status">
      <Badge kind={KINDS[saving]}>{say[saving === 'failed' ? reason : saving]}</Badge>
    </span>
  )
}

const reasonOf = (status: number): keyof (typeof words)['fr'] => {
  if (status === 0) return 'offline'
  if (status === 401) return 'session'
  if (status === 403) return 'forbidden'
  return status >= 500 || status === 429 ? 'again' : 'failed'
}
