import { type FormEvent, useState } from 'react'
import { AssetPicker } from '../assets/asset-picker.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckField, SelectField, TextField } from '../ui/field.tsx'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import { wholeAsset } from '@barriere/shared/stories/asset-value.ts'
import { type LinkKind, type LinkValue, linkFault, linkToStory } from '@barriere/shared/stories/link-value.ts'
import { useStoriesByUuid } from './stories-by-uuid.ts'
import { StoryPicker } from './story-picker.tsx'

const words = defineWords({
  fr: {
    title: 'Lien',
    kind: 'Vers',
    kinds: { story: 'Une page du site', url: 'Une adresse', email: 'Une adresse e-mail', asset: 'Un fichier' },
    page: 'Page',
    choose: 'Choisir une page',
    none: 'Aucune page choisie',
    address: 'Adresse',
    addressHint: 'Par exemple https://www.example.com ou /offres.',
    email: 'Adresse e-mail',
    file: 'Fichier',
    anchor: 'Ancre',
    anchorHint: 'La partie de la page, sans le signe #.',
    newTab: 'Ouvrir dans un nouvel onglet',
    done: 'Appliquer',
    remove: 'Retirer le lien',
    faults: {
      empty: 'Ce lien ne mène nulle part.',
      scheme: 'Le site n’ouvre que les adresses http, https, mailto et tel.',
      email: 'Ceci n’est pas une adresse e-mail.',
    },
  },
  en: {
    title: 'Link',
    kind: 'To',
    kinds: { story: 'A page of the site', url: 'An address', email: 'An e-mail address', asset: 'A file' },
    page: 'Page',
    choose: 'Choose a page',
    none: 'No page chosen',
    address: 'Address',
    addressHint: 'Such as https://www.example.com or /offres.',
    email: 'E-mail address',
    file: 'File',
    anchor: 'Anchor',
    anchorHint: 'The part of the page, without the # sign.',
    newTab: 'Open in a new tab',
    done: 'Apply',
    remove: 'Remove the link',
    faults: {
      empty: 'This link leads nowhere.',
      scheme: 'The site opens addresses of http, https, mailto and tel only.',
      email: 'This is not an e-mail address.',
    },
  },
})

const KINDS: readonly LinkKind[] = ['story', 'url', 'email', 'asset']

interface LinkDialogProps {
  link: LinkValue
  onDone: (link: LinkValue) => void
  /** Removes the link; absent for a new one. */
  onRemove?: (() => void) | undefined
  onClose: () => void
}

/** Edits the target of a link, for fields and for formatted text. */
export function LinkDialog({ link, onDone, onRemove, onClose }: LinkDialogProps) {
  const say = useWords(words)
  const [edited, setEdited] = useState(link)
  const [isPicking, setPicking] = useState(false)
  const [isTold, setTold] = useState(false)
  const story = useStoriesByUuid(edited.uuid === '' ? [] : [edited.uuid])?.get(edited.uuid)
  const fault = linkFault(edited)
  const said = isTold && fault ? say.faults[fault] : undefined
  const set = (change: Partial<LinkValue>): void => setEdited({ ...edited, ...change })
  const send = (event: FormEvent): void => {
    event.preventDefault()
    // Nested forms (in React's tree): the outer one must not be submitted.
    event.stopPropagation()
    setTold(true)
    if (!fault) onDone({ ...edited, address: edited.address.trim(), anchor: edited.anchor.trim().replace(/^#/, '') })
  }
  const address = { value: edited.address, fault: said }
  return (
    <Dialog title={say.title} onClose={onClose}>
      <form onSubmit={send} noValidate className={ui.form}>
        <SelectField
          label={say.kind}
          value={edited.kind}
          onChange={({ target }) =>
            set({ kind: KINDS.find((kind) => kind === target.value) ?? 'story', uuid: '', address: '' })
          }
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {say.kinds[kind]}
            </option>
          ))}
        </SelectField>
        {edited.kind === 'story' && (
          <div className={ui.field}>
            <div className={ui.row}>
              <strong>{story?.name ?? (edited.address === '' ? say.none : edited.address)}</strong>
              {story && <span className={ui.hint}>{story.full_slug}</span>}
              <Button icon="search" autoFocus onClick={() => setPicking(true)}>
                {say.choose}
              </Button>
            </div>
            {said && (
              <p role="alert" className={ui.fault}>
                {said}
              </p>
            )}
          </div>
        )}
        {edited.kind === 'url' && (
          <TextField
            label={say.address}
            hint={say.addressHint}
            inputMode="url"
            {...address}
            onChange={({ target }) => set({ address: target.value })}
          />
        )}
        {edited.kind === 'email' && (
          <TextField
            label={say.email}
            inputMode="email"
            {...address}
            onChange={({ target }) => set({ address: target.value })}
          />
        )}
        {edited.kind === 'asset' && (
          <div className={ui.field}>
            <AssetPicker
              label={say.file}
              value={edited.address === '' ? undefined : wholeAsset({ filename: edited.address })}
              onChange={(file) => set({ address: file?.filename ?? '' })}
            />
            {said && (
              <p role="alert" className={ui.fault}>
                {said}
              </p>
            )}
          </div>
        )}
        {(edited.kind === 'story' || edited.kind === 'url') && (
          <TextField
            label={say.anchor}
            hint={say.anchorHint}
            value={edited.anchor}
            onChange={({ target }) => set({ anchor: target.value })}
          />
        )}
        {edited.kind !== 'email' && (
          <CheckField
            label={say.newTab}
            checked={edited.newTab}
            onChange={({ target }) => set({ newTab: target.checked })}
          />
        )}
        <div className={ui.row}>
          <Button kind="main" type="submit">
            {say.done}
          </Button>
          {onRemove && (
            <Button kind="danger" onClick={onRemove}>
              {say.remove}
            </Button>
          )}
        </div>
      </form>
      {isPicking && (
        <StoryPicker
          title={say.choose}
          onPick={(picked) => {
            setEdited(linkToStory(edited, picked))
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Dialog>
  )
}
