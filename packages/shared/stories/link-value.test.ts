import { expect, test } from 'vitest'
import { NO_LINK, linkFault, readLinkMark, readMultilink, toLinkMark, toMultilink } from './link-value.ts'

const common = { fieldtype: 'multilink', id: '', url: '', cached_url: '' }

test.each([
  ['page', { ...common, linktype: 'story', id: 'u-1', cached_url: 'hotels/deauville' }],
  [
    'part of a page in a new tab',
    { ...common, linktype: 'story', id: 'u-1', cached_url: 'a', anchor: 'b', target: '_blank' },
  ],
  ['address', { ...common, linktype: 'url', url: 'https://example.com', cached_url: 'https://example.com', rel: 'me' }],
  ['e-mail address', { ...common, linktype: 'email', email: 'a@example.com' }],
  [
    'file',
    {
      ...common,
      linktype: 'asset',
      url: 'https://a.storyblok.com/f/1/a.pdf',
      cached_url: 'https://a.storyblok.com/f/1/a.pdf',
    },
  ],
  ['nothing', { ...common, linktype: 'story' }],
])('a link to a %s is stored as it was read', (_name, stored) => {
  expect(toMultilink(readMultilink(stored), stored)).toEqual(stored)
})

test('another kind leaves nothing of the former one', () => {
  const stored = { ...common, linktype: 'email', email: 'a@example.com' }
  expect(toMultilink({ ...NO_LINK, kind: 'url', address: 'https://example.com' }, stored)).toEqual({
    ...common,
    linktype: 'url',
    url: 'https://example.com',
    cached_url: 'https://example.com',
  })
})

test('a link in formatted text is stored as it was read', () => {
  const attrs = { href: 'hotels/deauville', uuid: 'u-1', anchor: null, target: null, linktype: 'story' }
  expect(toLinkMark(readLinkMark(attrs))).toEqual(attrs)
})

test.each([
  [{ ...NO_LINK }, 'empty'],
  [{ ...NO_LINK, kind: 'url', address: 'javascript:alert(1)' }, 'scheme'],
  [{ ...NO_LINK, kind: 'url', address: 'www.exemple.fr:8080' }, undefined],
  [{ ...NO_LINK, kind: 'url', address: ' JavaScript:alert(1)' }, 'scheme'],
  [{ ...NO_LINK, kind: 'url', address: '/offres#ete' }, undefined],
  [{ ...NO_LINK, kind: 'url', address: 'https://example.com' }, undefined],
  [{ ...NO_LINK, kind: 'email', address: 'nobody' }, 'email'],
  [{ ...NO_LINK, kind: 'email', address: 'a@example.com' }, undefined],
  [{ ...NO_LINK, kind: 'story', uuid: 'u-1' }, undefined],
] as const)('%o: %s', (link, fault) => {
  expect(linkFault(link)).toBe(fault)
})
