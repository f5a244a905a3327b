import { expect, test } from 'vitest'
import { previewLinkQuery, readPreviewLink } from './preview-link.ts'

const KEY = { previewTokens: ['secret'] as const, draftEpoch: 1 }

const LINK = { slug: 'site/hotels/x/', language: 'en', by: 'Élodie', expires: 2_000 }

test('a link is read as it was made, until it ends', () => {
  expect(readPreviewLink(previewLinkQuery(LINK, KEY), 1_999_999, KEY)).toEqual(LINK)
  expect(readPreviewLink(previewLinkQuery(LINK, KEY), 2_000_000, KEY)).toBeUndefined()
})

test.each([
  ['slug', 'site/hotels/y/'],
  ['language', 'default'],
  ['by', 'Autre'],
  ['expires', '9000'],
  ['release', '7'],
  ['release', 'x'],
  ['signature', ''],
])('a link with another %s is none', (name, other) => {
  const query = previewLinkQuery(LINK, KEY)
  query.set(name, other)
  expect(readPreviewLink(query, 0, KEY)).toBeUndefined()
})

test('a raised epoch and another token revoke it', () => {
  const query = previewLinkQuery(LINK, KEY)
  expect(readPreviewLink(query, 0, { ...KEY, draftEpoch: 2 })).toBeUndefined()
  expect(readPreviewLink(query, 0, { ...KEY, previewTokens: ['other'] as const })).toBeUndefined()
})

test('a link to a release names it, and leads to no other', () => {
  const query = previewLinkQuery({ ...LINK, release: 7 }, KEY)
  expect(readPreviewLink(query, 0, KEY)).toEqual({ ...LINK, release: 7 })
  query.set('release', '8')
  expect(readPreviewLink(query, 0, KEY)).toBeUndefined()
  query.delete('release')
  expect(readPreviewLink(query, 0, KEY)).toBeUndefined()
})
