import type { ReactNode } from 'react'
import { Carousel } from '#components/ui/carousel.tsx'
import { GalleryLightbox } from '#components/ui/gallery-lightbox.client.tsx'
import { GalleryLink } from '#components/ui/gallery-link.tsx'
import { Section } from '#components/ui/section.tsx'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { pictureOf } from '#lib/content/picture.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import styles from './photo-gallery.module.css'
import type { galleryItemSchema, photoGallerySchema } from './photo-gallery.schema.ts'

/** Number of pictures of a mosaic that are always visible. */
const SEEN = 5

const WIDTHS = [400, 640, 960]
const FIRST_WIDTHS = [480, 768, 1080, 1440]

const SIZES = '(min-width: 90rem) 20rem, (min-width: 48rem) 24vw, 46vw'
const FIRST_SIZES = '(min-width: 90rem) 41rem, (min-width: 48rem) 48vw, 92vw'
const ROW_SIZES = '(min-width: 62rem) 40rem, 84vw'

/** Width of the large picture in pixels, or the original's width if that is smaller. */
const LARGE = [1200]

/**
 * Pictures in a mosaic or in a row. Each is a link to its large version, which opens in a lightbox if scripts run. The
 * button of a mosaic opens the first hidden picture in the lightbox; without scripts it shows all hidden pictures.
 */
export function PhotoGallery({ block, context }: BlockProps<typeof photoGallerySchema>) {
  const { eyebrow, title, intro, layout, items, tone } = block
  const t = getTranslator(context.locale, 'blocks.photoGallery')
  const id = `gallery-${block.uid}`
  const picture = (item: ViewOf<typeof galleryItemSchema>, index: number) => {
    const first = layout === 'mosaic' && index === 0
    return (
      <Thumbnail
        key={item.uid}
        item={item}
        alt={item.image.alt || t('picture', { number: index + 1 })}
        widths={first || layout === 'row' ? FIRST_WIDTHS : WIDTHS}
        sizes={layout === 'row' ? ROW_SIZES : first ? FIRST_SIZES : SIZES}
      />
    )
  }
  const pictures = items.map(picture)
  return (
    <Section
      tone={tone}
      eyebrow={eyebrow}
      title={title}
      level={titleLevel(context)}
      intro={intro}
      edit={editAttributes(block)}
    >
      <div id={id}>
        {layout === 'row' ? (
          <Carousel
            label={title ? t('scroll', { title }) : t('scrollUntitled')}
            previousLabel={t('previousSlides')}
            nextLabel={t('nextSlides')}
            size="wide"
          >
            {pictures}
          </Carousel>
        ) : (
          <Mosaic pictures={pictures} more={t('all', { count: items.length })} />
        )}
      </div>
      <GalleryLightbox
        data-island="touch"
        container={id}
        labels={{
          title: title ?? t('lightbox'),
          close: t('close'),
          previous: t('previous'),
          next: t('next'),
          counter: t('counter', { current: '{current}', total: '{total}' }),
        }}
      />
    </Section>
  )
}

const Mosaic = ({ pictures, more }: { pictures: readonly ReactNode[]; more: string }) => (
  <>
    <div className={styles.mosaic} data-count={Math.min(pictures.length, SEEN)}>
      {pictures.slice(0, SEEN)}
    </div>
    {pictures.length > SEEN && (
      <details className={styles.more}>
        <summary className={styles.button}>{more}</summary>
        <div className={styles.rest}>{pictures.slice(SEEN)}</div>
      </details>
    )}
  </>
)

interface ThumbnailProps {
  item: ViewOf<typeof galleryItemSchema>
  alt: string
  widths: readonly number[]
  sizes: string
}

function Thumbnail({ item, alt, widths, sizes }: ThumbnailProps) {
  const { src, width, height } = pictureOf(item.image, { widths: LARGE })
  return (
    <GalleryLink
      picture={pictureOf(item.image, { widths, ratio: PICTURE_RATIOS.landscape })}
      large={{ src, width, height }}
      sizes={sizes}
      alt={alt}
      className={styles.picture}
      edit={editAttributes(item)}
    />
  )
}
