import { kindOf } from './file-name.ts'
import type { AssetValue } from './assets.ts'
import { DEFAULT_LANGUAGE, keyIn } from './types.ts'

type Stored = Readonly<Record<string, unknown>>

/** Texts of a picture in a field. They belong to the field; the library's texts are their initial values. */
export type AssetText = 'alt' | 'title' | 'copyright' | 'source'

/** Translated texts. All others are shared by all languages. */
const TRANSLATED: readonly AssetText[] = ['alt', 'title']

const recordOf = (value: unknown): Stored => (typeof value === 'object' && value !== null ? (value as Stored) : {})

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const filenameOf = (asset: unknown): string => text(recordOf(asset).filename)

/** A text of a file in a language. `meta_data` takes precedence over the fields beside it, as on the site. */
export function assetText(asset: unknown, name: AssetText, language: string): string {
  const { meta_data: meta, ...fields } = recordOf(asset)
  if (!TRANSLATED.includes(name) || language === DEFAULT_LANGUAGE)
    return text(recordOf(meta)[name]) || text(fields[name])
  return text(recordOf(meta)[keyIn(name, language)])
}

/** Sets a text of a file in a language, at every place where clients read it. */
export function withAssetText(asset: unknown, name: AssetText, language: string, value: string): Stored {
  const stored = recordOf(asset)
  const meta = recordOf(stored.meta_data)
  const isTranslation = TRANSLATED.includes(name) && language !== DEFAULT_LANGUAGE
  const key = isTranslation ? keyIn(name, language) : name
  return { ...stored, ...(isTranslation ? {} : { [name]: value }), meta_data: { ...meta, [key]: value } }
}

/** Completes a file with all members of an asset: imported content lacks some. */
export const wholeAsset = (asset: unknown): AssetValue => ({
  fieldtype: 'asset',
  id: null,
  filename: '',
  name: '',
  alt: '',
  title: '',
  copyright: '',
  source: '',
  focus: '',
  meta_data: {},
  is_external_url: false,
  ...withoutUnset(recordOf(asset)),
})

const withoutUnset = (fields: Stored): Stored =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))

/** Whether a field holds a picture. */
export const isPicture = (asset: unknown): boolean =>
  filenameOf(asset) !== '' && kindOf(filenameOf(asset)) === 'picture'
