import { Accordion, AccordionItem } from '#components/ui/accordion.tsx'
import { below } from '#components/ui/heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { answerId } from '@barriere/shared/domain/content/search-kind.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import { Prose } from '../rich-text/nodes.tsx'
import { faqPage } from './faq-page.ts'
import type { faqSchema } from './faq.schema.ts'

/** Questions in an accordion that works without scripts; also as structured data. */
export function Faq({ block, context }: BlockProps<typeof faqSchema>) {
  const { title, items, tone } = block
  const level = titleLevel(context)
  return (
    <Section tone={tone} width="side" title={title} level={level} edit={editAttributes(block)}>
      <Accordion>
        {items.map((item) => (
          <AccordionItem
            key={item.uid}
            title={item.question}
            level={title ? below(level) : level}
            contentId={answerId(item.uid)}
            edit={editAttributes(item)}
          >
            <Prose nodes={item.answer.nodes} locale={context.locale} renderBlocks={context.renderBlocks} />
          </AccordionItem>
        ))}
      </Accordion>
      <JsonLd data={faqPage(items)} />
    </Section>
  )
}
