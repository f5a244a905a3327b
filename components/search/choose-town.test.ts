// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseTown } from './choose-town.ts'

const form = () => document.querySelector('form') as HTMLFormElement

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input type="checkbox" name="town" value="Cannes"><input type="checkbox" name="town" value="Dinard" checked>
    <input type="hidden" name="near" value="1,2"><button type="button" data-locate></button>
    <label data-towns hidden>Choisissez une ville<select
      ><option value=""></option><option>Cannes</option></select></label>
  </form>`
})

test('shows the choice beside the button and takes the focus there', () => {
  expect(chooseTown(form())).toBe(true)
  expect([
    document.querySelector('[data-locate] + [data-towns]:not([hidden])') !== null,
    document.activeElement?.tagName,
  ]).toEqual([true, 'SELECT'])
})

test('a choice ticks the town and clears the position before the form handles the change', () => {
  chooseTown(form())
  const heard = vi.fn(() => [...new FormData(form())].map(([name, value]) => `${name}=${String(value)}`))
  form().addEventListener('change', heard)
  const select = document.querySelector('select') as HTMLSelectElement
  select.value = 'Cannes'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  expect(heard).toHaveReturnedWith(['town=Cannes', 'near='])
})

test('without a choice of towns there is none', () => {
  document.querySelector('[data-towns]')?.remove()
  expect(chooseTown(form())).toBe(false)
})
