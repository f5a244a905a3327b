import { useState } from 'react'
import { Button, IconButton } from '../ui/button.tsx'
import { Badge } from '../ui/note.tsx'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import type { ControlProps } from './control.ts'
import { LinkDialog } from './link-dialog.tsx'
import { isLinkComplete, readMultilink, toMultilink } from '@barriere/shared/stories/link-value.ts'
import { useStoriesByUuid } from './stories-by-uuid.ts'

const words = defineWords({
  fr: {
    add: 'Choisir un lien',
    change: 'Modifier le lien',
    remove: 'Retirer le lien',
    offline: 'Non publiée',
    gone: 'Page supprimée',
  },
  en: {
    add: 'Choose a link',
    change: 'Change the link',
    remove: 'Remove the link',
    offline: 'Not published',
    gone: 'Page deleted',
  },
})

/** A link: its target, and the dialog that edits it. */
export function LinkControl({ value, onChange, attributes }: ControlProps) {
  const say = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const link = readMultilink(value)
  const stories = useStoriesByUuid(link.uuid === '' ? [] : [link.uuid])
  const story = stories?.get(link.uuid)
  const isSet = isLinkComplete(link)
  const target = `${story?.full_slug ?? link.address}${link.anchor === '' ? '' : `#${link.anchor}`}`
  const remove = (): void => {
    onChange(undefined)
    setOpen(false)
  }
  return (
    <div {...attributes} className={ui.row}>
      {isSet && (
        <span>
          {story && <strong>{story.name}</strong>} <span className={ui.hint}>{target}</span>
        </span>
      )}
      {story && !story.published && <Badge kind="warn">{say.offline}</Badge>}
      {link.uuid !== '' && stories && !story && <Badge kind="bad">{say.gone}</Badge>}
      <Button icon="link" onClick={() => setOpen(true)}>
        {isSet ? say.change : say.add}
      </Button>
      {isSet && <IconButton icon="close" label={say.remove} onClick={remove} />}
      {isOpen && (
        <LinkDialog
          link={link}
          onDone={(done) => {
            onChange(toMultilink(done, value))
            setOpen(false)
          }}
          onRemove={isSet ? remove : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
