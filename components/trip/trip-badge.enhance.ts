import { defineElement } from '#lib/client/define-element.ts'
import { tripStore } from '#lib/client/trip.ts'
import { followAccount } from './trip-account.ts'

/** Number of items in My trip, on the header's heart. `data-holds`: template that adds it to the link's name. */
defineElement('site-trip-badge', (element, signal) => {
  const number = document.createElement('b')
  number.setAttribute('aria-hidden', 'true')
  const words = document.createElement('span')
  words.className = 'vh'
  const show = () => {
    const { length } = tripStore.keys()
    if (length === 0) return element.replaceChildren()
    number.textContent = String(length)
    words.textContent = `, ${element.dataset['holds']?.replace('{count}', String(length))}`
    element.replaceChildren(number, words)
  }
  tripStore.subscribe(show, signal)
  followAccount(signal)
  show()
})
