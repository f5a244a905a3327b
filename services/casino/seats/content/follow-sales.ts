import { eq } from 'drizzle-orm'
import { ContentClient, type ContentSettings } from '../../../kit/content/client.ts'
import { sales } from '../../schema-seats.ts'
import { applySale, withdrawSale } from '../apply-sale.ts'
import type { SeatsCasino } from '../deps.ts'
import { SaleSync, type SaleSyncSettings } from './sale-sync.ts'

/** Follows the content's sales and stores them. A change may refund and mail members, so it wakes those queues. */
export function followSales(
  casino: SeatsCasino,
  settings: ContentSettings & Pick<SaleSyncSettings, 'applied'>,
): SaleSync {
  const { sql } = casino
  return new SaleSync({
    content: new ContentClient(settings),
    log: casino.log,
    applied: settings.applied,
    async stored() {
      const rows = await sql.select({ id: sales.id }).from(sales).where(eq(sales.withdrawn, false))
      return rows.map(({ id }) => id)
    },
    async apply(facts) {
      await sql.transaction((transaction) => applySale(casino, transaction, facts))
      casino.wake()
    },
    withdraw: (id) => sql.transaction((transaction) => withdrawSale(casino, transaction, id)),
  })
}
