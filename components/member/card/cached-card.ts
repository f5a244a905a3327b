import type { ProfileStore } from '#lib/client/profile.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'

/** Values that the card page needs to show the card offline. */
export interface CachedCard {
  /** Identifies the member: `ibNumber` in the hotel programme, the e-mail address in the casino programme. */
  readonly owner: string
  readonly number: string
  readonly name: string
  readonly level: string
  /** ISO moment: start of the membership (hotel), or issue of the card (casino). */
  readonly since: string
  /** Key of the casino that issued the card; undefined in the hotel programme. */
  readonly casino?: string | undefined
  /** Time of the last online refresh, in milliseconds since the epoch. The worker reads it by this name. */
  readonly keptAt: number
}

/** Key of the values and maximum age. `public/card-worker.js` repeats them and the names of the caches. */
export const VALUES_KEY = '/member-card/values'
export const MAX_AGE_DAYS = 30

const DAY = 86_400_000

/** Name of a programme's cache, and URL of the worker that serves from it. */
const PROGRAMMES = {
  hotel: { cacheName: 'member-card', worker: '/card-worker.js' },
  casino: { cacheName: 'casino-card', worker: '/card-worker.js?cache=casino-card' },
} as const satisfies Readonly<Record<Programme, { readonly cacheName: string; readonly worker: string }>>

/** Feature detection: false on the server and in an insecure context. */
export const canCacheCard = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator

/** A programme's card in this browser's cache, stored only at the member's request. */
export class CardCache {
  readonly #programme: (typeof PROGRAMMES)[Programme]
  /** Generation: a logout while a card is being stored makes that attempt stale, and `store` undoes it. */
  #generation = 0

  constructor(programme: Programme) {
    this.#programme = PROGRAMMES[programme]
  }

  /**
   * Stores the card's values, the page at `page` (a path of this site) and that page's files in the browser's cache,
   * and registers the worker that serves them offline. Rejects where storing fails.
   */
  async store(page: string, card: Omit<CachedCard, 'keptAt'>): Promise<CachedCard> {
    const { cacheName, worker } = this.#programme
    const cached = { ...card, keptAt: systemClock.now() }
    const startedIn = this.#generation
    const shell = await fetch(page)
    if (!shell.ok || shell.redirected) throw new Error(`The card page answered ${shell.status}.`)
    if (startedIn === this.#generation) await navigator.serviceWorker.register(worker, { scope: page })
    const store = await caches.open(cacheName)
    await store.addAll(filesOfPage())
    await store.put(page, shell)
    await store.put(VALUES_KEY, Response.json(cached))
    if (startedIn === this.#generation) return cached
    await this.clear()
    throw new Error('The cached card was deleted meanwhile.')
  }

  /** The cached card, if any; an expired one is deleted. */
  async read(): Promise<CachedCard | undefined> {
    const { cacheName } = this.#programme
    // Some browsers reject access to the cache in private windows, and store nothing there.
    if (!canCacheCard() || !(await caches.has(cacheName).catch(() => false))) return undefined
    const values = await (await caches.open(cacheName)).match(VALUES_KEY)
    const cached = values && ((await values.json()) as CachedCard)
    if (cached && systemClock.now() - cached.keptAt <= MAX_AGE_DAYS * DAY) return cached
    await this.clear()
    return undefined
  }

  /** Deletes the card, its page and its files, and unregisters the worker. */
  async clear(): Promise<void> {
    const { cacheName, worker } = this.#programme
    this.#generation += 1
    if (!canCacheCard()) return
    // A browser that rejects access has stored nothing.
    await caches.delete(cacheName).catch(() => false)
    const registrations = await navigator.serviceWorker.getRegistrations()
    const isOwn = ({ active, waiting, installing }: ServiceWorkerRegistration): boolean =>
      [active, waiting, installing].some((running) => running?.scriptURL.endsWith(worker))
    await Promise.all(registrations.filter(isOwn).map((registration) => registration.unregister()))
  }

  /**
   * Deletes the cached card as soon as the profile shows that nobody, or another member, is signed in. Call on every
   * page that loads the profile.
   * @param ownerOf returns the card's `owner`
   * @returns the function that unsubscribes
   */
  watch<P>(store: ProfileStore<P>, ownerOf: (profile: P) => string): () => void {
    const check = async (): Promise<void> => {
      const { status, profile } = store.get()
      if (status !== 'success') return
      const cached = await this.read()
      if (cached && cached.owner !== (profile && ownerOf(profile))) await this.clear()
    }
    void check()
    return store.subscribe(() => void check())
  }
}

/** The cards of this browser, one for each programme. */
export const CARD_CACHES: Readonly<Record<Programme, CardCache>> = {
  hotel: new CardCache('hotel'),
  casino: new CardCache('casino'),
}

/** Deletes the cards of both programmes: a logout deletes everything that this browser stores (`Clear-Site-Data`). */
export async function clearCachedCards(): Promise<void> {
  await Promise.all(Object.values(CARD_CACHES).map((cache) => cache.clear()))
}

/** Scripts, styles and fonts of this page. Their names contain a content hash, so a cached one is never stale. */
function filesOfPage(): string[] {
  const named = [
    ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
      'script[src], link[rel="stylesheet"]:not([disabled]), link[rel="preload"]',
    ),
  ].map((element) => (element instanceof HTMLScriptElement ? element.src : element.href))
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = `${location.origin}/_next/static/`
  return [...new Set([...named, ...loaded])].filter((address) => address.startsWith(own))
}
