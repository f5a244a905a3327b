// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './own-price.lazy.enhance.ts'

let asked: URL[] = []
let answer: () => Promise<Response>

class Seen {
  readonly #seen: (entries: { isIntersecting: boolean }[]) => void

  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    this.#seen = seen
  }

  observe(): void {
    this.#seen([{ isIntersecting: true }])
  }

  disconnect(): void {}
}

beforeEach(() => {
  asked = []
  answer = () =>
    Promise.resolve(Response.json({ stays: [{ hotel: '1', own: { label: 'Votre tarif membre', value: '396 €' } }] }))
  document.documentElement.lang = 'fr'
  vi.stubGlobal('IntersectionObserver', Seen)
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address, 'http://localhost'))
    return answer()
  })
})

afterEach(() => {
  document.body.replaceChildren()
  document.cookie = 'signed-in=; max-age=0'
  vi.unstubAllGlobals()
})

const show = (): HTMLElement => {
  document.body.innerHTML =
    '<p>440 €<site-own-price data-question="hotel=1&arrive=2026-06-19&promo=MIMOSA3"></site-own-price></p>'
  return document.querySelector('site-own-price') as HTMLElement
}

test('a member sees their price beside the public one', async () => {
  document.cookie = 'signed-in=1'
  const place = show()
  await vi.waitFor(() => expect(place.textContent).toBe('Votre tarif membre 396 €'))
  expect(asked.map(({ search }) => search)).toEqual(['?hotel=1&arrive=2026-06-19&promo=MIMOSA3&locale=fr&rates=own'])
})

test('nothing is asked for anybody else', () => {
  expect([show().textContent, asked]).toEqual(['', []])
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no price of their own', () => Promise.resolve(Response.json({ stays: [{ hotel: '1' }] }))],
])('with %s the public price stands alone', async (_, without) => {
  document.cookie = 'signed-in=1'
  answer = without
  const place = show()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await Promise.resolve()
  expect(place.textContent).toBe('')
})
