import { defineElement } from '#lib/client/define-element.ts'

/** Index of the tab that a key selects, of `count` tabs (WAI-ARIA, tabs with automatic activation). */
const next = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at - 1 + count) % count, Home: 0, End: count - 1 })[key]

/** Turns links to panels into tabs. The element contains the list of links, then the panels, in the same order. */
defineElement('site-tabs', (element, signal) => {
  const [list, panels] = element.children
  if (!list || !panels) return
  const tabs = [...list.querySelectorAll('a')]
  let selected = 0

  const select = (index: number) => {
    selected = index
    for (const [at, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(at === index))
      tab.tabIndex = at === index ? 0 : -1
      panels.children[at]?.toggleAttribute('hidden', at !== index)
    }
  }
  /** The address names the open panel, so that it can be shared. No history entry: the back button leaves the page. */
  const choose = (index: number) => {
    select(index)
    history.replaceState(history.state, '', tabs[index]?.hash ?? '')
  }
  const selectNamed = () => {
    const named = tabs.findIndex((tab) => tab.hash === location.hash)
    if (named >= 0) select(named)
  }

  list.setAttribute('role', 'tablist')
  for (const [at, tab] of tabs.entries()) {
    const panel = panels.children[at]
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel?.id ?? '')
    panel?.setAttribute('role', 'tabpanel')
    panel?.setAttribute('aria-labelledby', tab.id)
    panel?.setAttribute('tabindex', '0')
  }
  select(0)
  selectNamed()
  panels.setAttribute('data-ready', '')

  window.addEventListener('hashchange', selectNamed, { signal })
  list.addEventListener(
    'click',
    (event) => {
      const tab = event.target instanceof Element ? event.target.closest('a') : null
      if (!tab) return
      event.preventDefault()
      choose(tabs.indexOf(tab))
    },
    { signal },
  )
  list.addEventListener(
    'keydown',
    (event) => {
      const to = next((event as KeyboardEvent).key, selected, tabs.length)
      if (to === undefined) return
      event.preventDefault()
      choose(to)
      tabs[to]?.focus()
    },
    { signal },
  )
})
