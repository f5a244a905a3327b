import { type FormEvent, useState } from 'react'
import type { Space } from '@barriere/shared/stories/types.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { defineWords, useWords } from '../words.ts'
import { AddressFields, draftOf, faultsOf, placingOf } from './address-fields.tsx'
import { placeStory } from './changes.ts'
import styles from './dialogs.module.css'
import { endingAddresses } from './ending-addresses.ts'
import { RedirectNote } from './redirect-note.tsx'
import type { Tree, TreeNode } from './tree.ts'
import { useChange } from './use-change.ts'
import { treeWords } from './words.ts'

const words = defineWords({
  fr: { title: (name: string) => `Nom et adresse de ${name}`, submit: 'Enregistrer', done: 'Enregistré.' },
  en: { title: (name: string) => `Name and address of ${name}`, submit: 'Save', done: 'Saved.' },
})

interface DialogProps {
  node: TreeNode
  tree: Tree
  languages: Space['languages']
  onClose: () => void
}

/** Changes the name and the address of a page or folder in every language. */
export function AddressDialog({ node, tree, languages, onClose }: DialogProps) {
  const say = useWords(words)
  const { cancel } = useWords(treeWords)
  const change = useChange()
  const { story, parent } = node
  const [draft, setDraft] = useState(() => draftOf(story, languages))
  const [isRedirected, setRedirected] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const place = { tree, story, parent, isStartpage: story.is_startpage }
  const placing = placingOf(draft)
  const codes = languages.map(({ code }) => code)
  const moves = endingAddresses(tree, codes, new Map([[story.id, placing]]))
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (faultsOf(draft, place).size > 0) return
    setBusy(true)
    const isDone = await change([story], () => placeStory(story, placing, isRedirected), say.done)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog title={say.title(story.name)} onClose={onClose} width={42}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <AddressFields draft={draft} languages={languages} isTouched onChange={setDraft} {...place} />
        <RedirectNote moves={moves} languages={languages} isRedirected={isRedirected} onChange={setRedirected} />
        <div className={styles.actions}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="main" type="submit" disabled={isBusy}>
            {say.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
