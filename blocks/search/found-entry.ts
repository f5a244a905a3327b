import { storyMark } from '#lib/analytics/marks.ts'
import { defaultName } from '#lib/content/default-name.ts'
import type { DirectoryEntry } from '#lib/content/live/directory.ts'
import type { Found } from '@barriere/shared/contracts/search.ts'
import { answerId } from '@barriere/shared/domain/content/search-kind.ts'
import { DEFAULT_LOCALE, type Locale } from '@barriere/shared/domain/locale.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { Fact } from '#components/ui/facts.tsx'
import { starsOf } from '../hero/stars-of.ts'
import type { BookableHotel } from '../listing/bookable-hotels.ts'
import type { CardEntry } from '../listing/entry.ts'
import { priceFrom } from '../listing/price-from.ts'
import { categoryLabel } from './labels.ts'

interface FoundContext {
  /** Page of the result; undefined if it was removed after indexing. */
  readonly page: DirectoryEntry | undefined
  /** The result as a hotel, if it is a bookable hotel. */
  readonly hotel: BookableHotel | undefined
  /** Whether the results are of several kinds: each entry then names its kind. */
  readonly isMixed: boolean
  readonly locale: Locale
  readonly now: Date
}

/** Row of a search result; undefined without a page. Unknown facts are left out. */
export function foundEntry(found: Found, { page, hotel, isMixed, locale, now }: FoundContext): CardEntry | undefined {
  if (!page) return undefined
  const t = getTranslator(locale, 'blocks.search')
  const next = found.dates?.map((date) => new Date(date)).find((date) => date >= now)
  return {
    key: `${found.uuid}${found.part ?? ''}`,
    title: found.name,
    text: found.text,
    image: found.image && { ...found.image, width: found.image.width, height: found.image.height },
    anchor: {
      href: found.part ? `${page.paths[locale]}#${answerId(found.part)}` : page.paths[locale],
      ...storyMark({
        uuid: found.uuid,
        type: found.kind,
        price: found.price,
        name: defaultName(page.paths[locale], page.paths[DEFAULT_LOCALE]),
      }),
    },
    verb: getTranslator(locale, 'blocks.cards')('discover'),
    gambling: found.gambling,
    stars: hotel && starsOf(hotel.view.stars, locale),
    facts: [
      ...(isMixed ? [{ text: t(`kind.${found.kind}`) }] : []),
      ...(found.page ? [{ text: found.page }] : []),
      ...(found.town && found.town !== found.name ? [{ text: found.town, icon: 'pin' as const }] : []),
      ...(found.distance === undefined ? [] : [{ text: t('distance', { kilometres: Math.round(found.distance) }) }]),
      ...(next ? [{ text: formatMoment(next, locale), icon: 'calendar' as const }] : []),
      ...(found.category ? [{ text: categoryLabel(found.category, locale) }] : []),
      ...(hotel ? hotelFacts(hotel, locale) : []),
    ],
    price: priceFrom(found.price, locale),
    stayHotel: hotel?.code,
  }
}

/** Facts for the comparison of hotels, always in the same order. */
function hotelFacts({ view }: BookableHotel, locale: Locale): readonly Fact[] {
  const t = getTranslator(locale, 'blocks.search')
  const { sea_distance: sea, slope_distance: slope, accessible_rooms: rooms, experiences } = view
  return [
    ...(sea === undefined ? [] : [{ text: t('compare.sea', { metres: sea }), icon: 'sea' as const }]),
    ...(slope === undefined ? [] : [{ text: t('compare.slope', { metres: slope }), icon: 'mountain' as const }]),
    ...(['spa', 'pets'] as const)
      .filter((known) => experiences.includes(known))
      .map((known) => ({ text: t(`experience.${known}`), icon: 'check' as const })),
    ...(rooms ? [{ text: t('compare.accessible', { count: rooms }), icon: 'check' as const }] : []),
  ]
}
