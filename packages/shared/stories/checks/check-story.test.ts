// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Block, Component, ComponentField, ListedStory } from '../types.ts'
import { allReferences, checkStory } from './check-story.ts'
import type { CheckContext } from './context.ts'
import { contrastOf } from './field-checks.ts'
import { LEVELS, levelsFrom } from './faults.ts'

const component = (name: string, schema: Readonly<Record<string, ComponentField>>): Component => ({
  id: 1,
  name,
  display_name: name,
  is_root: false,
  is_nestable: true,
  schema,
})

const text = (more: Partial<ComponentField> = {}): ComponentField => ({ type: 'text', translatable: true, ...more })

const components = new Map(
  [
    component('page', {
      title: text({ required: true }),
      teaser: text({ type: 'textarea' }),
      seo_title: text(),
      seo_description: text({ type: 'textarea' }),
      seo_hidden: { type: 'boolean' },
      gambling: { type: 'boolean' },
      ends_at: { type: 'datetime' },
      starts_at: { type: 'datetime' },
      body: { type: 'bloks' },
    }),
    component('hero', {
      image: { type: 'asset', filetypes: ['images'] },
      band: {
        type: 'option',
        default_value: 'pins',
        options: [
          { name: 'Pins', value: 'pins' },
          { name: 'Or', value: 'or' },
        ],
      },
      action_label: text(),
      action: { type: 'multilink', translatable: true },
    }),
    component('rich-text', { text: { type: 'richtext', translatable: true } }),
    component('list', {
      stories: { type: 'options', source: 'internal_stories' },
      price: { type: 'number' },
      name: text({ max_length: 5 }),
    }),
    component('show', { performances: { type: 'bloks' } }),
    component('performance', { starts_at: { type: 'datetime', required: true } }),
    component('casino-games', {}),
  ].map((one) => [one.name, one]),
)

const story = (published: boolean): ListedStory => ({ name: 'Offre', published }) as ListedStory

const context: CheckContext = {
  components,
  languages: ['en'],
  listed: new Map([
    ['live', story(true)],
    ['draft', story(false)],
  ]),
  now: Date.parse('2026-06-12T12:00:00Z'),
  bands: { pins: { background: '#1f454b', lettering: '#ffffff' }, or: { background: '#e9b95a', lettering: '#ffffff' } },
}

const DESCRIPTION = 'Une description assez longue pour que les moteurs de recherche la montrent en entier.'

const page = (fields: Readonly<Record<string, unknown>>, ...body: readonly Block[]): Block => ({
  _uid: 'root',
  component: 'page',
  title: 'Un titre assez long',
  title__i18n__en: 'A title of some length',
  teaser: DESCRIPTION,
  teaser__i18n__en: DESCRIPTION,
  body,
  ...fields,
})

const block = (name: string, fields: Readonly<Record<string, unknown>> = {}, uid = 'b'): Block => ({
  _uid: uid,
  component: name,
  ...fields,
})

const picture = (more: Readonly<Record<string, unknown>> = {}) => ({
  fieldtype: 'asset',
  filename: 'https://a.storyblok.com/f/1/1600x1067/a/b.avif',
  alt: 'Une plage',
  meta_data: { alt: 'Une plage', alt__i18n__en: 'A beach' },
  ...more,
})

const link = (more: Readonly<Record<string, unknown>>) => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: '',
  url: '',
  cached_url: '',
  ...more,
})

const linked = (attrs: Readonly<Record<string, unknown>>) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ici', marks: [{ type: 'link', attrs }] }] }],
})

const headings = (...levels: readonly number[]) => ({
  type: 'doc',
  content: levels.map((level) => ({ type: 'heading', attrs: { level }, content: [{ type: 'text', text: 'T' }] })),
})

/** Formatted text in both languages, so that no translation is missing. */
const prose = (document: unknown): Block => block('rich-text', { text: document, text__i18n__en: document })

