import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../api.ts'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'

const words = defineWords({
  fr: {
    forbidden: 'Votre rôle ne le permet pas.',
    gone: 'Cela n’existe plus.',
    stale: 'La page a été modifiée entre-temps\u00a0: relisez-la, puis recommencez.',
    away: 'Le service de contenu ne répond pas. Réessayez.',
    refused: 'Refusé par le service de contenu.',
    publish_at: 'Choisissez un moment à venir.',
    release_at: 'Choisissez un moment à venir.',
    expire_at: 'La fin doit suivre la publication.',
    slug: 'Son adresse a été prise entre-temps\u00a0: changez celle de l’autre page.',
    parent_id: 'Son dossier est dans la corbeille\u00a0: restaurez-le d’abord.',
    mention: 'Une personne que vous mentionnez n’a plus accès à la rédaction\u00a0: retirez son nom.',
    assignee_id: 'Cette personne ne peut pas approuver\u00a0: choisissez quelqu’un d’autre.',
    due_date: 'Choisissez une échéance à venir.',
    approval: 'Le brouillon doit être approuvé avant sa publication.',
    checks: 'Un texte alternatif ou une mention légale manque\u00a0: «\u00a0Publier\u00a0» dit où, sur la page.',
  },
  en: {
    forbidden: 'Your role does not allow this.',
    gone: 'This no longer exists.',
    stale: 'The page has been changed meanwhile: read it again, then try again.',
    away: 'The content service does not answer. Try again.',
    refused: 'Refused by the content service.',
    publish_at: 'Choose a moment to come.',
    release_at: 'Choose a moment to come.',
    expire_at: 'The end must follow the publication.',
    slug: 'Its address has been taken meanwhile: change that of the other page.',
    parent_id: 'Its folder is in the trash: restore that first.',
    mention: 'Somebody whom you mention no longer has access to the editor: remove their name.',
    assignee_id: 'This person may not approve: choose somebody else.',
    due_date: 'Choose a due date to come.',
    approval: 'The draft must be approved before it is published.',
    checks: 'An alternative text or a legal notice is missing: “Publish” says where, on the page.',
  },
})

type Words = (typeof words)['fr']

/** Fields of a refusal with a message of their own. */
const FIELDS = [
  'publish_at',
  'release_at',
  'expire_at',
  'slug',
  'parent_id',
  'mention',
  'assignee_id',
  'due_date',
] as const

function faultOf(error: unknown, say: Words): string {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 0 || error.status >= 500) return say.away
  if (error.status === 403) return say.forbidden
  if (error.status === 404) return say.gone
  if (error.status === 412) return say.stale
  const field = FIELDS.find((name) => name in error.fields)
  if (field) return say[field]
  if ('faults' in error.fields) return say.checks
  return error.fields.base?.some((message) => message.includes('approved')) ? say.approval : say.refused
}

/** Message for a refusal of the service, in the editor's language. All other errors are rethrown. */
export function useRefusalText(): (error: unknown) => string {
  const say = useWords(words)
  return (error) => faultOf(error, say)
}

/** Runs an action of the editor, shows a refusal as a message, and reloads the lists. */
export function useAction() {
  const client = useQueryClient()
  const refusalText = useRefusalText()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  /** Resolves to true if it succeeded. */
  const run = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true)
    setFault(undefined)
    try {
      await work()
      if (done !== undefined) toast(done)
      return true
    } catch (error) {
      setFault(refusalText(error))
      return false
    } finally {
      setBusy(false)
      // Except the edited story, which is read once per visit.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'story' })
    }
  }
  return { run, fault, isBusy }
}
