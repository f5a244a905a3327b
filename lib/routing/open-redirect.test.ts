import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideRoute } from './decide-route.ts'
import type { RouteServices } from './route.ts'

const ORIGIN = 'https://site.example'

const services: RouteServices = {
  rootFolder: 'website-hotels',
  strategy: 'prefix-except-default',
  development: false,
  directory: async () => ({
    localesOf: () => [],
    addressIn: () => undefined,
    areTranslations: () => true,
    redirect: () => undefined,
    movedTo: () => undefined,
  }),
  stored: () => false,
  access: async () => 'members',
  memberStatus: async () => 'anonymous',
  listPages: async () => undefined,
  probe: async () => 'not-found',
}

/** Prefixes by which attackers make a path look like a host. */
const LEADS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '/%09/',
  '/%0a/',
  '/%0d%0a/',
  '/%2F',
  '/%2f%2f',
  '/%2F/',
  '/%5c',
  '/%5C%5C',
  '/./',
  '/.//',
  '/..//',
  '/%2e//',
  '/%2e%2e//',
  '/;//',
  '/@',
  '/:@',
  '/?//',
  '/#//',
]

const PREFIXES = [
  '',
  '/fr',
  '/fr/',
  '/en',
  '/website-hotels',
  '/website-hotels/',
  '/en/website-hotels',
  '/fr/website-hotels',
  '/website-hotels/website-hotels/fr',
  '/%66r',
  '/website%2Dhotels',
]

/** Named cases: each way to write a second slash, each prefix that a redirect removes, each way to write a host. */
const PAYLOADS = [
  ...LEADS.map((lead) => `${lead}evil.example/`),
  ...PREFIXES.slice(1).flatMap((prefix) => ['//', '/\\', '/%2F'].map((lead) => `${prefix}${lead}evil.example/`)),
  '//evil.example',
  '//evil.example/%2e%2e',
  '//user@evil.example/',
  '//evil.example:80/',
  '//0x7f.1/',
  '//[::1]/',
  '/https://evil.example',
  '/fr/https://evil.example/',
  '/javascript:alert(1)/',
  '/website-hotels/javascript:alert(1)',
  '/fr/%6aavascript:alert(1)/',
  '/%252F%252Fevil.example/',
  '/%c0%af%c0%afevil.example/',
  '/\u3002\u3002evil.example/',
  '/\uff0f\uff0fevil.example/',
  '/fr\u2028//evil.example/',
]

async function locationFor(path: string, search = '', cookieLocale?: string): Promise<string | undefined> {
  const decision = await decideRoute(
    {
      path,
      search,
      cookieLocale,
      acceptLanguage: 'en',
      fetchSite: undefined,
      // A language switch from a hostile query, wherever the path is a page's.
      referrer: search === '' ? { path: '/x', search: '?@evil.example//evil.example' } : undefined,
      draft: false,
      sessionCookie: undefined,
    },
    services,
  )
  return decision.kind === 'redirect' ? decision.location : undefined
}

describe('no redirect leads off the site', () => {
  test('the table is long enough to mean something, and most of it is redirected', async () => {
    expect(new Set(PAYLOADS).size).toBeGreaterThan(60)
    const redirected = await Promise.all(PAYLOADS.map((path) => locationFor(path)))
    expect(redirected.filter((location) => location !== undefined).length).toBeGreaterThan(60)
  })

  test.each(PAYLOADS)('%j', async (path) => {
    for (const search of ['', '?next=//evil.example', '?@evil.example', '?/../../evil.example']) {
      const location = await locationFor(path, search)
      if (location === undefined) continue
      expect(new URL(location, ORIGIN).origin).toBe(ORIGIN)
      // Some clients read a backslash as a slash, and drop tabs and line ends.
      expect(location.replaceAll(/[\t\r\n]/g, '').replaceAll('\\', '/')).toMatch(/^\/(?!\/)/)
    }
  })

  test('whatever the path, the query and the cookie', async () => {
    const piece = fc.oneof(
      fc.constantFrom(...LEADS, ...PREFIXES, '/', '\\', 'evil.example', '?', '#', '@', ':'),
      fc.string({ maxLength: 6 }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 6 }),
        fc.string({ maxLength: 12 }),
        fc.string(),
        async (pieces, query, cookie) => {
          const location = await locationFor(`/${pieces.join('')}`, query && `?${query}`, cookie)
          if (location !== undefined) expect(new URL(location, ORIGIN).origin).toBe(ORIGIN)
        },
      ),
      { numRuns: 3_000 },
    )
  })
})
