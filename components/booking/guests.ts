import { controlOf } from './visit.ts'

/** Words of the chosen line of a list; undefined where it stands for none. */
function chosen(form: HTMLFormElement, name: 'adult' | 'child' | 'rooms'): string | undefined {
  const list = controlOf(form, name)
  return list instanceof HTMLSelectElement && list.value !== '0' ? list.selectedOptions[0]?.text : undefined
}

/**
 * The numbers as their lists word them: `2 adultes, 1 enfant, 1 chambre`. Guests are counted by room, so several rooms
 * are told by `several`, which holds `{rooms}` and `{guests}`.
 */
export function guestsWords(form: HTMLFormElement, several: string): string {
  const guests = [chosen(form, 'adult'), chosen(form, 'child')].filter(Boolean).join(', ')
  const rooms = chosen(form, 'rooms') ?? ''
  return controlOf(form, 'rooms')?.value === '1' ? `${guests}, ${rooms}` : several.replace('{rooms}', rooms).replace('{guests}', guests)
}

/** The panel closes by Escape, which gives the focus back, and once the visitor has turned elsewhere. */
export function watchPanel(panel: HTMLDetailsElement, signal: AbortSignal): void {
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !panel.open) return
    panel.open = false
    panel.querySelector('summary')?.focus()
  }, { signal })
  const leave = ({ target }: Event) => { if (target instanceof Node && !panel.contains(target)) panel.open = false }
  document.addEventListener('pointerdown', leave, { signal })
  document.addEventListener('focusin', leave, { signal })
}
