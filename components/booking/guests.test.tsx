// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { BookingDatesIsland } from './booking-dates.island.tsx'
import { datesLabels } from './dates-labels.ts'
import { GuestsPanel } from './guests-panel.tsx'

beforeEach(() => {
  sessionStorage.clear()
})

afterEach(cleanup)

function bar(locale: Locale = 'fr'): HTMLFormElement {
  render(
    <form aria-label="bar">
      <input type="date" name="arrive" />
      <input type="date" name="depart" />
      <BookingDatesIsland today="2026-06-12" locale={locale} labels={datesLabels(locale)} />
      <GuestsPanel id="booking" locale={locale} most={{ adult: 9, child: 6, rooms: 4 }} adults={2} />
    </form>,
  )
  return screen.getByRole('form')
}

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

describe('the ages of children', () => {
  const choose = (form: HTMLFormElement, name: string, value: string) =>
    fireEvent.change(field(form, name), { target: { value } })

  const asked = (form: HTMLFormElement) =>
    [...form.querySelectorAll<HTMLInputElement>('input[type="number"]')]
      .filter((input) => input.required)
      .map((input) => input.name)

  const enabled = (form: HTMLFormElement) =>
    [...form.querySelectorAll<HTMLInputElement>('input[type="number"]:enabled')].map((input) => input.name)

  test('has one field per child, in each room', () => {
    const form = bar()
    expect([asked(form), enabled(form)]).toEqual([[], []])
    choose(form, 'child', '2')
    expect(asked(form)).toEqual(['age-1-1', 'age-1-2'])
    choose(form, 'rooms', '2')
    expect(enabled(form)).toEqual(['age-1-1', 'age-1-2', 'age-2-1', 'age-2-2'])
    choose(form, 'child', '1')
    expect(asked(form)).toEqual(['age-1-1', 'age-2-1'])
  })

  test('are stored for other pages of the visit', () => {
    const form = bar()
    choose(form, 'child', '1')
    choose(form, 'age-1-1', '8')
    cleanup()
    expect(field(bar(), 'age-1-1').value).toBe('8')
  })

  test.each([
    ['fr', 'Âge de chaque enfant à la date du séjour', 'Enfant 1', 'Chambre 2, enfant 1'],
    ['en', 'Age of each child at the time of the stay', 'Child 1', 'Room 2, child 1'],
  ] as const)('have labels in %s', (locale, group, first, second) => {
    const form = bar(locale)
    const ages = within(form).getByRole('group', { name: group, hidden: true })
    expect(
      [within(ages).getByLabelText(first), within(ages).getByLabelText(second)].map(
        (input) => (input as HTMLInputElement).name,
      ),
    ).toEqual(['age-1-1', 'age-2-1'])
  })
})
