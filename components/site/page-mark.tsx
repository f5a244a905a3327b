import { productMark } from '#lib/analytics/marks.ts'
import type { PageType } from '#lib/analytics/events.ts'

interface PageMarkProps {
  /** Content type of the page, or `status-404`. */
  type: PageType
  /** Uuid of the page's story; undefined on a page without content. */
  uuid?: string
  /** Price in euros, if the content has a price. */
  price?: unknown
  /** Name of the page in analytics, if its address does not contain it. */
  name?: string | undefined
}

/** Describes the page for analytics: the enhancer of this element tracks the page (`analytics.enhance.ts`). */
export const PageMark = ({ type, uuid, price, name }: PageMarkProps) => (
  <site-analytics data-type={type} data-id={uuid} {...(uuid ? productMark({ uuid, type, price, name }) : {})} />
)
