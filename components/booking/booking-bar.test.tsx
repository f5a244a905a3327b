// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { decideBooking } from '#lib/booking/decide-booking.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { BookingBar } from './booking-bar.tsx'

const NOW = new Date('2026-06-12T10:00:00Z')

const PROPERTIES = [
  { name: 'Les Colombages', town: 'Deauville', code: '14001' },
  { name: 'Le Palmarium', town: 'Cannes', code: '06010' },
  { name: 'Le Clos des Courses', town: 'Deauville', code: '14002' },
]

const bar = (properties = PROPERTIES, locale: Locale = 'fr', now = NOW) => {
  render(<BookingBar properties={properties} now={now} locale={locale} />)
  return screen.getByRole<HTMLFormElement>('form')
}

const sent = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

afterEach(cleanup)

describe('the booking bar without scripts', () => {
  test.each([
    ['fr', 'Réserver un séjour', 'Hôtel'],
    ['en', 'Book a stay', 'Hotel'],
  ] as const)('in %s is a form with a label on each field', (locale, name, hotel) => {
    const form = bar(PROPERTIES, locale)
    expect([form.getAttribute('aria-label'), form.method, form.getAttribute('action')]).toEqual([
      name,
      'get',
      '/synxis-redirect',
    ])
    expect(screen.getByLabelText(hotel).tagName).toBe('SELECT')
    for (const control of form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select'))
      expect(control.labels?.[0]?.textContent).toMatch(/\S/)
    expect(sent(form).locale).toBe(locale)
  })

  test('offers the houses under their towns, and takes none for granted', () => {
    const list = within(bar()).getByLabelText<HTMLSelectElement>('Hôtel')
    expect(
      [...list.querySelectorAll('optgroup')].map(({ label, children }) => [
        label,
        [...children].map((option) => (option as HTMLOptionElement).value),
      ]),
    ).toEqual([
      ['Deauville', ['14001', '14002']],
      ['Cannes', ['06010']],
    ])
    expect([list.value, list.required, list.options[0]?.text]).toEqual(['', true, 'Choisir un hôtel'])
  })

  test('one house is named and sent, not chosen', () => {
    const form = bar(PROPERTIES.slice(0, 1))
    expect(form.querySelector('select[name="hotel"]')).toBeNull()
    expect(form.textContent).toContain('Les Colombages')
    expect(sent(form).hotel).toBe('14001')
  })

  test('its default values are a valid stay for the engine', () => {
    const query = new URLSearchParams(sent(bar(PROPERTIES.slice(0, 1))) as Record<string, string>)
    expect(query.get('arrive')).toBe('2026-06-19')
    const decided = decideBooking(query, {
      now: NOW.getTime(),
      engine: { url: 'https://engine.example/', chain: '1', rates: { member: undefined, staff: undefined } },
      audience: 'public',
      hotels: [{ code: '14001', path: '/hotels/les-colombages' }],
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
    const html = renderToStaticMarkup(<BookingBar properties={PROPERTIES} now={NOW} locale="fr" />)
    const back = decideBooking(new URLSearchParams({ hotel: '14001' }), {
      now: NOW.getTime(),
      engine: { url: 'https://engine.example/', chain: '1', rates: { member: undefined, staff: undefined } },
      audience: 'public',
      hotels: [{ code: '14001', path: '/hotels/les-colombages' }],
    })
    expect(html).toContain(`<p id="${back.location.split('#')[1]}"`)
    expect(html).toContain('Indiquez votre jour d’arrivée.')
  })
})
