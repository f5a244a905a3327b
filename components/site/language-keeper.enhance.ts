/** Links of the language switch, in header, menu and footer. */
const SWITCH = 'header a[hreflang], footer a[hreflang], [popover] a[hreflang]'

/**
 * Adds this page's query and fragment to the link of another language: filters, page of a list, return address.
 * Without scripts, the server adds the query from the `Referer`, if the page sends one, but not the fragment.
 */
function keepQuery({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(SWITCH) : null
  if (!link) return
  link.search = location.search
  link.hash = location.hash
}

// Runs before the browser reads the address to open, copy or drag it.
for (const type of ['click', 'auxclick', 'contextmenu', 'dragstart'])
  document.addEventListener(type, keepQuery, { capture: true })

/**
 * Replaces the address `/` of a home page with a negotiated language by its canonical address: a reload, a copied
 * address and the language switch then use the address that names the language.
 */
export function nameLanguage(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (location.pathname !== '/' || !canonical) return
  const { pathname } = new URL(canonical.href)
  if (pathname !== '/') history.replaceState(history.state, '', pathname + location.search + location.hash)
}

nameLanguage()
