// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { BookingDatesIsland } from './booking-dates.island.tsx'
import { datesLabels } from './dates-labels.ts'
import { GuestsPanel } from './guests-panel.tsx'
import { VISIT_KEY, refill } from './visit.ts'

const TODAY = '2026-06-12'

let wide = true

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

beforeEach(() => {
  wide = true
  sessionStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: wide }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface Bar {
  locale?: Locale
  today?: string
  hotel?: 'choice' | 'fixed'
  arrive?: string
  depart?: string
  given?: boolean
}

/** The form as the server renders it, with the island. */
function bar({
  locale = 'fr',
  today = TODAY,
  hotel = 'choice',
  arrive = '',
  depart = '',
  given,
}: Bar = {}): HTMLFormElement {
  render(
    <form aria-label="bar" noValidate data-stay={given ? 'given' : undefined}>
      {hotel === 'fixed' ? (
        <input type="hidden" name="place" value="06010" />
      ) : (
        <select name="place" aria-label="place" defaultValue="">
          <option value="">–</option>
          <option value="14001">A</option>
          <option value="06010">B</option>
        </select>
      )}
      <input type="date" name="arrive" defaultValue={arrive} />
      <input type="date" name="depart" defaultValue={depart} />
      <BookingDatesIsland today={today} locale={locale} labels={datesLabels(locale)} />
      <GuestsPanel id="booking" locale={locale} most={{ adult: 9, child: 6, rooms: 4 }} adults={2} />
    </form>,
  )
  return screen.getByRole('form')
}

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement
const dates = (form: HTMLFormElement) => [field(form, 'arrive').value, field(form, 'depart').value]
const picker = () => screen.getByRole('button', { name: /^(Arrivée|Arrival)/ })
const open = () => fireEvent.click(picker())
const day = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey })
const focused = () => document.activeElement?.getAttribute('data-day')
const said = () => screen.getByRole('status').textContent
const kept = () => JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? '{}') as Record<string, string>
const reachable = () =>
  [...document.querySelectorAll('[data-day][tabindex="0"]')].map((one) => one.getAttribute('data-day'))

test.each(['arrive', 'depart'])('takes the focus from the native %s in its place, which keeps its value', (name) => {
  const form = (island: React.ReactNode) => (
    <form aria-label="bar" noValidate>
      <input type="date" name="arrive" />
      <input type="date" name="depart" />
      {island}
    </form>
  )
  const { rerender } = render(form(undefined))
  const native = field(screen.getByRole('form'), name)
  native.focus()
  fireEvent.change(native, { target: { value: '2026-07-15' } })
  rerender(form(<BookingDatesIsland today={TODAY} locale="fr" labels={datesLabels('fr')} />))
  expect(document.activeElement).toBe(picker())
  expect(native.value).toBe('2026-07-15')
})

