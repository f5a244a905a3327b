import { casinoStore } from '#lib/client/casino-profile.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { profileStore } from '#lib/client/profile.ts'
import { showHeldSeat } from '../seats/held-seat-clock.ts'

/** The first letter of each name: `CD`. */
const initialsOf = (...names: readonly string[]): string =>
  names
    .map((name) => [...name][0] ?? '')
    .join('')
    .toLocaleUpperCase()

/**
 * Shows the member's initials in place of the icon, at the same size, and adds their name to the link's name. For a
 * member of the casino programme only, the link leads to their card. With a held seat, every page shows its clock. The
 * account badge around it re-creates this element when the hotel programme's member changes.
 */
defineElement('site-member-badge', (element, signal) => {
  const { status, profile: hotel } = profileStore.get()
  const { signedIn, held = '', casinoCard = '' } = element.parentElement?.dataset ?? {}
  const link = element.closest('a')
  const account = link?.getAttribute('href') ?? ''
  const initials = document.createElement('span')
  initials.setAttribute('aria-hidden', 'true')
  const name = document.createElement('span')
  name.className = 'vh'

  const show = () => {
    const casino = hotel ? undefined : casinoStore.get().profile
    const profile = hotel ?? casino
    link?.setAttribute('href', casino ? casinoCard : account)
    if (!profile) return element.replaceChildren()
    element.dataset['programme'] = casino ? 'casino' : 'hotel'
    const { firstName, lastName } = profile
    initials.textContent = initialsOf(firstName, lastName)
    name.textContent = `, ${signedIn} ${firstName} ${lastName}`
    element.replaceChildren(initials, name)
  }

  showHeldSeat(held, signal)
  const unsubscribe = casinoStore.subscribe(show)
  signal.addEventListener('abort', () => {
    unsubscribe()
    link?.setAttribute('href', account)
  })
  show()
  if (status === 'success' && !hotel) void casinoStore.init()
})
