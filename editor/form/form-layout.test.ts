import { expect, test } from 'vitest'
import type { Component } from '@barriere/shared/stories/types.ts'
import { firstField, tabOfField, tabsOf } from './form-layout.ts'

const text = (pos: number) => ({ type: 'text', pos })

const shown = (schema: Component['schema']) =>
  tabsOf(schema).map(({ label, parts }) => [
    label,
    ...parts.map(({ section, name, fields }) => (section ? [name, ...fields.map(([key]) => key)] : name)),
  ])

test('a schema without tabs is one column in its order', () => {
  expect(shown({ teaser: text(1), title: text(0) })).toEqual([[undefined, 'title', 'teaser']])
  expect(shown({})).toEqual([])
})

test('fields are in the tab that names them, the others in the first', () => {
  const schema: Component['schema'] = {
    'tab-seo': { type: 'tab', display_name: 'SEO', pos: 5, keys: ['seo_title', 'gone'] },
    'seo_title': text(1),
    'title': text(2),
    'body': { type: 'bloks', pos: 0 },
    'tab-empty': { type: 'tab', display_name: 'Empty', pos: 6 },
    'tab-two': { type: 'tab', pos: 4, keys: ['access', 'seo_title'] },
    'access': text(3),
  }
  expect(shown(schema)).toEqual([
    [undefined, 'body', 'title'],
    ['tab-two', 'seo_title', 'access'],
  ])
  expect(firstField(schema)).toBe('body')
  expect(tabOfField(tabsOf(schema), 'access')?.name).toBe('tab-two')
  expect(tabOfField(tabsOf(schema), 'gone')).toBeUndefined()
})

test('where all fields have a tab there is no other', () => {
  expect(shown({ a: text(0), t: { type: 'tab', display_name: 'A', keys: ['a'] } })).toEqual([['A', 'a']])
})

test.each([
  ['names it', ['section']],
  ['names its fields', ['town', 'street']],
  ['names both', ['section', 'town', 'street']],
])('a section is in the tab that %s', (_, keys) => {
  expect(
    shown({
      title: text(0),
      section: { type: 'section', display_name: 'Address', pos: 1, keys: ['street', 'town'] },
      town: text(2),
      street: text(3),
      phone: text(4),
      tab: { type: 'tab', display_name: 'Place', pos: 5, keys: [...keys, 'phone'] },
    }),
  ).toEqual([
    [undefined, 'title'],
    ['Place', ['section', 'town', 'street'], 'phone'],
  ])
})

test('a section without fields is none, and one in another loses none of its fields', () => {
  expect(
    shown({
      none: { type: 'section', pos: 0, keys: ['gone'] },
      outer: { type: 'section', pos: 1, keys: ['a', 'inner'] },
      inner: { type: 'section', pos: 2, keys: ['b'] },
      a: text(3),
      b: text(4),
    }),
  ).toEqual([[undefined, ['outer', 'a'], ['inner', 'b']]])
})
