import { expect, test } from 'vitest'
import { SITE, listed } from './test-stories.ts'
import { buildTree, findByStart, foldersAbove, outermost, pagesBelow, visibleRows, withDescendants } from './tree.ts'

const tree = buildTree(SITE)

const node = (id: number) => {
  const found = tree.byId.get(id)
  if (!found) throw new Error(`No story ${id}.`)
  return found
}

const ids = (expanded: readonly number[], found?: readonly number[]) =>
  visibleRows(tree, new Set(expanded), found && new Set(found)).map((row) => row.node.story.id)

test('a folder’s own page stands first, the rest in the order of the space', () => {
  expect(ids([1, 2])).toEqual([1, 2, 5, 4, 3])
  expect(node(5).level).toBe(3)
})

test('only opened folders show what is in them', () => {
  expect(ids([])).toEqual([1])
  expect(ids([1])).toEqual([1, 2, 3])
  expect(ids([2])).toEqual([1])
})

test('what a filter asks for is shown with its folders opened, which are marked as no match', () => {
  const rows = visibleRows(tree, new Set(), new Set([4]))
  expect(rows.map((row) => [row.node.story.id, row.isMatch, row.isExpanded, row.siblings])).toEqual([
    [1, false, true, 1],
    [2, false, true, 1],
    [4, true, false, 1],
  ])
  expect(ids([1, 2], [])).toEqual([])
})

test('a story whose folder is missing is a root, and a cycle does not loop', () => {
  const odd = buildTree([
    listed({ id: 1, parent_id: 99 }),
    listed({ id: 2, parent_id: 3, is_folder: true }),
    listed({ id: 3, parent_id: 2, is_folder: true }),
  ])
  expect(odd.roots.map(({ story }) => story.id)).toEqual([1])
})

test('of a selection the outermost nodes', () => {
  expect(outermost([node(2), node(4), node(3)]).map(({ story }) => story.id)).toEqual([2, 3])
  expect(withDescendants(node(2)).map(({ story }) => story.id)).toEqual([2, 5, 4])
  expect(foldersAbove(node(4)).map(({ story }) => story.id)).toEqual([1, 2])
})

test('a folder counts the pages of all folders below it', () => {
  expect(pagesBelow(node(2))).toBe(2)
  expect(pagesBelow(node(1))).toBe(3)
})

test('typeahead: without case and accents, around the end, the same row while a word goes on', () => {
  const rows = visibleRows(tree, new Set([1, 2]))
  expect(findByStart(rows, 'hot', 0)).toBe(1)
  expect(findByStart(rows, 'n', 1)).toBe(2)
  expect(findByStart(rows, 'no', 2)).toBe(2)
  expect(findByStart(rows, 's', 4)).toBe(0)
  expect(findByStart(rows, 'zzz', 0)).toBe(-1)
  // After a complete name, a space selects: it is not part of the search.
  const name = rows[1]?.node.story.name ?? ''
  expect([findByStart(rows, name, 1), findByStart(rows, `${name} `, 1)]).toEqual([1, -1])
})

test('2,500 stories become rows, each once', () => {
  const many = buildTree(
    Array.from({ length: 2_500 }, (_, index) =>
      listed({
        id: index + 1,
        is_folder: index % 50 === 0,
        parent_id: index % 50 === 0 ? null : index - (index % 50) + 1,
      }),
    ),
  )
  const rows = visibleRows(many, new Set(many.byId.keys()))
  expect(new Set(rows.map((row) => row.node.story.id)).size).toBe(2_500)
})
