import { defineElement } from '#lib/client/define-element.ts'
import { tripStore } from '#lib/client/trip.ts'

/** Same drawing as the icon `heart` (`components/ui/icon.tsx`). */
const HEART = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20 4 12V7l3-3h3l2 3 2-3h3l3 3v5Z"/></svg>'

/** Toggle button that adds `data-item` to My trip or removes it. Its texts come from the header. */
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
      // The trip is full: the visitor decides what to remove.
      else if (!tripStore.add([item])) window.alert(words['full'])
    },
    { signal },
  )
  tripStore.subscribe(show, signal)
  show()
  element.replaceChildren(button)
})
