import type { Registration } from '#lib/contracts/casino-seats.ts'
import { HELD_KEY } from './seat-props.ts'

/** Remembers for this tab that it holds a seat; forgets it where that is not held any more. */
export function storeHeldSeat({ state, saleId, category }: Registration): void {
  try {
    if (state === 'held') sessionStorage.setItem(HELD_KEY, JSON.stringify([saleId, category.key]))
    else sessionStorage.removeItem(HELD_KEY)
  } catch {
    // Storage is switched off: the registration is found by the next press on its button.
  }
}

/** The category of this sale whose seat the tab holds. */
export function readHeldSeat(sale: string): string | undefined {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(HELD_KEY) ?? '[]')
    const [id, category]: unknown[] = Array.isArray(held) ? held : []
    return id === sale && typeof category === 'string' ? category : undefined
  } catch {
    return undefined
  }
}
