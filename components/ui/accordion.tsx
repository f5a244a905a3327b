import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import type { EditAttributes } from './anchor.ts'
import { cx } from './cx.ts'
import { Heading, type HeadingLevel } from './heading.tsx'

/** Titles that disclose their content, without scripts. */
export const Accordion = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={cx(styles.accordion, className)}>{children}</div>
)

interface AccordionItemProps {
  title: string
  level: HeadingLevel
  /** Exclusive accordion: items with the same name close each other. */
  name?: string | undefined
  open?: boolean
  /** Id of the content: a link to it opens the item. */
  contentId?: string | undefined
  edit?: EditAttributes | undefined
  children: ReactNode
}

export function AccordionItem({ title, level, name, open = false, contentId, edit, children }: AccordionItemProps) {
  return (
    <details className={styles.item} name={name} open={open} {...edit}>
      <summary className={styles.summary}>
        <Heading level={level} className={styles.title}>
          {title}
        </Heading>
      </summary>
      <div className={styles.content} id={contentId}>
        {children}
      </div>
    </details>
  )
}
