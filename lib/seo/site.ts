import { SEARCH_PATHS } from '#lib/contracts/search.ts'
import type { Locale } from '#lib/domain/locale.ts'
import type { Thing } from './thing.ts'

/** The site's name, as titles and cards of social networks end with it. */
export const BRAND = 'Barrière'

/** The group, as every page names it. */
export interface Organisation {
  /** Scheme and host of the site, without a trailing slash. */
  readonly origin: string
}

const idOf = ({ origin }: Organisation): string => `${origin}/#organization`

/** https://schema.org/Organization in passing; the home page says the rest under the same `@id`. */
export const organizationNamed = (group: Organisation) => ({
  '@type': 'Organization', '@id': idOf(group), 'name': BRAND, 'url': `${group.origin}/`,
}) satisfies Thing

export interface OrganizationInput extends Organisation {
  readonly description?: string | undefined
  /** Its pages on social networks. */
  readonly sameAs: readonly string[]
}

/** https://schema.org/Organization, for the home page. */
export const organization = (input: OrganizationInput) => ({
  ...organizationNamed(input),
  'description': input.description,
  'logo': `${input.origin}/apple-icon.png`,
  'sameAs': input.sameAs.length === 0 ? undefined : input.sameAs,
}) satisfies Thing

/** https://schema.org/WebSite with the address of its search, for the home page. */
export const webSite = (group: Organisation & { readonly url: string }, locale: Locale) => ({
  '@type': 'WebSite',
  '@id': `${group.origin}/#website`,
  'name': BRAND,
  'url': group.url,
  'inLanguage': locale,
  'publisher': { '@type': 'Organization', '@id': idOf(group) },
  'potentialAction': {
    '@type': 'SearchAction',
    'target': { '@type': 'EntryPoint', 'urlTemplate': `${group.origin}${SEARCH_PATHS[locale]}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
}) satisfies Thing
