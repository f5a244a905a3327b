import type { AnswerLeaf, FAQPageLeaf, QuestionLeaf, WithContext } from 'schema-dts'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { plainText } from '@barriere/shared/block-kit/rich-text.ts'
import { thing } from '#lib/seo/thing.ts'
import type { faqItemSchema } from './faq.schema.ts'

/** https://schema.org/FAQPage. Questions whose answer has no text (only a picture) are left out. */
export const faqPage = (items: readonly ViewOf<typeof faqItemSchema>[]) =>
  thing<WithContext<FAQPageLeaf>>({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    // The same id in all blocks of a page: search engines merge them into one FAQ page.
    '@id': '#questions',
    'mainEntity': items.flatMap(({ question, answer }) => {
      const text = plainText(answer.nodes)
      return text === ''
        ? []
        : [
            thing<QuestionLeaf>({
              '@type': 'Question',
              'name': question,
              'acceptedAnswer': thing<AnswerLeaf>({ '@type': 'Answer', text }),
            }),
          ]
    }),
  })
