/**
 * Paths that may be pages, without those of files and services. Next's compiler needs the literal text in the
 * middleware's `matcher`; a test compares the two.
 */
export const PAGE_MATCHER =
  '/((?!api/|_next/|media/|partners/|payment/|\\.well-known/|robots\\.txt$|sitemap\\.xml$|icon\\.svg$|favicon\\.ico$|' +
  'apple-icon\\.png$|synxis-redirect$|logout$|(?:card|offline|captcha)-worker\\.js$|card/|feeds/|share/|manifests/).*)'

const PAGE_PATH = new RegExp(`^${PAGE_MATCHER}$`)

export const isPagePath = (path: string): boolean => PAGE_PATH.test(path)
