import type { BadgeKind } from '#components/ui/badge.tsx'
import type { Fact } from '#components/ui/facts.tsx'
import type { PriceProps } from '#components/ui/price.tsx'
import { USUAL_ADULTS } from '@barriere/shared/domain/stays/stay.ts'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { toCents } from '@barriere/shared/domain/money.ts'
import { formatDay, formatDayAndMonth, formatEuros } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { offerSchema } from '../content-types/pleasures.ts'
import { storyView } from '../listing/story-view.ts'
import { endsSoon } from './validity.ts'

export type OfferView = ViewOf<typeof offerSchema>

/** The offer of a story; undefined for invalid content. */
export const offerOf = (story: StoryReference): OfferView | undefined => storyView(story, offerSchema)

/** The reduction in per cent, rounded down; undefined without a reduction. */
function reduction({ price, price_before: before }: OfferView): number | undefined {
  if (price === undefined || before === undefined || before <= price) return undefined
  const [cents, centsBefore] = [toCents(price), toCents(before)]
  return Math.floor(((centsBefore - cents) * 100) / centsBefore)
}

/** Badge of an offer: the reduction of its price, and its end if that is near. */
export function offerBadge(offer: OfferView, locale: Locale, now: Date): { kind: BadgeKind; text: string } | undefined {
  const t = getTranslator(locale, 'blocks.offers')
  const end = offer.valid_until
  const day = endsSoon(end, now) ? formatDayAndMonth(end, locale) : undefined
  const percent = reduction(offer)
  if (percent !== undefined && percent > 0)
    return {
      kind: 'promotion',
      text: day === undefined ? t('promotion', { percent }) : t('promotionUntil', { percent, day }),
    }
  return day === undefined ? undefined : { kind: 'plain', text: t('until', { day }) }
}

/** Current price, and the previous one if it was higher. */
export function offerPrice(offer: OfferView, locale: Locale): PriceProps | undefined {
  const t = getTranslator(locale, 'blocks.offers')
  if (offer.price === undefined) return undefined
  return {
    value: formatEuros(offer.price, locale),
    label: offer.price_unit ?? t('from'),
    ...(reduction(offer) === undefined
      ? {}
      : { before: formatEuros(offer.price_before ?? 0, locale), beforeLabel: t('before') }),
  }
}

/** Text of an offer's stay: “2 nights, 2 adults, 2 children”; undefined without nights. */
export function offerParty(
  { nights, adults = USUAL_ADULTS, children = 0 }: OfferView,
  locale: Locale,
): string | undefined {
  const t = getTranslator(locale, 'blocks.offers')
  return nights === undefined ? undefined : t('party', { nights, adults, children })
}

/** Facts on an offer's card: its town and its nights. */
export function offerCardFacts({ town, nights }: OfferView, locale: Locale): readonly Fact[] {
  const t = getTranslator(locale, 'blocks.offers')
  return [
    { text: town, icon: 'pin' },
    ...(nights === undefined ? [] : [{ text: t('nights', { count: nights }), icon: 'calendar' as const }]),
  ]
}

/** Text of the validity: “from 1 December to 31 March”; undefined for an offer without dates. */
export function offerDates({ valid_from: start, valid_until: end }: OfferView, locale: Locale): string | undefined {
  const t = getTranslator(locale, 'blocks.offers')
  const from = start && formatDay(start, locale)
  const until = end && formatDay(end, locale)
  if (from !== undefined && until !== undefined) return t('between', { from, until })
  if (from !== undefined) return t('starting', { from })
  return until === undefined ? undefined : t('ending', { until })
}

/** Titles of the properties where the offer is valid. */
export const offerHouses = ({ houses }: OfferView): string[] =>
  houses.map(({ content, name }) => (typeof content.title === 'string' ? content.title : name))
