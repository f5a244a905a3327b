import { Heading, below } from '#components/ui/heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import { Prose } from '../rich-text/nodes.tsx'
import { embeddedBlocks } from '../rich-text/rich-text.tsx'
import { faqPage } from './faq-page.ts'
import styles from './faq.module.css'
import type { faqSchema } from './faq.schema.ts'

/** Questions that open on their answers, without any script; and the same for search engines. */
export function Faq({ block, context }: BlockProps<typeof faqSchema>) {
  const { title, items, tone } = block
  const level = titleLevel(context)
  return (
    <Section tone={tone} title={title} level={level} edit={editAttributes(block)}>
      <div className={styles.faq}>
        {items.map((item) => (
          <details key={item.uid} {...editAttributes(item)}>
            <summary><Heading level={title ? below(level) : level} className={styles.question}>{item.question}</Heading></summary>
            <div className={styles.answer}>
              <Prose nodes={item.answer.nodes} locale={context.locale} renderBlocks={embeddedBlocks(context)} />
            </div>
          </details>
        ))}
      </div>
      <JsonLd data={faqPage(items)} />
    </Section>
  )
}
