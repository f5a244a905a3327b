/** Loader of each custom element's definition, by the element's name. */
type Loaders = Readonly<Record<string, () => Promise<unknown>>>

/**
 * Lazy loading of custom elements: a definition is loaded once an element of its name is in the document, outside
 * closed dialogs. Elements may be inserted later, and dialogs opened.
 */
export function loadWhenPresent(loaders: Loaders): void {
  const waiting = new Map(Object.entries(loaders))
  const look = (): void => {
    for (const [name, load] of waiting) {
      if (![...document.querySelectorAll(name)].some((element) => !element.closest('dialog:not([open])'))) continue
      waiting.delete(name)
      void load()
    }
    if (waiting.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  look()
}
