import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import french from '../../blocks/schema-text.fr.json' with { type: 'json' }
import { COMPONENTS } from '../../blocks/schemas.ts'
import type { Component } from '@barriere/shared/stories/types.ts'
import { LanguageContext } from '../words.ts'
import { translateComponent, useListName } from './schema-text.ts'

const components = Object.values(COMPONENTS).map((schema) => schema.toComponent())
const fields = components.flatMap(({ schema }) => Object.values(schema as Component['schema']))

const DATASOURCES = join(import.meta.dirname, '../../content/datasources/1/datasources.json')

const said = {
  names: components.map((component) => component.display_name),
  groups: components.map((component) => component.component_group_name),
  descriptions: components.map((component) => component.description),
  labels: fields.map((field) => field.display_name),
  hints: fields.map((field) => field.description),
  choices: fields.flatMap(({ options }) => options?.map(({ name }) => name)),
  lists: (JSON.parse(readFileSync(DATASOURCES, 'utf8')) as readonly { readonly name: string }[]).map(
    ({ name }) => name,
  ),
}

const KINDS = ['names', 'groups', 'descriptions', 'labels', 'hints', 'choices', 'lists'] as const

describe('the French catalogue of the schemas', () => {
  test.each(KINDS)('has a text for each of the %s, and no other', (kind) => {
    const texts = new Set(said[kind].filter((text) => text !== undefined))
    expect(texts.size).toBeGreaterThan(4)
    expect(Object.keys(french[kind]).sort()).toEqual([...texts].sort())
  })

  test.each(KINDS)('is typeset in French: %s', (kind) => {
    const texts = Object.values(french[kind])
    // A space where French needs a non-breaking one, straight apostrophes, English quotation marks.
    expect(texts.filter((text) => text === '' || /\s$|^\s| [:;?!»€%]|« |['"“”]|\S[;?!»]/.test(text))).toEqual([])
  })
})

test('every block that can be put on a page has a group, and says what it is for', () => {
  const parts = new Set(fields.flatMap((field) => (field.restrict_components ? (field.component_whitelist ?? []) : [])))
  const placed = components.filter(({ name, is_nestable: isNestable }) => isNestable && !parts.has(name))
  expect(placed.length).toBeGreaterThan(80)
  const silent = placed.filter(({ component_group_name: group, description }) => !group || !description)
  expect(silent.map(({ name }) => name)).toEqual([])
})

describe('translating a component', () => {
  const component: Component = {
    id: 1,
    name: 'offer-card',
    display_name: 'Offer',
    is_root: false,
    is_nestable: true,
    schema: {
      tone: {
        type: 'option',
        display_name: 'Tone',
        default_value: 'night',
        options: [
          { name: 'Night', value: 'night' },
          { name: 'Own', value: 'own' },
        ],
      },
      page: { type: 'text', display_name: 'constructor', description: 'Degrees north.' },
    },
  }

  test('gives names, labels, hints and choices, and leaves keys, values and unknown texts', () => {
    expect(translateComponent(component, french)).toEqual({
      ...component,
      display_name: 'Offre',
      schema: {
        tone: {
          type: 'option',
          display_name: 'Fond',
          default_value: 'night',
          options: [
            { name: 'Nuit', value: 'night' },
            { name: 'Own', value: 'own' },
          ],
        },
        page: { type: 'text', display_name: 'constructor', description: 'En degrés nord.' },
      },
    })
  })

  test('leaves a component without a name without one', () => {
    expect(translateComponent({ ...component, display_name: null }, french).display_name).toBeNull()
  })
})

test.each([
  ['fr', 'Synonymes de la recherche, Canaux'],
  ['en', 'Search synonyms, Canaux'],
] as const)('lists of values have their names in the editor’s language (%s), or their own', (language, expected) => {
  const Names = () => ['Search synonyms', 'Canaux'].map(useListName()).join(', ')
  expect(renderToStaticMarkup(createElement(LanguageContext, { value: language }, createElement(Names)))).toBe(expected)
})
