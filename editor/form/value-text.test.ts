// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { Component, ComponentField, ListedStory } from '@barriere/shared/stories/types.ts'
import { isTextField, uuidsIn, valueText } from './value-text.ts'

const UUID = '11111111-1111-4111-8111-111111111111'

const names = {
  language: 'fr',
  components: new Map([['hero', { name: 'hero', display_name: 'Ouverture de page', schema: {} } as Component]]),
  stories: new Map([[UUID, { name: 'La Criée', uuid: UUID } as ListedStory]]),
} as const

const CHOICE: ComponentField = {
  type: 'option',
  options: [
    { name: 'À gauche', value: 'left' },
    { name: 'À droite', value: 'right' },
  ],
}

const asset = (more: object) => ({
  fieldtype: 'asset',
  filename: 'https://a.storyblok.com/f/1/9x9/h/plage.jpg',
  ...more,
})

describe('a value is said', () => {
  test.each<[string, ComponentField | undefined, unknown, string]>([
    ['a choice by its label', CHOICE, 'left', 'À gauche'],
    ['several choices', { ...CHOICE, type: 'options' }, ['left', 'right'], 'À gauche, À droite'],
    ['a choice that is gone', CHOICE, 'middle', 'middle'],
    ['a relation by name', { type: 'options', source: 'internal_stories' }, [UUID], 'La Criée'],
    ['a page that is gone', { type: 'option', source: 'internal_stories' }, 'gone', 'gone'],
    ['a link to a page', { type: 'multilink' }, { linktype: 'story', id: UUID, anchor: 'menu' }, 'La Criée#menu'],
    [
      'a link elsewhere',
      { type: 'multilink' },
      { linktype: 'url', url: 'https://x.example', target: '_blank' },
      'https://x.example (nouvel onglet)',
    ],
    ['a file', { type: 'asset' }, asset({}), 'plage.jpg'],
    [
      'a file with its texts',
      { type: 'asset' },
      asset({ alt: 'La plage', focus: '1x1:2x2' }),
      'plage.jpg (texte alternatif «\u00a0La plage\u00a0», point d’intérêt 1x1:2x2)',
    ],
    ['several files', { type: 'multiasset' }, [asset({}), asset({})], 'plage.jpg, plage.jpg'],
    ['yes', { type: 'boolean' }, true, 'Oui'],
    ['no', { type: 'boolean' }, false, 'Non'],
    ['a moment in Paris', { type: 'datetime' }, '2026-07-14 20:30', '14 juil. 2026, 22:30'],
    ['nothing', { type: 'text' }, '', 'Vide'],
    ['formatted text', { type: 'richtext' }, { type: 'doc', content: [{ type: 'text', text: 'Bonjour' }] }, 'Bonjour'],
    ['blocks', { type: 'bloks' }, [{ _uid: 'a', component: 'hero' }], 'Ouverture de page'],
    ['a translated address', undefined, [{ lang: 'en', slug: 'beach', name: null }], 'en: beach'],
    ['tags', undefined, ['été', 'mer'], 'été, mer'],
  ])('%s', (_, field, value, expected) => {
    expect(valueText(field, value, names)).toBe(expected)
  })
})

test('the stories that a value names are those of relations and of links to pages', () => {
  expect(uuidsIn({ type: 'options', source: 'internal_stories' }, [UUID])).toEqual([UUID])
  expect(uuidsIn({ type: 'multilink' }, { linktype: 'story', id: UUID })).toEqual([UUID])
  expect(uuidsIn({ type: 'multilink' }, { linktype: 'url', id: '', url: '/x' })).toEqual([])
  expect(uuidsIn({ type: 'text' }, 'words')).toEqual([])
})

test('only texts differ by words', () => {
  expect([isTextField({ type: 'textarea' }), isTextField(CHOICE), isTextField(undefined)]).toEqual([true, false, true])
})
