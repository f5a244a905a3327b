import { productMark } from '#lib/analytics/marks.ts'
import type { PageType } from '#lib/analytics/events.ts'

interface PageMarkProps {
  /** Its content type, or `status-404`. */
  type: PageType
  /** Of its story; none on a page without content. */
  uuid?: string
  /** Euros, where content has a price. */
  price?: unknown
}

/** What the page is, for analytics: the element whose enhancer measures (`analytics.enhance.ts`). */
export const PageMark = ({ type, uuid, price }: PageMarkProps) => (
  <site-analytics data-type={type} data-id={uuid} {...(uuid ? productMark({ uuid, type, price }) : {})} />
)
