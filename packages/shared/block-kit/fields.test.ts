import { describe, expect, test, vi } from 'vitest'
import { type RawBlock, defineBlock } from './define-block.ts'
import type { Fault, Field, FieldFault } from './field.ts'
import {
  asset,
  body,
  boolean,
  choice,
  datetime,
  items,
  link,
  number,
  richtext,
  stories,
  storyUuid,
  text,
  textarea,
} from './fields.ts'

const decode = <T>(field: Field<T>, raw: unknown): { value?: T; error?: FieldFault; faults?: Fault[] } => {
  const faults: Fault[] = []
  const result = field.decode(raw, (fault) => {
    faults.push(fault)
  })
  return {
    ...(result.ok ? { value: result.value } : { error: result.error }),
    ...(faults.length > 0 ? { faults } : {}),
  }
}

const EMPTY = [undefined, null, '', '   ']

const DOC = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bonjour' }] }] }
const BLANK_DOC = { type: 'doc', content: [{ type: 'paragraph' }] }
const FILE = { filename: 'https://a.storyblok.com/f/1/800x600/ab/x.jpg', alt: 'La mer', title: '', focus: '' }
const URL_LINK = { linktype: 'url', url: 'https://www.example.com/', cached_url: '', target: '_blank' }

interface Case {
  readonly make: (options: { label: string; required?: boolean }) => Field<unknown>
  readonly good: unknown
  readonly value: unknown
  readonly wrong: readonly unknown[]
  /** The fault of each wrong value. */
  readonly fault: FieldFault
}

/** Every kind of single value: a valid input, its parsed value, and inputs of another type. */
const SINGLE: Readonly<Record<string, Case>> = {
  text: { make: text, good: '  Colombages ', value: 'Colombages', wrong: [7, true, {}, ['a']], fault: 'text' },
  textarea: { make: textarea, good: 'a\nb', value: 'a\nb', wrong: [7, false, {}, []], fault: 'text' },
  number: {
    make: number,
    good: ' 12.5 ',
    value: 12.5,
    wrong: ['douze', '12 m', true, {}, [1], Number.NaN, Infinity],
    fault: 'number',
  },
  datetime: {
    make: datetime,
    good: '2026-06-12 10:30',
    value: new Date('2026-06-12T10:30:00Z'),
    wrong: ['tomorrow', '2026-13-40 10:00', 7, {}],
    fault: 'moment',
  },
  asset: {
    make: asset,
    good: FILE,
    value: { src: FILE.filename, alt: 'La mer', title: '', width: 800, height: 600, focus: '' },
    wrong: ['x.jpg', 7, [FILE]],
    fault: 'file',
  },
  link: {
    make: link,
    good: URL_LINK,
    value: { kind: 'url', url: 'https://www.example.com/', newTab: true },
    wrong: ['/x', 7, []],
    fault: 'link',
  },
  richtext: {
    make: richtext,
    good: DOC,
    wrong: ['<p>x</p>', 7, [], {}, { type: 'paragraph' }],
    fault: 'formatted',
    value: { nodes: [{ type: 'paragraph', align: undefined, nodes: [{ type: 'text', text: 'Bonjour', marks: [] }] }] },
  },
}

describe.each(Object.entries(SINGLE))('%s', (_, { make, good, value, wrong, fault }) => {
  const optional = make({ label: 'Nom' })
  const required = make({ label: 'Nom', required: true })

  test('a good value', () => {
    expect(decode(optional, good)).toEqual({ value })
    expect(decode(required, good)).toEqual({ value })
  })

  test.each(EMPTY)('empty (%j) is undefined, or a fault where the field is required', (raw) => {
    expect(decode(optional, raw)).toEqual({ value: undefined })
    expect(decode(required, raw)).toEqual({ error: 'required' })
  })

  test.each(wrong.map((raw) => [raw]))('another type (%j) is a fault of its kind', (raw) => {
    expect(decode(optional, raw)).toEqual({ error: fault })
  })
})

test.each<[string, Case['make'], unknown]>([
  ['an asset without a file', asset, { filename: '' }],
  ['an asset cleared by the editor', asset, { id: null, filename: null, alt: null }],
  ['a link to nothing', link, { linktype: 'story', id: '', cached_url: '' }],
  ['a link without a type', link, {}],
  ['an untouched editor', richtext, BLANK_DOC],
])('%s is empty', (_, make, raw) => {
  expect(decode(make({ label: 'Nom' }), raw)).toEqual({ value: undefined })
  expect(decode(make({ label: 'Nom', required: true }), raw)).toEqual({ error: 'required' })
})

