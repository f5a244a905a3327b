import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { BlockContext } from './context.ts'

/** What a block's component receives: its own fields, parsed, and what it may know of the page. */
export interface BlockProps<S> {
  readonly block: ViewOf<S>
  readonly context: BlockContext
}
