/** A block of a story, with any other fields. */
export interface Block {
  readonly _uid: string
  readonly component: string
  readonly [field: string]: unknown
}

/** A story as the management API reads and writes it: content in all languages. */
export interface Story {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
  readonly full_slug: string
  readonly content: Block
  readonly is_folder: boolean
  readonly is_startpage: boolean
  readonly parent_id: number | null
  readonly position: number
  readonly published: boolean
  readonly unpublished_changes: boolean
  readonly published_at: string | null
  readonly first_published_at: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly tag_list: readonly string[]
  readonly path: string | null
  readonly translated_slugs: readonly { readonly lang: string; readonly slug: string; readonly name: string | null }[]
  readonly localized_paths: readonly { readonly lang: string; readonly path: string; readonly name: string | null }[]
  readonly breadcrumbs: readonly { readonly id: number; readonly name: string; readonly slug: string }[]
  /** Signature of a preview, valid for an hour. */
  readonly preview_token: { readonly token: string; readonly timestamp: string }
}

/** A story in a list: without content, but with its content type. */
export type ListedStory = Omit<Story, 'content' | 'breadcrumbs' | 'preview_token'> & {
  readonly content_type: string | null
  readonly publish_at?: string | null
  readonly expire_at?: string | null
  /** Coming releases with a version of the story. */
  readonly release_ids?: readonly number[]
  readonly last_author?: { readonly friendly_name: string } | null
}

/** A field of a component (the site's `FieldDescriptor` in the form of the management API). */
export interface ComponentField {
  readonly type: string
  readonly pos?: number
  readonly display_name?: string
  readonly description?: string
  readonly required?: boolean
  readonly translatable?: boolean
  readonly max_length?: number
  readonly source?: string
  readonly filter_content_type?: readonly string[]
  readonly max_options?: string
  readonly min_value?: number | string
  readonly max_value?: number | string
  /** Maximum number of blocks in a list. */
  readonly maximum?: number | string
  readonly options?: readonly { readonly name: string; readonly value: string }[]
  readonly default_value?: string
  readonly filetypes?: readonly string[]
  readonly restrict_components?: boolean
  readonly component_whitelist?: readonly string[]
  /** Keys of the fields in a tab or a section. */
  readonly keys?: readonly string[]
}

export interface Component {
  readonly id: number
  readonly name: string
  readonly display_name: string | null
  readonly is_root: boolean
  readonly is_nestable: boolean
  /** Group and description, both optional. */
  readonly component_group_name?: string
  readonly description?: string
  readonly schema: Readonly<Record<string, ComponentField>>
}

export interface Space {
  readonly id: number
  readonly name: string
  /** Languages besides the default one. */
  readonly languages: readonly { readonly code: string; readonly name: string }[]
}

/** Language of the edited content: the default one, or a code. */
export const DEFAULT_LANGUAGE = 'default'

/** Key of a field's value in a language besides the default one: `title__i18n__pt_br`. */
export const translatedKey = (field: string, language: string): string =>
  `${field}__i18n__${language.replaceAll('-', '_')}`

/** Key of a field's value in a language: `title`, `title__i18n__en`. */
export const keyIn = (field: string, language: string): string =>
  language === DEFAULT_LANGUAGE ? field : translatedKey(field, language)
