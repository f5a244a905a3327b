import { expect, test } from 'vitest'
import type { Component } from '@barriere/shared/stories/types.ts'
import { contentFrom, contentOfPreset, emptyContent, pointedAt } from './copies.ts'

const EXAMPLE = {
  _uid: 'a',
  component: 'restaurant',
  title: 'La Criée',
  title__i18n__en: 'La Criée',
  teaser: 'La Criée grille au bois.',
  body: [
    { _uid: 'b', component: 'hero', title: 'La Criée', title__i18n__en: 'The Quay' },
    { _uid: 'c', component: 'key-facts', of: ['uuid-of-it'] },
  ],
}

const copy = contentFrom(
  EXAMPLE,
  { name: 'La Criée', translated: { en: 'The Quay' } },
  { name: 'Le Phare', translated: { en: 'The Lighthouse' } },
)

test('the name is replaced where a field says nothing else, in its language', () => {
  expect(copy).toMatchObject({
    title: 'Le Phare',
    title__i18n__en: 'The Lighthouse',
    teaser: 'La Criée grille au bois.',
    body: [{ title: 'Le Phare', title__i18n__en: 'The Lighthouse' }, { of: ['uuid-of-it'] }],
  })
})

test('every block has a uid of its own', () => {
  const uids = JSON.stringify(copy).match(/"_uid":"[^"]+"/g) ?? []
  expect(new Set(uids).size).toBe(3)
  expect(uids).not.toContain('"_uid":"a"')
})

test('what speaks of the example speaks of the copy', () => {
  expect(pointedAt(copy, 'uuid-of-it', 'uuid-of-copy')).toMatchObject({ body: [{}, { of: ['uuid-of-copy'] }] })
})

const OFFER = {
  name: 'offer',
  schema: {
    title: { type: 'text', translatable: true },
    theme: { type: 'option', default_value: 'paper' },
    teaser: { type: 'text' },
  },
} as unknown as Component

const NAMES = { name: 'Hiver', translated: { en: 'Winter' } }

test('an empty page has its title in every language, and the schema’s defaults', () => {
  expect(emptyContent(OFFER, NAMES)).toEqual({
    _uid: expect.any(String) as string,
    component: 'offer',
    theme: 'paper',
    title: 'Hiver',
    title__i18n__en: 'Winter',
  })
})

test('a stored template keeps its values beside the defaults; the title is that of the page', () => {
  const preset = { _uid: 'a', component: 'offer', title: 'Modèle', theme: 'night', teaser: 'Deux nuits.' }
  const content = contentOfPreset(preset, OFFER, NAMES)
  expect(content).toMatchObject({ theme: 'night', teaser: 'Deux nuits.', title: 'Hiver', title__i18n__en: 'Winter' })
  expect(content._uid).not.toBe('a')
})
