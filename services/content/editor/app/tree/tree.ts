import { toPlain } from '@barriere/shared/domain/text/plain-words.ts'
import type { ListedStory } from '../story/types.ts'

/** A story or folder in its place. */
export interface TreeNode {
  readonly story: ListedStory
  readonly parent: TreeNode | undefined
  /** A folder's own page first, then in the order of the space. */
  readonly children: readonly TreeNode[]
  /** Depth, 1 at the root (`aria-level`). */
  readonly level: number
}

export interface Tree {
  readonly roots: readonly TreeNode[]
  readonly byId: ReadonlyMap<number, TreeNode>
}

/** A visible row: a node, and its place among its siblings. */
export interface Row {
  readonly node: TreeNode
  readonly isExpanded: boolean
  /** Whether the filter asks for it; otherwise it is there for what lies in it. */
  readonly isMatch: boolean
  readonly index: number
  readonly siblings: number
}

/**
 * Places stories in their folders. One whose folder is not in the list is a root: it stays reachable.
 * @param stories in the order of the space (position, then id)
 */
export function buildTree(stories: readonly ListedStory[]): Tree {
  const ids = new Set(stories.map(({ id }) => id))
  const byParent = Map.groupBy(stories, ({ parent_id: parent }) =>
    parent !== null && ids.has(parent) ? parent : undefined,
  )
  const byId = new Map<number, TreeNode>()
  const place = (parent: TreeNode | undefined): TreeNode[] => {
    const inside = byParent.get(parent?.story.id) ?? []
    // Each story is placed once, so that a cycle in the data cannot loop.
    byParent.delete(parent?.story.id)
    return inside
      .toSorted((left, right) => Number(right.is_startpage) - Number(left.is_startpage))
      .map((story) => {
        const children: TreeNode[] = []
        const node: TreeNode = { story, parent, children, level: (parent?.level ?? 0) + 1 }
        byId.set(story.id, node)
        children.push(...place(node))
        return node
      })
  }
  return { roots: place(undefined), byId }
}

/**
 * The rows that are seen, from top to bottom.
 * @param found ids that a filter asks for; they are shown with their folders opened. Undefined: no filter
 */
export function visibleRows(tree: Tree, expanded: ReadonlySet<number>, found?: ReadonlySet<number>): Row[] {
  const shown = found && withFolders(tree, found)
  const rows: Row[] = []
  const add = (nodes: readonly TreeNode[]): void => {
    const seen = shown ? nodes.filter(({ story }) => shown.has(story.id)) : nodes
    for (const [index, node] of seen.entries()) {
      const { id } = node.story
      const isExpanded =
        node.children.length > 0 && (shown ? node.children.some(({ story }) => shown.has(story.id)) : expanded.has(id))
      rows.push({ node, isExpanded, isMatch: found?.has(id) ?? true, index, siblings: seen.length })
      if (isExpanded) add(node.children)
    }
  }
  add(tree.roots)
  return rows
}

function withFolders({ byId }: Tree, found: ReadonlySet<number>): Set<number> {
  const shown = new Set<number>()
  for (const id of found)
    for (let node = byId.get(id); node && !shown.has(node.story.id); node = node.parent) shown.add(node.story.id)
  return shown
}

/** A node and all below it. */
export const withDescendants = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(withDescendants)]

/** Number of pages in a folder and in all folders below it. */
export const pagesBelow = ({ children }: TreeNode): number =>
  children.reduce((count, child) => count + (child.story.is_folder ? 0 : 1) + pagesBelow(child), 0)

/** The folders that a node lies in, the outermost first. */
export const foldersAbove = ({ parent }: TreeNode): TreeNode[] => (parent ? [...foldersAbove(parent), parent] : [])

/** Of a selection the nodes that do not lie in another one of it: what is done to a folder is done to its contents. */
export function outermost(nodes: readonly TreeNode[]): TreeNode[] {
  const chosen = new Set(nodes)
  return nodes.filter((node) => foldersAbove(node).every((folder) => !chosen.has(folder)))
}

/** Typeahead: index of the next row whose name begins with the text, after `from` and around; -1 where none does. */
export function findByStart(rows: readonly Row[], text: string, from: number): number {
  // A space at the end is part of a name that goes on.
  const wanted = toPlain(text) + (/\s$/.test(text) ? ' ' : '')
  // Of one letter typed again the next row that begins with it; of more letters the same row still counts.
  const first = wanted.length > 1 ? from : from + 1
  for (let step = 0; step < rows.length; step += 1) {
    const index = (first + step) % rows.length
    if (toPlain(rows[index]?.node.story.name ?? '').startsWith(wanted)) return index
  }
  return -1
}
