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

/** Types of structured data that a page may contain. */
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

/** Graph of several things. The package's own `Graph` type does not allow a thing of two types, such as a room. */
interface PageGraph {
  readonly '@context': 'https://schema.org'
  readonly '@graph': readonly PageThing[]
}

/** Structured data as a page holds it. */
export type PageData = WithContext<PageThing> | PageGraph

/** Structured data of a page: one thing, or a graph of several. Undefined for none. */
export function inContext(things: readonly PageThing[]): PageData | undefined {
  const [first] = things
  if (first === undefined) return undefined
  return things.length === 1
    ? { '@context': 'https://schema.org', ...first }
    : { '@context': 'https://schema.org', '@graph': things }
}
