import { sendCasino } from '#lib/client/casino-profile.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { isSignedIn } from '#lib/client/signed-in.ts'
import type { CasinoOffer } from '@barriere/shared/programmes/casino/rewards.ts'
import type { AdvantageWords } from './casino-advantages.tsx'

/**
 * Discounts and offers for a signed-in member of the casino programme. The element stays empty if the server answers
 * `limited` (the member has limited their access) or 401 (a member of the hotel programme only).
 */
defineElement('site-casino-advantages', (place, signal) => {
  if (!isSignedIn()) return
  void sendCasino('GET offers').then((answer) => {
    const open = answer.ok ? answer.value.offers.filter(({ state }) => state === 'open') : []
    if (signal.aborted || open.length === 0) return
    const words = JSON.parse(place.dataset['words'] ?? '{}') as AdvantageWords
    const title = document.createElement('p')
    title.textContent = words.title
    const list = document.createElement('ul')
    list.append(...open.map((offer) => rowOf(offer, words)))
    const more = document.createElement('a')
    more.href = words.href
    more.textContent = words.more
    place.replaceChildren(title, list, more)
  })
})

/** `Spectacles : 20 % de réduction` */
function rowOf({ kind, percent, cents = 0 }: CasinoOffer, words: AdvantageWords): HTMLLIElement {
  const row = document.createElement('li')
  const euros = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  const worth =
    percent === undefined
      ? words.amount.replace('{amount}', euros.format(cents / 100))
      : words.percent.replace('{percent}', String(percent))
  row.textContent = words.row.replace('{kind}', words.kinds[kind]).replace('{worth}', worth)
  return row
}
