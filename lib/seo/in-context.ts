import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  CasinoLeaf,
  DaySpaLeaf,
  EventLeaf,
  FAQPageLeaf,
  HotelLeaf,
  OfferLeaf,
  OrganizationLeaf,
  RestaurantLeaf,
  WebSiteLeaf,
  WithContext,
} from 'schema-dts'
import type { RoomThing } from './room.ts'

/** What a page can be about, and what it can say beside that. */
export type PageThing =
  | ArticleLeaf
  | BreadcrumbListLeaf
  | CasinoLeaf
  | DaySpaLeaf
  | EventLeaf
  | FAQPageLeaf
  | HotelLeaf
  | OfferLeaf
  | OrganizationLeaf
  | RestaurantLeaf
  | RoomThing
  | WebSiteLeaf

/**
 * Several things beside one another. The package’s own `Graph` has no place for a thing of two types, such as a room.
 */
interface PageGraph {
  readonly '@context': 'https://schema.org'
  readonly '@graph': readonly PageThing[]
}

/** Structured data as a page holds it. */
export type PageData = WithContext<PageThing> | PageGraph

/**
 * Structured data of a page: one thing, or several that stand beside one another. Undefined where there is nothing to
 * say.
 */
export function inContext(things: readonly PageThing[]): PageData | undefined {
  const [first] = things
  if (first === undefined) return undefined
  return things.length === 1
    ? { '@context': 'https://schema.org', ...first }
    : { '@context': 'https://schema.org', '@graph': things }
}
