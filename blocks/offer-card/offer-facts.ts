import { weekdaysInWords } from '#components/booking/day-words.ts'
import type { LabelledFact } from '#components/ui/facts-list.tsx'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { type OfferView, offerDates, offerHouses, offerParty } from '../offer/offer.ts'
import { arrivalWeekdays } from '../offer/offer-stay.ts'

/** Conditions of an offer: its stay, days of arrival, validity, properties, promotion code. */
export function offerFacts(offer: OfferView, locale: Locale): LabelledFact[] {
  const t = getTranslator(locale, 'blocks.offers')
  const dates = offerDates(offer, locale)
  const houses = offerHouses(offer)
  const stay = offerParty(offer, locale)
  return [
    ...(stay === undefined ? [] : [{ label: t('stay'), value: stay }]),
    ...(offer.arrival_days.length === 0
      ? []
      : [{ label: t('arrival'), value: weekdaysInWords(arrivalWeekdays(offer.arrival_days), locale) }]),
    ...(dates === undefined ? [] : [{ label: t('dates'), value: dates }]),
    ...(houses.length === 0 ? [] : [{ label: t('houses'), value: houses.join(', ') }]),
    ...(offer.promotion_code === undefined ? [] : [{ label: t('code'), value: offer.promotion_code }]),
  ]
}
