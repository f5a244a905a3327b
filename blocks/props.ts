import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { BlockContext } from './context.ts'

/** Props of a block's component: its parsed fields, and the data of its page. */
export interface BlockProps<S> {
  readonly block: ViewOf<S>
  readonly context: BlockContext
}
