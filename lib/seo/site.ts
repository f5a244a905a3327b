import type { OrganizationLeaf, SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from 'schema-dts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { thing } from './thing.ts'

/** The site's name, at the end of titles and of cards of social networks. */
export const BRAND = 'Barrière'

/** The group, as every page names it. */
export interface Organisation {
  /** Scheme and host of the site, without a trailing slash. */
  readonly origin: string
}

const idOf = ({ origin }: Organisation): string => `${origin}/#organization`

/** https://schema.org/Organization in short; the home page has its full form under the same `@id`. */
export const organizationNamed = (group: Organisation) =>
  thing<OrganizationLeaf>({ '@type': 'Organization', '@id': idOf(group), 'name': BRAND, 'url': `${group.origin}/` })

export interface OrganizationInput extends Organisation {
  readonly description?: string | undefined
  /** Its pages on social networks. */
  readonly sameAs: readonly string[]
}

/** https://schema.org/Organization, for the home page. */
export const organization = (input: OrganizationInput) =>
  thing<OrganizationLeaf>({
    ...organizationNamed(input),
    description: input.description,
    logo: `${input.origin}/apple-icon.png`,
    sameAs: input.sameAs.length === 0 ? undefined : input.sameAs,
  })

/** https://schema.org/WebSite with the address of its search, for the home page. */
export const webSite = (group: Organisation & { readonly url: string; readonly searchPath: string }, locale: Locale) =>
  thing<WebSiteLeaf>({
    '@type': 'WebSite',
    '@id': `${group.origin}/#website`,
    'name': BRAND,
    'url': group.url,
    'inLanguage': locale,
    'publisher': { '@type': 'Organization', '@id': idOf(group) },
    'potentialAction': thing<WithActionConstraints<SearchActionLeaf>>({
      '@type': 'SearchAction',
      'target': { '@type': 'EntryPoint', 'urlTemplate': `${group.origin}${group.searchPath}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    }),
  })
