import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalPath, splitLocale, addressOfKey, pageKey, listPageOf, listPagePrefix } from './addresses.ts'

const ROOT = 'website-hotels'

describe('canonicalPath', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/hotels', '/hotels'],
    ['/hotels/', '/hotels'],
    ['/hotels///les-colombages//', '/hotels/les-colombages'],
    ['/en/', '/en'],
    ['/fr', '/'],
    ['/fr/', '/'],
    ['/fr/hotels', '/hotels'],
    ['/fr/fr/hotels', '/hotels'],
    ['/en/fr/hotels', '/en/fr/hotels'],
    ['/france', '/france'],
    ['/website-hotels', '/'],
    ['/website-hotels/', '/'],
    ['/website-hotels/hotels/x', '/hotels/x'],
    ['/en/website-hotels', '/en'],
    ['/en/website-hotels/hotels/x/', '/en/hotels/x'],
    ['/fr/website-hotels/hotels/x', '/hotels/x'],
    ['/website-hotels/fr/hotels/x', '/hotels/x'],
    ['/website-hotels/en/hotels/x', '/en/hotels/x'],
    ['/hotels/website-hotels/x', '/hotels/x'],
    ['/hotels/x/website-hotels', '/hotels/x/website-hotels'],
    ['/website-hotels/website-hotels/x', '/x'],
    ['/website-hotels-old/x', '/website-hotels-old/x'],
    ['/hotels/%C3%A9t%C3%A9', '/hotels/%C3%A9t%C3%A9'],
    ['/hotels/a%2Fb', '/hotels/a%2Fb'],
  ])('%s → %s', (path, expected) => {
    expect(canonicalPath(path, ROOT)).toBe(expected)
  })

  test.each([
    ['/website-hotels/headers/main', '/website-hotels/headers/main'],
    ['/website-hotels/headers/local/y', '/website-hotels/headers/local/y'],
    ['/website-hotels/footers/main/', '/website-hotels/footers/main'],
    ['/en/website-hotels/footers/x', '/en/website-hotels/footers/x'],
    ['/fr/website-hotels/headers/main', '/website-hotels/headers/main'],
    ['/website-hotels/website-hotels/headers/main', '/website-hotels/headers/main'],
    ['/website-hotels/headers', '/headers'],
    ['/website-hotels/infiniment-barriere/menu', '/infiniment-barriere/menu'],
    ['/hotels/website-hotels/headers/main', '/hotels/headers/main'],
  ])('header and footer routes keep their folder: %s → %s', (path, expected) => {
    expect(canonicalPath(path, ROOT)).toBe(expected)
  })

  test.each([
    ['/%65n/hotels', '/en/hotels'],
    ['/%66r/hotels', '/hotels'],
    ['/website%2Dhotels/hotels', '/hotels'],
    ['/website%2dhotels/headers/main', '/website-hotels/headers/main'],
    ['/h%6Ftels', '/hotels'],
    ['/%65n/%69nfiniment-barriere/menu', '/en/infiniment-barriere/menu'],
    ['/%2565n/hotels', '/%2565n/hotels'],
    ['/%2e%2e/hotels', '/%2e%2e/hotels'],
    ['/%E0%A4%A/%65n', '/%E0%A4%A/en'],
  ])('letters written as codes are the same letters: %s → %s', (path, expected) => {
    expect(canonicalPath(path, ROOT)).toBe(expected)
  })

  const segment = fc.oneof(
    fc.constantFrom(
      '',
      'fr',
      'en',
      ROOT,
      'headers',
      'footers',
      '%65n',
      '%66r',
      'website%2Dhotels',
      '..',
      '%',
      '%%36%35n',
      '%2F',
    ),
    fc.string({ maxLength: 12 }),
    fc.webSegment(),
  )
  const paths = fc.array(segment, { maxLength: 8 }).map((segments) => `/${segments.join('/')}`)

  test('once is enough', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const once = canonicalPath(path, ROOT)
        expect(canonicalPath(once, ROOT)).toBe(once)
      }),
      { numRuns: 2_000 },
    )
  })

  test('starts with exactly one slash and ends with one only at home', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const canonical = canonicalPath(path, ROOT)
        expect(canonical).toMatch(/^\/(?!\/)/)
        expect(canonical === '/' || !canonical.endsWith('/')).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('adds nothing that the visitor did not write', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<string>('a', 'b', 'fr', 'en', ROOT, 'headers'), { maxLength: 6 }),
        (segments) => {
          const left = canonicalPath(`/${segments.join('/')}`, ROOT)
            .split('/')
            .filter(Boolean)
          let from = 0
          for (const one of left) {
            from = segments.indexOf(one, from) + 1
            expect(from).toBeGreaterThan(0)
          }
        },
      ),
    )
  })
})

describe('splitLocale', () => {
  test.each([
    ['/', { locale: 'fr', inside: '' }],
    ['/en', { locale: 'en', inside: '' }],
    ['/en/hotels/x', { locale: 'en', inside: 'hotels/x' }],
    ['/english', { locale: 'fr', inside: 'english' }],
    ['/hotels/%C3%A9t%C3%A9', { locale: 'fr', inside: 'hotels/été' }],
  ])('%s', (path, expected) => {
    expect(splitLocale(path)).toEqual(expected)
  })

  test('what cannot be decoded has no address', () => {
    expect(splitLocale('/hotels/%E0%A4%A')).toBeUndefined()
  })

  test('an encoded slash never makes two segments out of one', () => {
    expect(splitLocale('/infiniment-barriere%2Fmenu')?.inside).not.toContain('infiniment-barriere/')
    expect(splitLocale('/en/a%2Fb')).toEqual({ locale: 'en', inside: 'a%2Fb' })
    expect(splitLocale('/e\u0301te%CC%81')).toEqual({ locale: 'fr', inside: '\u00e9t\u00e9' })
  })
})

describe('the name of a page', () => {
  test.each([
    ['fr', '', '/fr'],
    ['en', '', '/en'],
    ['fr', 'hotels', '/fr/hotels'],
    ['en', 'hotels/les-colombages/été', '/en/hotels/les-colombages/été'],
  ] as const)('in %s at %j is %s, and back', (locale, inside, key) => {
    expect(pageKey({ locale, inside })).toBe(key)
    expect(addressOfKey(key)).toEqual({ locale, inside })
  })

  test.each(['', '/', '/de', '/de/hotels', 'fr', 'fr/hotels', '//fr', '/FR', '/frx/hotels'])('%j is none', (key) => {
    expect(addressOfKey(key)).toBeUndefined()
  })
})

test('what is led to a later page of a list arrives there', () => {
  const inside = (path: string) => path.split('/').slice(1)
  expect(listPageOf(inside(`${listPagePrefix(7)}/hotels/a`))).toEqual({ listPage: 7, segments: ['hotels', 'a'] })
  expect(listPageOf(inside(listPagePrefix(12)))).toEqual({ listPage: 12, segments: [] })
})

test.each([[[]], [['hotels']], [['hotels', 'list-page', '2']], [['list-page']]])(
  '%j is the page that everyone gets',
  (slug) => {
    expect(listPageOf(slug)).toEqual({ listPage: undefined, segments: slug })
  },
)
