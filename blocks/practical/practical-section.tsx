import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { Section } from '#components/ui/section.tsx'
import type { ValuesOf } from '#lib/content/block-kit/field.ts'
import { toAnchor } from '#lib/content/links.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { AddressCard, type Practical } from './address-card.tsx'
import { FactsTable, type PracticalFact } from './facts-table.tsx'
import type { practicalFoot } from './practical-fields.ts'
import styles from './practical-section.module.css'

interface PracticalSectionProps {
  block: Practical & ValuesOf<typeof practicalFoot> & { readonly editable: string | undefined }
  context: BlockContext
  facts: readonly PracticalFact[]
  /** Below the facts. */
  children?: ReactNode
}

/** What to know before coming: facts in two columns, the address beside them. */
export function PracticalSection({ block, context, facts, children }: PracticalSectionProps) {
  const { eyebrow, title, intro, tone, action_label: label } = block
  const anchor = toAnchor(block.action, context.locale)
  return (
    <Section
      tone={tone}
      eyebrow={eyebrow}
      title={title}
      level={titleLevel(context)}
      intro={intro}
      edit={editAttributes(block)}
    >
      <div className={styles.practical}>
        <div className={styles.facts}>
          {facts.length > 0 && <FactsTable rows={facts} />}
          {children}
          {anchor && label && (
            <p>
              <ButtonLink anchor={anchor} variant="line">
                {label}
              </ButtonLink>
            </p>
          )}
        </div>
        <AddressCard place={block} locale={context.locale} />
      </div>
    </Section>
  )
}
