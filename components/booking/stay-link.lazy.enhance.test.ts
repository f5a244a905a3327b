// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import './stay-link.lazy.enhance.ts'
import { dayAndMonth } from './day-words.ts'
import { VISIT_KEY } from './visit.ts'

const TODAY = toParisTime(Date.now()).day
const [ARRIVE, DEPART] = [addDays(TODAY, 20), addDays(TODAY, 23)]

afterEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
})

const choose = (visit: Record<string, string>): void => sessionStorage.setItem(VISIT_KEY, JSON.stringify(visit))

function show() {
  document.documentElement.lang = 'fr'
  document.body.innerHTML = `<site-stay-link data-yours="Vos dates : du {arrive} au {depart}.">
    <a href="/synxis-redirect?hotel=14001&arrive=2026-06-19&depart=2026-06-21&adult=2&room=JAR">Voir</a>
    <p data-dates="">Proposé</p><input name="depart"></site-stay-link>`
  return {
    query: () => Object.fromEntries(new URL((document.querySelector('a') as HTMLAnchorElement).href).searchParams),
    text: () => document.querySelector('p')?.textContent,
  }
}

test('the stay of the visit is in the link, its property and room are the link’s', async () => {
  choose({ place: '06010', arrive: ARRIVE, depart: DEPART, adult: '3', child: '1', 'age-1-1': '8', promo: 'X' })
  const { query, text } = show()
  expect(query()).toEqual({
    'hotel': '14001',
    'arrive': ARRIVE,
    'depart': DEPART,
    'adult': '3',
    'child': '1',
    'age-1-1': '8',
    'room': 'JAR',
  })
  await vi.waitFor(() => {
    expect(text()).toBe(`Vos dates : du ${dayAndMonth(ARRIVE, 'fr')} au ${dayAndMonth(DEPART, 'fr')}.`)
  })
})

test('without dates, or with past ones, it is as the server wrote it, and follows a later choice', () => {
  choose({ arrive: addDays(TODAY, -3), depart: addDays(TODAY, -1), adult: '4' })
  const { query, text } = show()
  const written = { hotel: '14001', arrive: '2026-06-19', depart: '2026-06-21', adult: '2', room: 'JAR' }
  expect([query(), text()]).toEqual([written, 'Proposé'])
  choose({ arrive: ARRIVE, depart: DEPART })
  document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
  expect(query()).toEqual({ ...written, arrive: ARRIVE, depart: DEPART })
})
