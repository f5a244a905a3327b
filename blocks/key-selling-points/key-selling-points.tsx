import { DISCOVER } from '#lib/analytics/marks.ts'
import { Heading, type HeadingLevel, below } from '#components/ui/heading.tsx'
import { Section } from '#components/ui/section.tsx'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { toAnchor } from '#lib/content/links.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { BlockIcon } from '../icon/block-icon.tsx'
import type { BlockProps } from '../props.ts'
import styles from './key-selling-points.module.css'
import type { keySellingPointSchema, keySellingPointsSchema } from './key-selling-points.schema.ts'

/** Reasons to come, side by side between two lines. */
export function KeySellingPoints({ block, context }: BlockProps<typeof keySellingPointsSchema>) {
  const { eyebrow, title, intro, items, tone } = block
  const level = titleLevel(context)
  return (
    <Section tone={tone} eyebrow={eyebrow} title={title} level={level} intro={intro} edit={editAttributes(block)}>
      <ul className={styles.points}>
        {items.map((item) => (
          <Point key={item.uid} item={item} level={title ? below(level) : level} context={context} />
        ))}
      </ul>
    </Section>
  )
}

function Point({
  item,
  level,
  context,
}: {
  item: ViewOf<typeof keySellingPointSchema>
  level: HeadingLevel
  context: BlockContext
}) {
  const { icon, title, text } = item
  const anchor = toAnchor(item.link, context.locale)
  return (
    <li className={styles.point} {...editAttributes(item)}>
      {icon !== undefined && <BlockIcon name={icon} uid={item.uid} context={context} size="large" />}
      <Heading level={level} className={styles.title}>
        {anchor ? (
          <a {...DISCOVER} {...anchor} className={styles.link}>
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
    </li>
  )
}
