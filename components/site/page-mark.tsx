import { productMark } from '#lib/analytics/marks.ts'
import type { PageType } from '#lib/analytics/events.ts'

interface PageMarkProps {
  /** Its content type, or `status-404`. */
  type: PageType
  /** Of its story; none on a page without content. */
  uuid?: string
  /** Euros, where content has a price. */
  price?: unknown
  /** Its name in analytics, where its address does not say it. */
  name?: string | undefined
}

/** What the page is, for analytics: the element whose enhancer measures (`analytics.enhance.ts`). */
export const PageMark = ({ type, uuid, price, name }: PageMarkProps) => (
  <site-analytics data-type={type} data-id={uuid} {...(uuid ? productMark({ uuid, type, price, name }) : {})} />
)
