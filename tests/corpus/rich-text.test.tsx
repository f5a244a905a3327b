import { describe } from 'vitest'
import { Nodes } from '#blocks/rich-text/nodes.tsx'
import { toHtml } from '#blocks/test-support.tsx'
import { parseRichText } from '@barriere/shared/block-kit/rich-text.ts'
import { type Report, checkReports } from './report.ts'

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const link = (attrs: object) => ({ type: 'link', attrs })
const AWAY = link({ linktype: 'url', href: 'https://example.com/' })
const BREAK = { type: 'hard_break' }
const PICTURE = { type: 'image', attrs: { src: 'https://a.storyblok.com/f/1/300x200/ab/x.jpg', alt: 'Vue' } }

/** The content of a text, and its markup; a picture as `▣`. */
const TEXTS: readonly Report<readonly unknown[], string>[] = [
  {
    source: 'https://github.com/claus/storyblok-rich-text-react-renderer/issues/25',
    says: 'a picture alone in a paragraph is in none on the page',
    input: [paragraph(PICTURE)],
    expected: '▣',
  },
  {
    source: 'https://github.com/langgenius/dify/pull/32366',
    says: 'a picture between words divides the paragraph',
    input: [paragraph(text('avant'), PICTURE, text('après'))],
    expected: '<p>avant</p>▣<p>après</p>',
  },
  {
    source: 'https://github.com/storyblok/storyblok-js-client/issues/37',
    says: 'a link to a mailbox has its scheme',
    input: [paragraph(text('Écrire', link({ linktype: 'email', href: 'email@company.com' })))],
    expected: '<p><a href="mailto:email@company.com" rel="noopener">Écrire</a></p>',
  },
  {
    source: 'https://github.com/storyblok/richtext/issues/150',
    says: 'attributes of an editor are attributes, not an object in one',
    input: [
      paragraph(
        text('Ici', link({ linktype: 'url', href: 'https://example.com/', custom: { rel: 'nofollow', title: 'Là' } })),
      ),
    ],
    expected: '<p><a href="https://example.com/" rel="noopener nofollow" title="Là">Ici</a></p>',
  },
  {
    source: 'https://github.com/storyblok/storyblok-astro/issues/842',
    says: 'the place on the page is part of the address',
    input: [
      paragraph(text('Prix', link({ linktype: 'story', uuid: '', href: '/website-hotels/hotels/x', anchor: 'prix' }))),
    ],
    expected: '<p><a href="/hotels/x#prix">Prix</a></p>',
  },
  {
    source: 'https://github.com/NordSecurity/storyblok-rich-text-astro-renderer/pull/412',
    says: 'a colour without its attributes is none',
    input: [paragraph(text('mot', { type: 'textStyle' }))],
    expected: '<p>mot</p>',
  },
  {
    source: 'https://github.com/storyblok/monoblok/pull/709',
    says: 'an emoji is its character',
    input: [paragraph({ type: 'emoji', attrs: { name: 'rocket', emoji: '🚀' } })],
    expected: '<p>🚀</p>',
  },
  {
    source: 'https://github.com/ueberdosis/tiptap/issues/6866',
    says: 'an unknown node gives way to what it holds',
    input: [{ type: 'details', content: [paragraph(text('mot'))] }],
    expected: '<p>mot</p>',
  },
  {
    source: 'https://github.com/payloadcms/payload/pull/9561',
    says: 'nothing in the place of a node',
    input: [null, paragraph(null, text('mot'))],
    expected: '<p>mot</p>',
  },
  {
    source: 'https://github.com/codelitdev/courselit/issues/798',
    says: 'nodes without content',
    input: [{ type: 'heading', attrs: { level: 2 } }, { type: 'bullet_list' }, paragraph(text('mot'))],
    expected: '<ul></ul><p>mot</p>',
  },
  {
    source: 'https://github.com/ProseMirror/prosemirror-markdown/pull/30',
    says: 'a line break in a link does not make two of it, and one behind it is none of it',
    input: [paragraph(text('Deux', AWAY), BREAK, text('lignes', AWAY), BREAK, text('mot'), BREAK, text('fin'))],
    expected: '<p><a href="https://example.com/" rel="noopener">Deux<br/>lignes</a><br/>mot<br/>fin</p>',
  },
]

describe('formatted texts', () => {
  checkReports(TEXTS, async (content) => {
    const parsed = parseRichText({ type: 'doc', content })
    const nodes = parsed.ok ? (parsed.value?.nodes ?? []) : []
    const html = await toHtml(<Nodes nodes={nodes} locale="fr" />)
    return html.replace(/<figure\b.*?<\/figure>/gs, '▣').replaceAll(/ class="[^"]*"/g, '')
  })
})