test('a link of a type that is not known is no link', () => {
  expect(decode(link({ label: 'Lien' }), { linktype: 'telepathy' })).toEqual({ error: 'linkType' })
})

test('numbers keep to their bounds, which belong to them', () => {
  const field = number({ label: 'Étoiles', min: 0, max: 5 })
  expect([decode(field, '0'), decode(field, 5)]).toEqual([{ value: 0 }, { value: 5 }])
  expect(decode(field, -1)).toEqual({ error: 'least' })
  expect(decode(field, '5.1')).toEqual({ error: 'most' })
})

test('a text longer than its guide is still shown', () => {
  expect(decode(text({ label: 'Titre', max: 3 }), 'quatre')).toEqual({ value: 'quatre' })
})

test.each([['2026-06-12 10:30'], ['2026-06-12T10:30'], ['2026-06-12T10:30:00.000Z']])(
  '%s is that moment in UTC',
  (raw) => {
    expect(decode(datetime({ label: 'Jour' }), raw)).toEqual({ value: new Date(Date.UTC(2026, 5, 12, 10, 30)) })
  },
)

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [undefined, false],
  [null, false],
  ['', false],
  ['oui', false],
  [1, false],
  [{}, false],
])('boolean: %j is %s', (raw, value) => {
  expect(decode(boolean({ label: 'Caché' }), raw)).toEqual({ value })
})

describe('choice', () => {
  const field = choice({ label: 'Ton', choices: { page: 'Comme la page', night: 'Nuit' } })

  test.each([
    ['night', 'night'],
    [undefined, 'page'],
    [null, 'page'],
    ['', 'page'],
    [' ', 'page'],
  ])('%j is %s', (raw, value) => {
    expect(decode(field, raw)).toEqual({ value })
  })

  test.each([['Nuit'], ['toString'], [7], [['night']], [{}]])('%j is a fault', (raw) => {
    expect(decode(field, raw)).toEqual({ error: 'choice' })
  })
})

test('a choice untouched has the initial value, or the first', () => {
  const field = choice({ label: 'Étoiles', choices: { 3: '3', 5: '5', palace: 'Palace' }, initial: '5' })
  expect(decode(field, undefined)).toEqual({ value: '5' })
  expect(decode(field, 'palace')).toEqual({ value: 'palace' })
  expect(field.descriptor.default_value).toBe('5')
})

describe('relations', () => {
  const story = {
    uuid: 'u1',
    name: 'Hôtel',
    full_slug: 'website-hotels/hotels/x',
    content: { component: 'hotel', title: 'X' },
  }

  test('stories keep the editor’s order and leave out what was not delivered', () => {
    const field = stories({ label: 'Pages', contentTypes: ['hotel'] })
    const value = {
      uuid: 'u1',
      name: 'Hôtel',
      slug: 'website-hotels/hotels/x',
      component: 'hotel',
      content: story.content,
    }
    expect(
      decode(field, [{ ...story, uuid: 'u2' }, '5e8c1f0a-0000-4000-8000-000000000001', story, null, 7, { uuid: 'x' }]),
    ).toEqual({ value: [{ ...value, uuid: 'u2' }, value] })
    for (const raw of [undefined, null, '', 'u1', {}]) expect(decode(field, raw)).toEqual({ value: [] })
  })

  test('one story is its uuid', () => {
    const field = storyUuid({ label: 'En-tête', contentTypes: ['header'] })
    expect(decode(field, ['u1'])).toEqual({ value: 'u1' })
    expect(decode(field, [{ ...story, uuid: 'u2' }])).toEqual({ value: 'u2' })
    for (const raw of [...EMPTY, []]) expect(decode(field, raw)).toEqual({ value: undefined })
    for (const raw of [7, {}, 'u1', [7], [{}]]) expect(decode(field, raw)).toEqual({ error: 'page' })
  })
})

