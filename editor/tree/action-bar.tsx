import { type RefObject } from 'react'
import { Link } from 'wouter'
import { Button } from '../ui/button.tsx'
import { Menu, type MenuItem } from '../ui/menu.tsx'
import { defineWords, useWords } from '../words.ts'
import type { TreeNode } from './tree.ts'
import styles from './tree-screen.module.css'

const words = defineWords({
  fr: {
    newPage: 'Nouvelle page',
    newFolder: 'Nouveau dossier',
    open: 'Ouvrir',
    rename: 'Nom et adresse…',
    move: 'Déplacer…',
    duplicate: 'Dupliquer',
    startpage: 'En faire la page du dossier',
    translate: 'Traductions côte à côte',
    publish: 'Publier',
    unpublish: 'Retirer du site…',
    delete: 'Mettre à la corbeille…',
    expandAll: 'Tout déplier',
    collapseAll: 'Tout replier',
    more: 'Autres actions',
    chosen: (count: number) => `${count} sélectionné${count > 1 ? 's' : ''}`,
    clear: 'Annuler la sélection',
    cut: (count: number) => (count === 1 ? 'Un élément à coller' : `${count} éléments à coller`),
    paste: 'Coller ici',
  },
  en: {
    newPage: 'New page',
    newFolder: 'New folder',
    open: 'Open',
    rename: 'Name and address…',
    move: 'Move…',
    duplicate: 'Duplicate',
    startpage: 'Make it the page of the folder',
    translate: 'Translations side by side',
    publish: 'Publish',
    unpublish: 'Take off the site…',
    delete: 'Move to the trash…',
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
    more: 'Other actions',
    chosen: (count: number) => `${count} selected`,
    clear: 'Clear the selection',
    cut: (count: number) => (count === 1 ? 'One item to paste' : `${count} items to paste`),
    paste: 'Paste here',
  },
})

export interface Actions {
  readonly create: (kind: 'page' | 'folder') => void
  readonly rename: () => void
  readonly move: () => void
  readonly duplicate: () => void
  readonly makeStartpage: () => void
  readonly publish: () => void
  readonly unpublish: () => void
  readonly remove: () => void
  readonly paste: () => void
  readonly expandAll: (isExpanded: boolean) => void
  readonly clear: () => void
}

interface BarProps {
  /** Targets of the actions: the selection, or the active row. */
  targets: readonly TreeNode[]
  /** Whether the targets are selected, and not just the active row. */
  isSelection: boolean
  /** Number of cut rows. */
  cut: number
  actions: Actions
  /** Element around the menu, which a key opens. */
  menu: RefObject<HTMLDivElement | null>
}

/** Actions on the targets. */
export function ActionBar({ targets, isSelection, cut, actions, menu }: BarProps) {
  const say = useWords(words)
  const [only] = targets.length === 1 ? targets : []
  const page = only && !only.story.is_folder ? only : undefined
  const canBeStartpage = page?.parent !== undefined && !page.story.is_startpage
  const items: readonly (MenuItem | false)[] = [
    only !== undefined && { label: say.rename, icon: 'edit', onSelect: actions.rename },
    targets.length > 0 && { label: say.move, icon: 'move', onSelect: actions.move },
    cut > 0 && { label: say.paste, icon: 'check', onSelect: actions.paste },
    page !== undefined && { label: say.duplicate, icon: 'copy', onSelect: actions.duplicate },
    canBeStartpage && { label: say.startpage, icon: 'home', onSelect: actions.makeStartpage },
    targets.some(({ story }) => !story.is_folder) && { label: say.publish, icon: 'publish', onSelect: actions.publish },
    targets.some(({ story }) => story.published && !story.is_folder) && {
      label: say.unpublish,
      icon: 'close',
      onSelect: actions.unpublish,
    },
    targets.length > 0 && { label: say.delete, icon: 'trash', onSelect: actions.remove },
    { label: say.expandAll, icon: 'down', onSelect: () => actions.expandAll(true) },
    { label: say.collapseAll, icon: 'up', onSelect: () => actions.expandAll(false) },
  ]
  return (
    <div className={styles.actions}>
      <Button kind="main" icon="add" onClick={() => actions.create('page')}>
        {say.newPage}
      </Button>
      <Button icon="folder" onClick={() => actions.create('folder')}>
        {say.newFolder}
      </Button>
      <p className={styles.target} role="status">
        {isSelection ? say.chosen(targets.length) : only?.story.name}
        {cut > 0 && ` · ${say.cut(cut)}`}
      </p>
      {isSelection && (
        <Button kind="quiet" icon="close" onClick={actions.clear}>
          {say.clear}
        </Button>
      )}
      {page && (
        <>
          <Link href={`/stories/${page.story.id}`}>{say.open}</Link>
          <Link href={`/translations/${page.story.id}`}>{say.translate}</Link>
        </>
      )}
      <div ref={menu}>
        <Menu label={say.more} items={items.filter((item) => item !== false)} />
      </div>
    </div>
  )
}
