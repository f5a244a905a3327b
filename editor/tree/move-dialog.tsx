import { type FormEvent, useState } from 'react'
import type { Space } from '@barriere/shared/stories/types.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import { slugFault } from './addresses.ts'
import { type Placing, moveAfter, placeStory } from './changes.ts'
import styles from './dialogs.module.css'
import { endingAddresses } from './ending-addresses.ts'
import { FolderField } from './folder-field.tsx'
import { RedirectNote } from './redirect-note.tsx'
import { type Tree, type TreeNode, foldersAbove } from './tree.ts'
import { useChange } from './use-change.ts'
import { treeWords } from './words.ts'

const words = defineWords({
  fr: {
    title: (nodes: readonly TreeNode[]) =>
      nodes.length === 1 ? `Déplacer ${nodes[0]?.story.name}` : `Déplacer ${nodes.length} éléments`,
    to: 'Dans le dossier',
    submit: 'Déplacer',
    done: 'Déplacé.',
    taken: (name: string) => `L’adresse de ${name} est déjà prise dans ce dossier\u00a0: changez-la d’abord.`,
    reserved: (name: string) =>
      `Le site se réserve l’adresse que ${name} aurait dans ce dossier\u00a0: changez-la d’abord.`,
  },
  en: {
    title: (nodes: readonly TreeNode[]) =>
      nodes.length === 1 ? `Move ${nodes[0]?.story.name}` : `Move ${nodes.length} items`,
    to: 'Into the folder',
    submit: 'Move',
    done: 'Moved.',
    taken: (name: string) => `The address of ${name} is already taken in this folder: change it first.`,
    reserved: (name: string) =>
      `The site keeps the address that ${name} would have in this folder for itself: change it first.`,
  },
})

/** Target of a move: a folder (undefined is the root), and the preceding sibling; 0 is the first position. */
export interface Destination {
  readonly parent: TreeNode | undefined
  readonly after: number
}

interface DialogProps {
  nodes: readonly TreeNode[]
  /** Place where the nodes were dropped or pasted; undefined to choose it in the dialog. */
  to: Destination | undefined
  tree: Tree
  languages: Space['languages']
  onClose: () => void
  onDone: (first: number, folder: TreeNode | undefined) => void
}

/** Moves nodes to another folder, which changes addresses: lists them, and offers redirects. */
export function MoveDialog({ nodes, to, tree, languages, onClose, onDone }: DialogProps) {
  const say = useWords(words)
  const { cancel } = useWords(treeWords)
  const change = useChange()
  const [parent, setParent] = useState(to ? to.parent : nodes[0]?.parent)
  const [isRedirected, setRedirected] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const moved = nodes.filter((node) => node.parent !== parent)
  // In another folder, a start page becomes an ordinary page.
  const placeOf = ({ story }: TreeNode) => ({ story, parent, isStartpage: false })
  const placingOf = ({ story }: TreeNode): Placing => ({
    parent_id: parent?.story.id ?? 0,
    ...(story.is_startpage ? { is_startpage: false } : {}),
  })
  const codes = languages.map(({ code }) => code)
  const moves = endingAddresses(tree, codes, new Map(moved.map((node) => [node.story.id, placingOf(node)])))
  const refused = moved.flatMap((node) => {
    const fault = slugFault(node.story.slug, null, placeOf(node), tree)
    return fault === 'taken' || fault === 'reserved' ? [{ story: node.story, fault }] : []
  })
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (refused.length > 0 || moved.length === 0) return
    setBusy(true)
    let after = to && to.parent === parent ? to.after : lastOf(parent?.children ?? tree.roots)
    const isDone = await change(
      moved,
      async (node) => {
        const { story } = node
        await placeStory(story, placingOf(node), isRedirected)
        await moveAfter(story, after)
        after = story.id
      },
      say.done,
    )
    setBusy(false)
    if (!isDone) return
    if (moved[0]) onDone(moved[0].story.id, parent)
    onClose()
  }
  return (
    <Dialog title={say.title(nodes)} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <FolderField
          label={say.to}
          tree={tree}
          value={parent}
          onChange={setParent}
          isExcluded={(folder) => nodes.some((node) => node === folder || foldersAbove(folder).includes(node))}
        />
        {refused.map(({ story, fault }) => (
          <Note key={story.id} kind="bad">
            {say[fault](story.name)}
          </Note>
        ))}
        <RedirectNote moves={moves} languages={languages} isRedirected={isRedirected} onChange={setRedirected} />
        <div className={styles.actions}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="main" type="submit" disabled={isBusy || moved.length === 0 || refused.length > 0}>
            {say.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export const lastOf = (siblings: readonly TreeNode[]): number => siblings.at(-1)?.story.id ?? 0
