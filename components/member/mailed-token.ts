import { useEffect, useState } from 'react'

/** The address without its token; all else of it stays. */
function clean(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('token')) return
  address.searchParams.delete('token')
  history.replaceState(null, '', address.pathname + address.search + address.hash)
}

/**
 * The secret that a link of a mail carries as `?token=`: undefined on the server and until the browser has looked, `''`
 * where there is none. It is taken out of the address at once, so that neither the history, nor a link from this page,
 * nor a copied address gives it away, and lives in the memory of the page alone.
 */
export function useMailedToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const found = new URLSearchParams(location.search).get('token') ?? ''
    // After the effects of the whole page: the router only learns of an address that changes once its own have run, and
    // would put the old one back.
    queueMicrotask(() => {
      clean()
      setToken((known) => known || found)
    })
  }, [])
  return token
}
