import { expect, test } from 'vitest'
import type { Block } from '@barriere/shared/stories/types.ts'
import { blockPlace, readMessage } from './messages.ts'

const ROOT: Block = {
  _uid: 'root',
  component: 'page',
  body: [
    { _uid: 'a', component: 'hero' },
    { _uid: 'b', component: 'cards', items: [{ _uid: 'c', component: 'card' }] },
  ],
}

test('messages of the page are read, and whatever else a window hears is not', () => {
  expect(readMessage({ action: 'edit', dataC: { uid: 'a', id: '7', name: 'hero', space: '1' } })).toEqual({
    action: 'edit',
    uid: 'a',
    story: '7',
  })
  expect(readMessage({ action: 'duplicateBlock', blok: { _uid: 'a' } })).toEqual({ action: 'duplicateBlock', uid: 'a' })
  for (const other of [
    undefined,
    'text',
    {},
    { action: 'edit' },
    { action: 'deleteBlock' },
    { action: 'x', blok: { _uid: 'a' } },
  ])
    expect(readMessage(other)).toBeUndefined()
})

test('a block’s place has its way from the root, and what can be done with it', () => {
  expect(blockPlace(ROOT, 'c', { story: 7, space: 1 })).toEqual({
    blok: { uid: 'c', id: '7', space: '1', name: 'card' },
    breadcrumbs: [
      { _uid: 'root', component: 'page' },
      { _uid: 'b', component: 'cards', _parentUid: 'root', _parentfield: 'body', _parentindex: 1, _parentName: 'page' },
      { _uid: 'c', component: 'card', _parentUid: 'b', _parentfield: 'items', _parentindex: 0, _parentName: 'cards' },
    ],
    canAddBlocks: true,
    canMoveForward: false,
    canMoveBackward: false,
    canDeleteBlocks: true,
  })
  expect(blockPlace(ROOT, 'a', { story: 7, space: 1 })).toMatchObject({ canMoveForward: true, canMoveBackward: false })
  expect(blockPlace(ROOT, 'root', { story: 7, space: 1 })).toMatchObject({
    canAddBlocks: false,
    canDeleteBlocks: false,
  })
  expect(blockPlace(ROOT, 'gone', { story: 7, space: 1 })).toBeUndefined()
})
