import { trackPurchase } from '#lib/analytics/purchase.ts'
import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'

/** Tracks the purchase of a registration that the server reports as paid: one item per seat, with an equal share. */
export function trackRegistration({ id, saleId, kind, path, seats, cents }: Registration): void {
  const item = {
    item_id: saleId,
    item_name: path.fr.split('/').at(-1) ?? saleId,
    item_category: kind,
    price: cents / seats / 100,
    quantity: 1,
  } as const
  trackPurchase(
    id,
    Array.from({ length: seats }, () => item),
  )
}
