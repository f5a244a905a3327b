import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'
import type { Release } from '../history/types.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Moment } from '../ui/moment.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'

const words = defineWords({
  fr: {
    title: 'Partager l’aperçu',
    link: 'Lien',
    hint: 'Il montre cette seule page, telle qu’elle est enregistrée, à qui l’a reçu. La page dit qui l’a partagé.',
    releaseHint: (name: string) =>
      `Il montre le site tel qu’il sera avec «\u00a0${name}\u00a0», à qui l’a reçu. Le site dit qui l’a partagé.`,
    until: 'Valable jusqu’au',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    failed: 'Le lien ne peut pas être créé.',
  },
  en: {
    title: 'Share the preview',
    link: 'Link',
    hint: 'It shows this page alone, as it is saved, to whoever has it. The page says who has shared it.',
    releaseHint: (name: string) =>
      `It shows the site as it will be with “${name}” to whoever has it. The site says who has shared it.`,
    until: 'Valid until',
    copy: 'Copy the link',
    copied: 'Link copied.',
    failed: 'The link cannot be made.',
  },
})

interface PreviewLink {
  readonly url: string
  readonly expires_at: string
}

interface ShareDialogProps {
  /** Id of the story that the link opens. */
  story: number
  language: string
  release: Pick<Release, 'id' | 'name'> | undefined
  onClose: () => void
}

/** A link to the draft, or to the site with a release, for recipients without an account. */
export function ShareDialog({ story, language, release, onClose }: ShareDialogProps) {
  const say = useWords(words)
  const { data: link, error } = useQuery({
    queryKey: ['preview-link', story, language, release?.id],
    gcTime: 0,
    queryFn: async () => {
      const { data } = await call<{ preview_link: PreviewLink }>('POST', `stories/${story}/preview_links`, {
        body: { language, release_id: release?.id },
      })
      return data.preview_link
    },
  })
  const copy = async (): Promise<void> => {
    if (!link) return
    await navigator.clipboard.writeText(link.url)
    toast(say.copied)
  }
  return (
    <Dialog title={say.title} onClose={onClose}>
      {error && <Note kind="bad">{say.failed}</Note>}
      <TextField
        label={say.link}
        hint={release ? say.releaseHint(release.name) : say.hint}
        readOnly
        value={link?.url ?? ''}
      />
      {link && (
        <p>
          {say.until} <Moment at={link.expires_at} />
        </p>
      )}
      <Button kind="main" icon="copy" disabled={!link} onClick={() => void copy()}>
        {say.copy}
      </Button>
    </Dialog>
  )
}
