import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { HELD_KEY } from './seat-props.ts'
import { secondsUntil } from './seconds-until.ts'

/** Data that a tab stores about its held seat. */
interface Held {
  readonly sale: string
  /** Key of its category. */
  readonly category: string
  /** Milliseconds since the epoch by the browser's clock. */
  readonly end: number
  /** Slug of its page without the root folder, by language. */
  readonly path: Readonly<Record<Locale, string>>
}

/** Stores the tab's held seat; removes it if the registration is no longer held. */
export function storeHeldSeat({ state, saleId, category, path, createdAt, holdUntil }: Registration): void {
  try {
    if (state !== 'held' || holdUntil === undefined) return sessionStorage.removeItem(HELD_KEY)
    const end = systemClock.now() + secondsUntil(createdAt, holdUntil) * 1_000
    const held: Held = { sale: saleId, category: category.key, end, path }
    sessionStorage.setItem(HELD_KEY, JSON.stringify(held))
  } catch {
    // Storage is blocked: the next click on the seat's button finds the registration.
  }
}

/** The tab's held seat; undefined after the end of the hold. */
export function readHeldSeat(): Held | undefined {
  try {
    const held = JSON.parse(sessionStorage.getItem(HELD_KEY) ?? 'null') as Partial<Held> | null
    return held && typeof held.end === 'number' && held.end > systemClock.now() ? (held as Held) : undefined
  } catch {
    return undefined
  }
}
