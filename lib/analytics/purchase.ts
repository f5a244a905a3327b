import { consentStore } from '#lib/client/consent.ts'
import { type Item, type Key, ecommerceOf } from './events.ts'
import { track } from './track.ts'

/** Entry of the local storage: the transactions that were tracked. Only with the consent to measurement. */
const STORED = 'purchases'

/** Of so many transactions a browser remembers that they were tracked. */
const MOST = 20

function storedPurchases(): readonly Key[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    // A storage that is closed, or holds something else.
    return []
  }
}

/**
 * Tracks a purchase once for each transaction, also when its page is reloaded. For a transaction that the server has
 * confirmed. Without the consent to measurement nothing is stored, and the queue waits for it as for any event.
 */
export function trackPurchase(transaction: Key, items: readonly Item[]): void {
  const before = storedPurchases()
  if (before.includes(transaction)) return
  track({ event: 'purchase', ecommerce: { transaction_id: transaction, ...ecommerceOf(items) } })
  if (!consentStore.allows('measurement')) return
  try {
    localStorage.setItem(STORED, JSON.stringify([...before, transaction].slice(-MOST)))
  } catch {
    // A storage that is closed or full: a reload would track the transaction again.
  }
}
