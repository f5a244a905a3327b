/** Loads an address from the site: that of this page by a reload, which asks past the cache. */
export function loadPage(href: string): void {
  if (href === location.href) location.reload()
  else location.assign(href)
}
