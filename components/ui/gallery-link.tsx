import type { PictureSources } from '#lib/domain/picture.ts'
import type { EditAttributes } from './anchor.ts'
import { cx } from './cx.ts'
import styles from './gallery-link.module.css'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

interface GalleryLinkProps {
  /** The small picture. */
  picture: PictureSources
  /** The large one, and its size in pixels. */
  large: { src: string; width: number; height: number }
  sizes: string
  /** Says what the picture shows, and names the link. */
  alt: string
  /** Under the large picture; the alternative text where there is none. */
  caption?: string | undefined
  className?: string | undefined
  edit?: EditAttributes | undefined
}

/** A thumbnail that leads to its large picture; `GalleryLightbox` shows it in the page instead. */
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
