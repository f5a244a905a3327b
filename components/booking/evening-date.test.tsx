// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { datesLabels } from './dates-labels.ts'
import { EveningDateIsland } from './evening-date.island.tsx'

// jsdom does not implement the methods of `<dialog>`.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

afterEach(cleanup)

/** Renders the server's form, lets the visitor act (`before`), then mounts the island. */
function show(house: string, before = () => {}) {
  const form = (island: React.ReactNode) => (
    <form>
      <select name="house" defaultValue={house}>
        <option value="les-colombages" />
        <option value="le-grand-meleze" />
      </select>
      <input id="date" type="date" name="date" defaultValue="2026-06-12" />
      {island}
    </form>
  )
  const { rerender } = render(form(undefined))
  before()
  rerender(
    form(
      <EveningDateIsland
        field="date"
        today="2026-06-12"
        locale="fr"
        labels={{ ...datesLabels('fr'), arrival: 'choisi', departure: '' }}
        words={{
          choose: 'Choisir un soir',
          night: 'spectacle',
          legend: 'Soir avec un spectacle',
          label: 'Quel soir ?',
        }}
        towns={{ 'les-colombages': 'Deauville', 'le-grand-meleze': 'Courchevel' }}
        nights={{ Deauville: ['2026-06-13', '2026-06-20'], Courchevel: ['2026-06-24'] }}
      />,
    ),
  )
}

/** The button with this name. Names of days contain no-break spaces. */
const button = (name: string) => screen.getByRole('button', { name: (text) => text.replaceAll('\u00a0', ' ') === name })

const open = () => fireEvent.click(screen.getByRole('button', { name: /^Quel soir/ }))

const marked = () => [...document.querySelectorAll('[data-marked]')].map((day) => day.getAttribute('data-day'))

test('the calendar marks the nights with a show in the chosen property’s town, in words too', () => {
  show('les-colombages')
  expect(button('Quel soir ?, vendredi 12 juin 2026')).toBeDefined()
  open()
  expect(marked()).toEqual(['2026-06-13', '2026-06-20'])
  expect(button('samedi 13 juin 2026, spectacle')).toBeDefined()
  expect(button('vendredi 12 juin 2026, choisi')).toBeDefined()
  expect(screen.getByText('Soir avec un spectacle')).toBeDefined()
  cleanup()
  show('le-grand-meleze')
  open()
  expect(marked()).toEqual(['2026-06-24'])
})

test('a day is the form’s at once, whether it is marked or not; a past one is not', () => {
  show('les-colombages')
  const date = () => document.querySelector<HTMLInputElement>('[name=date]')?.value
  open()
  fireEvent.click(button('jeudi 11 juin 2026, non disponible'))
  expect(date()).toBe('2026-06-12')
  fireEvent.click(button('samedi 20 juin 2026, spectacle'))
  expect([date(), document.querySelector('dialog')?.open]).toEqual(['2026-06-20', false])
  expect(document.activeElement).toBe(button('Quel soir ?, samedi 20 juin 2026'))
  open()
  fireEvent.click(button('lundi 15 juin 2026'))
  expect(date()).toBe('2026-06-15')
})

test('the calendar takes the focus from the native field that it replaces', () => {
  show('les-colombages', () => document.getElementById('date')?.focus())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Quel soir/ }))
})
