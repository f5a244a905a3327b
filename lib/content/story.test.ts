import { describe, expect, test } from 'vitest'
import { ContentError } from './service/content-error.ts'
import { storyTags, toStory } from './story.ts'

const A = '5e8c1f0a-0000-4000-8000-00000000000a'

const story = { id: 1, uuid: 'u1', name: 'Hôtel', full_slug: 'website-hotels/hotels/x', published_at: '2026-06-12T10:00:00.000Z', content: { _uid: 'c', component: 'hotel', body: [] } }

describe('toStory', () => {
  test('reads the envelope, and leaves the content to the blocks', () => {
    expect(toStory({ story, rels: [{ uuid: 'r1', name: 'x' }], links: [{ uuid: 'l1' }], rel_uuids: ['r2'], link_uuids: ['l2'], cv: 7 })).toEqual({
      id: 1, uuid: 'u1', name: 'Hôtel', fullSlug: 'website-hotels/hotels/x', publishedAt: '2026-06-12T10:00:00.000Z', content: story.content,
      relations: ['r1', 'r2'], linked: ['l1', 'l2'],
    })
  })

  test('what a page can do without may be missing or odd', () => {
    expect(toStory({ story: { ...story, name: null, published_at: null }, rels: null, links: 'x', rel_uuids: [7] })).toMatchObject({ name: '', publishedAt: undefined, relations: [], linked: [] })
  })

  test.each([
    ['nothing', undefined], ['a text', '<html>'], ['no story', {}], ['a list', { story: [story] }],
    ['no id', { story: { ...story, id: undefined } }], ['no uuid', { story: { ...story, uuid: 7 } }], ['no slug', { story: { ...story, full_slug: null } }],
    ['content without a component', { story: { ...story, content: { _uid: 'c' } } }], ['no content', { story: { ...story, content: null } }],
  ])('an envelope with %s is none', (_, data) => {
    expect(() => toStory(data)).toThrow(ContentError)
  })
})

test('storyTags name what the page shows, what it could show, and what it links to, each once', () => {
  const parsed = toStory({
    story: { ...story, content: { ...story.content, pages: [A, { uuid: 'r1' }] } }, rels: [{ uuid: 'r1' }], rel_uuids: ['r1', A], links: [{ uuid: 'r1' }, { uuid: 'l1' }],
  })
  expect(storyTags(parsed).toSorted()).toEqual(['address:l1', 'address:r1', `story:${A}`, 'story:r1', 'story:u1'])
})
