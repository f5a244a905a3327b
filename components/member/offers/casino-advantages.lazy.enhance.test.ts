// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messagesOf } from '#lib/i18n/translate.ts'
import { type Answer, stubCalls } from '../test-support.ts'
import './casino-advantages.lazy.enhance.ts'

const { here, offers } = messagesOf('fr').casino

const OFFERS: Answer = {
  body: {
    offers: [
      { id: 'a', kind: 'shows', percent: 20, code: 'SHOWS1', singleUse: false, state: 'open' },
      { id: 'b', kind: 'welcome', cents: 500, code: 'WELCOME1', singleUse: true, state: 'open' },
      { id: 'c', kind: 'lucky-date', cents: 2_000, code: 'LUCKY1', singleUse: true, state: 'used' },
    ],
  },
}

const show = (): HTMLElement => {
  const place = document.createElement('site-casino-advantages')
  const { kinds, percent, amount } = offers
  place.dataset['words'] = JSON.stringify({ ...here, kinds, percent, amount, href: '/casino-barriere/mes-offres' })
  document.body.append(place)
  return place
}

beforeEach(() => {
  document.documentElement.lang = 'fr'
})

afterEach(() => {
  document.body.replaceChildren()
  document.cookie = 'signed-in=; max-age=0'
  vi.unstubAllGlobals()
})

test('a member sees what the card gives here, and the way to the codes', async () => {
  document.cookie = 'signed-in=1'
  stubCalls({ offers: OFFERS })
  const place = show()
  await vi.waitFor(() => expect(place.querySelector('a')?.getAttribute('href')).toBe('/casino-barriere/mes-offres'))
  const rows = [...place.querySelectorAll('li')].map((row) => row.textContent?.replaceAll('\u00a0', ' '))
  expect(rows).toEqual(['Spectacles : 20 % de réduction', 'Offre de bienvenue : 5 € offerts'])
  expect(place.textContent).not.toContain('WELCOME1')
})

test('nothing is asked for anybody else', () => {
  const calls = stubCalls({ offers: OFFERS })
  expect([show().textContent, calls.mock.calls]).toEqual(['', []])
})

test.each([
  ['a limit', { status: 403, body: { code: 'limited', message: 'Limité.' } }],
  ['no login to this programme', { status: 401, body: { code: 'default', message: 'Non.' } }],
  ['no offer', { body: { offers: [] } }],
])('with %s the place stays empty', async (_, answer) => {
  document.cookie = 'signed-in=1'
  const calls = stubCalls({ offers: answer })
  const place = show()
  await vi.waitFor(() => expect(calls).toHaveBeenCalledOnce())
  await calls.mock.results[0]?.value
  expect(place.childElementCount).toBe(0)
})
