import { currentRendering } from './rendering.ts'

/**
 * Says what the page being rendered depends on. It is a promise, so that blocks can wait for it with what else they
 * wait for.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const rendering = currentRendering()
  for (const tag of tags) rendering?.tags.add(tag)
}
