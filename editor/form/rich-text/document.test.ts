import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EMPTY, readDocument, roundTrip, toStoredDocument } from './document.ts'

const FOLDER = join(import.meta.dirname, '../../../content/stories/1')

type Members = Readonly<Record<string, unknown>>

function documentsIn(value: unknown): Members[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(documentsIn)
  return (value as Members).type === 'doc' ? [value as Members, ...inside] : inside
}

const stored = readdirSync(FOLDER).flatMap((name) =>
  documentsIn(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))).map((document) => ({ name, document })),
)

test('every document of the demonstration is read and written without a change', () => {
  expect(stored.length).toBeGreaterThan(1000)
  for (const { name, document } of stored) {
    expect(readDocument(document), name).toBe(document)
    expect(roundTrip(document), name).toEqual(document)
  }
})

const text = (words: string, ...marks: readonly Members[]): Members => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})

const paragraph = (...content: readonly Members[]): Members => ({ type: 'paragraph', content })

/** Every node and mark of the contract, with the attributes of the cloud's editor. */
const PARTS: Readonly<Record<string, Members>> = {
  'aligned paragraph': { type: 'paragraph', attrs: { textAlign: 'center', dir: null }, content: [text('a')] },
  'heading': { type: 'heading', attrs: { level: 3, textAlign: null }, content: [text('a')] },
  'quote': { type: 'blockquote', content: [paragraph(text('a'))] },
  'list in a list': {
    type: 'bullet_list',
    content: [
      {
        type: 'list_item',
        content: [
          paragraph(text('a')),
          {
            type: 'ordered_list',
            attrs: { order: 3 },
            content: [{ type: 'list_item', content: [paragraph(text('b'))] }],
          },
        ],
      },
    ],
  },
  'code': { type: 'code_block', attrs: { class: 'language-js' }, content: [text('a < b')] },
  'rule': { type: 'horizontal_rule' },
  'break': paragraph(text('a'), { type: 'hard_break' }, text('b')),
  'emoji': paragraph({
    type: 'emoji',
    attrs: { name: 'smile', emoji: '😄', fallbackImage: 'https://x.example/s.png' },
  }),
  'image': {
    type: 'image',
    attrs: {
      id: 7,
      src: 'https://a.storyblok.com/f/1/10x10/a/b.png',
      alt: 'b',
      title: '',
      source: '',
      copyright: '',
      meta_data: {},
    },
  },
  'block': { type: 'blok', attrs: { id: 'x', body: [{ _uid: 'u', component: 'quote', text: 'a' }] } },
  'table': {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: [
          { type: 'tableHeader', attrs: { colspan: 2, rowspan: 1, colwidth: null }, content: [paragraph(text('a'))] },
        ],
      },
      {
        type: 'tableRow',
        content: [
          {
            type: 'tableCell',
            attrs: { colspan: 1, rowspan: 1, colwidth: [120], backgroundColor: '#fff' },
            content: [paragraph(text('b'))],
          },
          { type: 'tableCell', attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [paragraph(text('c'))] },
        ],
      },
    ],
  },
  ...Object.fromEntries(
    ['bold', 'strong', 'italic', 'strike', 'underline', 'code', 'superscript', 'subscript'].map((type) => [
      type,
      paragraph(text('a', { type })),
    ]),
  ),
  'highlight': paragraph(text('a', { type: 'highlight', attrs: { color: '#ffcc00' } })),
  'colour': paragraph(text('a', { type: 'textStyle', attrs: { color: 'accent' } })),
  'style': paragraph(text('a', { type: 'styled', attrs: { class: 'lead' } })),
  'anchor': paragraph(text('a', { type: 'anchor', attrs: { id: 'tarifs' } })),
  'link': paragraph(
    text(
      'a',
      {
        type: 'link',
        attrs: {
          href: 'offres',
          uuid: 'u',
          anchor: null,
          target: null,
          linktype: 'story',
          custom: { rel: 'nofollow' },
        },
      },
      { type: 'bold' },
    ),
  ),
}

describe('document', () => {
  test.each(Object.entries(PARTS))('%s is read and written without a change', (_name, part) => {
    const document = { type: 'doc', content: [part] }
    expect(readDocument(document)).toBe(document)
    expect(roundTrip(document)).toEqual(document)
  })

  test('a document with a part that is not known is not edited', () => {
    expect(readDocument({ type: 'doc', content: [{ type: 'carousel' }] })).toBeUndefined()
    expect(readDocument({ type: 'doc', content: [text('not in a block')] })).toBeUndefined()
  })

  test.each(['x><img>', 0, 7, '2', null])('a heading of level %j is not edited', (level) => {
    expect(readDocument({ type: 'doc', content: [{ type: 'heading', attrs: { level } }] })).toBeUndefined()
  })

  test('an empty document is no value', () => {
    expect(readDocument('')).toBe(EMPTY)
    expect(readDocument(undefined)).toBe(EMPTY)
    expect(toStoredDocument(EMPTY)).toBeUndefined()
  })
})
