import { expect, test } from 'vitest'
import { Rendering } from '#lib/process/rendering.ts'
import { FrameParts, type FrameTemplate, fillParts, replaceParts } from './frame-parts.ts'

const PLACE = { path: '/offres', homePath: '/', alternates: { fr: '/offres', en: '/en/offers' } }
const MARK = { kind: 'link', href: '/offres', group: [] } as const

/** A page as React writes it: a header and a footer of two elements, with a container of the same name inside. */
const pageOf = (header: string, [notice, footer]: readonly [string, string], data = '') =>
  `<body><header class="h" data-static="${header}"><a href="/offres" aria-current="frame:0">${header}</a></header>` +
  `<main><header>Titre</header></main>` +
  `<aside data-static="${notice}"><aside>18+</aside></aside>` +
  `<footer data-static="${footer}"><a href="frame:en">EN ${footer}</a></footer>${data}</body>`

function renderingOf(header: string, [notice, footer]: readonly [string, string]): Rendering {
  const rendering = new Rendering()
  rendering.framePlace = PLACE
  rendering.frameParts.push(
    { key: 'h/fr', subtrees: [{ tag: 'header', name: header }], marks: [MARK], tags: ['story:h'] },
    {
      key: 'f/fr',
      subtrees: [
        { tag: 'aside', name: notice },
        { tag: 'footer', name: footer },
      ],
      marks: [],
      tags: ['story:f'],
    },
  )
  return rendering
}

type Names = readonly [header: string, footer: readonly [string, string]]

const OLD: Names = ['h1', ['n1', 'f1']]
const NEW: Names = ['h2', ['n2', 'f2']]
const rendered = (names: Names, data?: string) => fillParts(pageOf(...names, data), renderingOf(...names))
const frame = { place: PLACE, parts: renderingOf(...OLD).frameParts }

const subtreeData = (name: string) => `{\\"tag\\":\\"x\\",\\"name\\":\\"${name}\\"}`

const dataOf = (...names: string[]) => `<script>self.__next_f.push([1,"${names.map(subtreeData).join()}"])</script>`

test('a rendered page is filled, and its parts are known without it', () => {
  const { html, templates } = rendered(OLD)
  expect(html).toBe(
    '<body><header class="h" data-static="h1"><a href="/offres" aria-current="page">h1</a></header>' +
      '<main><header>Titre</header></main><aside data-static="n1"><aside>18+</aside></aside>' +
      '<footer data-static="f1"><a href="/en/offers">EN f1</a></footer></body>',
  )
  expect(templates.map(({ key, markup }) => [key, markup])).toEqual([
    ['h/fr', ['<header class="h" data-static="h1"><a href="/offres" aria-current="frame:0">h1</a></header>']],
    [
      'f/fr',
      [
        '<aside data-static="n1"><aside>18+</aside></aside>',
        '<footer data-static="f1"><a href="frame:en">EN f1</a></footer>',
      ],
    ],
  ])
})

test.each([
  ['without React’s data', () => ''],
  ['with React’s data', ([header, [notice, footer]]: Names) => dataOf(header, notice, footer)],
])('a page with other parts is what is rendered with them, %s', (_, data) => {
  const { html } = rendered(OLD, data(OLD))
  const next = rendered(NEW, data(NEW))
  expect(replaceParts(html, frame, next.templates)).toBe(next.html)
})

test.each([
  ['of another number of elements', (templates: FrameTemplate[]) => [templates[0], templates[0]], ''],
  ['whose name React’s data have in two pieces', (templates: FrameTemplate[]) => templates, dataOf('h1', 'n1')],
])('a part %s is left to a rendering', (_, change, data) => {
  const { html } = rendered(OLD, data)
  const { templates } = rendered(NEW)
  expect(replaceParts(html, frame, change([...templates]) as FrameTemplate[])).toBeUndefined()
})

test.each([
  ['no part', pageOf('other', ['n1', 'f1'])],
  ['half a part', pageOf(...OLD).replace('</footer>', '')],
])('markup with %s is no page', (_, html) => {
  expect(() => fillParts(html, renderingOf(...OLD))).toThrow('no whole')
})

test('a page without a frame stays as it is', () => {
  expect(fillParts('<p>frame:0</p>', new Rendering())).toEqual({ html: '<p>frame:0</p>', templates: [] })
})

test('parts are forgotten with a tag of theirs', () => {
  const parts = new FrameParts()
  for (const template of rendered(OLD).templates) parts.set(template)
  parts.invalidate(new Set(['story:f', 'story:x']))
  expect([parts.get('h/fr')?.key, parts.get('f/fr')]).toEqual(['h/fr', undefined])
})