const GOOD: readonly (readonly [string, Block])[] = [
  ['a page as it should be', page({}, block('hero', { image: picture() }))],
  ['a picture of the least width', page({}, block('list'), block('hero', { image: picture() }))],
  [
    'a link to a live page',
    page({}, block('hero', { action: link({ id: 'live' }), action_label: 'Voir', action_label__i18n__en: 'See' })),
  ],
  ['a link in a text to a live page', page({}, prose(linked({ linktype: 'story', uuid: 'live', href: 'a' })))],
  ['headings in order', page({}, prose(headings(2, 3, 4, 2)))],
  ['a page that search engines do not show', page({ seo_hidden: true, title: 'Court', title__i18n__en: 'Short' })],
  [
    'poker on a page with the warning',
    page({ gambling: true, title: 'Soirée de poker', title__i18n__en: 'Poker night' }),
  ],
  ['an event that has begun and is not over', page({ starts_at: '2026-06-01 10:00', ends_at: '2026-06-30 10:00' })],
  [
    'a show with a date to come',
    page(
      {},
      block('show', {
        performances: [
          block('performance', { starts_at: '2026-06-01 19:00' }, 'p1'),
          block('performance', { starts_at: '2026-06-20 19:00' }, 'p2'),
        ],
      }),
    ),
  ],
  ['white on pine', page({}, block('hero', { band: 'pins' }))],
]

test.each(GOOD)('%s: nothing to say', (_name, root) => {
  expect(checkStory(root, context)).toEqual([])
})

const b = { uid: 'b' }

const BAD: readonly (readonly [string, Block, Readonly<Record<string, unknown>>])[] = [
  ['no title', page({ title: '', title__i18n__en: '' }), { rule: 'required', uid: 'root', field: 'title' }],
  [
    'a text that is too long',
    page({}, block('list', { name: 'Longues', name__i18n__en: 'Long' })),
    { ...b, rule: 'length', field: 'name', detail: '2' },
  ],
  ['letters for a number', page({}, block('list', { price: 'dix' })), { ...b, rule: 'number', field: 'price' }],
  [
    'no alternative in French',
    page({}, block('hero', { image: picture({ alt: '', meta_data: { alt__i18n__en: 'A beach' } }) })),
    { ...b, rule: 'alternative', field: 'image' },
  ],
  [
    'no alternative in English',
    page({}, block('hero', { image: picture({ meta_data: { alt: 'Une plage' } }) })),
    { ...b, rule: 'alternative', field: 'image', language: 'en' },
  ],
  [
    'words of a button that leads nowhere',
    page({}, block('hero', { action_label: 'Voir', action_label__i18n__en: 'See' })),
    { ...b, rule: 'link-empty', field: 'action', detail: 'Voir' },
  ],
  [
    'an address that is none of the web',
    page({}, block('hero', { action: link({ linktype: 'url', url: 'javascript:alert(1)' }) })),
    { ...b, rule: 'link-empty', field: 'action' },
  ],
  [
    'a link to a draft',
    page({}, block('hero', { action: link({ id: 'draft' }) })),
    { ...b, rule: 'link-unpublished', field: 'action', detail: 'Offre' },
  ],
  [
    'a link to a page that is gone',
    page({}, block('hero', { action: link({ id: 'gone' }) })),
    { ...b, rule: 'link-gone', field: 'action' },
  ],
  [
    'a relation to a draft',
    page({}, block('list', { stories: ['live', 'draft'] })),
    { ...b, rule: 'link-unpublished', field: 'stories', detail: 'Offre' },
  ],
  [
    'a translation that is missing',
    page({ title__i18n__en: '' }),
    { rule: 'translation', uid: 'root', field: 'title__i18n__en', language: 'en' },
  ],
  [
    'a small picture',
    page({}, block('hero', { image: picture({ filename: 'https://a.storyblok.com/f/1/900x600/a/b.avif' }) })),
    { ...b, rule: 'image-small', field: 'image', detail: '900 < 1600' },
  ],
  ['white on gold', page({}, block('hero', { band: 'or' })), { ...b, rule: 'contrast', field: 'band', detail: '1.8' }],
  ['a short title', page({ title: 'Court' }), { rule: 'title-length', uid: 'root', field: 'title', detail: '5' }],
  [
    'a long description of its own',
    page({ seo_description: 'a'.repeat(161), seo_description__i18n__en: DESCRIPTION }),
    { rule: 'description-length', uid: 'root', field: 'seo_description', detail: '161' },
  ],
  [
    'no description',
    page({ teaser: '', teaser__i18n__en: '' }),
    { rule: 'description-length', uid: 'root', field: 'seo_description', detail: '0' },
  ],
  [
    'poker on a page without the warning',
    page({ title: 'Soirée de poker', title__i18n__en: 'An evening at the table' }),
    { rule: 'gambling', uid: 'root', field: 'gambling', detail: 'poker' },
  ],
  [
    'games on a page without the warning',
    page({}, block('casino-games')),
    { rule: 'gambling', uid: 'root', field: 'gambling' },
  ],
  ['an event that is over', page({ ends_at: '2026-06-12 11:59' }), { rule: 'past', uid: 'root', field: 'ends_at' }],
]

