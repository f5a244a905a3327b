import type { ReactNode } from 'react'
import type { BlockContext } from '#blocks/context.ts'
import { type Page, homePath } from '#lib/content/page.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { log } from '#lib/process/log.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { type PageThing, inContext } from '#lib/seo/in-context.ts'
import { eventData, showData, tournamentData } from './agenda.ts'
import { articleData, offerData, siteData } from './editorial.ts'
import { type DataReader, knownOf } from './known.ts'
import { casinoData, hotelData, restaurantData, roomData, spaData } from './places.ts'

/** Readers by content type. A type without a fitting schema.org type has none. */
const READERS: Readonly<Record<string, DataReader>> = {
  article: articleData,
  casino: casinoData,
  event: eventData,
  hotel: hotelData,
  offer: offerData,
  restaurant: restaurantData,
  room: roomData,
  show: showData,
  spa: spaData,
  tournament: tournamentData,
}

interface StructuredDataProps {
  readonly page: Page
  readonly context: BlockContext
}

/**
 * Structured data of the page for search engines (schema.org). Faulty content gives no data, and never breaks the page.
 */
export async function StructuredData({ page, context }: StructuredDataProps): Promise<ReactNode> {
  const data = inContext(await thingsOf(page, context))
  return data && <JsonLd data={data} />
}

async function thingsOf(page: Page, context: BlockContext): Promise<readonly PageThing[]> {
  const { component } = page.story.content
  const known = knownOf(page, context)
  const reader = Object.hasOwn(READERS, component) ? READERS[component] : undefined
  try {
    const things = (await reader?.(known)) ?? []
    return page.alternates[context.locale] === homePath(context.locale) ? [...siteData(known), ...things] : things
  } catch (error) {
    // A temporary read failure: the page is shown without structured data, and not cached.
    if (isContentError(error) && !context.draft) await tagPage([INCOMPLETE_TAG])
    log.warn({ event: 'structured-data.failed', path: context.path, err: error }, 'structured data left out')
    return []
  }
}
