import type { CSSProperties } from 'react'
import { BOOKING_ID, BookingBar } from '#components/booking/booking-bar.tsx'
import { guestsOnly } from '#components/member/layout/guests-only.ts'
import { Favourite } from '#components/trip/favourite.tsx'
import bands from '#components/ui/band.module.css'
import { ButtonLink } from '#components/ui/button.tsx'
import { cx } from '#components/ui/cx.ts'
import { Heading } from '#components/ui/heading.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Section } from '#components/ui/section.tsx'
import { Stars } from '#components/ui/stars.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { mediaUrl } from '#lib/content/media.ts'
import { pictureOf } from '#lib/content/picture.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import { bookableProperties } from './bookable-properties.ts'
import films from './film.module.css'
import { HeroBar } from './hero-bar.tsx'
import styles from './hero.module.css'
import type { heroSchema } from './hero.schema.ts'
import { starsOf } from './stars-of.ts'

const WIDTHS = [1152, 1600, 2080, 2560]
const PHONE_WIDTHS = [480, 744, 1080]

/** Aspect ratios of the picture, repeated in the style sheet. The browser crops a `full` picture to the window. */
const RATIOS = {
  full: { phone: PICTURE_RATIOS.phone },
  half: { wide: PICTURE_RATIOS.half, phone: PICTURE_RATIOS.square },
  band: { wide: PICTURE_RATIOS.strip, phone: PICTURE_RATIOS.film },
} as const satisfies Record<string, { wide?: number; phone: number }>

/** The head of a page, in the style of a poster: picture or film in a paper margin, then the band with the title. */
export async function Hero({ block, context }: BlockProps<typeof heroSchema>) {
  const { title, lead, image, video, height, stars, action_label: label } = block
  const anchor = toAnchor(block.action, context.locale)
  const action = anchor !== undefined && label !== undefined ? { anchor, label } : undefined
  const { properties, place } = block.booking ? await bookableProperties(context) : { properties: [], place: '' }
  const hasFacts = block.bar.length > 0 && properties.length === 0
  const hasBar = hasFacts || properties.length > 0
  const hasWords = lead !== undefined || (action !== undefined && !hasFacts)
  const ratio: { wide?: number; phone: number } = RATIOS[height]
  const picture = pictureOf(image, {
    widths: WIDTHS,
    ...(ratio.wide ? { ratio: ratio.wide } : {}),
    mobile: { asset: block.image_mobile, widths: PHONE_WIDTHS, ratio: ratio.phone },
  })
  const rating = starsOf(stars, context.locale)
  return (
    <Section width="bleed" spacing="none" edit={editAttributes(block)}>
      <div className={cx(styles.hero, hasBar && styles.withBar)}>
        <div className={cx(styles.stage, height === 'half' && styles.half, height === 'band' && styles.strip)}>
          <Picture
            className={styles.picture}
            picture={picture}
            sizes="100vw"
            alt={image.alt}
            priority={context.first}
          />
          {context.first && context.favourite && (
            <Favourite item={context.favourite} name={title} className={styles.favourite} />
          )}
          {video && <Moving src={mediaUrl(video.src)} poster={picture.src} title={title} locale={context.locale} />}
        </div>
        <div
          className={cx(
            bands.band,
            bands[block.band],
            styles.band,
            hasWords && styles.withWords,
            hasBar && styles.underBar,
          )}
        >
          <div className={styles.names}>
            {rating && <Stars {...rating} />}
            <Heading level={titleLevel(context)} className={styles.title} style={lettering(title)}>
              {title}
            </Heading>
          </div>
          {hasWords && (
            <div className={styles.words}>
              {lead && <p className={styles.lead}>{lead}</p>}
              {action && !hasFacts && (
                <ButtonLink
                  anchor={{ ...action.anchor, ...guestsOnly(action.anchor.href, context.locale) }}
                  variant="band"
                >
                  {action.label}
                </ButtonLink>
              )}
            </div>
          )}
        </div>
      </div>
      {hasFacts && <HeroBar facts={block.bar} action={action} />}
      {properties.length > 0 && (
        <div className="wrap">
          <BookingBar
            id={context.claimId(BOOKING_ID) ?? `${BOOKING_ID}-${block.uid}`}
            properties={properties}
            place={place}
            now={context.now}
            locale={context.locale}
          />
        </div>
      )}
    </Section>
  )
}

/** Maximum number of letters of a word that fit on one line at the usual size, on the narrowest screen. */
const FITTING = 11

/** Reduces the size of the lettering for a long word, because a word cannot break. */
function lettering(title: string): CSSProperties | undefined {
  const letters = Math.max(...title.split(/[\s-]/).map((word) => word.length))
  return letters > FITTING ? ({ '--letters': letters } as CSSProperties) : undefined
}

interface MovingProps {
  src: string
  poster: string
  title: string
  locale: Locale
}

/** The film. `film.enhance.ts` plays it over the picture; without scripts, the browser shows its own player. */
function Moving({ src, poster, title, locale }: MovingProps) {
  const t = getTranslator(locale, 'blocks.hero')
  const label = t('video', { title })
  return (
    <>
      <site-film className={films.frame} data-src={src} data-label={label}>
        <div className={films.film} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
        <div className={films.controls} hidden suppressHydrationWarning>
          <IconButton line icon="pause" label={t('pause')} suppressHydrationWarning />
          <IconButton line icon="play" label={t('play')} suppressHydrationWarning />
        </div>
      </site-film>
      <noscript>
        <video
          className={films.film}
          aria-label={label}
          src={src}
          poster={poster}
          muted
          playsInline
          loop
          controls
          preload="none"
        />
      </noscript>
    </>
  )
}
