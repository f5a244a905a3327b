import { expect, test } from 'vitest'
import { defineBlock } from './define-block.ts'
import { text } from './fields.ts'
import type { FormLayout } from './form-layout.ts'

const schemaOf = (layout?: FormLayout) =>
  defineBlock({
    name: 'place',
    displayName: 'Place',
    fields: {
      title: text({ label: 'Title' }),
      town: text({ label: 'Town' }),
      street: text({ label: 'Street' }),
      seo: text({ label: 'SEO' }),
      teaser: text({ label: 'Teaser' }),
    },
    ...(layout ? { layout } : {}),
  }).toComponent().schema

const LAYOUT: FormLayout = {
  sections: { card: { label: 'Card', fields: ['teaser'] } },
  tabs: {
    details: {
      label: 'Details',
      sections: {
        place: { label: 'Place', fields: ['street', 'town', 'country'] },
        none: { label: 'X', fields: ['x'] },
      },
    },
    none: { label: 'Nothing of it', fields: ['stars'] },
    search: { label: 'Search engines', fields: ['seo'] },
  },
}

test('without a layout fields keep their order', () => {
  expect(Object.entries(schemaOf()).map(([name, { pos }]) => [name, pos])).toEqual([
    ['title', 0],
    ['town', 1],
    ['street', 2],
    ['seo', 3],
    ['teaser', 4],
  ])
})

test('tabs and sections are entries of the schema, and fields follow the form’s order', () => {
  const schema = schemaOf(LAYOUT)
  expect(Object.values(schema).map(({ pos }) => pos)).toEqual(Object.keys(schema).map((_, index) => index))
  expect(Object.keys(schema)).toEqual([
    'title',
    'section_card',
    'teaser',
    'tab-details',
    'section_place',
    'street',
    'town',
    'tab-search',
    'seo',
  ])
  expect(schema['section_card']).toEqual({ type: 'section', display_name: 'Card', keys: ['teaser'], pos: 1 })
  expect(schema['tab-details']).toEqual({
    type: 'tab',
    display_name: 'Details',
    keys: ['section_place', 'street', 'town'],
    pos: 3,
  })
  expect(schema['tab-search']).toMatchObject({ keys: ['seo'] })
})
