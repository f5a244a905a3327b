import { below } from '#components/ui/heading.tsx'
import { DAY_TAG } from '#lib/content/tags.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { titleLevel } from '../heading-level.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import type { CardEntry } from '../listing/entry.ts'
import { ListFilters } from '../listing/list-filters.tsx'
import { OptionalGamblingBackground } from '#blocks/listing/optional-gambling-background.tsx'
import { ListSection } from '../listing/list-section.tsx'
import { listedStories, referencesOf } from '../listing/listed-stories.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { optionalContent } from '../optional-content.ts'
import { type OfferView, offerBadge, offerCardFacts, offerOf, offerPrice } from '../offer/offer.ts'
import { housesOf, listedOfferHotels, offerQuestion } from '../offer/offer-stay.ts'
import { byEnd, isOver } from '../offer/validity.ts'
import type { BlockProps } from '../props.ts'
import styles from './offers-list.module.css'
import type { offersListSchema } from './offers-list.schema.ts'

/** Valid offers, sorted by end. The page is invalidated daily, because offers expire. */
export async function OffersList({ block, context }: BlockProps<typeof offersListSchema>) {
  const { title, category, filters, limit } = block
  const { locale, now } = context
  await tagPage([DAY_TAG])
  const t = getTranslator(locale, 'blocks.offers')
  const stories = await listedStories(block, 'offer', context, category === 'all' ? {} : { where: { category } })
  const offers = byEnd(
    stories.flatMap((story) => {
      const offer = offerOf(story)
      return offer ? [{ ...offer, story }] : []
    }),
  )
    .filter((offer) => !isOver(offer.valid_until, now) && (category === 'all' || offer.category === category))
    .slice(0, limit)
  const hotels = offers.some(({ nights }) => nights !== undefined) ? await readHotels(offers, context) : []
  const entries = offers.map((offer) => offerEntry(offer, hotels, context))
  const items = offers.map(({ story, town, category: theme }) => ({
    key: story.uuid,
    values: { town: [town], category: [theme] },
  }))
  const level = titleLevel(context)
  return (
    <ListSection block={block} context={context}>
      {filters && (
        <ListFilters
          id={`filters-${block.uid}`}
          names={['theme', 'town']}
          items={items}
          kinds={['offer']}
          locale={locale}
        />
      )}
      {entries.length === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <OptionalGamblingBackground entries={offers} locale={locale}>
          <CardGrid entries={entries} level={title ? below(level) : level} filters={filters ? items : undefined} />
        </OptionalGamblingBackground>
      )}
    </ListSection>
  )
}

/** Reads the offers' properties, for the members' price at a hotel. Offers from a list contain only their uuids. */
const readHotels = async (
  offers: readonly { readonly story: StoryReference }[],
  context: BlockContext,
): Promise<readonly StoryReference[]> =>
  (await optionalContent(
    () =>
      referencesOf(
        offers.flatMap(({ story }) => housesOf(story)),
        context,
      ),
    context,
  )) ?? []

const offerEntry = (
  offer: OfferView & { readonly story: StoryReference },
  hotels: readonly StoryReference[],
  { locale, now }: BlockContext,
): CardEntry => ({
  key: offer.story.uuid,
  title: offer.title,
  text: offer.teaser,
  image: offer.image,
  anchor: storyAnchor(offer.story, locale),
  verb: getTranslator(locale, 'blocks.cards')('discover'),
  badge: offerBadge(offer, locale, now),
  facts: offerCardFacts(offer, locale),
  price: offerPrice(offer, locale),
  ownPrice: offerQuestion(offer, listedOfferHotels(offer.story, hotels), now),
})
