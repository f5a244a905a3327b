import { useState } from 'react'
import { useLocation } from 'wouter'
import { defineWords, useWords } from '../words.ts'
import type { Actions } from './action-bar.tsx'
import { duplicate, makeStartpage, moveAfter, publish } from './changes.ts'
import { type Destination, lastOf } from './move-dialog.tsx'
import { type Tree, type TreeNode, foldersAbove, outermost } from './tree.ts'
import { useChange } from './use-change.ts'
import type { DropPlace } from './use-drag.ts'
import type { Command } from './use-tree-keys.ts'

const words = defineWords({
  fr: {
    copyOf: (name: string) => `Copie de ${name}`,
    moved: 'Déplacé.',
    duplicated: 'Dupliqué, en brouillon.',
    published: 'En ligne.',
    startpage: 'C’est maintenant la page du dossier.',
  },
  en: {
    copyOf: (name: string) => `Copy of ${name}`,
    moved: 'Moved.',
    duplicated: 'Duplicated, as a draft.',
    published: 'Live.',
    startpage: 'It is now the page of the folder.',
  },
})

/** The open dialog. */
export type Asked =
  | { readonly kind: 'page' | 'folder'; readonly parent: TreeNode | undefined }
  | { readonly kind: 'address'; readonly node: TreeNode }
  | { readonly kind: 'move'; readonly nodes: readonly TreeNode[]; readonly to: Destination | undefined }
  | { readonly kind: 'delete' | 'unpublish'; readonly nodes: readonly TreeNode[] }

interface ActionsOptions {
  readonly tree: Tree
  /** Active row, where new nodes are created. */
  readonly active: TreeNode | undefined
  /** In the order of the tree. */
  readonly targets: readonly TreeNode[]
  readonly onActive: (id: number) => void
  readonly onExpand: (nodes: readonly TreeNode[], isExpanded: boolean) => void
  readonly clear: () => void
  readonly openMenu: () => void
  readonly selectAll: () => void
}

/** Actions on the tree. Some open a dialog first. */
export function useTreeActions(options: ActionsOptions) {
  const { tree, active, targets } = options
  const say = useWords(words)
  const change = useChange()
  const [, navigate] = useLocation()
  const [asked, setAsked] = useState<Asked>()
  const [cut, setCut] = useState<ReadonlySet<number>>(new Set())

  /** A move among siblings is done at once. A move to another folder changes addresses, and asks first. */
  const moveTo = async (nodes: readonly TreeNode[], to: Destination): Promise<void> => {
    const moved = outermost(nodes)
    if (moved.some(({ parent }) => parent !== to.parent)) {
      setAsked({ kind: 'move', nodes: moved, to })
      return
    }
    let { after } = to
    await change(
      moved,
      async ({ story }) => {
        await moveAfter(story, after)
        after = story.id
      },
      say.moved,
    )
  }
  const drop = (nodes: readonly TreeNode[], { node, where }: DropPlace): void => {
    if (where === 'into') void moveTo(nodes, { parent: node, after: lastOf(node.children) })
    else void moveTo(nodes, { parent: node.parent, after: siblingBefore(node, where, nodes, tree) })
  }
  const paste = (): void => {
    const nodes = [...cut].flatMap((id) => tree.byId.get(id) ?? [])
    const folder = active?.story.is_folder ? active : active?.parent
    const isInside = nodes.some((node) => node === folder || (folder && foldersAbove(folder).includes(node)))
    if (nodes.length === 0 || isInside) return
    setCut(new Set())
    void moveTo(nodes, {
      parent: folder,
      after: active && active !== folder ? active.story.id : lastOf(folder?.children ?? tree.roots),
    })
  }
  const copy = async (): Promise<void> => {
    const [node] = targets
    if (!node || node.story.is_folder) return
    await change(
      [node],
      async () => options.onActive((await duplicate(node, node.parent?.children ?? tree.roots, say.copyOf)).id),
      say.duplicated,
    )
  }
  const ask = (kind: 'delete' | 'unpublish'): void => {
    const nodes = kind === 'delete' ? outermost(targets) : targets.filter(({ story }) => story.published)
    if (nodes.length > 0) setAsked({ kind, nodes })
  }
  const actions: Actions = {
    create: (kind) => setAsked({ kind, parent: active?.story.is_folder ? active : active?.parent }),
    rename: () => targets[0] && setAsked({ kind: 'address', node: targets[0] }),
    move: () => targets.length > 0 && setAsked({ kind: 'move', nodes: outermost(targets), to: undefined }),
    duplicate: () => void copy(),
    makeStartpage: () => void change(targets.slice(0, 1), makeStartpage, say.startpage),
    publish: () =>
      void change(
        targets.flatMap(({ story }) => (story.is_folder ? [] : [story])),
        publish,
        say.published,
      ),
    unpublish: () => ask('unpublish'),
    remove: () => ask('delete'),
    paste,
    expandAll: (isExpanded) =>
      options.onExpand(
        [...tree.byId.values()].filter(({ children }) => children.length > 0),
        isExpanded,
      ),
    clear: options.clear,
  }
  const commands: Record<Command, () => void> = {
    open: () => {
      if (active && !active.story.is_folder) navigate(`/stories/${active.story.id}`)
      else if (active) options.onExpand([active], true)
    },
    menu: options.openMenu,
    rename: actions.rename,
    delete: actions.remove,
    cut: () => setCut(new Set(outermost(targets).map(({ story }) => story.id))),
    paste,
    duplicate: actions.duplicate,
    selectAll: options.selectAll,
    clear: () => {
      setCut(new Set())
      options.clear()
    },
  }
  return { actions, command: (name: Command) => commands[name](), drop, cut, asked, close: () => setAsked(undefined) }
}

/** The preceding sibling for nodes that are dropped before or after a node; 0 is the first position. */
function siblingBefore(node: TreeNode, where: 'before' | 'after', moved: readonly TreeNode[], { roots }: Tree): number {
  // A folder's start page is always first, whatever its position, so it is no predecessor.
  const siblings = (node.parent?.children ?? roots).filter(
    (sibling) => !moved.includes(sibling) && !sibling.story.is_startpage,
  )
  const at = siblings.indexOf(node)
  return (where === 'after' ? siblings[at] : siblings[at - 1])?.story.id ?? 0
}
