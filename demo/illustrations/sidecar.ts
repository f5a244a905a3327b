/** Data of a picture or film for its sidecar. */
export interface Original {
  readonly id: number
  readonly name: string
  readonly extension: 'avif' | 'jpg' | 'mp4'
  readonly filename: string
  readonly title: string
  readonly alt: string
  readonly altEn: string
  readonly focus: string
}

/** An asset as the official command line tool stores it next to the file. */
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

const CONTENT_TYPES = { avif: 'image/avif', jpg: 'image/jpeg', mp4: 'video/mp4' } as const

/** The stem shared by an original and its sidecar: `<name>_<id>`. */
export const assetStem = ({ name, id }: Pick<Original, 'name' | 'id'>): string => `${name}_${String(id)}`

const toSidecar = (original: Original, bytes: number): AssetSidecar => ({
  id: original.id,
  filename: original.filename,
  short_filename: `${original.name}.${original.extension}`,
  content_type: CONTENT_TYPES[original.extension],
  content_length: bytes,
  alt: original.alt,
  title: original.title,
  copyright: '',
  source: '',
  focus: original.focus,
  meta_data: { alt: original.alt, alt__i18n__en: original.altEn, title: original.title },
  asset_folder_id: null,
  is_private: false,
})

export const writeSidecar = (original: Original, bytes: number): string =>
  `${JSON.stringify(toSidecar(original, bytes), null, 2)}\n`
