import type { TrackMark } from '#lib/analytics/marks.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'

/** Attributes of a checked link, ready to be spread on an `<a>`, with its mark for analytics where it has one. */
export interface AnchorAttributes extends TrackMark {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: string
  /** Language of its words, where it is not the page's. */
  readonly lang?: Locale
}

/** Marks of the visual editor, ready to be spread on an element; empty on published pages. */
export type EditAttributes = Readonly<Record<string, string>>
