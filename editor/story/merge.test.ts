import { expect, test } from 'vitest'
import { mergeStories } from './merge.ts'
import type { Editable } from './story-draft.ts'
import type { Block } from '@barriere/shared/stories/types.ts'

const block = (uid: string, fields: Record<string, unknown> = {}): Block => ({
  _uid: uid,
  component: 'card',
  ...fields,
})

const story = (body: readonly Block[], fields: Record<string, unknown> = {}, name = 'Home'): Editable => ({
  name,
  slug: 'home',
  path: null,
  tag_list: [],
  content: { _uid: 'root', component: 'page', ...fields, body },
})

const BASE = story([block('a', { title: 'A' }), block('b', { title: 'B' }), block('c')], { title: 'T', teaser: 'R' })

const uids = ({ content }: Editable): string[] => (content.body as Block[]).map(({ _uid }) => _uid)

test('different fields of the same block, and the story’s name, are taken from both', () => {
  const mine = story([block('a', { title: 'A2' }), block('b', { title: 'B' }), block('c')], {
    title: 'T',
    teaser: 'R2',
  })
  const theirs = story(
    [block('a', { title: 'A', text: 'x' }), block('b', { title: 'B' }), block('c')],
    { title: 'T2', teaser: 'R' },
    'House',
  )
  const { edited, conflicts } = mergeStories(BASE, mine, theirs)
  expect(conflicts).toEqual([])
  expect(edited).toEqual(
    story(
      [block('a', { title: 'A2', text: 'x' }), block('b', { title: 'B' }), block('c')],
      { title: 'T2', teaser: 'R2' },
      'House',
    ),
  )
})

test('one field changed by both is a conflict, decided for one or the other', () => {
  const mine = story([block('a', { title: 'Mine' })])
  const theirs = story([block('a', { title: 'Theirs' })])
  const base = story([block('a', { title: 'A' })])
  const { edited, conflicts } = mergeStories(base, mine, theirs)
  expect(conflicts).toMatchObject([{ key: 'a.title', field: 'title', mine: 'Mine', theirs: 'Theirs' }])
  expect(edited).toEqual(mine)
  expect(mergeStories(base, mine, theirs, { 'a.title': 'theirs' }).edited).toEqual(theirs)
})

test('both changed a field to the same: no conflict', () => {
  const changed = story([block('a', { title: 'X' })])
  expect(mergeStories(story([block('a', { title: 'A' })]), changed, changed)).toEqual({
    edited: changed,
    conflicts: [],
  })
})

test('a translation and its original are two fields', () => {
  const base = story([block('a', { title: 'A', title__i18n__en: 'a' })])
  const mine = story([block('a', { title: 'A2', title__i18n__en: 'a' })])
  const theirs = story([block('a', { title: 'A', title__i18n__en: 'a2' })])
  const { edited, conflicts } = mergeStories(base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(edited).toEqual(story([block('a', { title: 'A2', title__i18n__en: 'a2' })]))
})

test('blocks added on both sides stand in their places', () => {
  const mine = story([block('a', { title: 'A' }), block('m'), block('b', { title: 'B' }), block('c')], BASE.content)
  const theirs = story([block('a', { title: 'A' }), block('b', { title: 'B' }), block('c'), block('t')], BASE.content)
  const { edited, conflicts } = mergeStories(BASE, mine, theirs)
  expect(conflicts).toEqual([])
  expect(uids(edited)).toEqual(['a', 'm', 'b', 'c', 't'])
})

test('one side moves a block, the other changes it', () => {
  const mine = story([block('c'), block('a', { title: 'A' }), block('b', { title: 'B' })], BASE.content)
  const theirs = story([block('a', { title: 'A' }), block('b', { title: 'B2' }), block('c')], BASE.content)
  const { edited } = mergeStories(BASE, mine, theirs)
  expect(uids(edited)).toEqual(['c', 'a', 'b'])
  expect((edited.content.body as Block[])[2]).toMatchObject({ title: 'B2' })
})

test('a removed block that the other left alone is gone', () => {
  const mine = story([block('a', { title: 'A' }), block('c')], BASE.content)
  const theirs = story([block('a', { title: 'A2' }), block('b', { title: 'B' }), block('c')], BASE.content)
  const { edited, conflicts } = mergeStories(BASE, mine, theirs)
  expect(conflicts).toEqual([])
  expect(uids(edited)).toEqual(['a', 'c'])
})

test('a block that one side removed and the other changed is a conflict', () => {
  const base = story([block('a', { title: 'A' })])
  const mine = story([])
  const theirs = story([block('a', { title: 'A2' })])
  const { edited, conflicts } = mergeStories(base, mine, theirs)
  expect(conflicts).toMatchObject([{ key: 'a', field: undefined, mine: undefined, theirs: { title: 'A2' } }])
  expect(uids(edited)).toEqual([])
  expect(uids(mergeStories(base, mine, theirs, { a: 'theirs' }).edited)).toEqual(['a'])
})

test('a field that one side emptied stays empty', () => {
  const base = story([block('a', { title: 'A', text: 'x' })])
  const mine = story([block('a', { title: 'A' })])
  const theirs = story([block('a', { title: 'A2', text: 'x' })])
  expect(mergeStories(base, mine, theirs)).toEqual({ edited: story([block('a', { title: 'A2' })]), conflicts: [] })
})
