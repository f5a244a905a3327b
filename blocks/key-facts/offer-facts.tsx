import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { offerBooking } from '../offer-card/offer-booking.ts'
import { offerDates, offerHouses, offerOf, offerParty, offerPrice } from '../offer/offer.ts'
import { isOver } from '../offer/validity.ts'
import { phoneLink } from '../practical/contact-anchors.ts'
import { propertyPhone } from '../practical/property-phone.ts'
import { type PageFacts, known } from './page-facts.ts'

/** Facts of an offer. An expired offer is marked as ended, and has no booking link. */
export async function offerFacts(story: StoryReference, context: BlockContext): Promise<PageFacts | undefined> {
  const offer = offerOf(story)
  if (!offer) return undefined
  const { locale, now } = context
  const t = getTranslator(locale, 'blocks.keyFacts')
  const terms = getTranslator(locale, 'blocks.offers')
  const over = isOver(offer.valid_until, now)
  const price = offerPrice(offer, locale)
  const houses = offerHouses(offer)
  const phone = await propertyPhone(offer.houses[0]?.uuid, context)
  return {
    phone: phone === undefined ? undefined : phoneLink(phone, locale),
    booking: over ? undefined : offerBooking(offer, context),
    facts: known(
      price && {
        label: t('price'),
        value: price.value,
        note: (
          <>
            {price.before && (
              <s>
                <span className="vh">{price.beforeLabel} </span>
                {price.before}
              </s>
            )}
            <span>{price.label}</span>
          </>
        ),
      },
      { label: terms('stay'), value: offerParty(offer, locale) },
      { label: terms('dates'), value: over ? terms('ended') : offerDates(offer, locale) },
      houses.length === 0 ? undefined : { label: terms('houses'), value: houses.join(', ') },
    ),
  }
}
