import { defineElement } from '#lib/client/define-element.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { askAges, guestsWords, watchPanel } from './guests.ts'
import { beginVisit, refill, remember } from './visit.ts'

/**
 * Booking form without a calendar and without React. Stores the visit's stay, as `booking-dates.island.tsx` does for a
 * form with a calendar. `data-several`: template of the guests' summary for several rooms.
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
  // The visitor may have chosen dates in another form of the page meanwhile.
  const again = (): void => {
    refill(form, today())
    show()
  }
  element.closest('dialog')?.addEventListener('toggle', again, { signal })
  beginVisit(form, today())
  show()
})
