import { expect, test } from 'vitest'
import { type Schema, isEmpty } from './schema-fields.ts'
import { coverageOf, translatableFields } from './translations.ts'

const SCHEMAS = new Map(
  (
    [
      {
        name: 'page',
        schema: {
          body: { type: 'bloks', pos: 2 },
          title: { type: 'text', translatable: true, pos: 0 },
          link: { type: 'multilink', translatable: true, pos: 1 },
        },
      },
      {
        name: 'note',
        schema: { text: { type: 'richtext', translatable: true, pos: 0 }, code: { type: 'text', pos: 1 } },
      },
    ] satisfies Schema[]
  ).map((schema) => [schema.name, schema] as const),
)

const NONE: ReadonlySet<string> = new Set()

const doc = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

const page = (change: object = {}, note: object = {}) => ({
  _uid: 'p',
  component: 'page',
  title: 'Accueil',
  title__i18n__en: 'Home',
  link: { fieldtype: 'multilink', url: '/x', id: '' },
  body: [{ _uid: 'n', component: 'note', text: doc('Bonjour'), text__i18n__en: doc('Hello'), code: 'x', ...note }],
  ...change,
})

test('counts the texts that a language has, in nested blocks too, and leaves links and codes out', () => {
  expect(coverageOf(page(), NONE, SCHEMAS, ['en', 'pt-br'])).toEqual([
    { lang: 'en', fields: 2, missing: 0, outdated: 0 },
    { lang: 'pt-br', fields: 2, missing: 2, outdated: 0 },
  ])
})

test('a translation of nothing but space or empty paragraphs is missing', () => {
  const [coverage] = coverageOf(
    page({ title__i18n__en: '  ' }, { text__i18n__en: { type: 'doc', content: [{ type: 'paragraph' }] } }),
    NONE,
    SCHEMAS,
    ['en'],
  )
  expect(coverage).toMatchObject({ fields: 2, missing: 2 })
})

test('a field without an original needs no translation', () => {
  expect(translatableFields(page({ title: '' }), NONE, SCHEMAS, 'en').map(({ field }) => field)).toEqual(['text'])
})

test('a translation is outdated where it is said to be, and not where there is none', () => {
  const states = (draft: object) =>
    translatableFields(page(draft), new Set(['p.title__i18n__en']), SCHEMAS, 'en').map(({ state }) => state)
  expect(states({})).toEqual(['outdated', 'done'])
  expect(states({ title__i18n__en: '' })).toEqual(['missing', 'done'])
})

test('fields come in the order of the page, with the blocks around them', () => {
  const fields = translatableFields(page(), NONE, SCHEMAS, 'en')
  expect(fields.map(({ placed, key }) => [placed.block._uid, key, placed.around.length])).toEqual([
    ['p', 'title__i18n__en', 0],
    ['n', 'text__i18n__en', 1],
  ])
})

test.each([
  [undefined, true],
  ['', true],
  [[], true],
  [{ fieldtype: 'asset', filename: '' }, true],
  [{ fieldtype: 'asset', filename: 'https://a.storyblok.com/f/1/x.png' }, false],
  [{ fieldtype: 'multilink', id: '', url: '' }, true],
  [{ fieldtype: 'multilink', id: 'uuid', url: '' }, false],
  [{ type: 'doc', content: [{ type: 'image', attrs: { src: 'x' } }] }, false],
  [doc(''), true],
  [0, false],
  [false, false],
])('%j is empty: %s', (value, expected) => {
  expect(isEmpty(value)).toBe(expected)
})
