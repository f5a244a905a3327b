import { useSyncExternalStore } from 'react'
import type { AnchorAttributes } from '../../ui/anchor.ts'

/** Query parameter that opens one stay. */
const STAY = 'stay'

/** `history.pushState` fires no event, so `goToStay` dispatches this one. */
const CHANGED = 'barriere:stay'

function subscribe(change: () => void): () => void {
  const events = [CHANGED, 'popstate']
  for (const event of events) window.addEventListener(event, change)
  return () => {
    for (const event of events) window.removeEventListener(event, change)
  }
}

const read = (): string | null => new URLSearchParams(location.search).get(STAY) || null

/** Id of the stay in the address's query; null on the server, and if there is none. */
export const useAskedStay = (): string | null => useSyncExternalStore(subscribe, read, () => null)

/** Address of one stay, or of all of them, on the page at `path`. */
export const stayHref = (path: string, id?: string): string =>
  id === undefined ? path : `${path}?${new URLSearchParams({ [STAY]: id }).toString()}`

/** Navigates within the page with `pushState`, so that the back button works. */
export function goToStay(href: string): void {
  history.pushState(null, '', href)
  window.dispatchEvent(new Event(CHANGED))
}

/** Attributes of a link that navigates within the page, between the list and a stay. */
export const stayAnchor = (href: string, id: string): AnchorAttributes & { readonly 'data-stay': string } => ({
  href,
  'data-stay': id,
})
