import type { ReactNode } from 'react'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import type { FrameMarks } from '#lib/domain/frame-template.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'

/** Data of the page for its blocks. A block cannot see its neighbours. */
export interface BlockContext {
  readonly locale: Locale
  /** The page is a draft seen by an editor: faults are shown, elements carry `_editable` attributes. */
  readonly draft: boolean
  /** First block of the page: its picture is likely the largest contentful paint, so it loads with priority. */
  readonly first: boolean
  /** Address of the page in its language, such as `/en/hotels/les-colombages`. */
  readonly path: string
  /** Time of rendering. A block whose output depends on the day must tag the page with `DAY_TAG`. */
  readonly now: Date
  /** Requested page of a paginated list: `?page=`, 1 by default. */
  readonly listPage: number
  /** Query parameters of a page that is rendered per request; empty on a cached page. */
  readonly parameters: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Uuid of a page that visitors can keep in My trip. The page's first block shows the heart. */
  readonly favourite?: string | undefined
  /**
   * Claims an id with a fixed name, which other parts of the page or the site refer to. The first block gets the id,
   * all others get undefined. All other ids contain the block's uid.
   */
  readonly claimId: (id: string) => string | undefined
  /** Present for a header or footer that is rendered once for all pages. It defers the marks of the current page. */
  readonly marks?: FrameMarks | undefined
  /** Renders blocks inside this one; provided by the block list. `first`: they contain the page's first block. */
  readonly renderBlocks?: (blocks: readonly RawBlock[], options?: { readonly first?: boolean }) => ReactNode
}

type Known = Pick<BlockContext, 'locale' | 'draft' | 'path'> &
  Partial<Pick<BlockContext, 'first' | 'listPage' | 'parameters' | 'favourite'>>

/** Creates `claimId` for one rendering of a page. It returns each id once. */
export function idClaims(): BlockContext['claimId'] {
  const claimed = new Set<string>()
  return (id) => {
    if (claimed.has(id)) return undefined
    claimed.add(id)
    return id
  }
}

/** Creates the context of a page's blocks for one rendering. */
export const blockContext = (known: Known): BlockContext => ({
  first: false,
  listPage: 1,
  parameters: {},
  claimId: idClaims(),
  ...known,
  now: new Date(systemClock.now()),
})
