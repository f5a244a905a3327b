/** A story's content: its root block, with unknown other fields. */
export interface Content {
  _uid?: string
  component?: string
  [field: string]: unknown
}

export interface Language {
  /** As in `language=en`. In keys of fields, `-` becomes `_` (`title__i18n__pt_br`). */
  code: string
  name: string
}

/** A former full slug of a story, without slashes at its ends; `lang` is null for the default language. */
export interface FormerSlug {
  lang: string | null
  path: string
}

/** A story's own part of its path in one language. The other parts come from its folders. */
export interface TranslatedSlug {
  lang: string
  slug: string
  name: string | null
}

export interface Dimension {
  id: number
  name: string
  /** The value of `dimension` in the delivery API. */
  entry_value: string
  datasource_id: number
  created_at: string
  updated_at: string
}

/** Values by the dimension's `entry_value`. */
export type DimensionValues = Record<string, string>

/** Workflow stages, in their order. */
export const STAGES = ['draft', 'review', 'approved'] as const

export type Stage = (typeof STAGES)[number]

/** Fields that a publication stores. Slug, folder and position are not versioned: they change at once. */
export interface PublishedVersion {
  name: string
  path: string | null
  sortByDate: string | null
  tagList: string[]
  metaData: unknown
  translatedSlugs: TranslatedSlug[]
  content: Content
}
