import { below } from '#components/ui/heading.tsx'
import { DAY_TAG } from '#lib/content/tags.ts'
import type { StoryReference } from '#lib/content/values.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { titleLevel } from '../heading-level.ts'
import type { CardEntry } from '../listing/entry.ts'
import { FilterChips, FilteredCards } from '../listing/filter-chips.tsx'
import { OptionalGamblingBackground } from '#blocks/listing/optional-gambling-background.tsx'
import { hasGroups } from '../listing/grouped-entries.ts'
import { ListSection } from '../listing/list-section.tsx'
import { listedStories } from '../listing/listed-stories.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { type OfferView, offerBadge, offerOf, offerPrice } from '../offer/offer.ts'
import { byEnd, isOver } from '../offer/validity.ts'
import type { BlockProps } from '../props.ts'
import styles from './offers-list.module.css'
import type { offersListSchema } from './offers-list.schema.ts'

/** Valid offers by their end. The page is invalidated daily, because offers expire. */
export async function OffersList({ block, context }: BlockProps<typeof offersListSchema>) {
  const { title, category, filters, limit } = block
  const { locale, now } = context
  await tagPage([DAY_TAG])
  const t = getTranslator(locale, 'blocks.offers')
  const stories = await listedStories(block, 'offer', context)
  const offers = byEnd(
    stories.flatMap((story) => {
      const offer = offerOf(story)
      return offer ? [{ ...offer, story }] : []
    }),
  )
    .filter((offer) => !isOver(offer.valid_until, now) && (category === 'all' || offer.category === category))
    .slice(0, limit)
  const entries = offers.map((offer) => ({ entry: offerEntry(offer, context), group: t(`category.${offer.category}`) }))
  const level = titleLevel(context)
  return (
    <ListSection
      block={block}
      context={context}
      chips={
        filters && hasGroups(entries) ? (
          <FilterChips id={`category-${block.uid}`} legend={t('filter')} all={t('all')} entries={entries} />
        ) : undefined
      }
    >
      {entries.length === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <OptionalGamblingBackground entries={offers} locale={locale}>
          <FilteredCards entries={entries} level={title ? below(level) : level} />
        </OptionalGamblingBackground>
      )}
    </ListSection>
  )
}

const offerEntry = (
  offer: OfferView & { readonly story: StoryReference },
  { locale, now }: BlockContext,
): CardEntry => ({
  key: offer.story.uuid,
  title: offer.title,
  text: offer.teaser,
  image: offer.image,
  anchor: storyAnchor(offer.story, locale),
  verb: getTranslator(locale, 'blocks.cards')('discover'),
  badge: offerBadge(offer, locale, now),
  facts: [{ text: offer.town, icon: 'pin' }],
  price: offerPrice(offer, locale),
})
