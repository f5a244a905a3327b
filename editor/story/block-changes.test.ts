// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { duplicateBlock, insertBlocks, moveBlock, placeOf, removeBlock, setFields } from './block-changes.ts'
import { findBlock, walkBlocks } from '@barriere/shared/stories/blocks.ts'
import { StoryDraft } from './story-draft.ts'
import type { Block, Story } from '@barriere/shared/stories/types.ts'

const quote = (uid: string): Block => ({ _uid: uid, component: 'quote', text: uid })

let draft: StoryDraft

beforeEach(() => {
  const document = { type: 'doc', content: [{ type: 'blok', attrs: { id: 'x', body: [quote('inner')] } }] }
  const content: Block = {
    _uid: 'root',
    component: 'page',
    body: [quote('a'), { _uid: 'b', component: 'rich-text', text: document }, quote('c')],
  }
  draft = new StoryDraft(
    { id: 1, name: 'N', slug: 's', path: null, tag_list: [], content } as unknown as Story,
    undefined,
  )
})

const uids = (): string[] => [...walkBlocks(draft.get().edited.content)].map(({ block }) => block._uid)

test('blocks of formatted text are found on their way, and changed', () => {
  expect(findBlock(draft.get().edited.content, 'inner')?.blocks.map(({ _uid }) => _uid)).toEqual(['root', 'b', 'inner'])
  setFields(draft, 'inner', { text: 'new', author: undefined })
  expect(findBlock(draft.get().edited.content, 'inner')?.blocks.at(-1)).toEqual({ ...quote('inner'), text: 'new' })
  draft.undo()
  expect(draft.get()).toMatchObject({ selected: 'inner', focus: { uid: 'inner', field: 'text' } })
})

test('a field that is unset is gone', () => {
  setFields(draft, 'a', { text: undefined })
  expect(findBlock(draft.get().edited.content, 'a')?.blocks.at(-1)).toEqual({ _uid: 'a', component: 'quote' })
})

test('a list is added to, also one that there was not, and the new block is selected', () => {
  insertBlocks(draft, 'root', 'body', [quote('d')], 1)
  expect(uids()).toEqual(['root', 'a', 'd', 'b', 'inner', 'c'])
  insertBlocks(draft, 'a', 'items', [quote('e')])
  expect(uids()).toEqual(['root', 'a', 'e', 'd', 'b', 'inner', 'c'])
  expect(draft.get().selected).toBe('e')
  draft.undo()
  draft.undo()
  expect(uids()).toEqual(['root', 'a', 'b', 'inner', 'c'])
})

test('a removed block leaves its parent selected, and comes back with undo', () => {
  draft.select('inner')
  removeBlock(draft, 'b')
  expect(uids()).toEqual(['root', 'a', 'c'])
  expect(draft.get().selected).toBe('root')
  draft.undo()
  expect(uids()).toEqual(['root', 'a', 'b', 'inner', 'c'])
})

test('a block moves within its list, and no further', () => {
  moveBlock(draft, 'c', 0)
  expect(uids()).toEqual(['root', 'c', 'a', 'b', 'inner'])
  moveBlock(draft, 'c', -1)
  moveBlock(draft, 'c', 9)
  expect(uids()).toEqual(['root', 'a', 'b', 'inner', 'c'])
  expect(placeOf(draft.get().edited.content, 'c')).toMatchObject({ field: 'body', index: 2, length: 3 })
  expect(placeOf(draft.get().edited.content, 'inner')).toBeUndefined()
})

test('undo of a move leaves the form where it is', () => {
  draft.select('b')
  moveBlock(draft, 'c', 0)
  draft.undo()
  expect(uids()).toEqual(['root', 'a', 'b', 'inner', 'c'])
  expect(draft.get()).toMatchObject({ selected: 'b', focus: undefined })
  draft.redo()
  expect(draft.get().selected).toBe('b')
})

test('a copy stands after its original, with uids of its own', () => {
  duplicateBlock(draft, 'b')
  const [, , , , copy, copiedInner, last] = uids()
  expect(last).toBe('c')
  expect(draft.get().selected).toBe(copy)
  expect(new Set(uids()).size).toBe(7)
  expect(findBlock(draft.get().edited.content, copiedInner ?? '')?.blocks.at(-1)).toMatchObject({ text: 'inner' })
})
