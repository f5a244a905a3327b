import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseStoryReference } from '#lib/content/decode.ts'
import { storyOf } from '../fixture-values.ts'
import { groupedEntries, groupsOf, hasGroups } from './grouped-entries.ts'

const rooms = (...views: (string | undefined)[]) =>
  groupedEntries(
    views
      .map((view, index) =>
        parseStoryReference(storyOf(`x/${index}`, { component: 'room', title: `Chambre ${index}`, view })),
      )
      .filter((story) => story !== undefined),
    'fr',
    ({ view }) => view,
  )

test('groups stand in the order of their first card, each once; what has no word has no group', () => {
  expect(groupsOf(rooms('Mer', undefined, ' Jardin ', 'Mer', '  '))).toEqual(['Mer', 'Jardin'])
  expect([hasGroups(rooms('Mer', 'Mer', undefined)), hasGroups(rooms('Mer', 'Jardin'))]).toEqual([false, true])
})

test('the style sheet hides cards for each chip there can be, and for no other', () => {
  const groups = groupsOf(rooms(...Array.from({ length: 30 }, (_, index) => `Vue ${index}`)))
  const css = readFileSync(new URL('filter-chips.module.css', import.meta.url), 'utf8')
  const rules = [...css.matchAll(/\[value='(\d+)'\]:checked\) \.item:not\(\[data-group='(\d+)'\]\)/g)].map((rule) => [
    rule[1],
    rule[2],
  ])
  expect(rules).toEqual(groups.map((_, index) => [String(index + 1), String(index + 1)]))
})
