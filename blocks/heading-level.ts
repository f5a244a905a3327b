import type { BlockContext } from './context.ts'

/** The block that opens a page carries its only h1; titles of the others are h2. */
export const titleLevel = (context: BlockContext): 1 | 2 => (context.first ? 1 : 2)
