/**
 * Rules that the content service can enforce at a publication: the content, the library and other stories suffice to
 * check them.
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

/** Checks of a story before it is published. The contrast of a band depends on the site's stylesheet. */
export type CheckRule = EnforceableCheck | 'contrast'
