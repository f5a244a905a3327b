import { describe, expect, test } from 'vitest'
import { type RichTextNode, parseRichText, plainText } from './rich-text.ts'

const words = (value: string, ...marks: unknown[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 ? { marks } : {}),
})
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (value: string, ...marks: unknown[]) => ({ type: 'text', text: value, marks })

function parse(...content: unknown[]): readonly RichTextNode[] {
  const parsed = parseRichText({ type: 'doc', content })
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value?.nodes ?? []
}

describe('nodes', () => {
  test.each([
    ['paragraph', paragraph(words('a')), { type: 'paragraph', align: undefined, nodes: [text('a')] }],
    [
      'aligned paragraph',
      { ...paragraph(words('a')), attrs: { textAlign: 'center' } },
      { type: 'paragraph', align: 'center', nodes: [text('a')] },
    ],
    [
      'odd alignment',
      { ...paragraph(words('a')), attrs: { textAlign: 'url(x)' } },
      { type: 'paragraph', align: undefined, nodes: [text('a')] },
    ],
    [
      'heading',
      { type: 'heading', attrs: { level: 3, textAlign: 'right' }, content: [words('a')] },
      { type: 'heading', level: 3, align: 'right', nodes: [text('a')] },
    ],
    [
      'heading too deep',
      { type: 'heading', attrs: { level: 9 }, content: [] },
      { type: 'heading', level: 6, align: undefined, nodes: [] },
    ],
    [
      'heading without a level',
      { type: 'heading', content: [] },
      { type: 'heading', level: 1, align: undefined, nodes: [] },
    ],
    [
      'heading of half a level',
      { type: 'heading', attrs: { level: 2.5 } },
      { type: 'heading', level: 1, align: undefined, nodes: [] },
    ],
    [
      'quotation',
      { type: 'blockquote', content: [paragraph(words('a'))] },
      { type: 'blockquote', nodes: [{ type: 'paragraph', align: undefined, nodes: [text('a')] }] },
    ],
    [
      'list',
      { type: 'bullet_list', content: [{ type: 'list_item', content: [words('a')] }] },
      { type: 'bulletList', nodes: [{ type: 'listItem', nodes: [text('a')] }] },
    ],
    [
      'numbered list',
      { type: 'ordered_list', attrs: { order: 4 }, content: [] },
      { type: 'orderedList', start: 4, nodes: [] },
    ],
    [
      'numbered list from below one',
      { type: 'ordered_list', attrs: { order: -4 } },
      { type: 'orderedList', start: 1, nodes: [] },
    ],
    [
      'code',
      { type: 'code_block', attrs: { class: 'language-ts' }, content: [words('a()')] },
      { type: 'codeBlock', language: 'ts', text: 'a()' },
    ],
    [
      'code of an odd language',
      { type: 'code_block', attrs: { class: 'x" onload="' }, content: [words('a()')] },
      { type: 'codeBlock', language: '', text: 'a()' },
    ],
    ['line break', { type: 'hard_break' }, { type: 'hardBreak' }],
    ['rule', { type: 'horizontal_rule' }, { type: 'horizontalRule' }],
    ['emoji', { type: 'emoji', attrs: { name: 'wave', emoji: '🌊' } }, { type: 'emoji', name: 'wave', emoji: '🌊' }],
    [
      'picture',
      { type: 'image', attrs: { src: 'https://a.storyblok.com/f/1/80x60/ab/x.jpg', alt: 'Mer', title: 'T' } },
      {
        type: 'image',
        asset: {
          src: 'https://a.storyblok.com/f/1/80x60/ab/x.jpg',
          alt: 'Mer',
          title: 'T',
          width: 80,
          height: 60,
          focus: '',
        },
      },
    ],
    [
      'blocks',
      { type: 'blok', attrs: { id: 'x', body: [{ _uid: 'u', component: 'quote' }, 'x', { component: 'hero' }] } },
      { type: 'blocks', blocks: [{ _uid: 'u', component: 'quote' }] },
    ],
    [
      'table',
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', attrs: { colspan: 2, rowspan: 0 }, content: [words('H')] },
              { type: 'paragraph' },
            ],
          },
          { type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 1e9 }, content: [words('C')] }, null] },
          { type: 'paragraph' },
          { type: 'tableRow' },
          null,
        ],
      },
      {
        type: 'table',
        rows: [
          [{ header: true, colspan: 2, rowspan: 1, nodes: [text('H')] }],
          [{ header: false, colspan: 100, rowspan: 1, nodes: [text('C')] }],
        ],
      },
    ],
  ])('%s', (_, raw, node) => {
    expect(parse(raw)).toEqual([node])
  })

  test.each([
    ['a picture without a file', { type: 'image', attrs: { src: '' } }],
    ['a place for blocks without blocks', { type: 'blok', attrs: { body: [] } }],
    ['text without words', { type: 'text', text: '' }],
    ['text that is none', { type: 'text', text: 7 }],
    ['what is no node', 'x'],
    ['null', null],
    ['a list of nodes', [words('a')]],
  ])('%s is left out', (_, raw) => {
    expect(parse(raw, paragraph(words('rest')))).toEqual(parse(paragraph(words('rest'))))
  })

  test('an unknown node is unwrapped to what it holds', () => {
    expect(
      parse({ type: 'details', content: [{ type: 'summary', content: [words('a')] }, paragraph(words('b'))] }),
    ).toEqual([text('a'), ...parse(paragraph(words('b')))])
    expect(
      parse({ type: 'script', content: [words('a')] }, { type: 'iframe', attrs: { src: 'https://evil.example' } }),
    ).toEqual([text('a')])
    expect(parse({ type: '__proto__', content: [words('a')] })).toEqual([text('a')])
  })
})

