interface Versioned {
  readonly uid: string
  readonly version: string | undefined
}

/** Id of a block's dialog. A block's uid is unique in a page. */
export const popinId = ({ uid }: { readonly uid: string }): string => `popin-${uid}`

/** Storage key of a shown popin. A new version is shown again. */
export const popinMemory = ({ uid, version }: Versioned): string => `popin:${uid}:${version ?? ''}`
