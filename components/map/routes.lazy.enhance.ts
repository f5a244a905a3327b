import { defineElement } from '#lib/client/define-element.ts'

/** Entry of the local storage: the application that was chosen. A preference, of this browser alone. */
const STORED = 'route-app'

/** Systems whose browsers open `geo:` addresses; others show an error. */
const TAKES_GEO = /Android/

const stored = (): string | null => {
  try {
    return localStorage.getItem(STORED)
  } catch {
    // Storage is blocked: the list stays the way.
    return null
  }
}

/** Remembers the map application that the visitor chose, and offers it first from then on, on every page. */
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
