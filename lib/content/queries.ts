import { COMPONENTS } from '#blocks/schemas.ts'
import { DEFAULT_LOCALE, type Locale, trimSlashes } from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import type { Query } from './service/client.ts'
import { toRelations } from './relations.ts'
import { relationFields } from './story.ts'

/** Key of a story: its full slug in the default or the requested language, or its uuid. */
export type StoryKey = { readonly slug: string } | { readonly uuid: string }

export interface ListOptions {
  /** Full slug of the folder. */
  readonly folder: string
  readonly contentType: string
  readonly locale: Locale
  /** Values of the pages' own fields, such as their town; fields that are not translated. */
  readonly where?: Readonly<Record<string, string>>
  /** Pages whose date in a field is later than a day, `YYYY-MM-DD`. */
  readonly after?: { readonly field: string; readonly day: string }
  /** A page's own field, and `asc` or `desc`; by default the folder's order. */
  readonly sort?: { readonly field: string; readonly order: 'asc' | 'desc' }
  /** Number of the page, from 1. */
  readonly page?: number
  /** Stories of a page, at most and by default `LIST_SIZE`. */
  readonly size?: number
}

/** `component.field` of every relation. */
export const RELATION_FIELDS = relationFields(COMPONENTS)

/** Fields that the delivery API resolves in every draft. */
const RESOLVED = { resolve_relations: RELATION_FIELDS.join(','), resolve_links: 'url' }

/** The same relations, for published stories and for those that an editor sends as they are being typed. */
export const RELATIONS = toRelations(RELATION_FIELDS)

/** Query of a draft, which needs its own token. */
export const draftVersion = (release: number | undefined): Query => ({
  version: 'draft',
  token: env.content.previewTokens[0],
  from_release: release,
})

/**
 * Query of published stories, without their relations, which are read as needed: the official client copies a related
 * story for each reference, which took most of a page's time.
 */
export const publishedQuery = (cv: number | undefined, locale: Locale): Query => ({
  version: 'published',
  cv,
  resolve_links: 'url',
  language: languageOf(locale),
})

/** Query of all matching stories; the reader adds page and size. */
export const listQuery = ({ folder, contentType, locale, where = {}, after, sort }: ListOptions): Query => ({
  starts_with: `${trimSlashes(folder)}/`,
  excluding_slugs: `${trimSlashes(folder)}/`,
  content_type: contentType,
  // Lists show a page's own fields, never its blocks.
  excluding_fields: 'body',
  language: languageOf(locale),
  sort_by: sort && `content.${sort.field}:${sort.order}`,
  ...Object.fromEntries(Object.entries(where).map(([field, value]) => [`filter_query[${field}][in]`, value])),
  ...(after ? { [`filter_query[${after.field}][gt_date]`]: after.day } : {}),
})

/** Cache key of a list. */
export const listKey = ({ folder, ...options }: ListOptions): string =>
  JSON.stringify([trimSlashes(folder), Object.entries(options).sort()])

/** The default language is not named: the service then answers with unprefixed slugs. */
const languageOf = (locale: Locale): string | undefined => (locale === DEFAULT_LOCALE ? undefined : locale)

export const keyOf = (key: StoryKey): string => ('uuid' in key ? key.uuid : trimSlashes(key.slug))

/** Encoded segment by segment: the slashes of a slug are part of the path. */
export const pathOf = (key: StoryKey): string => keyOf(key).split('/').map(encodeURIComponent).join('/')

/** @param release whose versions replace drafts; undefined for none */
export const draftQuery = (locale: Locale, release: number | undefined): Query => ({
  ...draftVersion(release),
  ...RESOLVED,
  language: languageOf(locale),
})
