import { toPlain } from '@barriere/shared/domain/text/plain-words.ts'
import type { ListedStory } from '@barriere/shared/stories/types.ts'

/** A story or folder in its place. */
export interface TreeNode {
  readonly story: ListedStory
  readonly parent: TreeNode | undefined
  /** The folder's own page first, then in the order of the space. */
  readonly children: readonly TreeNode[]
  /** Depth, 1 at the root (`aria-level`). */
  readonly level: number
}

export interface Tree {
  readonly roots: readonly TreeNode[]
  readonly byId: ReadonlyMap<number, TreeNode>
}

/** A visible row: a node, and its position among its siblings. */
export interface Row {
  readonly node: TreeNode
  readonly isExpanded: boolean
  /** Whether the row matches the filter; if not, it is shown because of a match inside. */
  readonly isMatch: boolean
  readonly index: number
  readonly siblings: number
}

/**
 * Builds the tree of folders. A story whose folder is not in the list becomes a root, so that it stays reachable.
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
    // Cycle protection: each story is placed once.
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
 * The visible rows, from top to bottom.
 * @param found ids that match a filter, shown with their folders expanded; undefined without a filter
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

/** A node and all nodes below it. */
export const withDescendants = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(withDescendants)]

/** Number of pages in a folder and in all folders below it. */
export const pagesBelow = ({ children }: TreeNode): number =>
  children.reduce((count, child) => count + (child.story.is_folder ? 0 : 1) + pagesBelow(child), 0)

/** The folders above a node, the outermost first. */
export const foldersAbove = ({ parent }: TreeNode): TreeNode[] => (parent ? [...foldersAbove(parent), parent] : [])

/** The nodes of a selection that lie in no other selected node: an action on a folder includes its contents. */
export function outermost(nodes: readonly TreeNode[]): TreeNode[] {
  const chosen = new Set(nodes)
  return nodes.filter((node) => foldersAbove(node).every((folder) => !chosen.has(folder)))
}

/**
 * Typeahead: index of the next row whose name begins with the text, searched from `from` and wrapping around; -1 if
 * none does.
 */
export function findByStart(rows: readonly Row[], text: string, from: number): number {
  // A space at the end may be part of a longer name.
  const wanted = toPlain(text) + (/\s$/.test(text) ? ' ' : '')
  // A single letter moves to the next row; with more letters, the current row may still match.
  const first = wanted.length > 1 ? from : from + 1
  for (let step = 0; step < rows.length; step += 1) {
    const index = (first + step) % rows.length
    if (toPlain(rows[index]?.node.story.name ?? '').startsWith(wanted)) return index
  }
  return -1
}
