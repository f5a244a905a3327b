import { vi } from 'vitest'
import { findRedirect, toRedirects } from '#lib/content/live/redirects.ts'
import type { Address } from '#lib/content/page.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { decideRoute } from './decide-route.ts'
import type { RouteDecision, RouteRequest, RouteServices } from './route.ts'

/** Addresses of pages; each is there in both languages. */
const PAGES = [
  '/',
  '/en',
  '/hotels',
  '/en/hotels',
  '/hotels/été',
  '/website-hotels/headers/main',
  '/infiniment-barriere/menu',
  '/en/infiniment-barriere/menu',
]

const REDIRECTS = toRedirects([
  { name: '/ancien', value: '/hotels' },
  { name: '/avec-question', value: '/hotels?tri=prix' },
  { name: '/avec-ancre', value: '/hotels?a=b?c#chambres' },
  { name: '/ailleurs', value: 'https://partner.example/x?de=nous' },
  { name: '/en/only', value: '/en/hotels' },
])

interface Faked {
  pages?: readonly string[] | undefined
  /** Addresses of one page in each language, by each of them. */
  translations?: Readonly<Record<string, Readonly<Record<Locale, string>>>>
  reachable?: boolean
  stored?: readonly string[]
  access?: Awaited<ReturnType<RouteServices['access']>>
  memberStatus?: Awaited<ReturnType<RouteServices['memberStatus']>>
  readonly listPages?: number | undefined
}

const keyOf = ({ locale, inside }: Address) => (locale === 'fr' ? `/${inside}` : `/${locale}${inside && `/${inside}`}`)

/**
 * A site with some pages; without `pages` the directory was never read, and `reachable` tells whether a probe gets an
 * answer.
 */
export function site({
  pages = PAGES,
  translations = {},
  reachable = true,
  stored = [],
  access = 'members',
  memberStatus = 'anonymous',
  listPages = undefined,
}: Faked = {}) {
  const services: RouteServices = {
    rootFolder: 'website-hotels',
    strategy: 'prefix-except-default',
    development: false,
    directory: vi.fn(async () =>
      reachable || stored.length > 0
        ? {
            localesOf: (path: string) => (pages.includes(path) ? LOCALES : []),
            addressIn: (path: string, locale: Locale) => translations[path]?.[locale],
            areTranslations: (path: string, other: string) => path === `/en${other}` || other === `/en${path}`,
            redirect: findRedirect.bind(undefined, REDIRECTS),
            movedTo: (locale: Locale, inside: string) =>
              inside === 'renamed' && locale === 'en' ? '/en/hotels' : undefined,
          }
        : undefined,
    ),
    stored: vi.fn((address: Address) => !address.draft && stored.includes(keyOf(address))),
    access: vi.fn(async () => access),
    memberStatus: vi.fn(async () => memberStatus),
    listPages: vi.fn(async () => listPages),
    probe: vi.fn(async (address: Address) =>
      !reachable
        ? ('unavailable' as const)
        : pages.includes(keyOf(address))
          ? ('found' as const)
          : ('not-found' as const),
    ),
  }
  return services
}

/** The decision on a request of a new visitor. */
export const request = (path: string, more: Partial<RouteRequest> = {}, services = site()): Promise<RouteDecision> =>
  decideRoute(
    {
      path,
      search: '',
      cookieLocale: undefined,
      acceptLanguage: undefined,
      fetchSite: undefined,
      draft: false,
      sessionCookie: undefined,
      ...more,
    },
    services,
  )
