import { expect, test } from 'vitest'
import { type Filters, findStories, hasFilters, readFilters, writeFilters } from './filters.ts'
import { SITE, listed } from './test-stories.ts'

const NONE: Filters = { text: '', condition: undefined, type: '', block: '' }

const STORIES = [
  ...SITE,
  listed({ id: 10, name: 'Brouillon', published: false }),
  listed({ id: 11, name: 'Retouchée', unpublished_changes: true, last_author: { friendly_name: 'Anne' } }),
  listed({ id: 12, name: 'Prévue', published: false, publish_at: '2026-12-01T00:00:00.000Z', content_type: 'show' }),
]

const states = new Map(
  [
    { id: 3, faults: 2, translations: [] },
    { id: 4, faults: 0, translations: [{ lang: 'en', fields: 3, missing: 0, outdated: 1 }] },
    { id: 10, faults: 0, translations: [{ lang: 'en', fields: 3, missing: 0, outdated: 0 }] },
  ].map((state) => [state.id, state]),
)

const find = (filters: Partial<Filters>, inText?: readonly number[], withBlock?: readonly number[]) => [
  ...findStories(
    STORIES,
    { ...NONE, ...filters },
    { states, user: 'Anne', inText: inText && new Set(inText), withBlock: withBlock && new Set(withBlock) },
  ),
]

test.each([
  [{ text: 'eperon' }, [4]],
  [{ text: 'HOTELS page' }, []],
  [{ text: 'site/hotels' }, [2, 4, 5]],
  [{ condition: 'unpublished' }, [10, 12]],
  [{ condition: 'changed' }, [11]],
  [{ condition: 'scheduled' }, [12]],
  [{ condition: 'mine' }, [11]],
  [{ condition: 'broken' }, [3]],
  [{ condition: 'untranslated' }, [4]],
  [{ type: 'show' }, [12]],
  [{ type: 'show', condition: 'changed' }, []],
] as const)('%j finds %j', (filters, expected) => {
  expect(find(filters)).toEqual(expected)
})

test('text that the service found counts beside names, within the other filters', () => {
  expect(find({ text: 'plage' })).toEqual([])
  expect(find({ text: 'plage' }, [3, 12])).toEqual([3, 12])
  expect(find({ text: 'plage', type: 'show' }, [3, 12])).toEqual([12])
})

test.each([
  // One typing error from four letters on, two from eight; a typewriter apostrophe; the beginning of a word.
  ['Epreon', [4]],
  ["l'eperon", [4]],
  ['brouilon', [10]],
  ['retuche', [11]],
  ['hotles eperon', [4]],
  ['zzzz', []],
  ['eprn', []],
])('%s, which nothing has, finds what may be meant: %j', (text, expected) => {
  expect(find({ text })).toEqual(expected)
})

test('what is meant is asked of nobody while something has the text, and other filters hold', () => {
  expect(find({ text: 'brouilon' }, [3])).toEqual([3])
  expect(find({ text: 'brouilon', condition: 'changed' })).toEqual([])
})

test('stories with a block are what the service says', () => {
  expect(find({ block: 'hero' })).toEqual([])
  expect(find({ block: 'hero' }, undefined, [3])).toEqual([3])
})

test('filters are kept in the address, and what is not one is left out', () => {
  const filters: Filters = { text: 'la criée', condition: 'mine', type: 'page', block: 'hero' }
  expect(readFilters(writeFilters(filters))).toEqual(filters)
  expect(String(writeFilters(NONE))).toBe('')
  expect(hasFilters(NONE)).toBe(false)
  expect(readFilters(new URLSearchParams('state=stolen&q=x'))).toEqual({ ...NONE, text: 'x' })
})
