import type { ViewOf } from '#lib/content/block-kit/define-block.ts'
import { type RichTextNode, plainText } from '#lib/content/rich-text/document.ts'
import type { faqItemSchema } from './faq.schema.ts'

/** Paragraphs and list items on lines of their own, or their words would run together. */
const lines = (nodes: readonly RichTextNode[]): string[] => nodes
  .flatMap((node) => 'nodes' in node && node.type !== 'paragraph' && node.type !== 'heading' ? lines(node.nodes) : [plainText([node])])
  .filter((line) => line.trim() !== '')

/** https://schema.org/FAQPage; a question whose answer has no words (a picture alone) is left out. */
export const faqPage = (items: readonly ViewOf<typeof faqItemSchema>[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  'mainEntity': items.flatMap(({ question, answer }) => {
    const text = lines(answer.nodes).join('\n')
    return text === '' ? [] : [{ '@type': 'Question', 'name': question, 'acceptedAnswer': { '@type': 'Answer', text } }]
  }),
})
