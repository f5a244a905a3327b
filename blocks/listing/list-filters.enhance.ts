import { defineElement } from '#lib/client/define-element.ts'

/**
 * Loads what filters a list (`filter-list.ts`) once it is asked for: by the page's address, by another list or by
 * whoever uses the form.
 */
defineElement('site-list-filters', (element, signal) => {
  const form = element.querySelector('form')
  if (!form) return
  let isChanged = false
  let loading: Promise<void> | undefined
  const load = (event?: Event): void => {
    isChanged ||= event?.type === 'change'
    loading ??= import('./filter-list.ts').then(({ filterList }) => {
      filterList(form, element.dataset['shown'] ?? '', isChanged, signal)
    })
  }
  const loadForAddress = (): void => {
    for (const name of new URLSearchParams(location.search).keys()) if (form.elements.namedItem(name)) load()
  }
  for (const type of ['pointerover', 'focusin', 'change']) form.addEventListener(type, load, { signal })
  document.addEventListener('list-filters', loadForAddress, { signal })
  window.addEventListener('popstate', loadForAddress, { signal })
  loadForAddress()
})