describe('the calendar', () => {
  test('opens on the arrival, with two months side by side, and one on a phone', () => {
    bar({ arrive: '2026-06-19', depart: '2026-06-21' })
    open()
    expect(focused()).toBe('2026-06-19')
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'Juin 2026',
      'Juillet 2026',
    ])
    cleanup()
    wide = false
    bar()
    open()
    expect(focused()).toBe(TODAY)
    expect(screen.getAllByRole('grid')).toHaveLength(1)
  })

  test('is named by its question, and gives the focus back when it closes', () => {
    bar()
    open()
    expect(screen.getByRole('dialog', { name: 'Vos dates' })).toBeDefined()
    // As the browser does on Escape.
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close())
    expect(document.activeElement).toBe(picker())
    expect(screen.queryByRole('grid')).toBeNull()
  })

  test('arrow keys, Home, End, Page Up and Page Down move the focus; the tab key reaches one day alone', () => {
    bar({ arrive: '2026-07-15' })
    open()
    const walk: readonly (readonly [string, boolean, string])[] = [
      ['ArrowRight', false, '2026-07-16'],
      ['ArrowDown', false, '2026-07-23'],
      ['ArrowLeft', false, '2026-07-22'],
      ['ArrowUp', false, '2026-07-15'],
      ['Home', false, '2026-07-13'],
      ['End', false, '2026-07-19'],
      ['PageDown', false, '2026-08-19'],
      ['PageUp', false, '2026-07-19'],
      ['PageDown', true, '2027-07-19'],
      ['PageUp', true, '2026-07-19'],
    ]
    for (const [key, shift, expected] of walk) {
      press(key, shift)
      expect([key, focused()]).toEqual([key, expected])
      expect(reachable()).toEqual([expected])
    }
  })

  test('the month of the day is always in view, and no key leads before today', () => {
    bar()
    open()
    press('PageDown')
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'Juin 2026',
      'Juillet 2026',
    ])
    press('PageDown')
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'Juillet 2026',
      'Août 2026',
    ])
    press('PageUp', true)
    expect(focused()).toBe(TODAY)
    press('ArrowLeft')
    expect(focused()).toBe(TODAY)
  })

  test('the arrows over it turn the months, not to those that have passed', () => {
    bar()
    open()
    const [previous, next] = [day('Mois précédent'), day('Mois suivant')]
    expect(previous.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(previous)
    fireEvent.click(next)
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'Juillet 2026',
      'Août 2026',
    ])
    expect(reachable()).toEqual(['2026-07-12'])
    fireEvent.click(previous)
    expect(screen.getAllByRole('grid')[0]?.getAttribute('aria-label')).toBe('Juin 2026')
  })

  test('an arrival and a departure fill the form’s own fields, and are said', () => {
    const form = bar()
    open()
    expect(said()).toBe('Choisissez le jour d’arrivée.')
    fireEvent.click(day('vendredi 12\u00a0juin 2026'))
    expect(said()).toBe('Arrivée le 12\u00a0juin. Choisissez le jour du départ, 30\u00a0nuits au plus.')
    fireEvent.click(day('lundi 15\u00a0juin 2026'))
    expect(said()).toBe('Du 12\u00a0juin au 15\u00a0juin, 3\u00a0nuits.')
    expect(dates(form)).toEqual(['2026-06-12', '2026-06-15'])
    expect(
      screen
        .getAllByRole('gridcell', { selected: true })
        .map((cell) => within(cell).getByRole('button').getAttribute('aria-label')),
    ).toEqual(['vendredi 12\u00a0juin 2026, arrivée', 'lundi 15\u00a0juin 2026, départ'])
    fireEvent.click(day('Valider'))
    expect(picker().textContent).toBe('Arrivée ven. 12\u00a0juin Départ lun. 15\u00a0juin ')
  })

  test('in English too, for one night over a change of the clocks', () => {
    const form = bar({ locale: 'en', today: '2026-10-20' })
    open()
    fireEvent.click(day('Saturday 24\u00a0October 2026'))
    fireEvent.click(day('Sunday 25\u00a0October 2026'))
    expect(said()).toBe('From 24\u00a0October to 25\u00a0October, 1\u00a0night.')
    expect(dates(form)).toEqual(['2026-10-24', '2026-10-25'])
    expect(screen.getAllByRole('columnheader')[0]?.getAttribute('abbr')).toBe('Monday')
  })

  test('days that cannot be chosen say so and do nothing', () => {
    const form = bar()
    open()
    fireEvent.click(day('jeudi 11\u00a0juin 2026, non disponible'))
    expect(dates(form)).toEqual(['', ''])
    fireEvent.click(day('vendredi 12\u00a0juin 2026'))
    expect(day('dimanche 12\u00a0juillet 2026').getAttribute('aria-disabled')).toBe('false')
    const late = day('lundi 13\u00a0juillet 2026, non disponible')
    expect(late.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(late)
    expect(dates(form)).toEqual(['2026-06-12', ''])
  })

  test('“Effacer” empties the form, which is then not sent but opens the calendar', () => {
    const form = bar({ arrive: '2026-06-19', depart: '2026-06-21' })
    open()
    fireEvent.click(day('Effacer'))
    fireEvent.click(day('Valider'))
    expect(dates(form)).toEqual(['', ''])
    expect(fireEvent.submit(form)).toBe(false)
    expect(screen.getAllByRole('grid')).toHaveLength(2)
  })

  test('a whole stay is sent', () => {
    expect(fireEvent.submit(bar({ arrive: '2026-06-19', depart: '2026-06-21' }))).toBe(true)
    expect(screen.queryByRole('grid')).toBeNull()
  })
})

