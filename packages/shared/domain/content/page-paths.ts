/**
 * Everything that could be a page; files and services with an address of their own are left out. The middleware's
 * `matcher` has to be written out where Next's compiler sees it, and a test holds the two together.
 */
export const PAGE_MATCHER =
  '/((?!api/|_next/|media/|partners/|payment/|\\.well-known/|robots\\.txt$|sitemap\\.xml$|icon\\.svg$|favicon\\.ico$|' +
  'apple-icon\\.png$|synxis-redirect$|logout$|(?:card|offline|captcha)-worker\\.js$|card/|feeds/|share/|manifests/).*)'

const PAGE_PATH = new RegExp(`^${PAGE_MATCHER}$`)

export const isPagePath = (path: string): boolean => PAGE_PATH.test(path)
