import type { PriceWords, StayWords } from '#lib/booking/stay-words.ts'
import { type StayDates, suggestedStay } from '#lib/booking/suggested-stay.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { isSignedIn } from '#lib/client/signed-in.ts'
import { DEFAULT_LOCALE, isLocale } from '@barriere/shared/domain/locale.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { askPrices, stayQuery } from './ask-prices.ts'
import { recalled } from './visit.ts'

/** Maximum number of properties per request (`KEPT_LIMITS`). */
const AT_ONCE = 50

/** Backoff in milliseconds: an unknown price is requested again after each of these pauses, then no more. */
const PAUSES = [2_000, 6_000] as const

/** The elements in the page. */
const places = new Set<HTMLElement>()

/** The elements outside closed dialogs. Elements in a closed dialog wait until it opens. */
const shownPlaces = (): HTMLElement[] => [...places].filter((place) => !place.closest('dialog:not([open])'))

/** Answers for the last requested stay, by property. */
let answers = new Map<string, StayWords>()
let answered = ''
let waiting = false
let failures = 0

/** Query of the visit's stay. A signed-in member without chosen dates gets the suggested stay. */
function stayOfVisit(): { readonly query: string; readonly suggested?: StayDates } | undefined {
  const visit = recalled()
  const { arrive = '', depart = '' } = visit
  const isChosen = depart !== '' && arrive >= toParisTime(Date.now()).day
  const suggested = !isChosen && isSignedIn() ? suggestedStay(Date.now()) : undefined
  const dates = isChosen ? { arrive, depart } : suggested
  if (!dates) return undefined
  const { lang } = document.documentElement
  const query = stayQuery({ ...dates, valueOf: (field) => visit[field] ?? '', locale: lang })
  const byRoom = shownPlaces().some(({ dataset }) => dataset['room'])
  return { query: byRoom ? `${query}&detail=rooms` : query, ...(suggested && { suggested }) }
}

async function ask(query: string, hotels: readonly string[]): Promise<readonly StayWords[] | undefined> {
  const search = hotels.map((hotel) => `hotel=${encodeURIComponent(hotel)}`).join('&')
  try {
    return ((await askPrices('stays', `${search}&${query}`)) as { stays: StayWords[] }).stays
  } catch {
    // No answer: the page keeps its current price.
    return undefined
  }
}

/** Requests the unknown prices of all properties of the page, in batches of `AT_ONCE`. */
async function update(): Promise<void> {
  waiting = false
  const { query, suggested } = stayOfVisit() ?? {}
  if (query !== answered) {
    answers = new Map()
    failures = 0
  }
  answered = query ?? ''
  if (query !== undefined) {
    const known = answers
    const isUnknown = (hotel: string): boolean => (known.get(hotel)?.state ?? 'on-request') === 'on-request'
    const missing = [...new Set(shownPlaces().map(hotelOf))].filter(isUnknown)
    for (let start = 0; start < missing.length; start += AT_ONCE)
      for (const words of (await ask(query, missing.slice(start, start + AT_ONCE))) ?? []) known.set(words.hotel, words)
    // Race: the visitor has chosen other dates meanwhile.
    if (query !== answered) return
    if (missing.some(isUnknown)) askAgain()
  }
  const days = suggested && (await daysOf(suggested))
  for (const place of places) place.replaceChildren(...partsOf(wordsOf(place), days))
}

const hotelOf = (place: HTMLElement): string => place.dataset['hotel'] ?? ''

/** Price words of a place: of its room if it names one, else of the property. */
function wordsOf(place: HTMLElement): PriceWords | undefined {
  const words = answers.get(hotelOf(place))
  const { room } = place.dataset
  return room ? (words?.rooms?.[room] ?? words?.otherRooms) : words
}

function partsOf(words: PriceWords | undefined, days: string | undefined): HTMLElement[] {
  if (!words) return []
  const { label, value, state, own, together, scarcity } = words
  const part = (name: string, text: string): HTMLElement =>
    Object.assign(document.createElement(name), { textContent: text })
  const amount = part('strong', value)
  amount.dataset['state'] = state
  return [
    ...(label ? [part('small', label)] : []),
    amount,
    ...(together ? [part('span', together.all), part('small', together.each)] : []),
    ...(own ? [part('span', `${own.label} ${own.value}`)] : []),
    ...(days ? [part('small', days)] : []),
    ...(scarcity ? [part('b', scarcity)] : []),
  ]
}

/** Text with the dates of a suggested stay. */
async function daysOf({ arrive, depart }: StayDates): Promise<string> {
  const { dayAndMonth } = await import('./day-words.ts')
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE
  return `${dayAndMonth(arrive, locale, 'short')} – ${dayAndMonth(depart, locale, 'short')}`
}

/** Batching: elements that connect together, and changes of one form, cause one update. */
function updateSoon(): void {
  if (waiting) return
  waiting = true
  queueMicrotask(() => void update())
}

function askAgain(): void {
  const pause = PAUSES[failures]
  failures += 1
  if (pause !== undefined) setTimeout(updateSoon, pause)
}

/** Price of the visit's stay at the property `data-hotel`, or in its room `data-room`. */
defineElement('site-stay-price', (place, signal) => {
  places.add(place)
  signal.addEventListener('abort', () => places.delete(place))
  updateSoon()
})

/** Fields of a booking form that change the price of a stay. */
const PRICED = /^(?:depart|adult|child|rooms|age-\d-\d)$/

// The event bubbles: the form's own listener has stored the stay before.
document.addEventListener('change', ({ target }) => {
  if (places.size === 0 || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  if (PRICED.test(target.name)) updateSoon()
})

// `toggle` does not bubble.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDialogElement && [...places].some((place) => target.contains(place))) updateSoon()
  },
  { capture: true },
)
