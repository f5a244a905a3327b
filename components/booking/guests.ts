import { MAX_CHILDREN, MAX_ROOMS, ageField } from '@barriere/shared/domain/stays/stay.ts'
import { controlOf } from './visit.ts'

/** Text of the selected option; undefined for the placeholder. */
function chosen(form: HTMLFormElement, name: 'adult' | 'child' | 'rooms'): string | undefined {
  const list = controlOf(form, name)
  return list instanceof HTMLSelectElement && list.value !== '0' ? list.selectedOptions[0]?.text : undefined
}

/**
 * Summary of the selected options: `2 adultes, 1 enfant, 1 chambre`. Guests are counted per room, so several rooms use
 * the template `several` with `{rooms}` and `{guests}`.
 */
export function guestsWords(form: HTMLFormElement, several: string): string {
  const guests = [chosen(form, 'adult'), chosen(form, 'child')].filter(Boolean).join(', ')
  const rooms = chosen(form, 'rooms') ?? ''
  return controlOf(form, 'rooms')?.value === '1'
    ? `${guests}, ${rooms}`
    : several.replace('{rooms}', rooms).replace('{guests}', guests)
}

/** Enables and requires exactly one age field per child. The style sheet hides the others, also without scripts. */
export function askAges(form: HTMLFormElement): void {
  const [rooms, children] = (['rooms', 'child'] as const).map((name) => Number(controlOf(form, name)?.value ?? 0))
  for (let room = 1; room <= MAX_ROOMS; room += 1) {
    for (let child = 1; child <= MAX_CHILDREN; child += 1) {
      const field = controlOf(form, ageField(room, child))
      if (!field) continue
      const there = room <= (rooms ?? 0) && child <= (children ?? 0)
      field.disabled = !there
      field.required = there
    }
  }
}

/**
 * Closes the panel on Escape (and restores the focus), when the Tab key leaves it, and on a click outside.
 *
 * Layout shift: on a phone the panel is above the submit button. If it closed on `pointerdown` or `focusout`, the
 * button would move away under the finger, and the tap would hit something else.
 */
export function watchPanel(panel: HTMLDetailsElement, signal: AbortSignal): void {
  panel.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !panel.open) return
      // Keeps a surrounding sheet open.
      event.preventDefault()
      panel.open = false
      panel.querySelector('summary')?.focus()
    },
    { signal },
  )
  const leave = ({ target }: Event) => {
    if (target instanceof Node && !panel.contains(target)) panel.open = false
  }
  document.addEventListener('click', leave, { signal })
  document.addEventListener(
    'keyup',
    (event) => {
      if (event.key === 'Tab') leave(event)
    },
    { signal },
  )
}
