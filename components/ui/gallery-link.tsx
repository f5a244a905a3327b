import type { PictureSources } from '#lib/domain/picture.ts'
import type { EditAttributes } from './anchor.ts'
import { cx } from './cx.ts'
import styles from './gallery-link.module.css'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

interface GalleryLinkProps {
  /** The small picture. */
  picture: PictureSources
  /** The large picture, and its size in pixels. */
  large: { src: string; width: number; height: number }
  sizes: string
  /** Describes the picture, and is the accessible name of the link. */
  alt: string
  /** Shown below the large picture; by default the alternative text. */
  caption?: string | undefined
  className?: string | undefined
  edit?: EditAttributes | undefined
}

/** A thumbnail with a link to its large picture. With scripts, `GalleryLightbox` shows the picture in the page. */
export function GalleryLink({ picture, large, sizes, alt, caption, className, edit }: GalleryLinkProps) {
  return (
    <a
      href={large.src}
      className={cx(styles.link, className)}
      {...edit}
      data-large={large.src}
      data-width={large.width}
      data-height={large.height}
      data-caption={caption ?? alt}
    >
      <Picture picture={picture} sizes={sizes} alt={alt} />
      <span className={styles.sign}>
        <Icon name="expand" />
      </span>
    </a>
  )
}
