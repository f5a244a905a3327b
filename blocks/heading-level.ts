import type { BlockContext } from './context.ts'

/** Heading level of a block's title: h1 for the first block of the page, else h2. */
export const titleLevel = (context: BlockContext): 1 | 2 => (context.first ? 1 : 2)
