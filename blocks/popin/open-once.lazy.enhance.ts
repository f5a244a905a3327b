import { defineElement } from '#lib/client/define-element.ts'
import { openOnce } from './open-once.ts'

/**
 * Opens the dialog with the id `data-target` by itself, once per browser and `data-memory`; with `data-intent`, when
 * the visitor is about to leave.
 */
defineElement('site-open-once', (element, signal) => {
  const { target, memory, intent } = element.dataset
  if (target && memory) openOnce(target, memory, signal, { intent: intent !== undefined })
})
