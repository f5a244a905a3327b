import type { PriceWords, StayWords } from '#lib/booking/stay-words.ts'
import { type StayDates, suggestedStay } from '#lib/booking/suggested-stay.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { isSignedIn } from '#lib/client/signed-in.ts'
import { DEFAULT_LOCALE, isLocale } from '@barriere/shared/domain/locale.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { askPrices, stayQuery } from './ask-prices.ts'
import { recalled } from './visit.ts'

/** Properties of one question (`KEPT_LIMITS`). */
const AT_ONCE = 50

/** Backoff in milliseconds: a price that nobody could tell is asked for again after each of these, then no more. */
const PAUSES = [2_000, 6_000] as const

/** The elements in the page. */
const places = new Set<HTMLElement>()

/** Those that can be seen once scrolled to; what is in a closed dialog waits until that opens. */
const shownPlaces = (): HTMLElement[] => [...places].filter((place) => !place.closest('dialog:not([open])'))

/** Answers of the stay that was asked for last, by property. */
let answers = new Map<string, StayWords>()
let answered = ''
let waiting = false
let failures = 0

/** The visit's stay; for a member who is signed in and has chosen no dates, the one that the site suggests. */
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
    // No answer: the page keeps the price that it has.
    return undefined
  }
}

/** One question for all properties of the page whose price is not known yet. */
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
    // Other dates have been chosen meanwhile.
    if (query !== answered) return
    if (missing.some(isUnknown)) askAgain()
  }
  const days = suggested && (await daysOf(suggested))
  for (const place of places) place.replaceChildren(...partsOf(wordsOf(place), days))
}

const hotelOf = (place: HTMLElement): string => place.dataset['hotel'] ?? ''

/** What is said at a place: of its room, where it has one. */
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

/** Which dates a price is for that nobody has chosen. */
async function daysOf({ arrive, depart }: StayDates): Promise<string> {
  const { dayAndMonth } = await import('./day-words.ts')
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE
  return `${dayAndMonth(arrive, locale, 'short')} – ${dayAndMonth(depart, locale, 'short')}`
}

/** Batching: elements that enter together, and changes of one form, are one question. */
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

/** The price of the visit's stay at the property `data-hotel`, in its room `data-room`, beside the usual price. */
defineElement('site-stay-price', (place, signal) => {
  places.add(place)
  signal.addEventListener('abort', () => places.delete(place))
  updateSoon()
})

/** Fields of a booking form that change what a stay costs. */
const PRICED = /^(?:depart|adult|child|rooms|age-\d-\d)$/

// The form has stored its stay by the time that its event arrives here.
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
