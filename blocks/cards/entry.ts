import type { AnchorAttributes, EditAttributes } from '#components/ui/anchor.ts'
import type { Band } from '#components/ui/band.ts'
import type { Fact } from '#components/ui/card.tsx'
import type { ViewOf } from '#lib/content/block-kit/define-block.ts'
import { toAnchor } from '#lib/content/links.ts'
import type { Asset } from '#lib/content/values.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import type { cardSchema } from './cards.schema.ts'

/** What a card says, wherever it comes from: a page or an editor's own words. */
export interface CardEntry {
  readonly key: string
  readonly title: string
  readonly text?: string | undefined
  readonly image?: Asset | undefined
  readonly anchor?: AnchorAttributes | undefined
  readonly verb?: string | undefined
  readonly stars?: { readonly count: number; readonly label: string; readonly distinction?: string } | undefined
  readonly facts: readonly Fact[]
  readonly price?: { readonly label?: string | undefined; readonly value: string } | undefined
  /** The band of the page's own poster. */
  readonly band?: Band | undefined
  readonly edit?: EditAttributes | undefined
}

/** An editor's own card. The line of facts is cut at its middle dots. */
export function itemEntry(item: ViewOf<typeof cardSchema>, locale: Locale): CardEntry {
  const anchor = toAnchor(item.link, locale)
  return {
    key: item.uid,
    title: item.title,
    text: item.text,
    image: item.image,
    anchor,
    verb: item.link_label ?? getTranslator(locale, 'blocks.cards')('discover'),
    facts: (item.facts ?? '').split('·').map((text) => text.trim()).filter((text) => text !== '').map((text) => ({ text })),
    price: item.price === undefined ? undefined : { label: item.price_label, value: item.price },
    edit: editAttributes(item),
  }
}
