import type { Access } from '#lib/domain/access.ts'
import type { CustomerStatus } from '#lib/domain/customer-status.ts'
import type { Locale } from '#lib/domain/locale.ts'

/** What the steps know of a request. */
export interface RouteRequest {
  /** As it came, percent-encoded. */
  readonly path: string
  /** `?…` or ''. */
  readonly search: string
  readonly cookieLocale: string | undefined
  readonly acceptLanguage: string | undefined
  /** `Sec-Fetch-Site`: whether the visitor came from a page of this site. */
  readonly fetchSite: string | undefined
  /** The browser carries a valid draft cookie. */
  readonly draft: boolean
  /** The session's cookie, as it came. */
  readonly sessionCookie: string | undefined
}

export interface PageAddress {
  readonly locale: Locale
  /** Path without its locale, decoded. */
  readonly inside: string
  readonly draft: boolean
}

/** What the steps ask of the rest of the site. */
export interface RouteServices {
  readonly rootFolder: string
  /** Nobody but who works on the site sees it. */
  readonly development: boolean
  /** What is known of the space; undefined while the content service has never answered. */
  known(): Promise<
    { exists(path: string): boolean; redirect(locale: Locale, inside: string): string | undefined } | undefined
  >
  /** Whether a finished page can be served whatever the content service says. */
  stored(address: PageAddress): boolean | Promise<boolean>
  /** Who may see a page of a guarded section; undefined where there is no such page. */
  access(address: PageAddress): Promise<Access | 'unavailable' | undefined>
  /**
   * Who a session's cookie says that the visitor is; `status` asks for the status of today, otherwise it is enough that
   * they are a member.
   */
  who(cookie: string | undefined, status: boolean): Promise<CustomerStatus | 'member' | 'nobody' | 'unavailable'>
  /** Reads everything that the page needs. */
  probe(address: PageAddress): Promise<'found' | 'not-found' | 'unavailable'>
}

export type RouteDecision =
  | { readonly kind: 'redirect'; readonly status: 307 | 308; readonly location: string; readonly locale?: Locale }
  /**
   * `guarded`: not for everyone, so nobody but the visitor may keep the answer. `fresh`: a later page of a list or a
   * search, which anyone can make up; it is rendered for this request and never stored.
   */
  | {
      readonly kind: 'page'
      readonly locale: Locale
      readonly inside: string
      readonly listPage: number
      readonly fresh: boolean
      readonly guarded: boolean
    }
  /** The library of blocks, `inside` its own part of the address. */
  | { readonly kind: 'library'; readonly locale: Locale; readonly inside: string }
  | { readonly kind: 'status'; readonly status: 403 | 404 | 500 | 503; readonly locale: Locale; readonly path: string }

export type Step = (
  request: RouteRequest,
  services: RouteServices,
) => RouteDecision | undefined | Promise<RouteDecision | undefined>
