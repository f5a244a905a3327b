import { AsyncLocalStorage } from 'node:async_hooks'
import type { FramePlace, Mark } from '#lib/domain/frame-template.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'

/** A header or footer in a rendered page, of static subtrees alone, so that it can be replaced without the page. */
export interface FramePart {
  /** Cache key: its story, language and place. */
  readonly key: string
  /** Its static subtrees, side by side. */
  readonly subtrees: readonly { readonly tag: string; readonly name: string }[]
  readonly marks: readonly Mark[]
  /** Cache tags: its dependencies. */
  readonly tags: readonly string[]
}

/** Facts that the site collects while it renders a page itself. */
export class Rendering {
  readonly tags = new Set<string>()
  /** Elements marked as places of islands. */
  islandHosts = 0
  /** Headers and footer that hold no island, with placeholders for facts of the page. */
  readonly frameParts: FramePart[] = []
  framePlace: FramePlace | undefined
}

const storage = (): AsyncLocalStorage<Rendering> => processSingleton('rendering', () => new AsyncLocalStorage())

/** The site's own rendering that this code runs for; undefined for drafts and for other answers of Next. */
export const currentRendering = (): Rendering | undefined => storage().getStore()

/** Runs `work`, and all that it starts, as part of a rendering. */
export const runRendering = <T>(rendering: Rendering, work: () => T): T => storage().run(rendering, work)

/** Counts places of islands in the page being rendered: its markup must have as many. */
export function countIslandHosts(hosts: number): void {
  const rendering = currentRendering()
  if (rendering) rendering.islandHosts += hosts
}

/**
 * Adds dependencies of the page being rendered. It is a promise, so that blocks can await it together with their data.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const rendering = currentRendering()
  for (const tag of tags) rendering?.tags.add(tag)
}
