import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { HELD_KEY } from './seat-props.ts'
import { secondsUntil } from './seconds-until.ts'

/** What a tab knows of the seat that it holds. */
interface Held {
  readonly sale: string
  /** Key of its category. */
  readonly category: string
  /** Milliseconds since the epoch by the browser's clock. */
  readonly end: number
  /** Slug of its page without the root folder, by language. */
  readonly path: Readonly<Record<Locale, string>>
}

/** Remembers for this tab that it holds a seat; forgets it where that is not held any more. */
export function storeHeldSeat({ state, saleId, category, path, createdAt, holdUntil }: Registration): void {
  try {
    if (state !== 'held' || holdUntil === undefined) return sessionStorage.removeItem(HELD_KEY)
    const end = systemClock.now() + secondsUntil(createdAt, holdUntil) * 1_000
    const held: Held = { sale: saleId, category: category.key, end, path }
    sessionStorage.setItem(HELD_KEY, JSON.stringify(held))
  } catch {
    // Storage is switched off: the registration is found by the next press on its button.
  }
}

/** The seat that the tab holds; undefined once its time is over. */
export function readHeldSeat(): Held | undefined {
  try {
    const held = JSON.parse(sessionStorage.getItem(HELD_KEY) ?? 'null') as Partial<Held> | null
    return held && typeof held.end === 'number' && held.end > systemClock.now() ? (held as Held) : undefined
  } catch {
    return undefined
  }
}