describe('items', () => {
  const inner = defineBlock({
    name: 'answer',
    displayName: 'Answer',
    fields: { words: text({ label: 'Mots', required: true }) },
  })
  const outer = defineBlock({
    name: 'question',
    displayName: 'Question',
    fields: { title: text({ label: 'Titre', required: true }), answers: items({ label: 'Réponses', of: [inner] }) },
  })
  const field = items({ label: 'Questions', of: [outer, inner] })
  const required = items({ label: 'Questions', of: [outer], required: true })

  const answer = (words: unknown): RawBlock => ({ _uid: `a-${String(words)}`, component: 'answer', words })
  const question = (title: unknown, ...answers: unknown[]): RawBlock => ({
    _uid: `q-${String(title)}`,
    component: 'question',
    title,
    answers,
  })

  test('keep the good ones, each with its name, and report the bad ones with the way to the fault', () => {
    const result = decode(field, [
      question('Un', answer('oui'), answer(7)),
      question(7),
      answer('seul'),
      { component: 'question' },
      { _uid: 'x', component: 'hero' },
      'texte',
    ])
    expect(result.value?.map((view) => [view.component, view.uid])).toEqual([
      ['question', 'q-Un'],
      ['answer', 'a-seul'],
    ])
    expect(result.faults).toEqual([
      { path: '0.answers.1.words', kind: 'text' },
      { path: '1.title', kind: 'text' },
      ...['3', '4', '5'].map((path) => ({ path, kind: 'blocks' })),
    ])
  })

  test('none at all is an empty list, or a fault where some are required', () => {
    for (const raw of [undefined, null, '', 'texte', {}]) {
      expect(decode(field, raw)).toEqual({ value: [] })
      expect(decode(required, raw)).toEqual({ error: 'required' })
    }
    expect(decode(field, [])).toEqual({ value: [] })
    expect(decode(required, [])).toEqual({ error: 'entries' })
  })

  test('required and every one of them bad: a fault, and what is wrong with each', () => {
    const result = decode(required, [question(undefined)])
    expect(result).toEqual({ error: 'entries', faults: [{ path: '0.title', kind: 'required' }] })
  })
})

test('a body takes whatever names a component, and nothing else', () => {
  const field = body({ label: 'Blocs' })
  const block = { _uid: 'u', component: 'never-heard-of', more: 1 }
  expect(
    decode(field, [block, null, 'x', 7, { component: 'hero' }, { _uid: 'u' }, { _uid: 1, component: 'hero' }]),
  ).toEqual({ value: [block] })
  for (const raw of [undefined, null, '', {}]) expect(decode(field, raw)).toEqual({ value: [] })
})

describe('descriptors', () => {
  test('say to the editor what the parser reads', () => {
    const schema = defineBlock({
      name: 'all-fields',
      displayName: 'All fields',
      fields: {
        a: text({ label: 'A', hint: 'Short.', required: true, translatable: true, max: 40 }),
        b: textarea({ label: 'B' }),
        c: number({ label: 'C', min: 0, max: 9 }),
        d: boolean({ label: 'D' }),
        e: datetime({ label: 'E' }),
        f: choice({ label: 'F', choices: { one: 'One', two: 'Two' } }),
        g: asset({ label: 'G', kinds: ['videos'] }),
        h: asset({ label: 'H' }),
        i: link({ label: 'I' }),
        j: richtext({ label: 'J' }),
        k: stories({ label: 'K', contentTypes: ['hotel'] }),
        l: storyUuid({ label: 'L', contentTypes: ['header'] }),
        m: items({ label: 'M', of: [] }),
        n: body({ label: 'N' }),
      },
    })
    expect(schema.toComponent()).toEqual({
      name: 'all-fields',
      display_name: 'All fields',
      is_root: false,
      is_nestable: true,
      schema: {
        a: {
          type: 'text',
          display_name: 'A',
          description: 'Short.',
          required: true,
          translatable: true,
          max_length: 40,
          pos: 0,
        },
        b: { type: 'textarea', display_name: 'B', pos: 1 },
        c: { type: 'number', display_name: 'C', min_value: 0, max_value: 9, pos: 2 },
        d: { type: 'boolean', display_name: 'D', pos: 3 },
        e: { type: 'datetime', display_name: 'E', pos: 4 },
        f: {
          type: 'option',
          display_name: 'F',
          options: [
            { name: 'One', value: 'one' },
            { name: 'Two', value: 'two' },
          ],
          default_value: 'one',
          pos: 5,
        },
        g: { type: 'asset', display_name: 'G', filetypes: ['videos'], pos: 6 },
        h: { type: 'asset', display_name: 'H', filetypes: ['images'], pos: 7 },
        i: { type: 'multilink', display_name: 'I', pos: 8 },
        j: { type: 'richtext', display_name: 'J', pos: 9 },
        k: {
          type: 'options',
          display_name: 'K',
          source: 'internal_stories',
          use_uuid: true,
          filter_content_type: ['hotel'],
          pos: 10,
        },
        l: {
          type: 'options',
          display_name: 'L',
          source: 'internal_stories',
          use_uuid: true,
          filter_content_type: ['header'],
          max_options: '1',
          pos: 11,
        },
        m: { type: 'bloks', display_name: 'M', restrict_components: true, component_whitelist: [], pos: 12 },
        n: { type: 'bloks', display_name: 'N', pos: 13 },
      },
    })
  })

  test('a content type is a root, and stands in no body', () => {
    expect(defineBlock({ name: 'page', displayName: 'Page', root: true, fields: {} }).toComponent()).toMatchObject({
      is_root: true,
      is_nestable: false,
    })
  })
})

