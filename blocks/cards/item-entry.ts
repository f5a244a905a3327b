import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { toAnchor } from '#lib/content/links.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import type { CardEntry } from '../listing/entry.ts'
import { factsOfLine } from '../listing/facts-line.ts'
import type { cardSchema } from './cards.schema.ts'

/** An editor's own card. */
export function itemEntry(item: ViewOf<typeof cardSchema>, locale: Locale): CardEntry {
  return {
    key: item.uid,
    title: item.title,
    text: item.text,
    image: item.image,
    anchor: toAnchor(item.link, locale),
    verb: item.link_label ?? getTranslator(locale, 'blocks.cards')('discover'),
    facts: factsOfLine(item.facts),
    price: item.price === undefined ? undefined : { label: item.price_label, value: item.price },
    edit: editAttributes(item),
  }
}
