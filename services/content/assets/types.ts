/** Texts of an asset, written by editors. */
export interface AssetTexts {
  alt: string
  title: string
  copyright: string
  source: string
  /** Focal point: `x1xy1:x2xy2` in pixels of the file, or empty. */
  focus: string
  /** The same texts, by field and by `field__i18n__language`, and any other values of clients. */
  metaData: Record<string, unknown>
}

/** A file that has been checked and is in the file store. */
export interface StoredFile {
  /** SHA-256 of the bytes, hexadecimal. */
  digest: string
  /** SHA-256 of the bytes before they were cleaned. It recognises a file that is uploaded again. */
  received: string
  /** Bytes. */
  size: number
  contentType: string
  /** Pixels; null if the file is no picture. */
  width: number | null
  height: number | null
  /** Frames of an animation; absent for all other files. */
  frames?: number
}
