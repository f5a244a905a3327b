import type { CardKey } from '@barriere/shared/domain/loyalty/card-code.ts'

/** Local storage entry: this device's key, and the number of its card. */
const CARD_KEY_STORAGE = 'casino-card'

/** The stored key of a card; undefined if there is none, or if it belongs to another card. */
export function readCardKey(number: string): CardKey | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CARD_KEY_STORAGE) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { device, key, number: owner } = stored as Partial<CardKey & { readonly number: string }>
    return typeof device === 'string' && typeof key === 'string' && owner === number ? { device, key } : undefined
  } catch {
    // Storage is switched off, or another program wrote the entry.
    return undefined
  }
}

/** Stores this device's key for a card. */
export function storeCardKey(number: string, key: CardKey): void {
  try {
    localStorage.setItem(CARD_KEY_STORAGE, JSON.stringify({ ...key, number }))
  } catch {
    // Storage is switched off or full: the key lasts as long as the page.
  }
}

/** Deletes the key, at a logout. */
export function clearCardKey(): void {
  try {
    localStorage.removeItem(CARD_KEY_STORAGE)
  } catch {
    // Storage is switched off: there is no key.
  }
}
