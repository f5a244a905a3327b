import type { ReactNode } from 'react'
import type { PictureSources } from '#lib/domain/picture.ts'
import type { EditAttributes } from '../../ui/anchor.ts'
import type { Band } from '../../ui/band.ts'
import bands from '../../ui/band.module.css'
import { cx } from '../../ui/cx.ts'
import { Heading, type HeadingLevel } from '../../ui/heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './entry-layout.module.css'

/** Poster to the left of the form. */
export interface EntryPoster {
  readonly picture: PictureSources
  readonly band: Band
  /** A word, set in capitals under the picture. */
  readonly lettering?: string | undefined
}

interface EntryLayoutProps {
  /** Shown beside the form; hidden on narrow screens. */
  poster?: EntryPoster | undefined
  title: string
  /** Rank of the title: 1 on the block that opens a page. */
  level: HeadingLevel
  intro?: string | undefined
  /** Shown above the title: `TabLinks` to login and registration. */
  tabs?: ReactNode
  edit?: EditAttributes | undefined
  children: ReactNode
}

/** Layout of login, registration and similar pages: the poster on the left, the form on the right. */
export function EntryLayout({ poster, title, level, intro, tabs, edit, children }: EntryLayoutProps) {
  return (
    <Section width="bleed" spacing="none" edit={edit} isPrivate>
      <div className={cx(styles.frame, poster && styles.split)}>
        {poster && (
          <div className={cx(bands.band, bands[poster.band], styles.poster)}>
            <Picture
              className={styles.picture}
              picture={poster.picture}
              sizes="(width > 62rem) 42vw, (width > 48rem) 40vw, 2rem"
              priority
            />
            {poster.lettering && <p className={styles.lettering}>{poster.lettering}</p>}
          </div>
        )}
        <div className={styles.side}>
          {tabs}
          <div className={styles.head}>
            <Heading level={level} className={styles.title}>
              {title}
            </Heading>
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
          {children}
        </div>
      </div>
    </Section>
  )
}
