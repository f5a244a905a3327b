import { expect, test } from 'vitest'
import { contentFaults } from './schema-faults.ts'
import type { Schema } from './schema-fields.ts'

const SCHEMAS = new Map(
  (
    [
      {
        name: 'page',
        is_root: true,
        is_nestable: false,
        schema: {
          title: { type: 'text', required: true, max_length: 10 },
          rank: { type: 'number' },
          theme: { type: 'option', options: [{ name: 'Day', value: 'day' }] },
          hotel: { type: 'options', source: 'internal_stories', options: [] },
          body: { type: 'bloks', restrict_components: true, component_whitelist: ['note'] },
          text: { type: 'richtext' },
        },
      },
      { name: 'note', is_root: false, is_nestable: true, schema: { text: { type: 'textarea', required: true } } },
      { name: 'card', is_root: false, is_nestable: true, schema: {} },
    ] satisfies Schema[]
  ).map((schema) => [schema.name, schema] as const),
)

const faults = (change: object) =>
  contentFaults({ _uid: 'p', component: 'page', title: 'Accueil', ...change }, SCHEMAS).map(
    ({ uid, field, kind }) => `${uid}.${field ?? ''} ${kind}`,
  )

test.each([
  [{}, []],
  [{ title: ' ' }, ['p.title required']],
  [{ title: 'Plus que dix' }, ['p.title length']],
  [{ rank: 'three' }, ['p.rank number']],
  [{ rank: '3.5' }, []],
  [{ theme: 'day' }, []],
  [{ theme: 'dusk' }, ['p.theme choice']],
  // The schema does not list stories as choices.
  [{ hotel: ['uuid'] }, []],
  [{ body: [{ _uid: 'n', component: 'note', text: 'x' }] }, []],
  [{ body: [{ _uid: 'n', component: 'note' }] }, ['n.text required']],
  [{ body: [{ _uid: 'c', component: 'card' }] }, ['p.body place']],
  [{ body: [{ _uid: 'x', component: 'gone' }] }, ['p.body place', 'x. unknown']],
  [{ component: 'card' }, ['p. place']],
])('%j has %j', (change, expected) => {
  expect(faults(change)).toEqual(expected)
})

test('blocks inside formatted text are held to their schemas', () => {
  const text = {
    type: 'doc',
    content: [{ type: 'blok', attrs: { id: 'b', body: [{ _uid: 'n', component: 'note', text: '' }] } }],
  }
  expect(faults({ text })).toEqual(['n.text required'])
})
