import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { below } from '#components/ui/heading.tsx'
import { Section } from '#components/ui/section.tsx'
import type { ValuesOf } from '@barriere/shared/block-kit/field.ts'
import { toAnchor } from '#lib/content/links.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { SECTION_IDS } from '../section-ids.ts'
import { Access } from './access.tsx'
import { AddressCard, type Practical } from './address-card.tsx'
import { FactsTable, type PracticalFact } from './facts-table.tsx'
import type { practicalFoot } from './practical-fields.ts'
import styles from './practical-section.module.css'

interface PracticalSectionProps {
  block: Practical & ValuesOf<typeof practicalFoot> & { readonly uid: string; readonly editable: string | undefined }
  context: BlockContext
  facts: readonly PracticalFact[]
  /** Below the facts. */
  children?: ReactNode
}

/** Practical information: facts, the address with its map beside them, and directions below. */
export function PracticalSection({ block, context, facts, children }: PracticalSectionProps) {
  const { eyebrow, title, intro, tone, action_label: label } = block
  const anchor = toAnchor(block.action, context.locale)
  const level = titleLevel(context)
  return (
    <Section
      id={context.claimId(SECTION_IDS.access)}
      tone={tone}
      eyebrow={eyebrow}
      title={title}
      level={level}
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
        <AddressCard place={block} uid={block.uid} context={context} />
        <div className={styles.access}>
          <Access access={block} level={title ? below(level) : level} locale={context.locale} />
        </div>
      </div>
    </Section>
  )
}
