import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { Section } from '#components/ui/section.tsx'
import type { ValuesOf } from '@barriere/shared/block-kit/field.ts'
import { toAnchor } from '#lib/content/links.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { listFoot, listHead } from './list-head.ts'
import styles from './list-section.module.css'

interface ListSectionProps {
  block: ValuesOf<typeof listHead> & ValuesOf<typeof listFoot> & { readonly editable: string | undefined }
  context: BlockContext
  /** Beside the title. The action is then below the list. */
  chips?: ReactNode
  /** Link below the list to further pages that it does not show. */
  rest?: ReactNode
  children: ReactNode
}

/** A list with its heading and the link to more. */
export function ListSection({ block, context, chips, rest, children }: ListSectionProps) {
  const { eyebrow, title, intro, tone, action_label: label } = block
  const anchor = toAnchor(block.action, context.locale)
  const more =
    anchor && label ? (
      <ButtonLink anchor={anchor} variant="line">
        {label}
      </ButtonLink>
    ) : undefined
  return (
    <Section
      tone={tone}
      eyebrow={eyebrow}
      title={title}
      level={titleLevel(context)}
      intro={intro}
      edit={editAttributes(block)}
      action={chips ?? more}
    >
      {children}
      {rest !== undefined && <p className={styles.more}>{rest}</p>}
      {chips !== undefined && more && <p className={styles.more}>{more}</p>}
    </Section>
  )
}
