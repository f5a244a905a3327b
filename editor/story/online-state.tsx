import { Badge } from '../ui/note.tsx'
import { PHONE_SCREEN, useMedia } from '../ui/use-media.ts'
import { defineWords, useWords } from '../words.ts'
import { useDraft } from './use-draft.ts'

const words = defineWords({
  fr: {
    never: 'Jamais mise en ligne',
    off: 'Hors ligne',
    live: 'En ligne',
    changed: 'En ligne, avec des changements à publier',
    short: { never: 'Jamais en ligne', off: 'Hors ligne', live: 'En ligne', changed: 'À publier' },
  },
  en: {
    never: 'Never live',
    off: 'Not live',
    live: 'Live',
    changed: 'Live, with changes to publish',
    short: { never: 'Never live', off: 'Not live', live: 'Live', changed: 'To publish' },
  },
})

const KINDS = { never: 'plain', off: 'plain', live: 'good', changed: 'warn' } as const

/** Whether the page is public, and whether it has unpublished changes. */
export function OnlineState() {
  const say = useWords(words)
  const isPhone = useMedia(PHONE_SCREEN)
  const { published, unpublished_changes: isChanged, first_published_at: first } = useDraft(({ story }) => story)
  const saving = useDraft((state) => state.saving)
  const state = published ? (isChanged || saving !== 'saved' ? 'changed' : 'live') : first === null ? 'never' : 'off'
  return <Badge kind={KINDS[state]}>{isPhone ? say.short[state] : say[state]}</Badge>
}
