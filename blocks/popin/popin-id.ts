interface Versioned {
  readonly uid: string
  readonly version: string | undefined
}

/** Id of a block's dialog; a block occurs once in a page. */
export const popinId = ({ uid }: { readonly uid: string }): string => `popin-${uid}`

/** Under what a browser remembers that it has shown a popin: another version is another popin. */
export const popinMemory = ({ uid, version }: Versioned): string => `popin:${uid}:${version ?? ''}`
