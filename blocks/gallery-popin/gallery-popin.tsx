import { GalleryLightbox } from '#components/ui/gallery-lightbox.client.tsx'
import { GalleryLink } from '#components/ui/gallery-link.tsx'
import { pictureOf } from '#lib/content/picture.ts'
import type { Asset } from '@barriere/shared/block-kit/values.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { popinId } from '../popin/popin-id.ts'
import { PopinSection } from '../popin/popin-section.tsx'
import styles from '../popin/popin.module.css'
import type { BlockProps } from '../props.ts'
import type { galleryPopinSchema } from './gallery-popin.schema.ts'

const WIDTHS = [360, 720]

const SIZES = '(min-width: 40rem) 18rem, 84vw'

/** Width of the large picture in pixels, or the original's width if that is smaller. */
const LARGE = [1200]

/** A button that opens a grid of pictures. Each picture opens in a lightbox. */
export function GalleryPopin({ block, context }: BlockProps<typeof galleryPopinSchema>) {
  const t = getTranslator(context.locale, 'blocks.galleryPopin')
  const container = `${popinId(block)}-pictures`
  return (
    <PopinSection
      block={block}
      context={context}
      openLabel={t('open')}
      size="wide"
      beside={
        <GalleryLightbox
          data-island="touch"
          container={container}
          labels={{
            title: t('lightbox'),
            close: getTranslator(context.locale, 'blocks.popin')('close'),
            previous: t('previous'),
            next: t('next'),
            counter: t('counter', { current: '{current}', total: '{total}' }),
          }}
        />
      }
    >
      <div id={container} className={styles.pictures}>
        {block.pictures.map((picture) => (
          <GalleryLink
            key={picture.uid}
            picture={pictureOf(picture.image, { widths: WIDTHS, ratio: PICTURE_RATIOS.card })}
            large={largeOf(picture.image)}
            sizes={SIZES}
            alt={picture.image.alt || (picture.caption ?? block.popin_title)}
            caption={picture.caption}
            edit={editAttributes(picture)}
          />
        ))}
      </div>
    </PopinSection>
  )
}

function largeOf(image: Asset): { src: string; width: number; height: number } {
  const { src, width, height } = pictureOf(image, { widths: LARGE })
  return { src, width, height }
}
