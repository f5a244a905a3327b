import { describe, expect, test } from 'vitest'
import { trimSlashes } from '@barriere/shared/domain/locale.ts'
import { isFragment, localeChoicePath, pathToSlug, slugToPath, withLocale } from './paths.ts'

const ROOT = 'website-hotels'

describe('slugToPath', () => {
  test.each([
    ['website-hotels/', 'fr', '/'],
    ['website-hotels', 'fr', '/'],
    ['en/website-hotels/', 'en', '/en'],
    ['website-hotels/hotels/les-colombages', 'fr', '/hotels/les-colombages'],
    ['website-hotels/hotels/les-colombages', 'en', '/en/hotels/les-colombages'],
    ['en/website-hotels/hotels/the-timbers', 'en', '/en/hotels/the-timbers'],
    ['/website-hotels/hotels/', 'fr', '/hotels'],
    ['website-hotels/headers/main', 'fr', '/website-hotels/headers/main'],
    ['en/website-hotels/headers/local/x', 'en', '/en/website-hotels/headers/local/x'],
    ['website-hotels/footers/main', 'fr', '/website-hotels/footers/main'],
    ['website-hotels/headers', 'fr', '/headers'],
    ['website-hotels-old/x', 'fr', '/website-hotels-old/x'],
    ['website-hotels/english-club', 'fr', '/english-club'],
  ] as const)('%s in %s → %s', (slug, locale, path) => {
    expect(slugToPath(slug, locale, ROOT)).toBe(path)
  })
})

test.each([
  ['', 'website-hotels/'],
  ['/', 'website-hotels/'],
  ['hotels/x', 'website-hotels/hotels/x'],
  ['/hotels/x/', 'website-hotels/hotels/x'],
  ['website-hotels/headers/main', 'website-hotels/headers/main'],
])('pathToSlug: %j → %s', (path, slug) => {
  expect(pathToSlug(path, ROOT)).toBe(slug)
})

test.each(['website-hotels/hotels/x', 'website-hotels/', 'website-hotels/headers/local/x'])(
  '%s survives the way to its address and back',
  (slug) => {
    expect(pathToSlug(slugToPath(slug, 'fr', ROOT), ROOT)).toBe(slug)
  },
)

test.each([
  ['', 'fr', '/'],
  ['', 'en', '/en'],
  ['/', 'en', '/en'],
  ['hotels/x', 'fr', '/hotels/x'],
  ['/hotels/x/', 'en', '/en/hotels/x'],
] as const)('withLocale: %j in %s → %s', (path, locale, expected) => {
  expect(withLocale(path, locale)).toBe(expected)
})

test.each([
  ['headers/main', true],
  ['footers/x', true],
  ['headers', false],
  ['headersx/y', false],
  ['hotels/headers/x', false],
])('isFragment: %s is %s', (path, expected) => {
  expect(isFragment(path)).toBe(expected)
})

test('trimSlashes takes them from the ends alone', () => {
  expect(['//a//b//', '/', '', 'a'].map(trimSlashes)).toEqual(['a//b', '', '', 'a'])
})

test.each([
  ['hotels', 'en', '/hotels'],
  ['', 'en', '/'],
  ['recherche', 'fr', '/recherche'],
] as const)('without prefixes, %j in %s is %s', (path, locale, expected) => {
  expect(withLocale(path, locale, 'no-prefix')).toBe(expected)
})

test.each([
  ['/hotels?page=2', 'en', '/en/hotels?page=2'],
  ['/hotels', 'fr', '/fr/hotels'],
  ['/', 'en', '/en'],
  ['/?a=1', 'en', '/en?a=1'],
] as const)('without prefixes, %s is chosen in %s at %s', (path, locale, expected) => {
  expect(localeChoicePath(path, locale, 'no-prefix')).toBe(expected)
  expect(localeChoicePath(path, locale, 'prefix-except-default')).toBe(path)
})
