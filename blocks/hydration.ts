import type { ReactNode } from 'react'
import { env } from '#lib/process/env.ts'
import { countIslandHosts } from '#lib/process/rendering.ts'
import { markIslands } from './islands.ts'
import { extractStaticSubtrees } from './static-subtree/static-subtrees.ts'

/**
 * Partial hydration of a resolved tree: islands are marked and counted, the rest becomes static subtrees. In drafts and
 * in development the whole tree stays hydrated, because the editor changes it live.
 */
export function prepareHydration(tree: ReactNode, { draft }: { readonly draft: boolean }): ReactNode {
  const { node, hosts } = markIslands(tree)
  countIslandHosts(hosts)
  return draft || !env.production ? node : extractStaticSubtrees(node)
}
