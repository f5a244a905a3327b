import { clearFormDrafts } from '#lib/client/form-draft.ts'
import { clearCachedCards } from './cached-card.ts'
import { clearCardKey } from '../casino-card/card-key.ts'

/**
 * Deletes the cached cards, the casino card's key and form drafts before the browser follows a link to the logout
 * (`data-logout`) below `root`, so that none of the member's data outlives the session. In browsers that support
 * `Clear-Site-Data`, the answer of the logout deletes them too, for every way to the logout. Returns the function that
 * removes the listeners.
 */
export function clearOnLogout(root: Document | HTMLElement): () => void {
  const stop = new AbortController()
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-logout]')) {
    link.addEventListener(
      'click',
      (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        clearFormDrafts()
        clearCardKey()
        void clearCachedCards().finally(() => {
          location.assign(link.href)
        })
      },
      { signal: stop.signal },
    )
  }
  return () => stop.abort()
}
