import { defineElement } from '#lib/client/define-element.ts'

/** Local storage key of the chosen application: a preference of this browser. */
const STORED = 'route-app'

/** Systems whose browsers open `geo:` addresses; others show an error. */
const TAKES_GEO = /Android/

const stored = (): string | null => {
  try {
    return localStorage.getItem(STORED)
  } catch {
    // Storage is blocked: the visitor uses the list.
    return null
  }
}

/** Stores the visitor's choice of a map application, and offers that application first on every page. */
defineElement('site-routes', (element, signal) => {
  const show = (): void => {
    const app = stored()
    for (const link of element.querySelectorAll<HTMLElement>('[data-chosen]')) link.hidden = link.dataset['app'] !== app
    element.toggleAttribute('data-remembered', app !== null)
  }
  const device = element.querySelector('li:has([data-app="device"])')
  if (device instanceof HTMLElement) device.hidden = !TAKES_GEO.test(navigator.userAgent)
  show()
  element.addEventListener(
    'click',
    ({ target }) => {
      const app = target instanceof Element ? target.closest<HTMLElement>('li [data-app]')?.dataset['app'] : undefined
      if (app === undefined) return
      try {
        localStorage.setItem(STORED, app)
      } catch {
        return
      }
      element.querySelector('details')?.removeAttribute('open')
      show()
    },
    { signal },
  )
})
