import { expect, test } from 'vitest'
import type { Placing } from './changes.ts'
import { endingAddresses } from './ending-addresses.ts'
import { SITE, listed } from './test-stories.ts'
import { buildTree } from './tree.ts'

const german = (slug: string) => [{ lang: 'de', slug, name: null }]

const tree = buildTree([
  ...SITE.map((story) => (story.id === 2 ? { ...story, translated_slugs: german('haeuser') } : story)),
  listed({ id: 6, slug: 'neuf', full_slug: 'site/hotels/neuf', parent_id: 2, first_published_at: null }),
  listed({ id: 7, slug: 'autre', full_slug: 'autre', is_folder: true }),
])

const ending = (changes: Readonly<Record<number, Placing>>) =>
  endingAddresses(tree, ['de'], new Map(Object.entries(changes).map(([id, placing]) => [Number(id), placing]))).map(
    ({ lang, before, after, isLater }) => [lang, before, after, isLater],
  )

test('a folder’s slug ends the addresses of all its pages, in the languages that have it', () => {
  expect(ending({ 2: { slug: 'maisons' } })).toEqual([
    [null, 'site/hotels/', 'site/maisons/', false],
    [null, 'site/hotels/l-eperon', 'site/maisons/l-eperon', false],
  ])
  expect(ending({ 2: { translated_slugs_attributes: german('hotels') } })).toEqual([
    ['de', 'site/haeuser/', 'site/hotels/', false],
    ['de', 'site/haeuser/l-eperon', 'site/hotels/l-eperon', false],
  ])
})

test('a moved folder ends them in all languages', () => {
  expect(ending({ 2: { parent_id: 7 } })).toEqual([
    [null, 'site/hotels/', 'autre/hotels/', false],
    ['de', 'site/haeuser/', 'autre/haeuser/', false],
    [null, 'site/hotels/l-eperon', 'autre/hotels/l-eperon', false],
    ['de', 'site/haeuser/l-eperon', 'autre/haeuser/l-eperon', false],
  ])
  expect(ending({ 3: { parent_id: 0 } })).toEqual([
    [null, 'site/accueil', 'accueil', false],
    ['de', 'site/accueil', 'accueil', false],
  ])
})

test('a page’s own translated slug waits for its publication', () => {
  expect(ending({ 4: { slug: 'eperon', translated_slugs_attributes: german('sporn') } })).toEqual([
    [null, 'site/hotels/l-eperon', 'site/hotels/eperon', false],
    ['de', 'site/haeuser/l-eperon', 'site/haeuser/eperon', false],
    ['de', 'site/haeuser/eperon', 'site/haeuser/sporn', true],
  ])
})

test('a page that no visitor knows, a name, and the same place end nothing', () => {
  expect(ending({ 6: { slug: 'x' } })).toEqual([])
  expect(ending({ 4: { name: 'Autre', slug: 'l-eperon', parent_id: 2 } })).toEqual([])
  expect(ending({ 4: { translated_slugs_attributes: german('') } })).toEqual([])
})
