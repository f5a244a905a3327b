import { defineElement } from '#lib/client/define-element.ts'
import { onSeminarChoice, seminarChoice, setSeminarChoice } from '#lib/client/seminar-choice.ts'
import { SEMINAR } from '@barriere/shared/domain/visitors/seminar.ts'

/** Toggle that adds `data-item` to the tab's seminar request, and link to the form with the number of chosen venues. */
defineElement('site-seminar-choice', (element, signal) => {
  const { kind, item, name = '', full = '', form = '' } = element.dataset
  const button = element.querySelector('button')
  const link = element.querySelector('a')
  if (!item || !button) return
  // Links to the form in this page, if there is one.
  if (link && document.querySelector(form)) link.href = form

  const isChosen = (): boolean => {
    const { venues, incentives } = seminarChoice()
    return kind === 'venue' ? venues.includes(item) : incentives.some(({ key }) => key === item)
  }
  const show = () => {
    const { venues } = seminarChoice()
    button.toggleAttribute('data-chosen', isChosen())
    if (!link) return
    link.hidden = !isChosen()
    const count = link.querySelector('[data-count]')
    if (count) count.textContent = `(${venues.length})`
  }
  const toggle = () => {
    const { venues, incentives } = seminarChoice()
    if (isChosen())
      return kind === 'venue'
        ? setSeminarChoice({ venues: venues.filter((uuid) => uuid !== item) })
        : setSeminarChoice({ incentives: incentives.filter(({ key }) => key !== item) })
    // The request is full: the visitor decides what to remove.
    if (kind === 'venue' ? venues.length >= SEMINAR.venues : incentives.length >= SEMINAR.incentives)
      return window.alert(full)
    if (kind === 'venue') setSeminarChoice({ venues: [...venues, item] })
    else setSeminarChoice({ incentives: [...incentives, { key: item, name }] })
  }
  button.addEventListener('click', toggle, { signal })
  onSeminarChoice(show, signal)
  show()
  button.hidden = false
})
