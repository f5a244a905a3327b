import { expect, test } from 'vitest'
import { relatedIn, toRelations, withRelated } from './relations.ts'

const RELATIONS = toRelations(['cards.stories', 'offer.houses'])

const A = 'aaaaaaaa-0000-4000-8000-000000000001'
const B = 'bbbbbbbb-0000-4000-8000-000000000002'

const content = {
  component: 'page',
  stories: [A],
  body: [
    { component: 'cards', stories: [B, A, B], title: 'Cards' },
    { component: 'section', blocks: [{ component: 'offer', houses: [A, { uuid: B, content: {} }] }] },
  ],
}

test('relations are found in the fields of their components alone, each once', () => {
  expect(relatedIn(content, RELATIONS)).toEqual([B, A])
})

test('known stories take the places of their uuids and are shared; others stay uuids', () => {
  const story = { uuid: A, content: { component: 'hotel' } }
  const placed = withRelated(content, RELATIONS, new Map([[A, story]])) as typeof content
  expect(placed.stories).toEqual([A])
  expect(placed.body[0]?.stories).toEqual([B, story, B])
  expect(placed.body[0]?.stories?.[1]).toBe(story)
  expect(placed.body[1]?.blocks?.[0]?.houses[0]).toBe(story)
  expect(content.body[0]?.stories).toEqual([B, A, B])
})
