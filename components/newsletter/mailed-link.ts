import { useEffect, useState } from 'react'
import { type NewsletterView, readMailedLink } from '@barriere/shared/domain/visitors/newsletter.ts'

/** What a mailed link's fragment says; `none` where there is none, or it is malformed. */
export type MailedLink = { readonly view: NewsletterView; readonly token: string } | 'none'

/**
 * The mailed link that opened the page: undefined on the server and until hydration. Its token leaves the address at
 * once (history, copied address, analytics) and is kept in memory only. A link that is opened in the same tab changes
 * the fragment alone.
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
