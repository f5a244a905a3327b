import { profileStore } from '#lib/client/profile.ts'
import { systemClock } from '#lib/domain/clock.ts'

/** Values that the card page needs to show the card offline. */
export interface CachedCard {
  readonly number: string
  readonly name: string
  readonly ibLevel: string
  /** ISO moment of the sign-up. */
  readonly memberSince: string
  /** Milliseconds since the epoch of the last refresh, online. The worker reads it by this name. */
  readonly keptAt: number
}

/** Cache name, key of the values and maximum age; `public/card-worker.js` repeats them. */
export const CACHE_NAME = 'member-card'
export const VALUES_KEY = '/member-card/values'
export const MAX_AGE_DAYS = 30

const WORKER = '/card-worker.js'

const DAY = 86_400_000

/** Feature detection: false on the server and in an insecure context. */
export const canCacheCard = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator

/**
 * Stores the card's values, the page at `page` (a path of this site) and that page's files in the browser's cache, and
 * registers the worker that serves them offline. Only at the member's request. Rejects where storing fails.
 */
export async function storeCard(page: string, card: Omit<CachedCard, 'keptAt'>): Promise<CachedCard> {
  const cached = { ...card, keptAt: systemClock.now() }
  const startedIn = generation
  const shell = await fetch(page)
  if (!shell.ok || shell.redirected) throw new Error(`The card page answered ${shell.status}.`)
  if (startedIn === generation) await navigator.serviceWorker.register(WORKER, { scope: page })
  const store = await caches.open(CACHE_NAME)
  await store.addAll(filesOfPage())
  await store.put(page, shell)
  await store.put(VALUES_KEY, Response.json(cached))
  if (startedIn === generation) return cached
  await clearCachedCard()
  throw new Error('The cached card was deleted meanwhile.')
}

/** Generation of the cache: a logout while a card is being stored makes that attempt stale, so it is undone. */
let generation = 0

/** The cached card, if any; an expired one is deleted. */
export async function readCachedCard(): Promise<CachedCard | undefined> {
  // Some browsers reject access to the cache in private windows, and store nothing there.
  if (!canCacheCard() || !(await caches.has(CACHE_NAME).catch(() => false))) return undefined
  const values = await (await caches.open(CACHE_NAME)).match(VALUES_KEY)
  const cached = values && ((await values.json()) as CachedCard)
  if (cached && systemClock.now() - cached.keptAt <= MAX_AGE_DAYS * DAY) return cached
  await clearCachedCard()
  return undefined
}

/** Deletes the card, its page and its files, and unregisters the worker. */
export async function clearCachedCard(): Promise<void> {
  generation += 1
  if (!canCacheCard()) return
  // A browser that rejects access has stored nothing.
  await caches.delete(CACHE_NAME).catch(() => false)
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter(isCardWorker).map((registration) => registration.unregister()))
}

/**
 * Deletes the cached card as soon as the profile shows that nobody, or another member, is signed in. Call on every page
 * that loads the profile. Returns the function that unsubscribes.
 */
export function watchCachedCard(): () => void {
  const check = async (): Promise<void> => {
    const { status, profile } = profileStore.get()
    if (status !== 'success') return
    const cached = await readCachedCard()
    if (cached && cached.number !== profile?.ibNumber) await clearCachedCard()
  }
  void check()
  return profileStore.subscribe(() => void check())
}

const isCardWorker = ({ active, waiting, installing }: ServiceWorkerRegistration): boolean =>
  [active, waiting, installing].some((worker) => worker?.scriptURL.endsWith(WORKER))

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
