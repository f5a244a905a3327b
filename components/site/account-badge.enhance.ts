import { defineElement } from '#lib/client/define-element.ts'
import { profileStore } from '#lib/client/profile.ts'
import { isSignedIn } from '#lib/client/signed-in.ts'

/** Place of the member's badge. The badge loads only for a signed-in member, of any programme. */
defineElement('site-account-badge', (element, signal) => {
  const show = () => {
    element.innerHTML = isSignedIn() ? '<site-member-badge></site-member-badge>' : ''
  }
  signal.addEventListener('abort', profileStore.subscribe(show))
  show()
  void profileStore.init()
})
