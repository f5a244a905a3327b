import { describe, expect, test } from 'vitest'
import type { PublishedVersion } from '../store/types.ts'
import { compareVersions } from './compare.ts'

const version = (content: Record<string, unknown>, more: Partial<PublishedVersion> = {}): PublishedVersion => ({
  name: 'Accueil',
  path: null,
  sortByDate: null,
  tagList: [],
  metaData: null,
  translatedSlugs: [],
  content: { _uid: 'root', component: 'page', ...content },
  ...more,
})
const block = (uid: string, more: Record<string, unknown> = {}) => ({ _uid: uid, component: 'text', ...more })
const doc = (...paragraphs: string[]) => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

describe('two versions of a story', () => {
  test('that are the same have no difference, whatever the order of their fields', () => {
    expect(compareVersions(version({ a: 1, b: '' }), version({ b: null, a: 1 }))).toEqual([])
  })

  test('differ in words of a text, and in a translation by its language', () => {
    const changes = compareVersions(
      version({ title: 'Un soir à Deauville', title__i18n__en: 'An evening' }),
      version({ title: 'Un matin à Deauville', title__i18n__en: '' }),
    )
    expect(changes).toEqual([
      {
        kind: 'field',
        change: 'changed',
        blocks: [],
        field: 'title',
        language: null,
        before: 'Un soir à Deauville',
        after: 'Un matin à Deauville',
        words: [
          { text: 'Un ', change: 'same' },
          { text: 'soir', change: 'removed' },
          { text: 'matin', change: 'added' },
          { text: ' à Deauville', change: 'same' },
        ],
      },
      expect.objectContaining({ field: 'title', language: 'en', change: 'removed', before: 'An evening' }),
    ])
  })

  test('differ in their properties before their content', () => {
    const changes = compareVersions(version({ x: 1 }), version({ x: 2 }, { name: 'Home', tagList: ['new'] }))
    expect(changes.map(({ field, change }) => [field, change])).toEqual([
      ['name', 'changed'],
      ['tag_list', 'added'],
      ['x', 'changed'],
    ])
  })

  test('have blocks that came, went, moved, and changed inside', () => {
    const changes = compareVersions(
      version({ body: [block('1'), block('2', { title: 'a', rows: [block('3', { n: 1 })] }), block('4')] }),
      version({ body: [block('4'), block('5'), block('2', { title: 'a', rows: [block('3', { n: 2 })] })] }),
    )
    expect(
      changes.map(({ kind, change, blocks, field }) => [kind, change, blocks.map(({ uid }) => uid), field]),
    ).toEqual([
      ['block', 'removed', ['1'], 'body'],
      ['block', 'moved', ['4'], 'body'],
      ['block', 'added', ['5'], 'body'],
      ['block', 'moved', ['2'], 'body'],
      ['field', 'changed', ['2', '3'], 'n'],
    ])
  })

  test('differ in words of a rich text, paragraph by paragraph', () => {
    const [change] = compareVersions(
      version({ text: doc('Bonjour.', 'Le bar est ouvert.') }),
      version({ text: doc('Bonjour.', 'Le bar est fermé.') }),
    )
    expect(change?.words?.filter((word) => word.change !== 'same')).toEqual([
      { text: 'ouvert', change: 'removed' },
      { text: 'fermé', change: 'added' },
    ])
  })

  test('are compared without words where a text is very long', () => {
    const [change] = compareVersions(version({ text: 'a '.repeat(20_000) }), version({ text: 'b' }))
    expect(change).toMatchObject({ field: 'text', change: 'changed' })
    expect(change?.words).toBeUndefined()
  })
})
