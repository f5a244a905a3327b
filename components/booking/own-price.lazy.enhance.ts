import type { StayWords } from '#lib/booking/stay-words.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { isSignedIn } from '#lib/client/signed-in.ts'
import { askPrices, ownRates } from './ask-prices.ts'

/** Price of the signed-in member, requested when it comes into view. Without an answer it stays empty. */
defineElement('site-own-price', (place, signal) => {
  const { question } = place.dataset
  if (question === undefined || !isSignedIn()) return
  const ask = async (): Promise<void> => {
    const { lang } = document.documentElement
    const query = new URLSearchParams([
      ...new URLSearchParams(question),
      ['locale', lang],
      ...Object.entries(ownRates()),
    ])
    const { stays } = (await askPrices('stays', query.toString(), signal)) as { stays: readonly StayWords[] }
    const own = stays[0]?.own
    if (own) place.textContent = `${own.label} ${own.value}`
  }
  // An empty element has no box that could intersect, so its parent is observed.
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    // Without an answer, only the public price is shown.
    ask().catch(() => place.replaceChildren())
  })
  seen.observe(place.parentElement ?? place)
  signal.addEventListener('abort', () => seen.disconnect())
})
