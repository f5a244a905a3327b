import type { Tree, TreeNode } from './tree.ts'
import { foldersAbove } from './tree.ts'

/** A page that can be a template, with a unique label. */
export interface Example {
  readonly node: TreeNode
  readonly label: string
}

/** A page that can be a template, and the parts of its label. */
interface Named extends Pick<Example, 'node'> {
  /** Names of the folders and of the page. The start page of a folder with the same name replaces it. */
  readonly path: readonly string[]
}

function namedOf(node: TreeNode): Named {
  const folders = foldersAbove(node).map(({ story }) => story.name)
  const { name, is_startpage: isStartpage } = node.story
  return { node, path: [...(isStartpage && folders.at(-1) === name ? folders.slice(0, -1) : folders), name] }
}

const endOf = ({ path }: Named, parts: number): string => path.slice(-parts).join(' / ')

/** Labels of pages: the name if it is unique, else with as many folders as make it unique. */
function labelled(pages: readonly Named[], parts = 1): readonly Example[] {
  return [...Map.groupBy(pages, (page) => endOf(page, parts))].flatMap(([label, same]) => {
    const [first] = same
    if (first && same.length === 1) return [{ node: first.node, label }]
    if (same.some(({ path }) => path.length > parts)) return labelled(same, parts + 1)
    // All names are equal, but addresses are unique.
    return same.map(({ node }) => ({ node, label: `${label} (${node.story.full_slug})` }))
  })
}

/** Pages of a type as templates, sorted by label; those in the same folder first. */
export function examplesOf(
  type: string,
  parent: TreeNode | undefined,
  { byId }: Tree,
  collator: Intl.Collator,
): Example[] {
  const pages = [...byId.values()].filter(({ story }) => story.content_type === type)
  return labelled(pages.map(namedOf)).toSorted(
    (left, right) =>
      Number(right.node.parent === parent) - Number(left.node.parent === parent) ||
      collator.compare(left.label, right.label),
  )
}

/**
 * The usual type of a folder's pages: the most frequent one, without its start page. In a folder of folders, that of
 * their start pages; in an empty folder, that of its parent.
 */
export function usualType(folder: TreeNode | undefined, tree: Tree): string | undefined {
  const inside = folder?.children ?? tree.roots
  const pages = inside.filter(({ story }) => !story.is_folder && !story.is_startpage)
  const startpages = inside.flatMap(({ children }) => children.filter(({ story }) => story.is_startpage))
  const found = mostFrequent(pages) ?? mostFrequent(startpages)
  return found ?? (folder ? usualType(folder.parent, tree) : undefined)
}

function mostFrequent(pages: readonly TreeNode[]): string | undefined {
  const types = pages.flatMap(({ story }) => story.content_type ?? [])
  const counted = [...Map.groupBy(types, (type) => type)].toSorted(([, left], [, right]) => right.length - left.length)
  return counted[0]?.[0]
}
