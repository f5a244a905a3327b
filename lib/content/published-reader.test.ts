import { expect, test, vi } from 'vitest'
import { PublishedReader } from './published-reader.ts'
import type { ContentAnswer } from './service/client.ts'
import { addressTag, storyTag } from './tags.ts'

/** A page that links to another in a field and in formatted text. */
const page = {
  id: 1,
  uuid: 'u1',
  full_slug: 'website-hotels/a',
  content: {
    _uid: 'c',
    component: 'page',
    link: { fieldtype: 'multilink', linktype: 'story', id: 'u2', url: '' },
    text: { type: 'doc', content: [{ type: 'link', attrs: { linktype: 'story', uuid: 'u3', href: 'x' } }] },
  },
}

const get = vi.fn(async (): Promise<ContentAnswer> => ({ data: { stories: [page] }, total: 1, perPage: 1 }))

const newReader = (): PublishedReader =>
  new PublishedReader({
    client: { get, getAll: async () => [], send: async () => ({}), whenDue: (work) => work() },
    version: () => 1,
    isPublished: () => true,
    observe: (request) => request,
  })

test('a story is read again when it, or the address of a page that it links to, has changed', async () => {
  const reader = newReader()
  await reader.story('u1', 'fr')
  for (const [tag, reads] of [
    [storyTag('u1'), 2],
    [addressTag('u2'), 3],
    [addressTag('u3'), 4],
    [addressTag('u4'), 4],
    [storyTag('u2'), 4],
  ] as const) {
    reader.drop(new Set([tag]))
    await reader.story('u1', 'fr')
    expect([tag, get.mock.calls.length]).toEqual([tag, reads])
  }
})
