// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './booking-sheet.enhance.ts'
import { SHEET_IDS } from './sheet-link.ts'

const show = vi.fn(function (this: HTMLDialogElement) {
  this.open = true
})

beforeEach(() => {
  show.mockClear()
  HTMLDialogElement.prototype.showModal = show
})

afterEach(() => document.body.replaceChildren())

/** Clicks the link in a page with these sheets. Returns true if the browser follows the link. */
function click(ids: readonly string[], more: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a href="#hotels" data-booking-sheet=""><b>Réserver</b></a>${ids
    .map((id) => `<dialog id="${id}"></dialog>`)
    .join('')}`
  const word = document.querySelector('b') as HTMLElement
  return word.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }))
}

const opened = () => show.mock.contexts.map((dialog) => (dialog as HTMLElement).id)

test('the page’s own sheet comes first, then the site’s', () => {
  expect(click([SHEET_IDS.site, SHEET_IDS.page])).toBe(false)
  expect(click([SHEET_IDS.site])).toBe(false)
  expect(opened()).toEqual([SHEET_IDS.page, SHEET_IDS.site])
})

test('without a sheet the link does what it does without scripts', () => {
  expect(click([])).toBe(true)
  expect(opened()).toEqual([])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j asks for a new tab or window, and is the browser’s',
  (more) => {
    expect(click([SHEET_IDS.site], more)).toBe(true)
    expect(opened()).toEqual([])
  },
)
