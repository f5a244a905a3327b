import { defineElement } from '#lib/client/define-element.ts'
import { profileStore } from '#lib/client/profile.ts'
import { isSignedIn } from '#lib/client/signed-in.ts'

/** The place of a member's badge, which is loaded for who is signed in, to whichever programme. */
defineElement('site-account-badge', (element, signal) => {
  const show = () => {
    element.innerHTML = isSignedIn() ? '<site-member-badge></site-member-badge>' : ''
  }
  signal.addEventListener('abort', profileStore.subscribe(show))
  show()
  void profileStore.init()
})
