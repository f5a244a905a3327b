import { defineElement } from '#lib/client/define-element.ts'
import { pageLocale } from '#lib/client/page-locale.ts'
import type { CallAnswer } from '@barriere/shared/contracts/call.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'
import { prizeForecast } from '#lib/domain/prizes.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from '../forms/interpolate.ts'
import { changeWords } from './change-words.ts'
import { askCasino } from './live-sales.ts'

type Words = Messages['tournaments']['live']

type Sale = CallAnswer<CasinoCalls['sale']>['sale']

/** Prize forecast and changes of the structure, from the live sale. */
defineElement('site-live-structure', (element, signal) => {
  const locale = pageLocale()
  const words = JSON.parse(element.dataset['words'] ?? '{}') as Words

  const showForecast = ({ categories, structure }: Sale): void => {
    const forecast = prizeForecast(categories, structure?.guarantee ?? 0)
    const place = element.querySelector('[data-forecast]')
    const known = element.querySelector<HTMLElement>('[data-known]')
    if (!place || !known || forecast.entries === 0) return
    place.textContent = interpolate(forecast.entries === 1 ? words.forecastOne : words.forecast, {
      amount: formatMoney({ cents: forecast.cents, currency: 'EUR' }, locale),
      entries: String(forecast.entries),
    })
    known.hidden = true
  }

  const showChanges = ({ changes }: Sale): void => {
    const place = element.querySelector('[data-changes]')
    if (!place || changes.length === 0) return
    const title = document.createElement('p')
    title.textContent = words.title
    const list = document.createElement('ul')
    for (const { version, at, changes: all } of changes) {
      const row = document.createElement('li')
      const day = formatDay(new Date(at), locale)
      const sentence = all.map((one) => changeWords(one, words, locale)).join(' ; ')
      row.textContent = `${interpolate(words.version, { version: String(version), day })} ${sentence}.`
      list.append(row)
    }
    place.replaceChildren(title, list)
  }

  void askCasino('GET sales/{id}', { pathParameter: element.dataset['sale'] ?? '', anonymous: true }).then((answer) => {
    if (signal.aborted || !answer.ok) return
    showForecast(answer.value.sale)
    showChanges(answer.value.sale)
  })
})
