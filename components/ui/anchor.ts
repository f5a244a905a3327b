import type { TrackMark } from '#lib/analytics/marks.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'

/** Attributes of a checked link, ready to be spread on an `<a>`, with an optional mark for analytics. */
export interface AnchorAttributes extends TrackMark {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: string
  /** Language of the link's text, if it is not the page's language. */
  readonly lang?: Locale
}

/** Marks of the visual editor, ready to be spread on an element; empty on published pages. */
export type EditAttributes = Readonly<Record<string, string>>
