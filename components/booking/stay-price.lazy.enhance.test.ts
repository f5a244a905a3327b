// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StayWords } from '#lib/booking/stay-words.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import './stay-price.lazy.enhance.ts'
import { VISIT_KEY } from './visit.ts'

const TODAY = toParisTime(Date.now()).day
const DATES = { arrive: addDays(TODAY, 10), depart: addDays(TODAY, 12) }

let asked: URL[] = []
let away = false
let words: Partial<StayWords> = {}

beforeEach(() => {
  asked = []
  away = false
  words = {}
  document.documentElement.lang = 'fr'
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, 'http://localhost')
    asked.push(url)
    if (away) return Promise.reject(new TypeError('Failed to fetch'))
    const stays = url.searchParams
      .getAll('hotel')
      .map((hotel) => ({ hotel, state: 'open', label: 'dès, 2 nuits', value: `${hotel} €`, notes: [], ...words }))
    return Promise.resolve(Response.json({ stays }))
  })
})

afterEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  document.cookie = 'signed-in=; max-age=0'
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const choose = (more: Record<string, string> = {}): void =>
  sessionStorage.setItem(VISIT_KEY, JSON.stringify({ ...DATES, ...more }))

/** Markup of cards, as the server renders it. */
const show = (...hotels: string[]): void => {
  document.body.innerHTML = `<form><input name="depart"></form>${hotels
    .map((hotel) => `<site-stay-price data-hotel="${hotel}"></site-stay-price>`)
    .join('')}`
}

const shown = (): string[] => [...document.querySelectorAll('site-stay-price')].map(({ textContent }) => textContent)

test('nothing is asked without dates, or for past ones', async () => {
  show('1')
  choose({ arrive: addDays(TODAY, -3), depart: addDays(TODAY, -1) })
  show('2')
  await Promise.resolve()
  expect([asked, shown()]).toEqual([[], ['']])
})

test('all properties of a page are one question, with the guests of each room', async () => {
  choose({ adult: '3', rooms: '2', arrive: addDays(TODAY, 20), depart: addDays(TODAY, 22) })
  show('11', '12', '11')
  await vi.waitFor(() => expect(shown()).toEqual(['dès, 2 nuits11 €', 'dès, 2 nuits12 €', 'dès, 2 nuits11 €']))
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    `/api/availability/stays?hotel=11&hotel=12&arrive=${addDays(TODAY, 20)}&depart=${addDays(TODAY, 22)}` +
      '&adult=3&adult=3&child=0&child=0&locale=fr',
  ])
})

test('small children are asked for as babies, room by room, and what is too small proposes two rooms', async () => {
  const dates = { arrive: addDays(TODAY, 24), depart: addDays(TODAY, 26) }
  choose({ ...dates, 'child': '2', 'rooms': '2', 'age-1-1': '1', 'age-1-2': '7', 'age-2-1': '4' })
  words = {
    value: 'Pour 2 personnes',
    state: 'too-small',
    label: undefined,
    together: { all: 'Deux chambres voisines : 2 664 €', each: 'soit 1 332 € chacune' },
  }
  show('15')
  await vi.waitFor(() =>
    expect(shown()).toEqual(['Pour 2 personnesDeux chambres voisines : 2 664 €soit 1 332 € chacune']),
  )
  const { searchParams } = asked[0] as URL
  expect([searchParams.getAll('child'), searchParams.getAll('baby')]).toEqual([
    ['1', '2'],
    ['1', '0'],
  ])
})

test('other dates are other prices, and those of no stay are the usual ones', async () => {
  choose()
  show('21')
  await vi.waitFor(() => expect(shown()).toEqual(['dès, 2 nuits21 €']))
  words = { value: 'Complet', state: 'sold-out', label: undefined }
  choose({ depart: addDays(TODAY, 13) })
  document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(shown()).toEqual(['Complet']))
  expect(document.querySelector('strong')?.dataset['state']).toBe('sold-out')
  sessionStorage.clear()
  document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(shown()).toEqual(['']))
})

