import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from './process-singleton.ts'

/** What a page that is being rendered for the store turns out to be made of. */
export class Rendering {
  readonly tags = new Set<string>()
  /** Elements marked as places of islands. */
  islandHosts = 0
}

const storage = (): AsyncLocalStorage<Rendering> => processSingleton('rendering', () => new AsyncLocalStorage())

/**
 * The rendering for the store that this code runs for; undefined for drafts and for what is rendered for one visitor.
 */
export const currentRendering = (): Rendering | undefined => storage().getStore()

/** Runs `work`, and all that it starts, as part of a rendering. */
export const runRendering = <T>(rendering: Rendering, work: () => T): T => storage().run(rendering, work)

/** Notes places of islands in the page being rendered: its markup must have as many. */
export function countIslandHosts(hosts: number): void {
  const rendering = currentRendering()
  if (rendering) rendering.islandHosts += hosts
}
