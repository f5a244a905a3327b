import type { Band } from '#components/ui/band.ts'
import type { Fact } from '#components/ui/card.tsx'
import { type RawBlock, type ViewOf, isRawBlock } from '#lib/content/block-kit/define-block.ts'
import { toAnchor } from '#lib/content/links.ts'
import type { StoryReference } from '#lib/content/values.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { formatDay, formatEuros } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import {
  articleSchema, casinoSchema, destinationSchema, hotelSchema, pageSchema, restaurantSchema, roomSchema,
} from '../content-types.ts'
import { heroSchema } from '../hero/hero.schema.ts'
import { starsOf } from '../hero/stars-of.ts'
import type { CardEntry } from './entry.ts'

type Details = Pick<CardEntry, 'facts'> & Partial<Pick<CardEntry, 'stars' | 'price' | 'verb'>>

/** What a content type adds to its card; undefined where the page's content does not fit its type. */
type Reader = (content: RawBlock, locale: Locale) => Details | undefined

const read = <V>(schema: { parse(raw: RawBlock): { ok: true; value: V } | { ok: false } }, details: (view: V, locale: Locale) => Details): Reader =>
  (content, locale) => {
    const parsed = schema.parse(content)
    return parsed.ok ? details(parsed.value, locale) : undefined
  }

const facts = (...all: (Fact | false | undefined)[]): readonly Fact[] => all.filter((fact) => typeof fact === 'object')

const t = (locale: Locale) => getTranslator(locale, 'blocks.cards')

const READERS: Readonly<Record<string, Reader>> = {
  page: read(pageSchema, () => ({ facts: [] })),
  destination: read(destinationSchema, ({ region }) => ({ facts: facts(region ? { text: region } : undefined) })),
  hotel: read(hotelSchema, ({ town, stars, rooms }, locale) => ({
    stars: starsOf(stars, locale),
    facts: facts(
      { text: town, icon: 'pin' },
      rooms !== undefined && { text: t(locale)('rooms', { count: rooms }), icon: 'room' },
    ),
  })),
  room: read(roomSchema, ({ area, guests, price }, locale) => ({
    facts: facts(
      area !== undefined && { text: t(locale)('area', { area }), icon: 'area' },
      guests !== undefined && { text: t(locale)('guests', { count: guests }), icon: 'guests' },
    ),
    price: price === undefined ? undefined : { label: t(locale)('fromPerNight'), value: formatEuros(price, locale) },
    verb: t(locale)('choose'),
  })),
  casino: read(casinoSchema, ({ town }) => ({ facts: facts({ text: town, icon: 'pin' }) })),
  restaurant: read(restaurantSchema, ({ town, cuisine }) => ({
    facts: facts({ text: town, icon: 'pin' }, cuisine ? { text: cuisine, icon: 'cuisine' } : undefined),
  })),
  article: read(articleSchema, ({ published_on: day }, locale) => ({
    facts: facts({ text: formatDay(day, locale), icon: 'calendar' }), verb: t(locale)('read'),
  })),
}

/** A page's card: its own title, teaser and image, and the facts of its type. Undefined when its content is at fault. */
export function storyEntry(story: StoryReference, locale: Locale): CardEntry | undefined {
  const { content } = story
  const reader = Object.hasOwn(READERS, story.component) ? READERS[story.component] : undefined
  if (!reader || !isRawBlock(content)) return undefined
  const page = pageSchema.parse(content)
  const details = reader(content, locale)
  if (!page.ok || !details) return undefined
  const { title, teaser, image, body } = page.value
  return {
    key: story.uuid,
    title,
    text: teaser,
    image,
    anchor: toAnchor({ kind: 'story', uuid: story.uuid, slug: story.slug, anchor: '', newTab: false }, locale),
    verb: t(locale)('discover'),
    band: posterBand(body),
    ...details,
  }
}

/** A page is known by the band of its hero: its poster elsewhere wears the same ink. */
function posterBand(body: ViewOf<typeof pageSchema>['body']): Band | undefined {
  const hero = body.find((block) => block.component === heroSchema.name)
  const band = hero && heroSchema.fields.band.decode(hero.band, () => {})
  return hero?.band && band?.ok ? band.value : undefined
}
