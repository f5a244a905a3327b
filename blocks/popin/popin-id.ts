interface Versioned {
  readonly uid: string
  readonly version: string | undefined
}

/** Id of a block's dialog; a block occurs once in a page. */
export const popinId = ({ uid }: { readonly uid: string }): string => `popin-${uid}`

/** Storage key of a popin that was shown; a new version is shown again. */
export const popinMemory = ({ uid, version }: Versioned): string => `popin:${uid}:${version ?? ''}`
