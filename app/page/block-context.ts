import type { BlockContext } from '#blocks/context.ts'
import { systemClock } from '#lib/domain/clock.ts'

type Known = Pick<BlockContext, 'locale' | 'draft' | 'path'> &
  Partial<Pick<BlockContext, 'first' | 'listPage' | 'parameters'>>

/** Context of the blocks of a page, for this rendering. */
export const blockContext = (known: Known): BlockContext => ({
  first: false,
  listPage: 1,
  parameters: {},
  ...known,
  now: new Date(systemClock.now()),
})
