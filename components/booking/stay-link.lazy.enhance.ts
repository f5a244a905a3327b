import { DEFAULT_LOCALE, isLocale } from '@barriere/shared/domain/locale.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { readStay } from './calendar.ts'
import { recalled } from './visit.ts'

/** Fields that keep the link's own value: property and promotion code. */
const OWN = ['place', 'promo']

/** Fills the template with the dates in the page's language. The formatter loads on demand (code splitting). */
async function datesIn(template: string, arrive: string, depart: string): Promise<string> {
  const { dayAndMonth } = await import('./day-words.ts')
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE
  return template.replace('{arrive}', dayAndMonth(arrive, locale)).replace('{depart}', dayAndMonth(depart, locale))
}

/**
 * Adds the visit's stay to the booking link inside, and writes its dates into the text next to the link (template:
 * `data-yours`). Without chosen dates, link and text keep the server's content.
 */
defineElement('site-stay-link', (element, signal) => {
  const link = element.querySelector('a')
  const text = element.querySelector('[data-dates]')
  if (!link) return
  const [href, words] = [link.href, text?.textContent ?? '']

  const update = (): void => {
    const kept = recalled()
    const { arrive, depart } = readStay(kept.arrive ?? '', kept.depart ?? '', toParisTime(Date.now()).day)
    const isChosen = arrive !== undefined && depart !== undefined
    const url = new URL(href)
    if (isChosen)
      for (const [name, value] of Object.entries(kept))
        if (value !== undefined && !OWN.includes(name)) url.searchParams.set(name, value)
    link.href = url.href
    if (!text) return
    if (!isChosen) text.textContent = words
    else
      void datesIn(element.dataset['yours'] ?? '', arrive, depart).then((dates) => {
        text.textContent = dates
      })
  }

  document.addEventListener('change', update, { signal })
  update()
})
