import { defineElement } from '#lib/client/define-element.ts'

function isClosed(memory: string): boolean {
  try {
    return localStorage.getItem(memory) !== null
  } catch {
    // Forbidden storage remembers nothing.
    return false
  }
}

function close(memory: string): void {
  try {
    localStorage.setItem(memory, '1')
  } catch {
    // It is back with the next page.
  }
}

/** Hides an alert that is over, or that this browser has closed; an editor sees each of a draft. */
defineElement('site-alert', (element, signal) => {
  const { memory, until } = element.dataset
  const isOver = until !== undefined && Date.parse(until) <= Date.now()
  element.hidden = isOver || (memory !== undefined && !element.closest('[data-live]') && isClosed(memory))
  element.querySelector('button')?.addEventListener(
    'click',
    () => {
      element.hidden = true
      if (memory) close(memory)
      // The focus does not get lost with the button: the page's first link, which leads to its content, takes it.
      document.querySelector('a')?.focus({ preventScroll: true })
    },
    { signal },
  )
})
