import { useEffect, useState } from 'react'

/** Removes the token from the address; the rest of the address stays. */
function clean(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('token')) return
  address.searchParams.delete('token')
  history.replaceState(null, '', address.pathname + address.search + address.hash)
}

/**
 * The token of a mailed link (`?token=`): undefined on the server and until hydration, `''` if there is none.
 * Secrets in URLs leak (history, referrer, copied address), so the token is removed from the address at once and kept
 * in memory only.
 */
export function useMailedToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const found = new URLSearchParams(location.search).get('token') ?? ''
    // In a microtask, after all effects: the router subscribes to address changes in its own effects and would
    // otherwise restore the old address.
    queueMicrotask(() => {
      clean()
      setToken((known) => known || found)
    })
  }, [])
  return token
}
