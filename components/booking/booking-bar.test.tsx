// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { decideBooking } from '#lib/booking/decide-booking.ts'
import { parseStay } from '@barriere/shared/domain/stays/stay.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { type BookableProperty, BookingBar } from './booking-bar.tsx'

const NOW = new Date('2026-06-12T10:00:00Z')

const PROPERTIES = [
  { name: 'Les Colombages', town: 'Deauville', code: '14001', landscapes: ['sea'] },
  { name: 'Le Palmarium', town: 'Cannes', code: '06010', landscapes: ['sea'] },
  { name: 'Le Clos des Courses', town: 'Deauville', code: '14002' },
] as const satisfies readonly BookableProperty[]

const bar = (properties: readonly BookableProperty[] = PROPERTIES, locale: Locale = 'fr', now = NOW, more = {}) => {
  render(<BookingBar id="booking" properties={properties} now={now} locale={locale} {...more} />)
  return screen.getByRole<HTMLFormElement>('form')
}

const sent = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

afterEach(cleanup)

describe('the booking bar without scripts', () => {
  test.each([
    ['fr', 'Réserver un séjour', 'Destination'],
    ['en', 'Book a stay', 'Destination'],
  ] as const)('in %s is a form with a label on each field', (locale, name, place) => {
    const form = bar(PROPERTIES, locale)
    expect([form.getAttribute('aria-label'), form.method, form.getAttribute('action')]).toEqual([
      name,
      'get',
      '/synxis-redirect',
    ])
    expect(screen.getByLabelText(place).tagName).toBe('SELECT')
    for (const control of form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select'))
      expect(control.labels?.[0]?.textContent).toMatch(/\S/)
    expect(sent(form).locale).toBe(locale)
  })

  test('offers anywhere, the landscapes that there are, towns and hotels, and begins anywhere', () => {
    const list = within(bar()).getByLabelText<HTMLSelectElement>('Destination')
    expect([...list.options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Partout'],
      ['sea', 'Au bord de la mer'],
      ['Deauville', 'Deauville'],
      ['Cannes', 'Cannes'],
      ['14001', 'Les Colombages, Deauville'],
      ['06010', 'Le Palmarium, Cannes'],
      ['14002', 'Le Clos des Courses, Deauville'],
    ])
    expect([list.value, [...list.querySelectorAll('optgroup')].map(({ label }) => label)]).toEqual([
      '',
      ['Villes', 'Hôtels'],
    ])
  })

  test('begins with the page’s place, stay and filters', () => {
    const stay = parseStay(
      new URLSearchParams('arrive=2026-07-01&depart=2026-07-04&adult=3&child=2&childages=8,0,4,5&rooms=2&promo=BAIN2'),
      NOW.getTime(),
    )
    if (!stay.ok) throw new Error(stay.error)
    const form = bar(PROPERTIES, 'fr', NOW, { place: 'Cannes', stay: stay.value, filters: [['stars', '5']] })
    const { locale: _, ...values } = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
    expect(values).toEqual({
      'stars': '5',
      'place': 'Cannes',
      'arrive': '2026-07-01',
      'depart': '2026-07-04',
      'adult': '3',
      'child': '2',
      'rooms': '2',
      'age-1-1': '8',
      'age-1-2': '0',
      'age-2-1': '4',
      'age-2-2': '5',
      'promo': 'BAIN2',
    })
    expect(form.querySelector('[data-guests]')?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      '2 chambres de 3 adultes, 2 enfants',
    )
  })

  test('leaves no fault to the browser, whose words are in another language', () => {
    const form = bar()
    expect([form.noValidate, form.querySelector('select[required]')]).toEqual([true, null])
  })

  test('one house is named and sent, not chosen', () => {
    const form = bar(PROPERTIES.slice(0, 1))
    expect(form.querySelector('select[name="place"]')).toBeNull()
    expect(form.textContent).toContain('Les Colombages')
    expect(sent(form).place).toBe('14001')
  })

  test('its default values are a valid stay for the engine', () => {
    const query = new URLSearchParams(sent(bar(PROPERTIES.slice(0, 1))) as Record<string, string>)
    expect(query.get('arrive')).toBe('2026-06-19')
    const decided = decideBooking(query, {
      now: NOW.getTime(),
      engine: { url: 'https://engine.example/', chain: '1', rates: { member: undefined, staff: undefined } },
      audience: 'public',
      hotels: [{ code: '14001', town: 'Deauville', path: '/hotels/les-colombages' }],
    })
    expect(decided.kind).toBe('engine')
  })

  test('no more is offered than the engine takes', () => {
    const form = bar()
    const values = (name: string) =>
      [...form.querySelectorAll<HTMLOptionElement>(`select[name="${name}"] option`)].map(({ value }) => value)
    expect([values('adult'), values('child'), values('rooms')]).toEqual([
      ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      ['0', '1', '2', '3', '4', '5', '6'],
      ['1', '2', '3', '4'],
    ])
    expect(form.querySelector('details input[name="promo"]')).not.toBeNull()
  })

  test.each([
    ['2026-06-12T21:59:00Z', '2026-06-12'],
    ['2026-06-12T22:01:00Z', '2026-06-13'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
  ])('at %s the first day in Paris is %s', (now, today) => {
    const form = bar(PROPERTIES, 'fr', new Date(now))
    expect(form.querySelector<HTMLInputElement>('[name="arrive"]')?.min).toBe(today)
    expect((form.querySelector<HTMLInputElement>('[name="depart"]')?.min ?? '') > today).toBe(true)
  })

  test('every fault that leads back here has its sentence, under the id that the address ends in', () => {
    const html = renderToStaticMarkup(<BookingBar id="booking" properties={PROPERTIES} now={NOW} locale="fr" />)
    const back = decideBooking(new URLSearchParams({ hotel: '14001' }), {
      now: NOW.getTime(),
      engine: { url: 'https://engine.example/', chain: '1', rates: { member: undefined, staff: undefined } },
      audience: 'public',
      hotels: [{ code: '14001', town: 'Deauville', path: '/hotels/les-colombages' }],
    })
    expect(html).toContain(`<p id="${back.location.split('#')[1]}"`)
    expect(html).toContain('Indiquez votre jour d’arrivée.')
  })
})