describe('a block', () => {
  const schema = defineBlock({
    name: 'hero',
    displayName: 'Hero',
    fields: { title: text({ label: 'Titre', required: true }), stars: number({ label: 'Étoiles', max: 5 }) },
  })

  test('parses declared fields only', () => {
    const parsed = schema.parse({ _uid: 'u1', component: 'hero', title: 'Deauville', stars: '5', secret: 'x' })
    expect(parsed).toEqual({ ok: true, value: { title: 'Deauville', stars: 5, uid: 'u1', editable: undefined } })
    expect(
      schema.parse({ _uid: 'u1', component: 'hero', title: 'x', _editable: '<!--#storyblok#{}-->' }),
    ).toMatchObject({ value: { editable: '<!--#storyblok#{}-->' } })
  })

  test('tells every fault at once', () => {
    expect(schema.parse({ _uid: 'u1', component: 'hero', stars: 6 })).toEqual({
      ok: false,
      error: [
        { path: 'title', kind: 'required' },
        { path: 'stars', kind: 'most' },
      ],
    })
  })

  test('of published content is read once, and what is left out is reported every time', () => {
    const list = defineBlock({
      name: 'list',
      displayName: 'List',
      fields: { heroes: items({ label: 'Heroes', of: [schema] }) },
    })
    const raw = { _uid: 'u1', component: 'list', heroes: [{ _uid: 'u2', component: 'hero', title: 'x' }, 'odd'] }
    const [first, second] = [vi.fn(), vi.fn()]
    expect(list.parse(raw, second)).toBe(list.parse(raw, first))
    expect(first.mock.calls).toEqual([[{ path: 'heroes.1', kind: 'blocks' }]])
    expect(second.mock.calls).toEqual(first.mock.calls)
    expect(list.parseUncached(raw)).not.toBe(list.parseUncached(raw))
  })

  test('that was republished is parsed again, and so is every draft', () => {
    const block = (title: string, more = {}) => ({ _uid: 'u1', component: 'hero', title, ...more })
    expect([schema.parse(block('x')), schema.parse(block('y'))]).toMatchObject([
      { value: { title: 'x' } },
      { value: { title: 'y' } },
    ])
    const draft = block('x', { _editable: '<!--#storyblok#{}-->' })
    const before = schema.parse(draft)
    draft.title = 'y'
    expect([before, schema.parse(draft)]).toMatchObject([{ value: { title: 'x' } }, { value: { title: 'y' } }])
  })

  test('two schemas of one block read it each in its own way', () => {
    const raw = { _uid: 'u1', component: 'hero', title: 'x', stars: '5' }
    const bare = defineBlock({ name: 'hero', displayName: 'Hero', fields: { stars: text({ label: 'Stars' }) } })
    expect([schema.parse(raw), bare.parse(raw)]).toMatchObject([{ value: { stars: 5 } }, { value: { stars: '5' } }])
  })

  test('reports nothing where nothing is wrong', () => {
    const report = vi.fn()
    schema.parse({ _uid: 'u1', component: 'hero', title: 'x' }, report)
    expect(report).not.toHaveBeenCalled()
  })
})
