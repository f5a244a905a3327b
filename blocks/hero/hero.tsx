import bands from '#components/ui/band.module.css'
import { ButtonLink } from '#components/ui/button.tsx'
import { cx } from '#components/ui/cx.ts'
import { Heading } from '#components/ui/heading.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Section } from '#components/ui/section.tsx'
import { Stars } from '#components/ui/stars.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { mediaUrl } from '#lib/content/media.ts'
import { pictureOf } from '#lib/content/picture.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import styles from './hero.module.css'
import type { heroSchema } from './hero.schema.ts'
import { starsOf } from './stars-of.ts'

const WIDTHS = [768, 1152, 1600, 2080, 2560]
const PHONE_WIDTHS = [480, 768, 1080]

const MOVING = '(prefers-reduced-motion: no-preference)'

/** The affiche of a page: picture or video in a paper margin, then the band with the lettering under it. */
export function Hero({ block, context }: BlockProps<typeof heroSchema>) {
  const { title, lead, image, video, stars, action_label: label } = block
  const t = getTranslator(context.locale, 'blocks.hero')
  const anchor = toAnchor(block.action, context.locale)
  const hasAction = anchor !== undefined && label !== undefined
  const picture = pictureOf(image, {
    widths: WIDTHS,
    mobile: { asset: block.image_mobile, widths: PHONE_WIDTHS, ratio: 4 / 5 },
  })
  const rating = starsOf(stars, context.locale)
  return (
    <Section width="bleed" spacing="none" edit={editAttributes(block)}>
      <div className={styles.hero}>
        <div className={styles.stage}>
          <Picture
            className={cx(styles.picture, video && styles.still)} picture={picture} sizes="100vw" alt={image.alt}
            priority={context.first && !video}
          />
          {video && <Film src={mediaUrl(video.src)} poster={picture.src} label={t('video', { title })} first={context.first} />}
        </div>
        <div className={cx(bands.band, bands[block.band], styles.band, (lead || hasAction) && styles.withWords)}>
          <div className={styles.names}>
            {rating && <Stars {...rating} />}
            <Heading level={titleLevel(context)} className={styles.title}>{title}</Heading>
          </div>
          {(lead || hasAction) && (
            <div className={styles.words}>
              {lead && <p className={styles.lead}>{lead}</p>}
              {hasAction && <ButtonLink anchor={anchor} look="band">{label}</ButtonLink>}
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}

/**
 * A silent film with the browser's own controls, so that it can be paused. Under reduced motion its source does not
 * apply, and nothing is fetched; the picture stands in its place.
 */
const Film = ({ src, poster, label, first }: { src: string; poster: string; label: string; first: boolean }) => (
  <>
    {first && <link rel="preload" as="image" href={poster} media={MOVING} fetchPriority="high" />}
    <video className={styles.video} aria-label={label} poster={poster} muted playsInline loop autoPlay controls preload="metadata">
      <source src={src} media={MOVING} />
    </video>
  </>
)
