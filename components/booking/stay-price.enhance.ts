import type { StayWords } from '#lib/booking/stay-words.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { askPrices, stayQuery } from './ask-prices.ts'
import { recalled } from './visit.ts'

/** Properties of one question (`KEPT_LIMITS`). */
const AT_ONCE = 50

/** The elements in the page. */
const places = new Set<HTMLElement>()

/** Answers of the stay that was asked for last, by property. */
let answers = new Map<string, StayWords>()
let answered = ''
let waiting = false

/** Parameters of the visit's stay, without a property; undefined where no dates, or past ones, have been chosen. */
function stayOfVisit(): string | undefined {
  const { arrive = '', depart = '', adult = '2', child = '0', rooms = '1' } = recalled()
  if (depart === '' || arrive < new Date().toISOString().slice(0, 10)) return undefined
  const { lang } = document.documentElement
  return stayQuery({ arrive, depart, adult, child, rooms: Number(rooms) || 1, locale: lang })
}

async function ask(query: string, hotels: readonly string[]): Promise<readonly StayWords[]> {
  const search = hotels.map((hotel) => `hotel=${encodeURIComponent(hotel)}`).join('&')
  try {
    return ((await askPrices('stays', `${search}&${query}`)) as { stays: StayWords[] }).stays
  } catch {
    // No answer: the page keeps the price that it has.
    return []
  }
}

/** One question for all properties of the page whose price is not known yet. */
async function update(): Promise<void> {
  waiting = false
  const query = stayOfVisit()
  if (query !== answered) answers = new Map()
  answered = query ?? ''
  if (query !== undefined) {
    const known = answers
    const missing = [...new Set([...places].map(hotelOf))].filter((hotel) => !known.has(hotel))
    for (let start = 0; start < missing.length; start += AT_ONCE)
      for (const words of await ask(query, missing.slice(start, start + AT_ONCE))) known.set(words.hotel, words)
    // Other dates have been chosen meanwhile.
    if (query !== answered) return
  }
  for (const place of places) place.replaceChildren(...partsOf(answers.get(hotelOf(place))))
}

const hotelOf = (place: HTMLElement): string => place.dataset['hotel'] ?? ''

function partsOf(words: StayWords | undefined): HTMLElement[] {
  if (!words) return []
  const { label, value, state, own, scarcity } = words
  const part = (name: string, text: string): HTMLElement =>
    Object.assign(document.createElement(name), { textContent: text })
  const amount = part('strong', value)
  amount.dataset['state'] = state
  return [
    ...(label ? [part('small', label)] : []),
    amount,
    ...(own ? [part('span', `${own.label} ${own.value}`)] : []),
    ...(scarcity ? [part('b', scarcity)] : []),
  ]
}

/** Batching: elements that enter together, and changes of one form, are one question. */
function updateSoon(): void {
  if (waiting) return
  waiting = true
  queueMicrotask(() => void update())
}

/** The price of the visit's stay at the property `data-hotel`, in place of the usual price beside it. */
defineElement('site-stay-price', (place, signal) => {
  places.add(place)
  signal.addEventListener('abort', () => places.delete(place))
  updateSoon()
})

// The form has stored its dates by the time that its event arrives here.
document.addEventListener('change', ({ target }) => {
  if (places.size > 0 && target instanceof HTMLInputElement && target.name === 'depart') updateSoon()
})