test('a member sees both prices, and few rooms are told', async () => {
  document.cookie = 'signed-in=1'
  words = { own: { label: 'Votre tarif membre', value: '28 €' }, scarcity: 'Plus que 2 chambres' }
  choose()
  show('31')
  await vi.waitFor(() => expect(shown()).toEqual(['dès, 2 nuits31 €Votre tarif membre 28 €Plus que 2 chambres']))
  expect(asked[0]?.searchParams.get('rates')).toBe('own')
})

test('without a network the usual price stays', async () => {
  away = true
  choose({ arrive: addDays(TODAY, 30), depart: addDays(TODAY, 31) })
  show('41')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(shown()).toEqual([''])
})

test('an answer that fails is asked for again, after longer and longer pauses, and not for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  away = true
  choose({ arrive: addDays(TODAY, 32), depart: addDays(TODAY, 33) })
  show('45')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(3)
  away = false
  choose({ arrive: addDays(TODAY, 34), depart: addDays(TODAY, 35) })
  document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toEqual(['dès, 2 nuits45 €'])
})

test('a price that nobody could tell is said to be on request, and asked for again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const onRequest = { state: 'on-request', label: undefined, value: 'Prix sur demande' } as const
  words = { ...onRequest, otherRooms: onRequest }
  choose({ arrive: addDays(TODAY, 36), depart: addDays(TODAY, 37) })
  document.body.innerHTML = '<site-stay-price data-hotel="47" data-room="JAR"></site-stay-price>'
  await vi.advanceTimersByTimeAsync(1_999)
  expect([asked.length, shown()]).toEqual([1, ['Prix sur demande']])
  words = { rooms: { JAR: { state: 'open', value: '47 €' } } }
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()).toEqual(['47 €'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(2)
})

test('a room has its own price, and is full where the engine does not name it', async () => {
  words = {
    rooms: { JAR: { state: 'open', label: 'dès, 2 nuits', value: '51 €' } },
    otherRooms: { state: 'sold-out', value: 'Complet' },
  }
  choose({ arrive: addDays(TODAY, 40), depart: addDays(TODAY, 42) })
  document.body.innerHTML = ['JAR', 'SUI']
    .map((room) => `<site-stay-price data-hotel="51" data-room="${room}"></site-stay-price>`)
    .join('')
  await vi.waitFor(() => expect(shown()).toEqual(['dès, 2 nuits51 €', 'Complet']))
  expect(asked.map(({ searchParams }) => searchParams.get('detail'))).toEqual(['rooms'])
})

test('a member who is signed in sees their price before any date is chosen, and for which dates', async () => {
  document.cookie = 'signed-in=1'
  words = { own: { label: 'Votre tarif membre', value: '28 €' } }
  show('61')
  await vi.waitFor(() => expect(shown()[0]).toMatch(/^dès, 2 nuits61 €Votre tarif membre 28 €\d+.*–.*\d+/))
  expect(asked[0]?.searchParams.get('rates')).toBe('own')
})

test('what is in a closed dialog is asked for when it opens', async () => {
  choose({ arrive: addDays(TODAY, 50), depart: addDays(TODAY, 52) })
  document.body.innerHTML = '<dialog><site-stay-price data-hotel="71"></site-stay-price></dialog>'
  await Promise.resolve()
  expect(asked).toEqual([])
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  dialog.open = true
  dialog.dispatchEvent(new Event('toggle'))
  await vi.waitFor(() => expect(shown()).toEqual(['dès, 2 nuits71 €']))
})

test('other guests are other prices', async () => {
  choose({ arrive: addDays(TODAY, 60), depart: addDays(TODAY, 62) })
  show('81')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  choose({ arrive: addDays(TODAY, 60), depart: addDays(TODAY, 62), adult: '4' })
  document.body.insertAdjacentHTML('beforeend', '<select name="adult"><option>4</option></select>')
  document.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(asked[1]?.searchParams.get('adult')).toBe('4'))
})
