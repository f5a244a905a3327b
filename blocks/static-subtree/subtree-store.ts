import type { ReactElement } from 'react'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'

interface StoredSubtree {
  readonly element: ReactElement
  /** Number of renderings that have stored the subtree and not consumed it yet. */
  pending: number
}

/**
 * Memory limits. `inAll`: maximum number of entries, far above the need of concurrent renderings. `withConsumed`:
 * number of entries above which consumed entries are evicted. They are kept until then, because React may render a part
 * of a page a second time.
 */
const MAX_ENTRIES = { inAll: 2_000, withConsumed: 200 }

/** Singleton of the process: server components and the HTML renderer are separate module graphs. */
const subtrees = processSingleton('static-subtrees', () => new Map<string, StoredSubtree>())

/** Stores an element until its page consumes it. */
export function storeSubtree(name: string, element: ReactElement): void {
  const pending = (subtrees.get(name)?.pending ?? 0) + 1
  subtrees.delete(name)
  subtrees.set(name, { element, pending })
  if (subtrees.size > MAX_ENTRIES.withConsumed) evictOne()
}

/** Consumes an entry. @throws if it is missing: an incomplete page must not be cached. */
export function consumeSubtree(name: string): ReactElement {
  const stored = subtrees.get(name)
  if (!stored) throw new Error(`No static subtree is stored under ${name}.`)
  stored.pending -= 1
  return stored.element
}

/** Evicts the oldest consumed entry. If there is none and the store is full (aborted renderings), the oldest of all. */
function evictOne(): void {
  for (const [name, { pending }] of subtrees) if (pending <= 0) return void subtrees.delete(name)
  const [oldest] = subtrees.keys()
  if (oldest !== undefined && subtrees.size > MAX_ENTRIES.inAll) subtrees.delete(oldest)
}
