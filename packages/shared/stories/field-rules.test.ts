import { expect, test } from 'vitest'
import { isEmptyValue, ruleFault } from './field-rules.ts'

const link = { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: '' }

test.each([
  [undefined, true],
  ['  ', true],
  ['a', false],
  [false, false],
  [[], true],
  [{ fieldtype: 'asset', id: null, filename: '' }, true],
  [{ fieldtype: 'asset', filename: 'https://a.storyblok.com/f/1/1x1/a/b.png' }, false],
  [link, true],
  [{ ...link, linktype: 'email', email: 'a@example.com' }, false],
  [{ type: 'doc', content: [{ type: 'paragraph' }] }, true],
  [{ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] }, false],
  [{ type: 'doc', content: [{ type: 'horizontal_rule' }] }, false],
])('%o is empty: %s', (value, expected) => {
  expect(isEmptyValue(value)).toBe(expected)
})

test.each([
  ['a required field without a value', { type: 'text', required: true }, '', undefined, { rule: 'required' }],
  ['a translation of a required field may be empty', { type: 'text', required: true }, '', 'Bonjour', undefined],
  ['a box that is not ticked', { type: 'boolean', required: true }, undefined, undefined, undefined],
  ['a text at its longest', { type: 'text', max_length: 3 }, 'été', undefined, undefined],
  ['a text above it', { type: 'text', max_length: 3 }, 'étés', undefined, { rule: 'length', over: 1 }],
  ['letters in the place of a number', { type: 'number' }, '12a', undefined, { rule: 'number' }],
  ['a number with a point', { type: 'number', min_value: '0' }, '1.5', undefined, undefined],
  ['a number below its least', { type: 'number', min_value: 0 }, '-1', undefined, { rule: 'least', bound: 0 }],
  ['a number above its most', { type: 'number', max_value: 5 }, '6', undefined, { rule: 'most', bound: 5 }],
  ['an unset choice', { type: 'option', options: [{ name: 'A', value: 'a' }] }, undefined, undefined, undefined],
  [
    'a choice that there is no longer',
    { type: 'options', options: [{ name: 'A', value: 'a' }] },
    ['a', 'b'],
    undefined,
    { rule: 'unknown', value: 'b' },
  ],
  [
    'more pages than may be picked',
    { type: 'options', source: 'internal_stories', max_options: '1' },
    ['1', '2'],
    undefined,
    { rule: 'count', most: 1 },
  ],
] as const)('%s', (_name, field, value, original, expected) => {
  expect(ruleFault(field, value, original)).toEqual(expected)
})
