import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'
import { useDraft } from '../story/use-draft.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useLanguage, useWords } from '../words.ts'

const words = defineWords({
  fr: {
    title: 'Partager l’aperçu',
    link: 'Lien',
    hint: 'Il montre cette seule page, telle qu’elle est enregistrée, à qui l’a reçu. La page dit qui l’a partagé.',
    until: (moment: string) => `Valable jusqu’au ${moment}.`,
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    failed: 'Le lien ne peut pas être créé.',
  },
  en: {
    title: 'Share the preview',
    link: 'Link',
    hint: 'It shows this page alone, as it is saved, to whoever has it. The page says who has shared it.',
    until: (moment: string) => `Valid until ${moment}.`,
    copy: 'Copy the link',
    copied: 'Link copied.',
    failed: 'The link cannot be made.',
  },
})

interface PreviewLink {
  readonly url: string
  readonly expires_at: string
}

/** A link to the draft for somebody without an account. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const say = useWords(words)
  const tongue = useLanguage()
  const { id } = useDraft((state) => state.story)
  const language = useDraft((state) => state.language)
  const { data: link, error } = useQuery({
    queryKey: ['preview-link', id, language],
    gcTime: 0,
    queryFn: async () => {
      const { data } = await call<{ preview_link: PreviewLink }>('POST', `stories/${id}/preview_links`, {
        body: { language },
      })
      return data.preview_link
    },
  })
  const copy = async (): Promise<void> => {
    if (!link) return
    await navigator.clipboard.writeText(link.url)
    toast(say.copied)
  }
  const moment = new Intl.DateTimeFormat(tongue, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <Dialog title={say.title} onClose={onClose}>
      {error && <Note kind="bad">{say.failed}</Note>}
      <TextField label={say.link} hint={say.hint} readOnly value={link?.url ?? ''} />
      {link && <p>{say.until(moment.format(new Date(link.expires_at)))}</p>}
      <Button kind="main" icon="copy" disabled={!link} onClick={() => void copy()}>
        {say.copy}
      </Button>
    </Dialog>
  )
}
