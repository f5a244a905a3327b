import { useEffect, useState } from 'react'
import { type NewsletterView, readMailedLink } from '@barriere/shared/domain/visitors/newsletter.ts'

/** Content of a mailed link's fragment; `none` if it is missing or malformed. */
export type MailedLink = { readonly view: NewsletterView; readonly token: string } | 'none'

/**
 * The mailed link that opened the page; undefined on the server and until hydration. Privacy: its token is removed
 * from the address at once (history, copied address, analytics) and kept in memory only. A second link in the same
 * tab changes only the fragment, so `hashchange` is observed too.
 */
export function useMailedLink(): MailedLink | undefined {
  const [link, setLink] = useState<MailedLink>()
  useEffect(() => {
    let isGone = false
    const read = (): void => {
      const found = readMailedLink(location.hash)
      // In a microtask, after all effects: the router would otherwise restore the old address.
      queueMicrotask(() => {
        if (found) history.replaceState(null, '', location.pathname + location.search)
        if (!isGone) setLink((known) => found ?? known ?? 'none')
      })
    }
    read()
    addEventListener('hashchange', read)
    return () => {
      isGone = true
      removeEventListener('hashchange', read)
    }
  }, [])
  return link
}
