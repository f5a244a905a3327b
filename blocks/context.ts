import type { ReactNode } from 'react'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import type { FrameMarks } from '#lib/domain/frame-template.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'

/** What a block knows of its page. It cannot see its neighbours. */
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
  /** Query parameters, where the page is rendered per request; none on a cached page. */
  readonly parameters: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The page's uuid, where it can be kept in My trip: its opening block has the heart. */
  readonly favourite?: string | undefined
  /**
   * An id that other parts of the page, or of the site, know by its name: the first block that asks has it, undefined
   * for every other one. Ids of a block's own are made of its uid instead.
   */
  readonly claimId: (id: string) => string | undefined
  /** Marks of a header or footer that is rendered for no page in particular. */
  readonly marks?: FrameMarks | undefined
  /** Renders blocks inside this one; provided by the block list. `first`: one of them opens the page. */
  readonly renderBlocks?: (blocks: readonly RawBlock[], options?: { readonly first?: boolean }) => ReactNode
}

type Known = Pick<BlockContext, 'locale' | 'draft' | 'path'> &
  Partial<Pick<BlockContext, 'first' | 'listPage' | 'parameters' | 'favourite'>>

/** Ids of one rendering of a page, each given away once. */
export function idClaims(): BlockContext['claimId'] {
  const claimed = new Set<string>()
  return (id) => {
    if (claimed.has(id)) return undefined
    claimed.add(id)
    return id
  }
}

/** Context of the blocks of a page, for this rendering. */
export const blockContext = (known: Known): BlockContext => ({
  first: false,
  listPage: 1,
  parameters: {},
  claimId: idClaims(),
  ...known,
  now: new Date(systemClock.now()),
})
