// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { StayWords } from '#lib/booking/stay-words.ts'
import type { KeptNight } from '@barriere/shared/contracts/availability.ts'
import { addDays } from '@barriere/shared/domain/time/paris-time.ts'
import { BookingDatesIsland } from './booking-dates.island.tsx'
import { datesLabels } from './dates-labels.ts'

const TODAY = '2026-06-12'

let asked: URL[] = []
/** Whether the prices are unavailable. */
let away = false
let other: Readonly<Record<string, Partial<KeptNight>>> = {}
let words: Partial<StayWords> = {}
/** Each test uses another property, because a page requests each month once. */
let hotel = 10_000

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

beforeEach(() => {
  asked = []
  away = false
  other = {}
  words = {}
  hotel += 1
  sessionStorage.clear()
  document.cookie = 'signed-in=; max-age=0'
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, 'http://localhost')
    asked.push(url)
    if (away) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(Response.json(url.pathname.endsWith('/nights') ? nights(url) : { stays: [stay(url)] }))
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function nights({ searchParams }: URL) {
  const own = searchParams.get('rates') === 'own'
  const days: KeptNight[] = []
  for (let day = searchParams.get('from') ?? ''; day <= (searchParams.get('to') ?? ''); day = addDays(day, 1))
    days.push({
      day,
      state: 'open',
      minNights: 1,
      left: 5,
      price: 28_500,
      ...(own ? { own: 25_700 } : {}),
      ...other[day],
    })
  return { hotels: [{ hotel: searchParams.get('hotel'), currency: 'EUR', nights: days }] }
}

const stay = ({ searchParams }: URL): StayWords => ({
  hotel: searchParams.get('hotel') ?? '',
  state: 'open',
  label: 'dès, 2 nuits',
  value: '570 €',
  notes: ['2 nuits, 2 adultes', 'Petit-déjeuner non compris', 'Taxe de séjour en sus : 13,72 €'],
  ...words,
})

/** The form with the calendar's button. */
function show(code = String(hotel)): void {
  render(
    <form>
      <input type="hidden" name="place" defaultValue={code} />
      <input type="date" name="arrive" />
      <input type="date" name="depart" />
      <input type="hidden" name="adult" defaultValue="2" />
      <input type="hidden" name="rooms" defaultValue="2" />
      <BookingDatesIsland today={TODAY} locale="fr" labels={datesLabels('fr')} />
    </form>,
  )
}

function open(code?: string): void {
  show(code)
  fireEvent.click(screen.getByRole('button', { name: /^Arrivée/ }))
}

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
const button = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`)
const nameOf = (date: string) => plain(button(date)?.getAttribute('aria-label'))
const pricesOf = (month: string) => asked.filter((url) => url.searchParams.get('from')?.startsWith(month))

test('nothing is asked before the calendar opens, then one question a month in view', async () => {
  show()
  await vi.dynamicImportSettled()
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /^Arrivée/ }))
  await vi.waitFor(() => expect(nameOf('2026-06-13')).toBe('samedi 13 juin 2026, 285 €, prix le plus bas du mois'))
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    `/api/availability/nights?hotel=${hotel}&from=2026-06-12&to=2026-06-30`,
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Mois suivant' }))
  await vi.waitFor(() => expect(nameOf('2026-07-14')).toContain('285 €'))
  fireEvent.click(screen.getByRole('button', { name: 'Mois précédent' }))
  expect([pricesOf('2026-06').length, pricesOf('2026-07').length]).toEqual([1, 1])
})

test('the lowest price is marked, closed and sold-out nights say so and cannot be chosen', async () => {
  other = {
    '2026-06-14': { state: 'closed', price: undefined },
    '2026-06-15': { state: 'sold-out', price: undefined, left: 0 },
    '2026-06-16': { price: 20_000, minNights: 2 },
  }
  open()
  await vi.waitFor(() =>
    expect(nameOf('2026-06-16')).toBe('mardi 16 juin 2026, 200 €, prix le plus bas du mois, 2 nuits au minimum'),
  )
  expect(nameOf('2026-06-13')).toBe('samedi 13 juin 2026, 285 €')
  for (const [day, word] of [
    ['2026-06-14', 'fermé'],
    ['2026-06-15', 'complet'],
  ] as const) {
    expect(nameOf(day)).toContain(word)
    expect([button(day)?.getAttribute('aria-disabled'), button(day)?.dataset['price']]).toEqual(['true', word])
    fireEvent.click(button(day) as HTMLElement)
  }
  const form = document.querySelector('form') as HTMLFormElement
  expect((form.elements.namedItem('arrive') as HTMLInputElement).value).toBe('')
})

test('a chosen stay says its total, what is in it and how few rooms are left', async () => {
  words = { scarcity: 'Plus que 2 chambres' }
  open()
  await vi.waitFor(() => expect(nameOf('2026-06-19')).toContain('285'))
  fireEvent.click(button('2026-06-19') as HTMLElement)
  fireEvent.click(button('2026-06-21') as HTMLElement)
  await screen.findByText('570 €')
  expect(asked.at(-1)?.search).toBe(
    `?hotel=${hotel}&arrive=2026-06-19&depart=2026-06-21&adult=2&adult=2&child=0&child=0&locale=fr`,
  )
  for (const said of ['Plus que 2 chambres', 'Petit-déjeuner non compris', 'Taxe de séjour en sus : 13,72 €'])
    expect(screen.getByText(said)).toBeDefined()
})

test('flexible dates are stays with their sum; pressing one chooses it', async () => {
  other = { '2026-06-19': { price: 20_000 } }
  open()
  await vi.waitFor(() => expect(nameOf('2026-06-19')).toContain('200'))
  fireEvent.click(screen.getByRole('button', { name: 'Week-end' }))
  const list = screen.getByRole('list', { name: 'Les séjours possibles et leur prix' })
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual(['Du 12 juin au 14 juin 570 €', 'Du 19 juin au 21 juin 485 € le moins cher', 'Du 26 juin au 28 juin 570 €'])
  fireEvent.click(within(list).getByRole('button', { name: /485/ }))
  expect(within(list).getByRole('button', { pressed: true }).textContent).toContain('485')
  // All seven stays, from three days earlier to three days later, are within the loaded month.
  fireEvent.click(screen.getByRole('button', { name: /3 jours/ }))
  expect(within(screen.getByRole('list', { name: /séjours possibles/ })).getAllByRole('button')).toHaveLength(7)
})

test('a member’s own price stands under the public one in the calendar', async () => {
  document.cookie = 'signed-in=1'
  open()
  await vi.waitFor(() =>
    expect(nameOf('2026-06-13')).toBe('samedi 13 juin 2026, 285 €, votre tarif : 257 €, prix le plus bas du mois'),
  )
  const { price, own } = button('2026-06-13')?.dataset ?? {}
  expect([plain(price), plain(own)]).toEqual(['285 €', '257 €'])
  expect(asked[0]?.searchParams.get('rates')).toBe('own')
})

test('while the prices are away every day can be chosen, and the price is on request', async () => {
  away = true
  open()
  await vi.waitFor(() => expect(nameOf('2026-06-19')).toBe('vendredi 19 juin 2026, Prix sur demande'))
  expect(button('2026-06-19')?.dataset['price']).toBe('–')
  fireEvent.click(button('2026-06-19') as HTMLElement)
  fireEvent.click(button('2026-06-21') as HTMLElement)
  await vi.waitFor(() => expect(screen.getAllByText(/Prix sur demande/).length).toBeGreaterThan(0))
  // A failed month is requested again.
  fireEvent.click(screen.getByRole('button', { name: 'Mois suivant' }))
  away = false
  fireEvent.click(screen.getByRole('button', { name: 'Mois précédent' }))
  await vi.waitFor(() => expect(nameOf('2026-06-25')).toContain('285'))
})

test('without a property the calendar asks for one', async () => {
  open('')
  expect(await screen.findByText('Choisissez un hôtel pour voir ses prix par jour.')).toBeDefined()
  expect(asked).toEqual([])
})