describe('what the engine would refuse', () => {
  test('is said by the page before it is sent, at its field, and nothing is lost', () => {
    const form = bar({ arrive: '2026-06-19', depart: '2026-06-21' })
    fireEvent.change(field(form, 'child'), { target: { value: '1' } })
    expect(fireEvent.submit(form)).toBe(false)
    const age = field(form, 'age-1-1')
    expect([location.hash, document.activeElement, age.getAttribute('aria-describedby')]).toEqual([
      '#booking-ages',
      age,
      'booking-ages',
    ])
    expect(form.querySelector('details')?.open).toBe(true)
    fireEvent.change(age, { target: { value: '8' } })
    expect([fireEvent.submit(form), field(form, 'child').value]).toEqual([true, '1'])
  })
})

describe('the visit', () => {
  test('takes the stay that the page’s address gives, in place of what it had', () => {
    sessionStorage.setItem(VISIT_KEY, JSON.stringify({ arrive: '2026-08-01', depart: '2026-08-04', adult: '4' }))
    const form = bar({ arrive: '2026-07-01', depart: '2026-07-04', given: true })
    expect([...dates(form), field(form, 'adult').value]).toEqual(['2026-07-01', '2026-07-04', '2'])
    expect(kept()).toMatchObject({ arrive: '2026-07-01', depart: '2026-07-04', adult: '2' })
  })

  test('leaves the place that a page begins with', () => {
    sessionStorage.setItem(VISIT_KEY, JSON.stringify({ place: '14001' }))
    document.body.innerHTML =
      '<form><select name="place"><option value=""></option><option value="14001"></option>' +
      '<option value="Cannes" selected></option></select></form>'
    const form = document.forms[0] as HTMLFormElement
    refill(form, TODAY)
    expect(field(form, 'place').value).toBe('Cannes')
    document.body.replaceChildren()
  })

  test('keeps what was chosen, and nothing else', () => {
    const form = bar()
    fireEvent.change(field(form, 'place'), { target: { value: '14001' } })
    fireEvent.change(field(form, 'adult'), { target: { value: '3' } })
    fireEvent.change(field(form, 'promo'), { target: { value: 'ETE' } })
    open()
    fireEvent.click(day('vendredi 12\u00a0juin 2026'))
    expect(kept()).toEqual({ place: '14001', arrive: '2026-06-12', adult: '3', child: '0', rooms: '1', promo: 'ETE' })
  })

  test('restores the form on another page, and announces it', () => {
    sessionStorage.setItem(
      VISIT_KEY,
      JSON.stringify({
        place: '14001',
        arrive: '2026-07-01',
        depart: '2026-07-04',
        adult: '1',
        child: '2',
        rooms: '2',
        promo: 'ETE',
      }),
    )
    const form = bar({ arrive: '2026-06-19', depart: '2026-06-21' })
    expect([field(form, 'place').value, ...dates(form), field(form, 'promo').value]).toEqual([
      '14001',
      '2026-07-01',
      '2026-07-04',
      'ETE',
    ])
    expect(picker().textContent).toBe('Arrivée mer. 1er\u00a0juil. Départ sam. 4\u00a0juil. ')
    expect(form.querySelector('[data-guests]')?.textContent).toBe('2\u00a0chambres de 1\u00a0adulte, 2\u00a0enfants')
  })

  test('a page’s own house stays, and a house that is not offered is not chosen', () => {
    sessionStorage.setItem(VISIT_KEY, JSON.stringify({ place: '14001' }))
    expect(field(bar({ hotel: 'fixed' }), 'place').value).toBe('06010')
    cleanup()
    sessionStorage.setItem(VISIT_KEY, JSON.stringify({ place: '99999', adult: '12' }))
    const form = bar()
    expect([field(form, 'place').value, field(form, 'adult').value]).toEqual(['', '2'])
  })

  test('input before hydration takes precedence over the stored visit', () => {
    sessionStorage.setItem(VISIT_KEY, JSON.stringify({ adult: '3', rooms: '2', promo: 'ETE' }))
    document.body.innerHTML =
      '<form><select name="adult"><option ' +
      'selected>2</option><option>3</option><option>4</option></select><select name="rooms"><option ' +
      'selected>1</option><option>2</option></select><input name="promo"></form>'
    const form = document.forms[0] as HTMLFormElement
    field(form, 'adult').value = '4'
    field(form, 'promo').value = 'HIVER'
    refill(form, TODAY)
    expect(['adult', 'rooms', 'promo'].map((name) => field(form, name).value)).toEqual(['4', '2', 'HIVER'])
    document.body.replaceChildren()
  })

  test('past dates are replaced by those of the page', () => {
    sessionStorage.setItem(VISIT_KEY, JSON.stringify({ arrive: '2026-06-11', depart: '2026-06-14' }))
    expect(dates(bar({ arrive: '2026-06-19', depart: '2026-06-21' }))).toEqual(['2026-06-19', '2026-06-21'])
  })

  test.each(['no json', '[]', 'null', '{"adult":7}'])('malformed stored text (%s) is ignored', (text) => {
    sessionStorage.setItem(VISIT_KEY, text)
    const form = bar({ arrive: '2026-06-19', depart: '2026-06-21' })
    expect([...dates(form), field(form, 'adult').value]).toEqual(['2026-06-19', '2026-06-21', '2'])
  })

  test('with storage forbidden or full the form still works', () => {
    const reading = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const form = bar()
    fireEvent.change(field(form, 'adult'), { target: { value: '4' } })
    expect(form.querySelector('[data-guests]')?.textContent).toBe('4\u00a0adultes, 1\u00a0chambre')
    expect(reading).toHaveBeenCalled()
    reading.mockRestore()
    const writing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    fireEvent.change(field(form, 'adult'), { target: { value: '5' } })
    expect(form.querySelector('[data-guests]')?.textContent).toBe('5\u00a0adultes, 1\u00a0chambre')
    expect(writing).toHaveBeenCalled()
    writing.mockRestore()
  })
})

describe('the guests', () => {
  test('their line follows the lists', () => {
    const form = bar()
    fireEvent.change(field(form, 'child'), { target: { value: '1' } })
    expect(form.querySelector('[data-guests]')?.textContent).toBe('2\u00a0adultes, 1\u00a0enfant, 1\u00a0chambre')
  })

  test('their panel closes by Escape, with the focus on its line, and once the visitor is elsewhere', () => {
    const panel = bar().querySelector('details') as HTMLDetailsElement
    panel.open = true
    fireEvent.keyDown(panel.querySelector('select') as HTMLSelectElement, { key: 'Escape' })
    expect([panel.open, document.activeElement?.tagName]).toEqual([false, 'SUMMARY'])
    panel.open = true
    fireEvent.click(panel.querySelector('select') as HTMLSelectElement)
    expect(panel.open).toBe(true)
    fireEvent.click(document.body)
    expect(panel.open).toBe(false)
    panel.open = true
    fireEvent.keyUp(picker(), { key: 'Tab' })
    expect(panel.open).toBe(false)
  })
})
