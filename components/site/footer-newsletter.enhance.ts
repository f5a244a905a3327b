import { defineElement } from '#lib/client/define-element.ts'

/** The footer's subscription; its code is loaded when somebody comes to the field. */
defineElement('site-newsletter', (element, signal) => {
  const form = element.querySelector('form')
  if (!form) return
  let loading: Promise<() => Promise<void>> | undefined
  const load = () => (loading ??= import('./footer-subscription.ts').then(({ prepare }) => prepare(form)))
  // Where the code does not come, the form leads to the newsletter's page, as without scripts.
  const leave = (): void => location.assign(form.action)
  form.addEventListener('focusin', () => void load().catch(() => signal.aborted), { signal, once: true })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      void load().then((send) => send(), leave)
    },
    { signal },
  )
  if (form.contains(document.activeElement)) void load()
})
