import { defineElement } from '#lib/client/define-element.ts'
import { tripStore } from '#lib/client/trip.ts'

/** The drawing of the icon `heart` (`components/ui/icon.tsx`). */
const HEART = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20 4 12V7l3-3h3l2 3 2-3h3l3 3v5Z"/></svg>'

/** A toggle button that keeps `data-item` in My trip, or takes it out; the words are the header's. */
defineElement('site-favourite', (element, signal) => {
  const { item, name = '' } = element.dataset
  const words = document.querySelector<HTMLElement>('site-trip-badge')?.dataset
  if (!item || !words) return
  const button = document.createElement('button')
  button.type = 'button'
  button.innerHTML = HEART
  button.setAttribute('aria-label', (words['keep'] ?? '').replace('{name}', name))
  const show = () => {
    button.setAttribute('aria-pressed', String(tripStore.has(item)))
  }
  button.addEventListener(
    'click',
    () => {
      if (tripStore.has(item)) tripStore.remove(item)
      // A full trip says so: the visitor chooses what leaves it.
      else if (!tripStore.add([item])) window.alert(words['full'])
    },
    { signal },
  )
  tripStore.subscribe(show, signal)
  show()
  element.replaceChildren(button)
})
