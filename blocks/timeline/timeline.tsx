import { Heading, type HeadingLevel, below } from '#components/ui/heading.tsx'
import { Section } from '#components/ui/section.tsx'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import styles from './timeline.module.css'
import type { timelineEntrySchema, timelineSchema } from './timeline.schema.ts'

/** Moments along a line: horizontal in wide windows, vertical in narrow ones. */
export function Timeline({ block, context }: BlockProps<typeof timelineSchema>) {
  const { eyebrow, title, intro, items, tone } = block
  const level = titleLevel(context)
  return (
    <Section tone={tone} eyebrow={eyebrow} title={title} level={level} intro={intro} edit={editAttributes(block)}>
      <ol className={styles.line}>
        {items.map((item) => (
          <Moment key={item.uid} item={item} level={title ? below(level) : level} />
        ))}
      </ol>
    </Section>
  )
}

/** Only a plain year gets a `<time>` element. Other dates are free text. */
const YEAR = /^\d{4}$/

const Moment = ({ item, level }: { item: ViewOf<typeof timelineEntrySchema>; level: HeadingLevel }) => (
  <li className={styles.moment} {...editAttributes(item)}>
    <p className={styles.date}>{YEAR.test(item.date) ? <time dateTime={item.date}>{item.date}</time> : item.date}</p>
    {item.title && (
      <Heading level={level} className={styles.title}>
        {item.title}
      </Heading>
    )}
    {item.text && <p className={styles.text}>{item.text}</p>}
  </li>
)
