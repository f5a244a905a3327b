import { expect, test } from 'vitest'
import { COMPONENTS } from '#blocks/schemas.ts'
import { defineBlock } from './block-kit/define-block.ts'
import { stories, storyUuid, text } from './block-kit/fields.ts'
import { relationFields, unresolvedRelations } from './relations.ts'

const A = '5e8c1f0a-0000-4000-8000-00000000000a'
const B = '5e8c1f0a-0000-4000-8000-00000000000b'

test('relationFields names the fields that show other stories, and no other', () => {
  const schema = defineBlock({
    name: 'cards', displayName: 'Cards',
    fields: { title: text({ label: 'T' }), pages: stories({ label: 'P', contentTypes: ['hotel'] }), header: storyUuid({ label: 'H', contentTypes: ['header'] }) },
  })
  expect(relationFields({ cards: schema })).toEqual(['cards.pages'])
  expect(relationFields({})).toEqual([])
})

test('each relation of the space is asked for once', () => {
  const fields = relationFields(COMPONENTS)
  expect(new Set(fields).size).toBe(fields.length)
  for (const field of fields) expect(field).toMatch(/^[a-z-]+\.[a-z_]+$/)
})

test('unresolvedRelations finds the uuids that stayed in lists, wherever they are', () => {
  const content = {
    _uid: A, component: 'page', header: B, image: { id: A },
    body: [{ _uid: B, component: 'cards', pages: [A, { uuid: B, content: { pages: [B, 'no uuid', A.toUpperCase()] } }] }],
  }
  expect(unresolvedRelations(content)).toEqual([A, B])
  for (const nothing of [null, undefined, 'x', 7, [], {}]) expect(unresolvedRelations(nothing)).toEqual([])
})
