import { casinoStore } from '#lib/client/casino-profile.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { profileStore } from '#lib/client/profile.ts'

/** The first letter of each name: `CD`. */
const initialsOf = (...names: readonly string[]): string =>
  names
    .map((name) => [...name][0] ?? '')
    .join('')
    .toLocaleUpperCase()

/**
 * A member's initials in place of the icon, of the same size; `data-signed-in` follows the link's name. Who is a member
 * of the casino programme alone is led to its card (`data-casino`).
 */
defineElement('site-account-badge', (element, signal) => {
  const initials = document.createElement('span')
  initials.setAttribute('aria-hidden', 'true')
  const name = document.createElement('span')
  name.className = 'vh'
  const link = element.closest('a')
  const hotel = link?.getAttribute('href')

  const show = () => {
    const member = profileStore.get().profile
    const profile = member ?? casinoStore.get().profile
    const href = member || !profile ? hotel : element.dataset['casino']
    if (href) link?.setAttribute('href', href)
    if (!profile) return element.replaceChildren()
    const { firstName, lastName } = profile
    initials.textContent = initialsOf(firstName, lastName)
    name.textContent = `, ${element.dataset['signedIn']} ${firstName} ${lastName}`
    element.replaceChildren(initials, name)
  }

  for (const store of [profileStore, casinoStore]) signal.addEventListener('abort', store.subscribe(show))
  show()
  void profileStore.init().then(() => (profileStore.get().isConnected ? undefined : casinoStore.init()))
})
