import { Card } from '#components/ui/card.tsx'
import type { HeadingLevel } from '#components/ui/heading.tsx'
import { pictureOf } from '#lib/content/picture.ts'
import styles from './card-grid.module.css'
import type { CardEntry } from './entry.ts'

const WIDTHS = [400, 640, 960]

const SIZES = '(min-width: 90rem) 26rem, (min-width: 60rem) 30vw, (min-width: 40rem) 46vw, 86vw'

/** One entry as a card of the grid. */
export const EntryCard = ({ entry: { key: _, image, ...entry }, level }: { entry: CardEntry; level: HeadingLevel }) => (
  <Card {...entry} level={level} sizes={SIZES} picture={image && pictureOf(image, { widths: WIDTHS, ratio: 4 / 3 })} />
)

/** Cards three, two or one across. */
export const CardGrid = ({ entries, level }: { entries: readonly CardEntry[]; level: HeadingLevel }) => (
  <div className={styles.grid}>
    {entries.map((entry) => (
      <EntryCard key={entry.key} entry={entry} level={level} />
    ))}
  </div>
)
