import { OwnPrice } from '#components/booking/own-price.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { cx } from '#components/ui/cx.ts'
import { Eyebrow } from '#components/ui/eyebrow.tsx'
import { FactsList } from '#components/ui/facts-list.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { Section } from '#components/ui/section.tsx'
import { pictureOf } from '#lib/content/picture.ts'
import { DAY_TAG } from '#lib/content/tags.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { OptionalGamblingBackground } from '#blocks/listing/optional-gambling-background.tsx'
import { pickedStory } from '../listing/picked-story.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { offerBadge, offerOf, offerPrice } from '../offer/offer.ts'
import { offerHotels, offerQuestion } from '../offer/offer-stay.ts'
import { isOver } from '../offer/validity.ts'
import type { BlockProps } from '../props.ts'
import { Prose } from '../rich-text/nodes.tsx'
import { offerBooking } from './offer-booking.ts'
import { offerFacts } from './offer-facts.ts'
import styles from './offer-card.module.css'
import type { offerCardSchema } from './offer-card.schema.ts'

const WIDTHS = [480, 768, 1080, 1440]

const SIZES = '(min-width: 90rem) 48rem, (min-width: 62rem) 54vw, 92vw'

/** One offer in a 7 to 5 split: picture, and box with price and conditions. Renders nothing if it is not published. */
export async function OfferCard({ block, context }: BlockProps<typeof offerCardSchema>) {
  const { locale, now, first } = context
  const story = await pickedStory(block.offer, context)
  const offer = story && offerOf(story)
  if (!offer) return null
  await tagPage([DAY_TAG])
  const t = getTranslator(locale, 'blocks.offers')
  const over = isOver(offer.valid_until, now)
  const badge = over ? { kind: 'finished' as const, text: t('ended') } : offerBadge(offer, locale, now)
  const price = offerPrice(offer, locale)
  const question = offerQuestion(offer, offerHotels(offer), now)
  const booking = over ? undefined : offerBooking(offer, context)
  const page = storyAnchor(story, locale)
  const isOwnPage = page?.href === context.path
  // On the offer's own page the hero shows the picture, unless this block is the first one.
  const image = isOwnPage && !first ? undefined : offer.image
  const facts = offerFacts(offer, locale)
  const level = titleLevel(context)
  return (
    <Section tone={block.tone} edit={editAttributes(block)}>
      <OptionalGamblingBackground entries={[offer]} locale={locale}>
        <div className={cx(styles.offer, image ? styles[block.image_side] : styles.alone)}>
          {image && (
            <Picture
              className={styles.picture}
              picture={pictureOf(image, { widths: WIDTHS, ratio: PICTURE_RATIOS.landscape })}
              sizes={SIZES}
              alt={image.alt}
              priority={first}
            />
          )}
          <div className={styles.words}>
            {block.eyebrow && <Eyebrow>{block.eyebrow}</Eyebrow>}
            <Heading level={level} className={level === 1 ? styles.main : styles.title}>
              {block.title ?? offer.title}
            </Heading>
            {block.text ? <Prose nodes={block.text.nodes} locale={locale} /> : offer.teaser && <p>{offer.teaser}</p>}
            <div className={styles.box}>
              {badge && (
                <p>
                  <Badge kind={badge.kind}>{badge.text}</Badge>
                </p>
              )}
              {price && <Price {...price} />}
              {!over && question && <OwnPrice question={question} />}
              {facts.length > 0 && <FactsList rows={facts} />}
              {block.conditions && (
                <details>
                  <summary className={styles.summary}>{t('conditions')}</summary>
                  <Prose nodes={block.conditions.nodes} locale={locale} />
                </details>
              )}
              <div className={styles.actions}>
                {booking && <ButtonLink anchor={booking}>{block.action_label ?? t('book')}</ButtonLink>}
                {page && !isOwnPage && (
                  <ButtonLink anchor={page} variant="line">
                    {t('see')}
                  </ButtonLink>
                )}
              </div>
            </div>
          </div>
        </div>
      </OptionalGamblingBackground>
    </Section>
  )
}
