import { DISCOVER } from '#lib/analytics/marks.ts'
import { Raised } from './raised.tsx'
import type { PictureSources } from '#lib/domain/picture.ts'
import type { AnchorAttributes, EditAttributes } from './anchor.ts'
import type { Band } from './band.ts'
import bands from './band.module.css'
import { cx } from './cx.ts'
import { Heading, type HeadingLevel } from './heading.tsx'
import { Picture } from './picture.tsx'
import styles from './poster-card.module.css'

export interface PosterCardProps {
  title: string
  level: HeadingLevel
  band: Band
  picture?: PictureSources | undefined
  sizes: string
  anchor?: AnchorAttributes | undefined
  /** At most two: the first on the left, the second on the right. */
  facts?: readonly string[]
  edit?: EditAttributes | undefined
}

/** The lettering shrinks with the length of the name, so that short and long names fill the same band. */
const fit = (title: string): string | undefined =>
  title.length <= 9 ? undefined : title.length <= 12 ? styles.long : cx(styles.long, styles.longest)

/** A place as a travel poster: picture, then a band of colour with its name. */
export function PosterCard({ title, level, band, picture, sizes, anchor, facts = [], edit }: PosterCardProps) {
  return (
    <article className={cx(styles.poster, bands.band, bands[band])} {...edit}>
      {picture && <Picture className={styles.image} picture={picture} sizes={sizes} />}
      <div className={styles.lettering}>
        <Heading level={level} className={cx(styles.title, fit(title))}>
          {anchor ? (
            <a {...DISCOVER} {...anchor} className={styles.link}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
      </div>
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.slice(0, 2).map((fact) => (
            <span key={fact}>
              <Raised text={fact} />
            </span>
          ))}
        </p>
      )}
    </article>
  )
}
