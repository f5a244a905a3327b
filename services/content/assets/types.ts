/** What editors write about an asset. */
export interface AssetTexts {
  alt: string
  title: string
  copyright: string
  source: string
  /** Focal point: `x1xy1:x2xy2` in pixels of the file, or empty. */
  focus: string
  /** The texts again, by field and by `field__i18n__language`, and whatever else a client keeps there. */
  metaData: Record<string, unknown>
}

/** A file that has been checked and is in the file store. */
export interface StoredFile {
  /** SHA-256 of the bytes, hexadecimal. */
  digest: string
  /** The same of the bytes as they came, before they were cleaned: the same file again is known by it. */
  received: string
  /** Bytes. */
  size: number
  contentType: string
  /** Pixels; null for what is no picture. */
  width: number | null
  height: number | null
  /** Pictures of an animation; absent for anything else. */
  frames?: number
}
