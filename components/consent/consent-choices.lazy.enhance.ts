import { consentStore } from '#lib/client/consent.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { answersFor, purposesOf } from './answers.ts'

/** Form of the consent's second layer: shows the stored choices and stores new ones. */
defineElement('site-consent-choices', (element, signal) => {
  const form = element.querySelector('form')
  const answers = form?.querySelector<HTMLElement>(':scope > div')
  const saved = form?.querySelector('[role=status]')
  if (!form || !answers || !saved) return
  const offered = purposesOf(element)
  const boxOf = (purpose: string): HTMLInputElement | undefined => {
    const box = form.elements.namedItem(purpose)
    return box instanceof HTMLInputElement ? box : undefined
  }
  const show = (): void => {
    for (const purpose of offered) {
      const box = boxOf(purpose)
      if (box) Object.assign(box, { checked: consentStore.allows(purpose), disabled: false })
    }
  }
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const answer = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'save'
      consentStore.choose(
        answersFor(offered, answer === 'save' ? (purpose) => boxOf(purpose)?.checked === true : answer === 'accept'),
      )
      saved.textContent = element.dataset['saved'] ?? ''
    },
    { signal },
  )
  const unsubscribe = consentStore.subscribe(show)
  signal.addEventListener('abort', unsubscribe)
  answers.hidden = false
  show()
})
