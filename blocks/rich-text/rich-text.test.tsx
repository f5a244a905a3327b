// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type RichTextNode, parseRichText } from '@barriere/shared/block-kit/rich-text.ts'
import { BlockList } from '../block-list.tsx'
import { doc, paragraph, textNode } from '../fixture-values.ts'
import { contextOf, show, toHtml, viewOf } from '../test-support.tsx'
import { Nodes } from './nodes.tsx'
import { everything, richTextFixtures } from './rich-text.fixtures.ts'
import { richTextSchema } from './rich-text.schema.ts'
import { RichText } from './rich-text.tsx'

const block = (raw: Parameters<typeof richTextSchema.parse>[0], more = {}) => (
  <RichText block={viewOf(richTextSchema, raw)} context={contextOf(more)} />
)

function nodesOf(...content: object[]): readonly RichTextNode[] {
  const parsed = parseRichText(doc(...content))
  if (!parsed.ok || !parsed.value) throw new Error('no document')
  return parsed.value.nodes
}

const html = (...content: object[]) => toHtml(<Nodes nodes={nodesOf(...content)} locale="fr" />)

const marked = (type: string, attrs: object = {}) => html(paragraph(textNode('mot', { type, attrs })))

describe('rich text', () => {
  test('every node and mark has its element', async () => {
    const page = await show(block({ ...richTextFixtures.minimal, text: everything }))
    for (const tag of [
      'strong',
      'em',
      's',
      'u',
      'code',
      'sup',
      'sub',
      'mark',
      'br',
      'ul',
      'ol',
      'li',
      'blockquote',
      'pre',
      'hr',
      'figure img',
      'figcaption',
      'table',
    ]) {
      expect(page.querySelector(tag), tag).not.toBeNull()
    }
    expect(page.textContent).toContain('⛵')
    expect(page.querySelector('ol')?.getAttribute('start')).toBe('3')
    expect(page.querySelector('pre code')?.getAttribute('data-language')).toBe('js')
    expect(page.querySelector('#horaires')?.textContent).toBe('Horaires')
  })

  test('there is no h1 inside a text, even where the editor asks for one', async () => {
    const page = await show(block({ ...richTextFixtures.minimal, text: everything }))
    expect(page.querySelector('h1')).toBeNull()
    expect([...page.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
      'Titre de premier rang',
      'Horaires',
    ])
  })

  test('links are in the language of the page; neighbouring words of one link are one link', async () => {
    await show(block({ ...richTextFixtures.minimal, text: everything }, { locale: 'en' }))
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Écrire à la maison', 'mailto:maison@exemple.fr'],
      ['le spa', '/en/spas#horaires'],
      ['la carte', 'https://exemple.fr/carte'],
    ])
  })

  test('of an editor’s own attributes only the known ones pass', async () => {
    await show(block({ ...richTextFixtures.minimal, text: everything }))
    const link = screen.getByRole('link', { name: 'la carte' })
    expect(link.getAttribute('rel')).toBe('noopener nofollow')
    expect(link.title).toBe('Plan')
    expect(link.getAttribute('hreflang')).toBe('fr')
    expect(link.hasAttribute('onclick')).toBe(false)
  })

  test('a table has its head, its scopes, and a box that scrolls by keyboard', async () => {
    await show(block({ ...richTextFixtures.minimal, text: everything }))
    const box = screen.getByRole('group', { name: 'Tableau, faites défiler' })
    expect(box.tabIndex).toBe(0)
    expect([...box.querySelectorAll('thead th')].map((cell) => cell.getAttribute('scope'))).toEqual(['col', 'col'])
    expect(box.querySelector('tbody th')?.getAttribute('scope')).toBe('row')
    expect(box.querySelector('td[colspan="2"]')?.textContent).toBe('Fermé le 9 juin')
  })

  test('pictures go through the image service, lazily, and reserve their room', async () => {
    const image = (await show(block({ ...richTextFixtures.minimal, text: everything }))).querySelector('img')
    expect(image?.getAttribute('src')).toMatch(
      /^\/media\/f\/1\/800x600\/.*golf\.avif\/m\/\d+x0\/filters:quality\(76\):format\(webp\)\?s=[\w-]{6}$/,
    )
    expect(image?.getAttribute('loading')).toBe('lazy')
    expect([image?.getAttribute('width'), image?.alt]).toEqual(['800', 'Golf sur la falaise'])
  })

  test('blocks embedded in a text are rendered by the block list, and never open the page', async () => {
    const embedded = {
      type: 'blok',
      attrs: { body: [{ _uid: 'q', component: 'hero', title: 'Dedans', image: { filename: '/x.avif' } }] },
    }
    const raw = { ...richTextFixtures.minimal, text: doc(embedded) }
    const page = await show(<BlockList blocks={[raw]} context={contextOf({ first: true })} />)
    expect(page.querySelector('h2')?.textContent).toBe('Dedans')
    expect(page.querySelector('h1')).toBeNull()
    expect(await html(embedded)).toBe('')
  })
})

