/** Links of the language switch, in header, menu and footer. */
const SWITCH = 'header a[hreflang], footer a[hreflang], [popover] a[hreflang]'

/**
 * Opens the other language with the query and the place of this page: its filters, its page of a list, its return. The
 * server adds the query where scripts do not run, but not the place, nor on pages that send no `Referer`.
 */
function keepQuery({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(SWITCH) : null
  if (!link) return
  link.search = location.search
  link.hash = location.hash
}

// Before the browser reads the address: to open it here or in a tab, to copy it, to drag it.
for (const type of ['click', 'auxclick', 'contextmenu', 'dragstart'])
  document.addEventListener(type, keepQuery, { capture: true })

/**
 * Canonical address of a home page that was negotiated at `/`: a reload, a copied address and the other language start
 * from the one that names its language.
 */
export function nameLanguage(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (location.pathname !== '/' || !canonical) return
  const { pathname } = new URL(canonical.href)
  if (pathname !== '/') history.replaceState(history.state, '', pathname + location.search + location.hash)
}

nameLanguage()
