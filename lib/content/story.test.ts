import { describe, expect, test } from 'vitest'
import { COMPONENTS } from '#blocks/schemas.ts'
import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { stories, storyUuid, text } from '@barriere/shared/block-kit/fields.ts'
import { ContentError } from './service/content-error.ts'
import { storyTags, toStory, referencesOf, relationFields } from './story.ts'

const A = '5e8c1f0a-0000-4000-8000-00000000000a'

const story = {
  id: 1,
  uuid: 'u1',
  name: 'Hôtel',
  full_slug: 'website-hotels/hotels/x',
  published_at: '2026-06-12T10:00:00.000Z',
  content: { _uid: 'c', component: 'hotel', body: [] },
}

describe('toStory', () => {
  test('reads the envelope, leaves the content to the blocks, and notes what it refers to', () => {
    const content = { ...story.content, pages: [A, { uuid: 'r1', content: {} }], link: { linktype: 'story', id: 'l1' } }
    expect(toStory({ ...story, content })).toEqual({
      id: 1,
      uuid: 'u1',
      name: 'Hôtel',
      fullSlug: 'website-hotels/hotels/x',
      publishedAt: '2026-06-12T10:00:00.000Z',
      content,
      shown: [A, 'r1'],
      linked: ['l1'],
    })
  })

  test('what a page can do without may be missing or odd', () => {
    expect(toStory({ ...story, name: null, published_at: null })).toMatchObject({
      name: '',
      publishedAt: undefined,
      shown: [],
      linked: [],
    })
  })

  test.each([
    ['nothing', undefined],
    ['a text', '<html>'],
    ['no members', {}],
    ['a list', [story]],
    ['no id', { ...story, id: undefined }],
    ['no uuid', { ...story, uuid: 7 }],
    ['no slug', { ...story, full_slug: null }],
    ['content without a component', { ...story, content: { _uid: 'c' } }],
    ['no content', { ...story, content: null }],
  ])('an envelope with %s is none', (_, data) => {
    expect(() => toStory(data)).toThrow(ContentError)
  })
})

test('storyTags name the page’s own story first, then once each what it shows, could show or links to', () => {
  const content = {
    ...story.content,
    pages: [A, { uuid: 'r1', content: {} }, A],
    links: [
      { linktype: 'story', id: 'r1' },
      { linktype: 'story', id: 'l1' },
    ],
  }
  expect(storyTags(toStory({ ...story, content }))).toEqual([
    'story:u1',
    `story:${A}`,
    'story:r1',
    'address:r1',
    'address:l1',
  ])
  expect(storyTags(toStory({ ...story, content: { ...content, pages: [] } }))).toEqual([
    'story:u1',
    'address:r1',
    'address:l1',
  ])
})

const B = '5e8c1f0a-0000-4000-8000-00000000000b'
const C = '5e8c1f0a-0000-4000-8000-00000000000c'

test('relationFields names the fields that show other stories, and no other', () => {
  const schema = defineBlock({
    name: 'cards',
    displayName: 'Cards',
    fields: {
      title: text({ label: 'T' }),
      pages: stories({ label: 'P', contentTypes: ['hotel'] }),
      header: storyUuid({ label: 'H', contentTypes: ['header'] }),
    },
  })
  expect(relationFields({ cards: schema })).toEqual(['cards.pages'])
  expect(relationFields({})).toEqual([])
})

test('each relation of the space is asked for once', () => {
  const fields = relationFields(COMPONENTS)
  expect(new Set(fields).size).toBe(fields.length)
  for (const field of fields) expect(field).toMatch(/^[a-z-]+\.[a-z_]+$/)
})

describe('referencesOf', () => {
  test('finds what is shown, resolved or not, and leaves what that shows to itself', () => {
    const content = {
      _uid: A,
      component: 'page',
      header: B,
      image: { id: A },
      body: [
        {
          _uid: B,
          component: 'cards',
          pages: [A, { uuid: B, content: { pages: [C], link: { linktype: 'story', id: C } } }, 'no uuid'],
        },
      ],
    }
    expect(referencesOf(content)).toEqual({ shown: [A, B], linked: [] })
  })

  test('finds links of fields and of formatted text, each once', () => {
    const content = {
      action: { linktype: 'story', id: A, story: { uuid: A, full_slug: 'x' } },
      site: { linktype: 'url', id: '', url: 'https://x.example' },
      text: {
        type: 'doc',
        content: [
          {
            type: 'text',
            marks: [
              { type: 'link', attrs: { linktype: 'story', uuid: B } },
              { type: 'link', attrs: { linktype: 'story', uuid: A } },
            ],
          },
        ],
      },
    }
    expect(referencesOf(content)).toEqual({ shown: [], linked: [A, B] })
  })

  test.each([null, undefined, 'x', 7, [], {}])('%s refers to nothing', (nothing) => {
    expect(referencesOf(nothing)).toEqual({ shown: [], linked: [] })
  })
})
