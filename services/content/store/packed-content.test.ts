import { expect, test } from 'vitest'
import { isLazy } from '@barriere/shared/stories/lazy-field.ts'
import { PackedContent } from './packed-content.ts'

const blocks = Array.from({ length: 40 }, (_, index) => ({ _uid: `b${index}`, component: 'quote', text: 'Long ago' }))

const content = {
  _uid: 'a',
  component: 'page',
  body: blocks,
  title: 'Été',
  tags: ['a', 'b'],
  __proto_like: null,
  body__i18n__en: blocks.toReversed(),
}

test('what comes out is what went in, in the editor’s order of fields', () => {
  const { value } = new PackedContent(content)
  expect(JSON.stringify(value)).toBe(JSON.stringify(content))
  expect(new PackedContent({}).value).toEqual({})
})

test('long fields wait until they are read, and are read once', () => {
  const { value } = new PackedContent(content)
  expect(Object.keys(content).filter((name) => isLazy(value, name))).toEqual(['body', 'body__i18n__en'])
  expect(value.title).toBe('Été')
  expect(isLazy(value, 'body')).toBe(true)
  expect(value.body).toBe(value.body)
  expect(isLazy(value, 'body')).toBe(false)
})

test('the root’s component is known without parsing', () => {
  expect(new PackedContent(content).component).toBe('page')
  expect(new PackedContent({}).component).toBeUndefined()
})

test('the languages of a story are those in which a field has a value, at any depth and of any length', () => {
  const languagesOf = (more: object) => [...new PackedContent({ component: 'page', ...more }).languages].toSorted()
  expect(languagesOf({ title: 'Vin', title__i18n__en: '', lead__i18n__en: null, tags__i18n__en: [] })).toEqual([])
  expect(languagesOf({ title: 'say "title__i18n__en":"x"' })).toEqual([])
  expect(languagesOf({ title__i18n__pt_br: 'Vinho', body: [{ text: 'a', text__i18n__en: 'b' }] })).toEqual([
    'en',
    'pt_br',
  ])
  expect(languagesOf({ body: [...blocks, { text__i18n__en: 'b' }] })).toEqual(['en'])
  expect(languagesOf({ body__i18n__en: blocks })).toEqual(['en'])
})
