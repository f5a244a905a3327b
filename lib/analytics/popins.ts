import type { EventPayloads } from './events.ts'
import { track } from './track.ts'

/** Milliseconds after a click within which a popin that opens was opened by it. */
const OPENED_BY = 500

/**
 * Tracks popins: each dialog with an id that opens, closes, and in which a link is followed or a form is sent. Not the
 * consent's own: who looks at what is measured is not measured.
 */
export function watchPopins(): void {
  let clicked = -Infinity
  const modes = new WeakMap<HTMLDialogElement, 'manual' | 'automatic'>()
  const tell = (dialog: HTMLDialogElement, popinAction: EventPayloads['popin_interaction']['popinAction']): void => {
    const trackingMode = modes.get(dialog)
    if (dialog.id === '' || !trackingMode || dialog.closest('site-consent')) return
    track({ event: 'popin_interaction', popinName: dialog.id, popinAction, trackingMode })
  }
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      clicked = timeStamp
      const way = target instanceof Element ? target.closest('a[href], [type=submit]') : undefined
      const dialog = way?.closest('dialog')
      if (dialog?.open) tell(dialog, 'clic')
    },
    true,
  )
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLDialogElement)) continue
      if (target.open === modes.has(target)) continue
      if (target.open) {
        modes.set(target, performance.now() - clicked < OPENED_BY ? 'manual' : 'automatic')
        tell(target, 'show')
      } else {
        tell(target, 'close')
        modes.delete(target)
      }
    }
  }).observe(document.body, { subtree: true, attributeFilter: ['open'] })
}
