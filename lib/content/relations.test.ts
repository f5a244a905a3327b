import { describe, expect, test } from 'vitest'
import { COMPONENTS } from '#blocks/schemas.ts'
import { defineBlock } from './block-kit/define-block.ts'
import { stories, storyUuid, text } from './block-kit/fields.ts'
import { referencesOf, relationFields } from './relations.ts'

const A = '5e8c1f0a-0000-4000-8000-00000000000a'
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

test('each relation of the space is resolved once', () => {
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
