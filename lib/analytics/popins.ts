import type { EventPayloads } from './events.ts'
import { track } from './track.ts'

/**
 * Tracks popins: opening, closing, followed links and sent forms of each dialog with an id. Dialogs that open by
 * themselves are marked (`openByItself`); a dialog that moves on to another step has another name. The consent dialog
 * is excluded: visitors who review what is measured are not measured.
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
