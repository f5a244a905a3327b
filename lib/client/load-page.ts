/** Loads an address from the site. This page's own address is reloaded, which revalidates the cached page. */
export function loadPage(href: string): void {
  if (href === location.href) location.reload()
  else location.assign(href)
}
