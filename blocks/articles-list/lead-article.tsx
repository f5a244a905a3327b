import { DISCOVER } from '#lib/analytics/marks.ts'
import { Facts } from '#components/ui/facts.tsx'
import { Heading, type HeadingLevel } from '#components/ui/heading.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { pictureOf } from '#lib/content/picture.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import type { CardEntry } from '../listing/entry.ts'
import styles from './articles-list.module.css'

const WIDTHS = [480, 800, 1200, 1600]

const SIZES = '(min-width: 90rem) 48rem, (min-width: 62rem) 55vw, 92vw'

/** The large article at the top of a list: seven columns for the picture, five for the text. */
export const LeadArticle = ({
  entry,
  level,
  priority,
}: {
  entry: CardEntry
  level: HeadingLevel
  priority: boolean
}) => (
  <article className={styles.lead}>
    {entry.image && (
      <Picture
        className={styles.picture}
        picture={pictureOf(entry.image, { widths: WIDTHS, ratio: PICTURE_RATIOS.landscape })}
        sizes={SIZES}
        priority={priority}
      />
    )}
    <div className={styles.words}>
      <Heading level={level} className={styles.title}>
        {entry.anchor ? (
          <a {...DISCOVER} {...entry.anchor} className={styles.link}>
            {entry.title}
          </a>
        ) : (
          entry.title
        )}
      </Heading>
      <Facts facts={entry.facts} />
      {entry.text && <p className={styles.text}>{entry.text}</p>}
      {entry.anchor && (
        <span className={styles.verb} aria-hidden="true">
          {entry.verb}
          <Icon name="arrow" />
        </span>
      )}
    </div>
  </article>
)
