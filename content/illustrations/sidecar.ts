import type { CataloguePicture } from './catalogue.ts'

/** An asset as the official command line tool stores it beside the file. */
export interface AssetSidecar {
  readonly id: number
  readonly filename: string
  readonly short_filename: string
  readonly content_type: string
  /** Bytes. */
  readonly content_length: number
  readonly alt: string
  readonly title: string
  readonly copyright: string
  readonly source: string
  readonly focus: string
  readonly meta_data: Readonly<Record<string, string>>
  readonly asset_folder_id: null
  readonly is_private: boolean
}

const CONTENT_TYPES = { avif: 'image/avif', jpg: 'image/jpeg' } as const

/** The stem shared by an original and its sidecar: `<name>_<id>`. */
export const assetStem = ({ name, id }: CataloguePicture): string => `${name}_${String(id)}`

export const toSidecar = (picture: CataloguePicture, bytes: number): AssetSidecar => ({
  id: picture.id,
  filename: picture.filename,
  short_filename: `${picture.name}.${picture.extension}`,
  content_type: CONTENT_TYPES[picture.extension],
  content_length: bytes,
  alt: picture.alt,
  title: picture.title,
  copyright: '',
  source: '',
  focus: picture.focus,
  meta_data: { alt: picture.alt, alt__i18n__en: picture.altEn, title: picture.title },
  asset_folder_id: null,
  is_private: false,
})

export const writeSidecar = (picture: CataloguePicture, bytes: number): string =>
  `${JSON.stringify(toSidecar(picture, bytes), null, 2)}\n`
