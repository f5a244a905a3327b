import { defineElement } from '#lib/client/define-element.ts'
import { profileStore } from '#lib/client/profile.ts'

/** The first letter of each name: `CD`. */
const initialsOf = (...names: readonly string[]): string =>
  names
    .map((name) => [...name][0] ?? '')
    .join('')
    .toLocaleUpperCase()

/** A member's initials in place of the icon, of the same size; `data-signed-in` follows the link's name. */
defineElement('site-account-badge', (element, signal) => {
  const initials = document.createElement('span')
  initials.setAttribute('aria-hidden', 'true')
  const name = document.createElement('span')
  name.className = 'vh'

  const show = () => {
    const { profile } = profileStore.get()
    if (!profile) return element.replaceChildren()
    const { firstName, lastName } = profile
    initials.textContent = initialsOf(firstName, lastName)
    name.textContent = `, ${element.dataset['signedIn']} ${firstName} ${lastName}`
    element.replaceChildren(initials, name)
  }

  signal.addEventListener('abort', profileStore.subscribe(show))
  show()
  void profileStore.init()
})
