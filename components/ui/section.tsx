import type { ReactNode } from 'react'
import type { Tone } from '@barriere/shared/domain/content/tone.ts'
import type { EditAttributes } from './anchor.ts'
import { cx } from './cx.ts'
import { Eyebrow } from './eyebrow.tsx'
import { Heading, type HeadingLevel } from './heading.tsx'
import { LinkedPhones } from './linked-phones.tsx'
import styles from './section.module.css'

interface SectionProps {
  tone?: Tone
  /** `bleed` has the full width; in a wide window, `side` has its head on the left, five columns beside seven. */
  width?: 'page' | 'text' | 'side' | 'bleed'
  /** `compact` is for little more than a head; `tight` has no space below, before a section on the same ground. */
  spacing?: 'normal' | 'compact' | 'tight' | 'none'
  /** Marks of the visual editor, for the block that this section shows. */
  edit?: EditAttributes | undefined
  id?: string | undefined
  /** Shows personal data or input of the visitor: session replay leaves it out. */
  isPrivate?: boolean
  eyebrow?: string | undefined
  title?: string | undefined
  /** Rank of the title: 1 on the block that opens a page. */
  level?: HeadingLevel
  intro?: string | undefined
  action?: ReactNode
  children?: ReactNode
}

const WRAP = { page: 'wrap', text: 'wrap-text', side: cx('wrap', styles.side), bleed: undefined } as const

/** Section of a block. Only this component sets tone, width, spacing and the editor's marks. */
export function Section({
  tone = 'page',
  width = 'page',
  spacing = 'normal',
  edit,
  id,
  isPrivate = false,
  eyebrow,
  title,
  level = 2,
  intro,
  action,
  children,
}: SectionProps) {
  const classes = cx(styles.section, tone !== 'page' && styles[tone], spacing !== 'none' && styles[spacing])
  const hasTitles = eyebrow !== undefined || title !== undefined || intro !== undefined
  const hasHead = hasTitles || Boolean(action)
  return (
    <section
      id={id}
      className={classes}
      data-theme={tone === 'night' ? 'night' : undefined}
      data-private={isPrivate ? '' : undefined}
      {...edit}
    >
      <div className={WRAP[width === 'side' && !hasHead ? 'text' : width]}>
        {hasHead && (
          <div className={styles.head}>
            {hasTitles && (
              <div className={styles.titles}>
                {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
                {title && (
                  <Heading level={level} className={level === 1 ? styles.main : styles.title}>
                    {title}
                  </Heading>
                )}
                {intro && (
                  <p className={styles.intro}>
                    <LinkedPhones text={intro} />
                  </p>
                )}
              </div>
            )}
            {action && <div className={styles.action}>{action}</div>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
