/** Where a link leads. */
export type LinkSource =
  | { readonly to: 'story'; readonly path: string; readonly anchor: string | undefined }
  | { readonly to: 'url'; readonly url: string }
  | { readonly to: 'email'; readonly email: string }

/** To a page of the space by its path under the root folder (`''` is home), or to an anchor on it. */
export const story = (path: string, anchor?: string): LinkSource => ({ to: 'story', path, anchor })

/** To another site (`https:`) or a telephone (`tel:`). */
export const url = (address: string): LinkSource => ({ to: 'url', url: address })
