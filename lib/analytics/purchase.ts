import { consentStore } from '#lib/client/consent.ts'
import { type Item, type Key, ecommerceOf } from './events.ts'
import { track } from './track.ts'

/** Key in local storage of the tracked transactions, written only with the consent to measurement. */
const STORED = 'purchases'

/** Maximum number of tracked transactions that a browser remembers. */
const MOST = 20

function storedPurchases(): readonly Key[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    // Local storage is blocked, or the entry is malformed.
    return []
  }
}

/**
 * Idempotent: tracks a purchase that the server has confirmed once per transaction, also when its page is reloaded.
 * Without the consent to measurement nothing is stored, and the event waits in the queue like any other.
 */
export function trackPurchase(transaction: Key, items: readonly Item[]): void {
  const before = storedPurchases()
  if (before.includes(transaction)) return
  track({ event: 'purchase', ecommerce: { transaction_id: transaction, ...ecommerceOf(items) } })
  if (!consentStore.allows('measurement')) return
  try {
    localStorage.setItem(STORED, JSON.stringify([...before, transaction].slice(-MOST)))
  } catch {
    // Local storage is blocked or full: a reload would track the transaction again.
  }
}
