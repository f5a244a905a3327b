// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import './stay-form.lazy.enhance.ts'
import { BookingForm } from './booking-bar.tsx'
import { VISIT_KEY } from './visit.ts'

const TODAY = toParisTime(Date.now()).day
const [ARRIVE, DEPART] = [addDays(TODAY, 20), addDays(TODAY, 23)]

const PROPERTIES = [
  { name: 'Les Colombages', town: 'Deauville', code: '14001' },
  { name: 'Le Palmarium', town: 'Cannes', code: '06010' },
]

afterEach(() => sessionStorage.clear())

const show = () =>
  render(
    <site-stay-form data-several="{rooms} de {guests}">
      <BookingForm id="sheet" variant="sheet" calendar={false} properties={PROPERTIES} now={new Date()} locale="fr" />
    </site-stay-form>,
  ).container

const kept = (): unknown => JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? '{}')

test('a form without React has the stay of the visit, and keeps what is changed in it', () => {
  sessionStorage.setItem(VISIT_KEY, JSON.stringify({ place: '06010', arrive: ARRIVE, depart: DEPART, adult: '3' }))
  const page = show()
  const value = (name: string) => page.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value
  expect(['place', 'arrive', 'depart', 'adult'].map(value)).toEqual(['06010', ARRIVE, DEPART, '3'])
  expect(page.querySelector('[data-guests]')?.textContent).toBe('3\u00a0adultes, 1\u00a0chambre')
  fireEvent.change(page.querySelector('[name="child"]') as Element, { target: { value: '2' } })
  expect(page.querySelector('[data-guests]')?.textContent).toBe('3\u00a0adultes, 2\u00a0enfants, 1\u00a0chambre')
  expect(kept()).toMatchObject({ place: '06010', arrive: ARRIVE, depart: DEPART, adult: '3', child: '2' })
})

test('what was chosen before the script came is kept, also by who leaves at once', () => {
  sessionStorage.setItem(VISIT_KEY, JSON.stringify({ arrive: ARRIVE, depart: DEPART, adult: '3' }))
  const page = show()
  const element = page.querySelector('site-stay-form') as HTMLElement
  sessionStorage.removeItem(VISIT_KEY)
  // The server's element, with a choice that the visitor made before the script ran.
  element.remove()
  ;(element.querySelector('[name="place"]') as HTMLSelectElement).value = '06010'
  page.append(element)
  expect(kept()).toEqual({ place: '06010', arrive: ARRIVE, depart: DEPART, adult: '3', child: '0', rooms: '1' })
})

test('it is the bar without its calendar: no island, and ids of its own', () => {
  const page = show()
  expect(page.querySelector('[data-island]')).toBeNull()
  expect([...page.querySelectorAll('[id]')].every(({ id }) => id.startsWith('sheet-'))).toBe(true)
})
