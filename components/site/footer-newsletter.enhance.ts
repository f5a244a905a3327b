import { defineElement } from '#lib/client/define-element.ts'

/** The footer's subscription. Its code loads at the form's first focus. */
defineElement('site-newsletter', (element, signal) => {
  const form = element.querySelector('form')
  if (!form) return
  let loading: Promise<() => Promise<void>> | undefined
  const load = () => (loading ??= import('./footer-subscription.ts').then(({ prepare }) => prepare(form)))
  // If the code cannot load, the form leads to the newsletter's page, as without scripts.
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
