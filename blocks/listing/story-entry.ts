import { storyMark } from '#lib/analytics/marks.ts'
import { type RawBlock, isRawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { defaultName } from '#lib/content/default-name.ts'
import { toAnchor } from '#lib/content/links.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { pageSchema } from '../content-types/editorial.ts'
import type { CardEntry } from './entry.ts'
import { ownLanguage } from '../block-language.ts'
import { favouriteGroup } from './favourites.ts'
import { productPrice } from './product-price.ts'
import { READERS } from './readers.ts'

/** Cards of pages, in their order. Pages with invalid content, or of a type without cards, are left out. */
export const storyEntries = (stories: readonly StoryReference[], locale: Locale): CardEntry[] =>
  stories.map((story) => storyEntry(story, locale)).filter((entry) => entry !== undefined)

/** Card of a page: title, teaser, image, and the facts of its type. Undefined for invalid content. */
export function storyEntry(story: StoryReference, locale: Locale): CardEntry | undefined {
  const { content } = story
  const reader = Object.hasOwn(READERS, story.component) ? READERS[story.component] : undefined
  if (!reader || !isRawBlock(content)) return undefined
  const page = pageSchema.parse(content as RawBlock)
  const details = reader(content, locale)
  if (!page.ok || !details) return undefined
  const { title, teaser, image } = page.value
  const anchor = storyAnchor(story, locale)
  return {
    key: story.uuid,
    favourite: favouriteGroup(story.component) && story.uuid,
    title,
    text: teaser,
    image,
    anchor: anchor && { ...anchor, ...ownLanguage(content) },
    verb: getTranslator(locale, 'blocks.cards')('discover'),
    ...details,
  }
}

/** Link to a story of a relation or a list, with the analytics mark of its type. */
export function storyAnchor(story: StoryReference, locale: Locale): CardEntry['anchor'] {
  const { uuid, slug, defaultSlug, component } = story
  const anchor = toAnchor({ kind: 'story', uuid, slug, anchor: '', newTab: false, resolved: true }, locale)
  return (
    anchor && {
      ...anchor,
      ...storyMark({ uuid, type: component, price: productPrice(story), name: defaultName(slug, defaultSlug) }),
    }
  )
}
