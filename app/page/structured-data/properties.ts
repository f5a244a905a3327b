import { casinoSchema, hotelSchema, restaurantSchema, seminarSchema, spaSchema } from '#blocks/content-types/places.ts'
import type { whereFields } from '#blocks/content-types/place-fields.ts'
import { storyAnchor } from '#blocks/listing/story-entry.ts'
import { storyView } from '#blocks/listing/story-view.ts'
import { absoluteUrl } from '#lib/content/absolute-url.ts'
import type { ValuesOf } from '@barriere/shared/block-kit/field.ts'
import { contentGateway } from '#lib/content/gateway.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import { toReference } from '#lib/content/story.ts'
import { storyTag } from '#lib/content/tags.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { Located } from '#lib/seo/place.ts'
import type { Known } from './known.ts'

/** A property that a page references: its location and its own page. */
export type Property = Located & { readonly name: string; readonly url: string | undefined }

/**
 * The property with this uuid. Undefined if none is picked, or if it is unpublished or faulty. Rejects with a
 * ContentError if the content service fails.
 */
export async function propertyOf(
  uuid: string | undefined,
  { context: { locale } }: Known,
): Promise<Property | undefined> {
  const story = uuid === undefined ? undefined : await published(uuid, locale)
  return story && readProperty(story, locale)
}

/** The hotel whose folder contains a room's page, such as `/hotels/x` for `/hotels/x/chambres/y`. */
export async function propertyAbove({
  page,
  context,
}: Known): Promise<(Property & { readonly url: string }) | undefined> {
  const directory = contentGateway().live.snapshot?.directory
  const { locale } = context
  const segments = page.alternates[locale].split('/')
  for (let length = segments.length - 1; length > 1; length -= 1) {
    const found = directory?.find(segments.slice(0, length).join('/'))
    const story = found && (await published(found.entry.uuid, locale))
    const property = story?.component === hotelSchema.name ? readProperty(story, locale) : undefined
    if (property?.url !== undefined) return { ...property, url: property.url }
  }
  return undefined
}

/**
 * The published story, even for a draft, because search engines read no drafts. The page depends on that story alone,
 * not on the stories that it shows.
 */
async function published(uuid: string, locale: Locale): Promise<StoryReference | undefined> {
  await tagPage([storyTag(uuid)])
  try {
    return toReference(await contentGateway().getStory({ uuid }, locale))
  } catch (error) {
    if (!isContentError(error) || !error.notFound) throw error
    return undefined
  }
}

function readProperty(story: StoryReference, locale: Locale): Property | undefined {
  const view =
    storyView(story, hotelSchema) ??
    storyView(story, casinoSchema) ??
    storyView(story, restaurantSchema) ??
    storyView(story, spaSchema) ??
    storyView(story, seminarSchema)
  if (!view) return undefined
  const href = storyAnchor(story, locale)?.href
  return { name: view.title, url: href === undefined ? undefined : absoluteUrl(href), ...locatedOf(view) }
}

export type Where = ValuesOf<typeof whereFields>

/** Location fields that all property types share. */
export const locatedOf = ({ town, street, postal_code: postalCode, latitude, longitude }: Where) => ({
  town,
  street,
  postalCode,
  latitude,
  longitude,
})
