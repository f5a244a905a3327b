import { DEFAULT_LOCALE, isLocale } from '@barriere/shared/domain/locale.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { readStay } from './calendar.ts'
import { recalled } from './visit.ts'

/** Fields of the visit that a link keeps its own of: property and code. */
const OWN = ['place', 'promo']

/** The template with the dates in the page's language, whose words are loaded when there are dates to write. */
async function datesIn(template: string, arrive: string, depart: string): Promise<string> {
  const { dayAndMonth } = await import('./day-words.ts')
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE
  return template.replace('{arrive}', dayAndMonth(arrive, locale)).replace('{depart}', dayAndMonth(depart, locale))
}

/**
 * Puts the stay of the visit into the booking link in it, and its dates, in the template `data-yours`, into the text
 * beside the link. Without chosen dates both stay as the server has written them.
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
