import type { ReactNode } from 'react'
import { Card } from '#components/ui/card.tsx'
import type { HeadingLevel } from '#components/ui/heading.tsx'
import { pictureOf } from '#lib/content/picture.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import styles from './card-grid.module.css'
import type { CardEntry } from './entry.ts'
import { type ItemFilter, filterAttributes } from './filters.ts'

const WIDTHS = [400, 640, 960]

/** `sizes` of a picture: for a card alone in its row, for one of two cards, and for one of three or four. */
const SIZES = {
  one: '(min-width: 90rem) 46rem, (min-width: 40rem) 54vw, 86vw',
  two: '(min-width: 90rem) 39rem, (min-width: 40rem) 46vw, 86vw',
  more: '(min-width: 90rem) 26rem, (min-width: 60rem) 30vw, (min-width: 40rem) 46vw, 86vw',
} as const

/** Number of cards in a different first row, in a wide window. It must match the style sheet. */
const leading = (count: number): number => (count > 2 && count % 3 === 0 ? 0 : count === 5 ? 2 : count % 4)

/** `sizes` of the picture of a card, by its index in a list of `count` cards. */
export function sizesOf(index: number, count: number): string {
  const row = index < leading(count) ? leading(count) : 4
  return row === 1 ? SIZES.one : row === 2 ? SIZES.two : SIZES.more
}

interface EntryCardProps {
  entry: CardEntry
  level: HeadingLevel
  sizes: string
}

/** One entry as a card of the grid. */
const EntryCard = ({ entry: { key: _, image, ...entry }, level, sizes }: EntryCardProps) => (
  <Card
    {...entry}
    level={level}
    sizes={sizes}
    picture={image && pictureOf(image, { widths: WIDTHS, ratio: PICTURE_RATIOS.card })}
  />
)

interface CardGridProps {
  entries: readonly CardEntry[]
  level: HeadingLevel
  /** Filter values of each entry, for `ListFilters` in the same section. */
  filters?: readonly (ItemFilter | undefined)[] | undefined
  /** Content under a card, such as a checkbox. */
  under?: ((index: number) => ReactNode) | undefined
}

/**
 * Cards in rows without gaps: four, three or two columns; a single card is horizontal. Only the first row may differ.
 */
export function CardGrid({ entries, level, filters, under }: CardGridProps) {
  return (
    <div className={styles.grid}>
      {entries.map((entry, index) => (
        <div key={entry.key} className={styles.item} {...filterAttributes(filters?.[index])}>
          <EntryCard entry={entry} level={level} sizes={sizesOf(index, entries.length)} />
          {under?.(index)}
        </div>
      ))}
    </div>
  )
}
