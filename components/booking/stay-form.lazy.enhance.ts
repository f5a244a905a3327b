import { defineElement } from '#lib/client/define-element.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { askAges, guestsWords, watchPanel } from './guests.ts'
import { beginVisit, refill, remember } from './visit.ts'

/**
 * The booking form in it without React: keeps the visit's stay, as `booking-dates.island.tsx` does where the form has a
 * calendar. `data-several` is the template of the guests of several rooms.
 */
defineElement('site-stay-form', (element, signal) => {
  const form = element.querySelector('form')
  const panel = form?.querySelector('details')
  const words = panel?.querySelector('[data-guests]')
  if (!form) return
  const show = (): void => {
    askAges(form)
    if (words) words.textContent = guestsWords(form, element.dataset['several'] ?? '')
  }
  const today = (): string => toParisTime(Date.now()).day
  form.addEventListener(
    'change',
    () => {
      remember(form)
      show()
    },
    { signal },
  )
  if (panel) watchPanel(panel, signal)
  // Dates may have been chosen in another form of the page since.
  const again = (): void => {
    refill(form, today())
    show()
  }
  element.closest('dialog')?.addEventListener('toggle', again, { signal })
  beginVisit(form, today())
  show()
})
