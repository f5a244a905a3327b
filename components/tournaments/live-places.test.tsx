// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { serverHtml } from '#tests/support/server-html.ts'
import { stubCalls } from '../member/test-support.ts'
import './live-places.lazy.enhance.ts'
import { LiveAction, LivePlaces, LiveSales } from './live-places.tsx'

const KEYS = ['a', 'b', 'c', 'd']

const category = (key: string, left: number, more: object = {}) => ({
  key,
  left,
  waiting: 0,
  state: left > 0 ? 'open' : 'full',
  ...more,
})

const SALES = {
  body: {
    sales: [
      { categories: [category('a', 1_200), category('b', 1)] },
      { categories: [category('c', 0, { waiting: 2 }), category('d', 3, { state: 'cancelled' }), category('e', 9)] },
    ],
  },
}

const show = async () => {
  document.documentElement.lang = 'fr'
  document.body.innerHTML = await serverHtml(
    <LiveSales locale="fr">
      {KEYS.map((key) => (
        <div key={key} id={key} data-filter={JSON.stringify({ key, values: {}, places: true })}>
          <LivePlaces of={key}>said</LivePlaces>
          <LiveAction of={key} isFull={false} labels={{ register: 'register', wait: 'wait' }} />
        </div>
      ))}
    </LiveSales>,
  )
}

const shown = (): string[] =>
  KEYS.map((key) =>
    [...document.querySelectorAll<HTMLElement>(`#${key} span:not([hidden] *)`)]
      .filter((span) => !span.hidden && !span.querySelector('span'))
      .map(({ textContent }) => textContent.replaceAll(/[\u00a0\u202f]/g, ' '))
      .filter(Boolean)
      .join(' / '),
  )

const places = (): unknown[] =>
  KEYS.map((key) => (JSON.parse(document.getElementById(key)?.dataset['filter'] ?? '{}') as { places: boolean }).places)

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('one call tells the places of every day, and the lists of the page', async () => {
  const calls = stubCalls({ sales: SALES })
  const told = vi.fn()
  document.addEventListener('list-filters', told, { once: true })
  await show()
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  expect(shown()).toEqual([
    '1 200 places / register',
    'Dernière place / register',
    'Complet, liste d’attente / wait',
    'Annulé / register',
  ])
  expect([places(), calls.mock.calls.length]).toEqual([[true, true, false, false], 1])
})

test('without an answer the page shows what content says', async () => {
  const calls = stubCalls({ sales: { status: 503, body: { code: 'default', message: 'Non.' } } })
  await show()
  await vi.waitFor(() => expect(calls).toHaveBeenCalledOnce())
  expect([new Set(shown()), places()]).toEqual([new Set(['said / register']), [true, true, true, true]])
})
