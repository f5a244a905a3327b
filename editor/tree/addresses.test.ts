import { expect, test } from 'vitest'
import { addressOf, freeSlug, slugFault } from './addresses.ts'
import { SITE, listed } from './test-stories.ts'
import { buildTree } from './tree.ts'

const tree = buildTree([
  ...SITE.map((story) =>
    story.id === 2 ? { ...story, localized_paths: [{ lang: 'de', path: 'site/haeuser', name: null }] } : story,
  ),
  listed({
    id: 6,
    slug: 'suites',
    full_slug: 'site/hotels/suites',
    parent_id: 2,
    localized_paths: [{ lang: 'de', path: 'site/haeuser/suiten', name: null }],
  }),
])

const hotels = tree.byId.get(2)

const inHotels = { parent: hotels, isStartpage: false }

test.each([
  ['', null, 'empty'],
  ['', 'de', undefined],
  ['La Criée', null, 'characters'],
  ['a/b', null, 'characters'],
  ['l-eperon', null, 'taken'],
  ['l-eperon-2', null, undefined],
  ['suiten', 'de', 'taken'],
  ['suiten', null, undefined],
] as const)('slug %j in %s: %s', (slug, lang, fault) => {
  expect(slugFault(slug, lang, inHotels, tree)).toBe(fault)
})

test.each([
  ['logout', 'reserved'],
  ['en', 'reserved'],
  ['robots.txt', 'reserved'],
  ['logouts', undefined],
  ['english', undefined],
] as const)('an address of the site, %s in its root folder: %s', (slug, fault) => {
  expect(slugFault(slug, null, { parent: tree.byId.get(1), isStartpage: false }, tree)).toBe(fault)
})

test('a folder with a name of the site’s own has no pages', () => {
  const own = buildTree([
    ...SITE,
    listed({ id: 7, is_folder: true, slug: 'feeds', full_slug: 'site/feeds', parent_id: 1 }),
  ])
  expect(slugFault('journal', null, { parent: own.byId.get(7), isStartpage: false }, own)).toBe('reserved')
})

test('its own slug is not taken', () => {
  const story = tree.byId.get(4)?.story
  if (!story) throw new Error('No story 4.')
  expect(slugFault('l-eperon', null, { ...inHotels, story }, tree)).toBeUndefined()
})

test('addresses follow the folder in each language; a folder’s page has the folder’s', () => {
  expect(addressOf('spa', null, inHotels)).toBe('site/hotels/spa')
  expect(addressOf('spa', 'de', inHotels)).toBe('site/haeuser/spa')
  expect(addressOf('any', null, { parent: hotels, isStartpage: true })).toBe('site/hotels/')
  expect(addressOf('home', null, { parent: undefined, isStartpage: false })).toBe('home')
})

test('a free slug counts on from the taken ones', () => {
  expect(freeSlug('new', hotels?.children ?? [])).toBe('new')
  expect(freeSlug('suites', hotels?.children ?? [])).toBe('suites-2')
})