test.each(BAD)('%s', (_name, root, expected) => {
  expect(checkStory(root, context)).toEqual([expected])
})

test.each([
  ['a heading that leaves a level out', headings(2, 4), [{ rule: 'heading-order', detail: '4' }]],
  ['a first heading that does', headings(4), [{ rule: 'heading-order', detail: '4' }]],
  ['a second h1', headings(1, 2), [{ rule: 'heading-one' }]],
  [
    'a link without an address in a text',
    linked({ linktype: 'url', href: '' }),
    [{ rule: 'link-empty', detail: 'ici' }],
  ],
  [
    'a link of a text to a draft',
    linked({ linktype: 'story', uuid: 'draft', href: 'a' }),
    [{ rule: 'link-unpublished' }],
  ],
  [
    'a picture in a text',
    {
      type: 'doc',
      content: [{ type: 'image', attrs: { src: 'https://a.storyblok.com/f/1/1600x9/a/b.png', alt: '' } }],
    },
    [{ rule: 'alternative' }],
  ],
])('%s, in each language', (_name, document, expected) => {
  const found = checkStory(page({}, prose(document)), context)
  for (const field of ['text', 'text__i18n__en'])
    expect(found.filter((fault) => fault.field === field)).toMatchObject(
      expected.map((fault) => ({ uid: 'b', field, ...fault })),
    )
})

test('a language that the space has, and no text of the page, asks for nothing', () => {
  const untranslated = page(
    {},
    block('hero', { image: picture({ meta_data: { alt: 'Une plage' } }), action_label: '' }),
  )
  const spaces = { ...context, languages: ['en', 'de'] }
  expect(checkStory(untranslated, spaces)).toEqual([{ rule: 'alternative', uid: 'b', field: 'image', language: 'en' }])
  const begun = { ...untranslated, seo_title: 'Titre', seo_title__i18n__de: 'Titel' }
  const languages = checkStory(begun, spaces).map(({ rule, field, language }) => `${rule} ${field} ${language}`)
  expect(languages).toEqual(expect.arrayContaining(['translation title__i18n__de de', 'alternative image de']))
})

test('all dates of a show are over', () => {
  const root = page(
    {},
    block('show', { performances: [block('performance', { starts_at: '2026-06-01 19:00' }, 'p1')] }),
  )
  expect(checkStory(root, context)).toEqual([{ rule: 'past', uid: 'p1', field: 'starts_at' }])
})

test('blocks inside of formatted text are checked too', () => {
  const inner = block('list', { price: 'dix' }, 'inner')
  const document = { type: 'doc', content: [{ type: 'blok', attrs: { id: 'x', body: [inner] } }] }
  expect(
    checkStory(page({}, block('rich-text', { text: document, text__i18n__en: document })), context),
  ).toContainEqual({ rule: 'number', uid: 'inner', field: 'price' })
})

test('references are found in links, relations and texts', () => {
  const root = page(
    {},
    block('hero', { action: link({ id: 'a' }), action__i18n__en: link({ id: 'b' }) }),
    block('list', { stories: ['c', 'a'] }),
    block('rich-text', { text: linked({ linktype: 'story', uuid: 'd', href: 'x' }) }),
  )
  expect(allReferences(root, context)).toEqual(['a', 'b', 'c', 'd'])
})

test('contrast is WCAG’s ratio', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})

test('an installation changes levels by a datasource, and only to what there is', () => {
  const entries = [
    { name: 'translation', value: 'block' },
    { name: 'past', value: 'off' },
    { name: 'contrast', value: 'loud' },
    { name: 'constructor', value: 'block' },
    { name: 'alternative', value: 'off' },
  ]
  const expected = { ...LEVELS, translation: 'block', past: 'off' }
  expect(levelsFrom(entries, [])).toEqual({ ...expected, alternative: 'off' })
  expect(levelsFrom(entries, ['alternative'])).toEqual({ ...expected, alternative: 'block' })
})
