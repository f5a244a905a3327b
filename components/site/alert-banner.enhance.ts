import { defineElement } from '#lib/client/define-element.ts'

function isClosed(memory: string): boolean {
  try {
    return localStorage.getItem(memory) !== null
  } catch {
    // Storage is blocked: no alert counts as closed.
    return false
  }
}

function close(memory: string): void {
  try {
    localStorage.setItem(memory, '1')
  } catch {
    // Storage is blocked: the next page shows the alert again.
  }
}

/** Hides an alert that is over, or that was closed in this browser. A draft shows closed alerts too. */
defineElement('site-alert', (element, signal) => {
  const { memory, until } = element.dataset
  const isOver = until !== undefined && Date.parse(until) <= Date.now()
  element.hidden = isOver || (memory !== undefined && !element.closest('[data-live]') && isClosed(memory))
  element.querySelector('button')?.addEventListener(
    'click',
    () => {
      element.hidden = true
      if (memory) close(memory)
      // The hidden button would lose the focus, so the page's first link takes it: the skip link to the content.
      document.querySelector('a')?.focus({ preventScroll: true })
    },
    { signal },
  )
})
