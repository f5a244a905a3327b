import { COMPONENTS } from '#blocks/schemas.ts'
import { DEFAULT_LOCALE, type Locale, trimSlashes } from '#lib/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import type { Query } from './service/client.ts'
import { relationFields } from './story.ts'
import { toRelations } from './unsaved-content.ts'

/** Key of a story: its full slug in the default or the requested language, or its uuid. */
export type StoryKey = { readonly slug: string } | { readonly uuid: string }

export interface ListOptions {
  /** Full slug of the folder. */
  readonly folder: string
  readonly contentType: string
  readonly locale: Locale
}

/** `component.field` of every relation. */
export const RELATION_FIELDS = relationFields(COMPONENTS)

/** What the delivery API resolves in every story. */
const RESOLVED = { resolve_relations: RELATION_FIELDS.join(','), resolve_links: 'url' }

/** The same relations, for stories that an editor sends as they are being typed. */
export const RELATIONS = toRelations(RELATION_FIELDS)

/** Of a draft, which needs a token of its own. */
export const draftVersion = (release: number | undefined): Query => ({
  version: 'draft',
  token: env.content.previewToken,
  from_release: release,
})

export const publishedQuery = (cv: number | undefined, locale: Locale): Query => ({
  version: 'published',
  cv,
  ...RESOLVED,
  language: languageOf(locale),
})

export const listQuery = ({ folder, contentType, locale }: ListOptions): Query => ({
  starts_with: `${trimSlashes(folder)}/`,
  excluding_slugs: `${trimSlashes(folder)}/`,
  content_type: contentType,
  // Lists show a page's own fields, never its blocks.
  excluding_fields: 'body',
  language: languageOf(locale),
})

/** The default language is not named: the service then answers with unprefixed slugs. */
const languageOf = (locale: Locale): string | undefined => (locale === DEFAULT_LOCALE ? undefined : locale)

export const keyOf = (key: StoryKey): string => ('uuid' in key ? key.uuid : trimSlashes(key.slug))

/** Encoded segment by segment: the slashes of a slug are part of the path. */
export const pathOf = (key: StoryKey): string => keyOf(key).split('/').map(encodeURIComponent).join('/')

/** @param release whose versions are in the place of drafts; undefined for none */
export const draftQuery = (locale: Locale, release: number | undefined): Query => ({
  ...draftVersion(release),
  ...RESOLVED,
  language: languageOf(locale),
})
