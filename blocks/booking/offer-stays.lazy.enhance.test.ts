// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import './offer-stays.lazy.enhance.ts'

const TODAY = toParisTime(Date.now()).day
const [FREE, FULL] = [addDays(TODAY, 2), addDays(TODAY, 12)]

let away = false

beforeEach(() => {
  away = false
  vi.stubGlobal('fetch', (address: string) => {
    if (away) return Promise.reject(new TypeError('Failed to fetch'))
    const { searchParams } = new URL(address, 'http://localhost')
    const hotel = searchParams.get('hotel') ?? ''
    const nights = [{ day: addDays(FULL, 1), state: 'sold-out', minNights: 1 }]
    return Promise.resolve(Response.json({ hotels: [{ hotel, currency: 'EUR', nights }] }))
  })
})

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Renders a sheet. Each test uses another property, because the client caches answers per property. */
function show(hotel: string): HTMLDialogElement {
  const item = (day: string) =>
    `<li data-arrive="${day}" data-depart="${addDays(day, 2)}"><a href="#${day}"><span>${day}</span></a></li>`
  document.body.innerHTML = `<dialog><site-offer-stays data-hotel="${hotel}" data-full="Complet">
    <ul>${item(FREE)}${item(FULL)}</ul></site-offer-stays></dialog>`
  return document.querySelector('dialog') as HTMLDialogElement
}

const lines = () => [...document.querySelectorAll('li')].map((item) => [item.textContent, !!item.querySelector('a')])

test('a stay with a night that is sold out says so in place of its link, once the sheet opens', async () => {
  const dialog = show('1')
  expect(lines()).toEqual([
    [FREE, true],
    [FULL, true],
  ])
  dialog.dispatchEvent(new Event('toggle'))
  await vi.waitFor(() =>
    expect(lines()).toEqual([
      [FREE, true],
      [`${FULL}Complet`, false],
    ]),
  )
})

test('without an answer every stay can be chosen', async () => {
  away = true
  show('2').dispatchEvent(new Event('toggle'))
  await Promise.resolve()
  expect(lines().every(([, isLink]) => isLink)).toBe(true)
})
