import { Card } from '#components/ui/card.tsx'
import type { HeadingLevel } from '#components/ui/heading.tsx'
import { pictureOf } from '#lib/content/picture.ts'
import styles from './card-grid.module.css'
import type { CardEntry } from './entry.ts'

const WIDTHS = [400, 640, 960]

const SIZES = '(min-width: 90rem) 26rem, (min-width: 60rem) 30vw, (min-width: 40rem) 46vw, 92vw'

/** Cards three, two or one across. */
export const CardGrid = ({ entries, level }: { entries: readonly CardEntry[]; level: HeadingLevel }) => (
  <div className={styles.grid}>
    {entries.map(({ key, image, ...entry }) => (
      <Card
        key={key} {...entry} level={level} sizes={SIZES}
        picture={image && pictureOf(image, { widths: WIDTHS, ratio: 4 / 3 })}
      />
    ))}
  </div>
)
