import { expect, test } from 'vitest'
import { listed } from './test-stories.ts'
import { examplesOf, usualType } from './templates.ts'
import { buildTree } from './tree.ts'

const folder = (id: number, name: string, parent: number | null) =>
  listed({ id, name, full_slug: `f-${id}`, is_folder: true, parent_id: parent, content_type: null })

const page = (id: number, name: string, parent: number, type: string, isStartpage = false) =>
  listed({ id, name, parent_id: parent, content_type: type, is_startpage: isStartpage })

/** Two hotels, each with a folder of rooms, which has a start page. */
const tree = buildTree([
  folder(1, 'Site', null),
  page(2, 'Accueil', 1, 'page', true),
  folder(10, 'Hôtels', 1),
  page(11, 'Hôtels', 10, 'page', true),
  folder(20, 'Les Colombages', 10),
  page(21, 'Les Colombages', 20, 'hotel', true),
  folder(22, 'Chambres', 20),
  page(23, 'Chambres', 22, 'page', true),
  page(24, 'Suite', 22, 'room'),
  folder(30, 'Villa Estelle', 10),
  page(31, 'Villa Estelle', 30, 'hotel', true),
  folder(32, 'Chambres', 30),
  page(33, 'Chambres', 32, 'page', true),
  page(34, 'Suite', 32, 'room'),
  page(35, 'Élégante', 32, 'room'),
  page(36, 'Zénith', 32, 'room'),
  folder(40, 'Journal', 1),
])

const node = (id: number) => {
  const found = tree.byId.get(id)
  if (!found) throw new Error(`No story ${id}.`)
  return found
}

const labelsOf = (type: string, parent: number) =>
  examplesOf(type, node(parent), tree, new Intl.Collator('fr')).map(({ label }) => label)

test('a template is called by its name, with as much of its place as tells it from the others', () => {
  expect(labelsOf('page', 40)).toEqual(['Accueil', 'Hôtels', 'Les Colombages / Chambres', 'Villa Estelle / Chambres'])
  expect(labelsOf('hotel', 10)).toEqual(['Les Colombages', 'Villa Estelle'])
})

test('templates of the same folder come first, each part in alphabetical order', () => {
  expect(labelsOf('room', 32)).toEqual([
    'Élégante',
    'Villa Estelle / Chambres / Suite',
    'Zénith',
    'Les Colombages / Chambres / Suite',
  ])
})

test('pages of the same name in the same folder are told apart by their addresses', () => {
  const twins = buildTree([folder(1, 'Site', null), page(2, 'Bal', 1, 'event'), page(3, 'Bal', 1, 'event')])
  const labels = examplesOf('event', undefined, twins, new Intl.Collator('fr')).map(({ label }) => label)
  expect(labels).toEqual(['Site / Bal (story-2)', 'Site / Bal (story-3)'])
})

test.each([
  ['of its pages, its own apart', 32, 'room'],
  ['of its folders’ own pages', 10, 'hotel'],
  ['of the folder around an empty one', 40, 'page'],
])('the type of a folder is that %s', (_, id, type) => {
  expect(usualType(node(id), tree)).toBe(type)
})

test('the root has the type of its folders’ own pages; an empty space has none', () => {
  expect(usualType(undefined, tree)).toBe('page')
  expect(usualType(undefined, buildTree([]))).toBeUndefined()
})
