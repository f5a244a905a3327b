import type { ReactNode } from 'react'
import type { RawBlock } from '#lib/content/block-kit/define-block.ts'
import { systemClock } from '#lib/domain/clock.ts'
import type { Locale } from '#lib/domain/locale.ts'

/** What a block may know of its page: never its neighbours. */
export interface BlockContext {
  readonly locale: Locale
  /** The page is a draft seen by an editor: faults are named, elements carry the editor's marks. */
  readonly draft: boolean
  /** The first block of a page: its picture is likely the largest paint, so it is loaded first. */
  readonly first: boolean
  /** Address of the page in its language, such as `/en/hotels/les-colombages`. */
  readonly path: string
  /** The moment of rendering. Whoever shows something else on another day tags the page with `DAY_TAG`. */
  readonly now: Date
  /** Which page of a paged list the address asks for: 1 unless `?page=` says otherwise. */
  readonly listPage: number
  /** Query parameters, where the page is rendered per request; none on a cached page. */
  readonly parameters: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Renders blocks that are embedded in formatted text; set by the block list. They never open the page. */
  readonly renderBlocks?: (blocks: readonly RawBlock[]) => ReactNode
}

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
