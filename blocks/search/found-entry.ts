import type { DirectoryEntry } from '#lib/content/live/directory.ts'
import type { Found } from '#lib/contracts/search.ts'
import { answerId } from '#lib/domain/search-kind.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { CardEntry } from '../listing/entry.ts'
import { priceFrom } from '../listing/price-from.ts'
import { categoryLabel } from './labels.ts'

interface FoundContext {
  /** Its page; undefined where it was removed after indexing. */
  readonly page: DirectoryEntry | undefined
  /** Booking codes of hotels by the uuid of their story. */
  readonly codes: ReadonlyMap<string, string>
  readonly locale: Locale
  readonly now: Date
}

/** Card of a search result; undefined without a page. */
export function foundEntry(found: Found, { page, codes, locale, now }: FoundContext): CardEntry | undefined {
  if (!page) return undefined
  const t = getTranslator(locale, 'blocks.search')
  const next = found.dates?.map((date) => new Date(date)).find((date) => date >= now)
  return {
    key: `${found.uuid}${found.part ?? ''}`,
    title: found.name,
    text: found.text,
    image: found.image && { ...found.image, width: found.image.width, height: found.image.height },
    anchor: { href: found.part ? `${page.paths[locale]}#${answerId(found.part)}` : page.paths[locale] },
    verb: getTranslator(locale, 'blocks.cards')('discover'),
    gambling: found.gambling,
    facts: [
      { text: t(`kind.${found.kind}`) },
      ...(found.page ? [{ text: found.page }] : []),
      ...(found.town && found.town !== found.name ? [{ text: found.town, icon: 'pin' as const }] : []),
      ...(found.distance === undefined ? [] : [{ text: t('distance', { kilometres: Math.round(found.distance) }) }]),
      ...(next ? [{ text: formatMoment(next, locale), icon: 'calendar' as const }] : []),
      ...(found.category ? [{ text: categoryLabel(found.category, locale) }] : []),
    ],
    price: priceFrom(found.price, locale),
    stayHotel: codes.get(found.uuid),
  }
}
