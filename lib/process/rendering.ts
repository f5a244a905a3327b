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
  /** Cache tags: what it was made of. */
  readonly tags: readonly string[]
}

/** What a page that is being rendered by the site itself turns out to be made of. */
export class Rendering {
  readonly tags = new Set<string>()
  /** Elements marked as places of islands. */
  islandHosts = 0
  /** Headers and footer that hold no island, with placeholders for what they show of the page. */
  readonly frameParts: FramePart[] = []
  framePlace: FramePlace | undefined
}

const storage = (): AsyncLocalStorage<Rendering> => processSingleton('rendering', () => new AsyncLocalStorage())

/**
 * The site's own rendering that this code runs for; undefined for drafts and for what Next answers itself.
 */
export const currentRendering = (): Rendering | undefined => storage().getStore()

/** Runs `work`, and all that it starts, as part of a rendering. */
export const runRendering = <T>(rendering: Rendering, work: () => T): T => storage().run(rendering, work)

/** Notes places of islands in the page being rendered: its markup must have as many. */
export function countIslandHosts(hosts: number): void {
  const rendering = currentRendering()
  if (rendering) rendering.islandHosts += hosts
}

/**
 * Says what the page being rendered depends on. It is a promise, so that blocks can wait for it with what else they
 * wait for.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const rendering = currentRendering()
  for (const tag of tags) rendering?.tags.add(tag)
}
