import { isStayOpen } from '#components/booking/calendar.ts'
import { readMonth, toNights } from '#components/booking/night-prices.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { DEFAULT_LOCALE } from '@barriere/shared/domain/locale.ts'
import { monthOf } from '@barriere/shared/domain/time/month.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'

/**
 * Marks the sold-out stays (`data-arrive` to `data-depart`) at the property `data-hotel`: the text `data-full` replaces
 * the link. It requests the nights when the dialog around it first opens. Stays without data keep the link; the booking
 * engine decides.
 */
defineElement('site-offer-stays', (list, signal) => {
  const { hotel = '', full = '' } = list.dataset
  const stays = [...list.querySelectorAll<HTMLElement>('[data-arrive]')].map((item) => ({
    item,
    arrive: item.dataset['arrive'] ?? '',
    depart: item.dataset['depart'] ?? '',
  }))

  const mark = async (): Promise<void> => {
    const days = stays.flatMap(({ arrive, depart }) => [arrive, addDays(depart, -1)])
    const today = toParisTime(Date.now()).day
    const months = [...new Set(days.map(monthOf))]
    const known = await Promise.all(months.map((month) => readMonth(hotel, month, today)))
    if (signal.aborted) return
    const nights = new Map(known.flatMap((month) => [...toNights(month, DEFAULT_LOCALE)]))
    for (const { item, arrive, depart } of stays) {
      const link = item.querySelector('a')
      if (!link || isStayOpen(arrive, depart, nights)) continue
      const words = document.createElement('span')
      words.className = link.className
      words.append(link.firstElementChild ?? '', Object.assign(document.createElement('b'), { textContent: full }))
      link.replaceWith(words)
    }
  }

  const dialog = list.closest('dialog')
  if (!dialog || dialog.open) void mark()
  else dialog.addEventListener('toggle', () => void mark(), { signal, once: true })
})