describe('marks', () => {
  const marksOf = (...marks: unknown[]) => (parse(words('a', ...marks))[0] as { marks: unknown }).marks

  test.each(['bold', 'italic', 'strike', 'underline', 'code', 'superscript', 'subscript'])('%s', (type) => {
    expect(marksOf({ type })).toEqual([{ type }])
  })

  test.each([
    ['strong', { type: 'strong' }, { type: 'bold' }],
    ['anchor', { type: 'anchor', attrs: { id: 'prix' } }, { type: 'anchor', id: 'prix' }],
    ['style', { type: 'styled', attrs: { class: 'lead' } }, { type: 'styled', className: 'lead' }],
    ['colour', { type: 'textStyle', attrs: { color: '#123456' } }, { type: 'textColor', color: '#123456' }],
    ['highlight', { type: 'highlight', attrs: { color: '#fff' } }, { type: 'highlight', color: '#fff' }],
    ['highlight of its own', { type: 'highlight' }, { type: 'highlight', color: '' }],
    [
      'address',
      { type: 'link', attrs: { href: 'https://x.example', linktype: 'url', target: '_blank' } },
      { type: 'link', link: { kind: 'url', url: 'https://x.example', newTab: true }, custom: {} },
    ],
    [
      'story',
      { type: 'link', attrs: { href: '/a/b', uuid: 'u1', linktype: 'story', anchor: 'x' } },
      { type: 'link', link: { kind: 'story', uuid: 'u1', slug: '/a/b', anchor: 'x', newTab: false }, custom: {} },
    ],
    [
      'e-mail',
      { type: 'link', attrs: { href: 'a@b.example', linktype: 'email' } },
      { type: 'link', link: { kind: 'email', email: 'a@b.example', newTab: false }, custom: {} },
    ],
    [
      'file',
      { type: 'link', attrs: { href: 'https://x.example/x.pdf', linktype: 'asset' } },
      { type: 'link', link: { kind: 'asset', url: 'https://x.example/x.pdf', newTab: false }, custom: {} },
    ],
    [
      'link with attributes of its own',
      { type: 'link', attrs: { href: '/x', custom: { rel: 'nofollow', n: 7, o: {} } } },
      { type: 'link', link: { kind: 'url', url: '/x', newTab: false }, custom: { rel: 'nofollow' } },
    ],
  ])('%s', (_, raw, mark) => {
    expect(marksOf(raw)).toEqual([mark])
  })

  test.each([
    { type: 'blink' },
    { type: 'link' },
    { type: 'link', attrs: { href: '' } },
    { type: 'anchor' },
    { type: 'styled' },
    { type: 'textStyle' },
    null,
    'bold',
    {},
  ])('%j leaves the text alone', (raw) => {
    expect(marksOf(raw)).toEqual([])
  })

  test('several, in their order', () => {
    expect(marksOf({ type: 'bold' }, { type: 'blink' }, { type: 'italic' })).toEqual([
      { type: 'bold' },
      { type: 'italic' },
    ])
  })

  test('marks that are no list are none', () => {
    expect(parse({ type: 'text', text: 'a', marks: 'bold' })).toEqual([text('a')])
  })
})

describe('documents', () => {
  test.each([[''], ['<p>x</p>'], [7], [null], [undefined], [[]], [{}], [{ type: 'paragraph' }]])(
    '%j is none',
    (raw) => {
      expect(parseRichText(raw).ok).toBe(false)
    },
  )

  test.each([
    [undefined],
    [[]],
    ['x'],
    [[{ type: 'paragraph' }]],
    [[{ type: 'paragraph', content: [] }, { type: 'paragraph' }]],
  ])('content %j is an empty one', (content) => {
    expect(parseRichText({ type: 'doc', content })).toEqual({ ok: true, value: undefined })
  })

  test('a rule or a picture alone is not empty', () => {
    expect(parse({ type: 'horizontal_rule' })).toHaveLength(1)
  })

  const nested = (depth: number, type: string): unknown => {
    let node: unknown = words('deep')
    for (let level = 0; level < depth; level += 1) node = { type, content: [node] }
    return node
  }

  test('lists as deep as an editor makes them are whole', () => {
    expect(plainText(parse(nested(30, 'blockquote')))).toBe('deep')
  })

  test.each(['blockquote', 'unknown-node', 'paragraph'])('a hundred thousand nested %s exhaust nothing', (type) => {
    const nodes = parse(nested(100_000, type), words('after'))
    expect(plainText(nodes)).toBe('after')
    expect(nodes.at(-1)).toEqual(text('after'))
  })

  test('nor do nested tables', () => {
    let node: unknown = words('deep')
    for (let level = 0; level < 20_000; level += 1)
      node = { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [node] }] }] }
    expect(plainText(parse(node))).not.toContain('deep')
  })
})

test('plain text keeps the words, a line a paragraph, item or cell', () => {
  const nodes = parse(
    {
      type: 'bullet_list',
      content: [
        { type: 'list_item', content: [paragraph(words('un'))] },
        { type: 'list_item', content: [words('deu'), words('x')] },
      ],
    },
    paragraph(),
    paragraph(words('a', { type: 'bold' }), { type: 'hard_break' }, { type: 'emoji', attrs: { emoji: '🌊' } }),
    { type: 'code_block', content: [words('c()')] },
    { type: 'horizontal_rule' },
    { type: 'image', attrs: { src: 'https://x.example/x.jpg' } },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [words('x')] },
            { type: 'tableCell', content: [words('y')] },
          ],
        },
      ],
    },
  )
  expect(plainText(nodes)).toBe('un\ndeux\na\n🌊\nc()\nx\ny')
})