describe('allow-lists', () => {
  test.each(['#B4321F', '#abc', '#abcd', '#aabbccdd'])('colour %s passes', async (color) => {
    expect(await marked('textStyle', { color })).toBe(`<p><span style="color:${color.toLowerCase()}">mot</span></p>`)
  })

  test('a named ink follows the theme', async () => {
    expect(await marked('textStyle', { color: 'accent' })).toContain('color:var(--accent)')
  })

  test.each(['red', 'constructor', '#12', 'url(https://x)', '#fff;background:url(//x)', 'var(--x)', 'rgb(0,0,0)'])(
    'colour %s does not',
    async (color) => {
      expect(await marked('textStyle', { color })).toBe('<p>mot</p>')
      expect(await marked('highlight', { color })).toBe('<p><mark>mot</mark></p>')
    },
  )

  test('class names are those of the design language', async () => {
    expect(await marked('styled', { class: 'evil admin' })).toBe('<p>mot</p>')
    expect(await marked('styled', { class: 'lead evil' })).toMatch(/^<p><span class="[^"]*lead[^"]*">mot<\/span><\/p>$/)
    expect(await marked('styled', { class: 'lead evil' })).not.toContain('evil')
  })

  test.each([
    ['horaires', 'horaires'],
    ['à table', 'à-table'],
    ['"><script>', 'script'],
  ])('anchor %s becomes %s', async (id, expected) => {
    expect(await marked('anchor', { id })).toBe(`<p><span id="${expected}">mot</span></p>`)
  })

  test('an anchor with nothing left of it is no anchor', async () => {
    expect(await marked('anchor', { id: '"<>"' })).toBe('<p>mot</p>')
  })

  test('a picture stands beside the words of its paragraph, and alone without one', async () => {
    const picture = { type: 'image', attrs: { src: 'https://x.example/a.png', alt: 'A' } }
    const words = (text: string) => ({ type: 'text', text })
    const paragraphOf = (...content: readonly object[]) => ({ type: 'paragraph', content })
    const tags = async (node: object) =>
      (await html(node)).replaceAll(/<figure>.*?<\/figure>/g, '<figure>').replaceAll(/ [a-z]+="[^"]*"/gi, '')
    expect(await tags(paragraphOf(picture))).toBe('<figure>')
    expect(await tags(paragraphOf(words('avant'), picture, words('après')))).toBe('<p>avant</p><figure><p>après</p>')
    expect(await tags(paragraphOf(words(' '), picture, picture))).toBe('<figure><figure>')
  })

  test('a heading without words is none', async () => {
    const heading = { type: 'heading', attrs: { level: 3 } }
    expect(await html(heading, { ...heading, content: [{ type: 'text', text: ' ' }] }, paragraph('après'))).toBe(
      '<p>après</p>',
    )
  })

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//evil.example/x.png',
    'https://x.example/a.png 1x, https://y.example/b.png',
  ])('a picture from %s is left out', async (src) => {
    expect(await html({ type: 'image', attrs: { src } }, paragraph('après'))).toBe('<p>après</p>')
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ])('a link to %s shows its words alone', async (href) => {
    expect(await marked('link', { linktype: 'url', href })).toBe('<p>mot</p>')
  })

  test('a telephone number is a link that no line cuts, also where an editor has made none of it', async () => {
    const link = (text: string, rel = '') => `<a href="tel:+33261910014"${rel}>${text}</a>`
    expect(await html(paragraph('Appelez le 02 61 91 00 14.'))).toBe(
      `<p>Appelez le ${link('02\u00a061\u00a091\u00a000\u00a014')}.</p>`,
    )
    const href = 'tel:+33261910014'
    const linked = { ...textNode('02 61 91 00 14'), marks: [{ type: 'link', attrs: { linktype: 'url', href } }] }
    expect(await html({ type: 'paragraph', content: [linked] })).toBe(
      `<p>${link('02\u00a061\u00a091\u00a000\u00a014', ' rel="noopener"')}</p>`,
    )
  })
})
