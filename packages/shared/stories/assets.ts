import { translatedKey } from './types.ts'

/** An asset of the library as the management API returns it. */
export interface Asset {
  readonly id: number
  readonly filename: string
  readonly short_filename: string
  readonly content_type: string
  /** Bytes. */
  readonly content_length: number
  /** Frames of an animation, of which the site shows the first; null for all other files. */
  readonly frames: number | null
  readonly asset_folder_id: number | null
  readonly alt: string
  readonly title: string
  readonly copyright: string
  readonly source: string
  readonly focus: string
  readonly meta_data: Readonly<Record<string, unknown>>
  readonly deleted_at: string | null
}

export interface AssetFolder {
  readonly id: number
  readonly name: string
  readonly parent_id: number | null
}

/** A story that contains an asset. */
export interface AssetUse {
  readonly story_id: number
  readonly name: string
  readonly full_slug: string
  readonly published: boolean
  readonly fields: readonly { readonly path: string; readonly component: string; readonly field: string }[]
}

/** Value of an asset field in a story: a copy of the asset. */
export interface AssetValue {
  readonly fieldtype: 'asset'
  readonly id: number | null
  readonly filename: string
  readonly name: string
  readonly alt: string
  readonly title: string
  readonly copyright: string
  readonly source: string
  readonly focus: string
  readonly meta_data: Readonly<Record<string, unknown>>
  readonly is_external_url: boolean
}

export const ASSET_KINDS = ['picture', 'video', 'document'] as const

export type AssetKind = (typeof ASSET_KINDS)[number]

/** Copies an asset for a field of a story. */
export const valueOf = (asset: Asset): AssetValue => ({
  fieldtype: 'asset',
  id: asset.id,
  filename: asset.filename,
  name: '',
  alt: asset.alt,
  title: asset.title,
  copyright: asset.copyright,
  source: asset.source,
  focus: asset.focus,
  meta_data: asset.meta_data,
  is_external_url: false,
})

/** Translation of a text, from `meta_data`: `alt__i18n__en`. */
export const translated = (metaData: Readonly<Record<string, unknown>>, field: string, language: string): string => {
  const text = metaData[translatedKey(field, language)]
  return typeof text === 'string' ? text : ''
}
