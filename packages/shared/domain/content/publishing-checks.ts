/**
 * Rules that the content service can hold a publication to: content, and the library and stories around it, say all.
 */
export const ENFORCEABLE_CHECKS = [
  'required',
  'alternative',
  'link-empty',
  'link-gone',
  'gambling',
  'number',
  'link-unpublished',
  'translation',
  'heading-order',
  'heading-one',
  'length',
  'title-length',
  'description-length',
  'image-small',
  'past',
] as const

export type EnforceableCheck = (typeof ENFORCEABLE_CHECKS)[number]

/** What a story is checked for before it is published. The contrast of a band is in the site's stylesheet alone. */
export type CheckRule = EnforceableCheck | 'contrast'
