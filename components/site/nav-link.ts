import type { Current } from '#lib/domain/frame-template.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { PictureSources } from '#lib/domain/picture.ts'
import type { AnchorAttributes, EditAttributes } from '../ui/anchor.ts'
import type { Band } from '../ui/band.ts'

/** A link of a header or footer, validated and in the page's language. */
export interface NavLink {
  readonly label: string
  /** Short description below the label, in panels. */
  readonly note?: string | undefined
  readonly anchor: AnchorAttributes
  readonly current?: Current
  readonly edit?: EditAttributes | undefined
}

export interface NavAction {
  readonly label: string
  readonly anchor: AnchorAttributes
}

/** A control of the header shown as an icon; the catalogue names it. */
export interface NavTool {
  readonly icon: 'search' | 'trip' | 'account'
  readonly anchor: AnchorAttributes
  readonly current?: Current
}

export interface NavColumn {
  readonly title: string
  readonly links: readonly NavLink[]
  readonly edit?: EditAttributes | undefined
}

export interface NavPoster {
  readonly title: string
  readonly band: Band
  readonly picture?: PictureSources | undefined
  readonly anchor?: AnchorAttributes | undefined
  /** At most two: the first on the left, the second on the right. */
  readonly facts: readonly string[]
}

/** A button of the header that opens a panel of links. */
export interface NavMenu {
  readonly label: string
  readonly columns: readonly NavColumn[]
  /** Link to the overview page of the menu. */
  readonly all?: NavAction | undefined
  readonly poster?: NavPoster | undefined
  /** Set if one of its links leads to this page or to a parent page. */
  readonly current?: Current
  readonly edit?: EditAttributes | undefined
}

export type NavEntry = NavLink | NavMenu

/** Addresses of the page in each language. */
export type Alternates = Readonly<Record<Locale, string>>
