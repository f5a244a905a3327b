import type { EventPayloads } from './events.ts'
import { track } from './track.ts'

/**
 * Tracks popins: each dialog with an id that opens, closes, and in which a link is followed or a form is sent. Those
 * that open by themselves say so (`openByItself`); a dialog that goes on to something else has another name. Not the
 * consent's own: who looks at what is measured is not measured.
 */
export function watchPopins(): void {
  const shown = new WeakMap<HTMLDialogElement, { readonly name: string; readonly mode: 'manual' | 'automatic' }>()
  const tell = (dialog: HTMLDialogElement, popinAction: EventPayloads['popin_interaction']['popinAction']): void => {
    const popin = shown.get(dialog)
    if (!popin?.name || dialog.closest('site-consent')) return
    track({ event: 'popin_interaction', popinName: popin.name, popinAction, trackingMode: popin.mode })
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const way = target instanceof Element ? target.closest('a[href], [type=submit]') : undefined
      const dialog = way?.closest('dialog')
      if (dialog?.open) tell(dialog, 'clic')
    },
    true,
  )
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLDialogElement)) continue
      const before = shown.get(target)
      const name = target.open ? (target.dataset['popin'] ?? target.id) : undefined
      if (before?.name === name) continue
      if (before) tell(target, 'close')
      shown.delete(target)
      if (name === undefined) continue
      shown.set(target, { name, mode: before?.mode ?? ('automatic' in target.dataset ? 'automatic' : 'manual') })
      tell(target, 'show')
    }
  }).observe(document.body, { subtree: true, attributeFilter: ['open', 'data-popin'] })
}
