import { clearFormDrafts } from '#lib/client/form-draft.ts'
import { forgetCard } from './kept-card.ts'

/**
 * Lets links to the logout (`data-logout`) below `root` wait until this browser has forgotten a kept card and kept
 * forms: nothing of a member stays behind, not even until the next page tells that they left. Returns what takes that
 * back.
 */
export function forgetCardOnLogout(root: Document | HTMLElement): () => void {
  const stop = new AbortController()
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-logout]')) {
    link.addEventListener(
      'click',
      (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        clearFormDrafts()
        void forgetCard().finally(() => {
          location.assign(link.href)
        })
      },
      { signal: stop.signal },
    )
  }
  return () => stop.abort()
}
