import { DEFAULT_LANGUAGE, keyIn } from '../story/types.ts'

type Stored = Readonly<Record<string, unknown>>

/** Texts of a picture in a field: they are the field's own, the library's are what they begin with. */
export type AssetText = 'alt' | 'title' | 'copyright' | 'source'

/** Texts that are translated: of the others there is one for all languages. */
const TRANSLATED: readonly AssetText[] = ['alt', 'title']

const recordOf = (value: unknown): Stored => (typeof value === 'object' && value !== null ? (value as Stored) : {})

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const filenameOf = (asset: unknown): string => text(recordOf(asset).filename)

/** A text of a file in a language; `meta_data` goes before the fields beside it, as the site reads them. */
export function assetText(asset: unknown, name: AssetText, language: string): string {
  const { meta_data: meta, ...fields } = recordOf(asset)
  if (!TRANSLATED.includes(name) || language === DEFAULT_LANGUAGE)
    return text(recordOf(meta)[name]) || text(fields[name])
  return text(recordOf(meta)[keyIn(name, language)])
}

/** Sets a text of a file in a language, where every client looks for it. */
export function withAssetText(asset: unknown, name: AssetText, language: string, value: string): Stored {
  const stored = recordOf(asset)
  const meta = recordOf(stored.meta_data)
  const isTranslation = TRANSLATED.includes(name) && language !== DEFAULT_LANGUAGE
  const key = isTranslation ? keyIn(name, language) : name
  return { ...stored, ...(isTranslation ? {} : { [name]: value }), meta_data: { ...meta, [key]: value } }
}

/** A file in the place of another: the texts stay, the focal point was the former picture's. */
export const withFilename = (asset: unknown, filename: string): Stored => ({
  fieldtype: 'asset',
  name: '',
  alt: '',
  title: '',
  copyright: '',
  source: '',
  meta_data: {},
  is_external_url: false,
  ...recordOf(asset),
  id: filename === filenameOf(asset) ? (recordOf(asset).id ?? null) : null,
  focus: filename === filenameOf(asset) ? text(recordOf(asset).focus) : '',
  filename,
})

/** Width and height in pixels, which the address of a stored picture says; undefined for other files. */
export function sizeOf(asset: unknown): { readonly width: number; readonly height: number } | undefined {
  const [, width, height] = /\/f\/[^/]+\/(\d+)x(\d+)\//.exec(filenameOf(asset)) ?? []
  return width === undefined || height === undefined ? undefined : { width: Number(width), height: Number(height) }
}

/** Whether a file is a picture, by its name. */
export const isPicture = (asset: unknown): boolean => /\.(?:avif|webp|jpe?g|png|gif|svg)$/i.test(filenameOf(asset))

/** Last part of a file's address. */
export const shortName = (asset: unknown): string => decodeURIComponent(filenameOf(asset).split('/').at(-1) ?? '')
