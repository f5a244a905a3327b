import { profileStore } from '#lib/client/profile.ts'
import { systemClock } from '#lib/domain/clock.ts'

/** What a card page needs to show the card without asking anybody. */
export interface KeptCard {
  readonly number: string
  readonly name: string
  readonly ibLevel: string
  /** ISO moment of the sign-up. */
  readonly memberSince: string
  /** Milliseconds since the epoch: the last time that the card page was open online. */
  readonly keptAt: number
}

/** Name of the cache, key of the values in it, and days that they last; `public/card-worker.js` says the same. */
export const STORE = 'member-card'
export const VALUES = '/member-card/values'
export const DAYS_KEPT = 30

const WORKER = '/card-worker.js'

const DAY = 86_400_000

/** Whether this browser can keep a card; never on the server, nor where the page came without encryption. */
export const canKeepCard = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator

/**
 * Keeps the card, the page at `page` (a path of this site) and the page's own files in this browser, and lets the
 * worker serve them where there is no connection. Only after the member asked for it. Rejects where something cannot be
 * stored.
 */
export async function keepCard(page: string, card: Omit<KeptCard, 'keptAt'>): Promise<KeptCard> {
  const kept = { ...card, keptAt: systemClock.now() }
  const turn = forgotten
  const shell = await fetch(page)
  if (!shell.ok || shell.redirected) throw new Error(`The card page answered ${shell.status}.`)
  if (turn === forgotten) await navigator.serviceWorker.register(WORKER, { scope: page })
  const store = await caches.open(STORE)
  await store.addAll(filesOfPage())
  await store.put(page, shell)
  await store.put(VALUES, Response.json(kept))
  if (turn === forgotten) return kept
  await forgetCard()
  throw new Error('The card was forgotten meanwhile.')
}

/** How often this page has forgotten a card: who logs out while one is being kept leaves nothing behind. */
let forgotten = 0

/** The card that this browser keeps, if any; one that is too old is forgotten. */
export async function readKeptCard(): Promise<KeptCard | undefined> {
  // A browser that lets nobody look (private windows of some) keeps nothing either.
  if (!canKeepCard() || !(await caches.has(STORE).catch(() => false))) return undefined
  const values = await (await caches.open(STORE)).match(VALUES)
  const kept = values && ((await values.json()) as KeptCard)
  if (kept && systemClock.now() - kept.keptAt <= DAYS_KEPT * DAY) return kept
  await forgetCard()
  return undefined
}

/** Leaves nothing of the card, its page or its worker in this browser. */
export async function forgetCard(): Promise<void> {
  forgotten += 1
  if (!canKeepCard()) return
  // Where a browser lets nobody look, nothing was kept.
  await caches.delete(STORE).catch(() => false)
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter(isCardWorker).map((registration) => registration.unregister()))
}

/**
 * Forgets a kept card as soon as the page learns that nobody, or another member, is signed in. For every page that
 * knows who that is. Returns what ends the watch.
 */
export function watchKeptCard(): () => void {
  const check = async (): Promise<void> => {
    const { status, profile } = profileStore.get()
    if (status !== 'success') return
    const kept = await readKeptCard()
    if (kept && kept.number !== profile?.ibNumber) await forgetCard()
  }
  void check()
  return profileStore.subscribe(() => void check())
}

const isCardWorker = ({ active, waiting, installing }: ServiceWorkerRegistration): boolean =>
  [active, waiting, installing].some((worker) => worker?.scriptURL.endsWith(WORKER))

/**
 * Scripts, styles and letters that this page was made of: their names change with their content, so they stay right.
 */
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
