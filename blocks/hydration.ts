import type { ReactNode } from 'react'
import { env } from '#lib/process/env.ts'
import { countIslandHosts } from '#lib/process/rendering.ts'
import { markIslands } from './islands.ts'
import { extractStaticSubtrees } from './static-subtree/static-subtrees.ts'

/**
 * Prepares a resolved tree for hydration: its islands are marked and counted, everything else becomes static subtrees.
 * Drafts and the development server keep everything React's, because it changes under the editor's hands.
 */
export function prepareHydration(tree: ReactNode, { draft }: { readonly draft: boolean }): ReactNode {
  const { node, hosts } = markIslands(tree)
  countIslandHosts(hosts)
  return draft || !env.production ? node : extractStaticSubtrees(node)
}
