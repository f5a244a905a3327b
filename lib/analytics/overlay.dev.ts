import { type Fate, eventQueue } from './data-layer.ts'

/**
 * Development overlay, `?debug-analytics`: lists each event and its outcome. Bundled by `npm run dev` alone
 * (`watchEnhancers`), so no production build contains it.
 */
function showOverlay(): void {
  const panel = document.createElement('aside')
  panel.setAttribute('aria-label', 'Analytics')
  panel.style.cssText =
    'position:fixed;inset:auto 0 0 auto;z-index:99;max-width:min(100vw,28rem);max-height:50vh;overflow:auto;' +
    'padding:.75rem;background:#111;color:#fff;font:12px/1.5 ui-monospace,monospace'
  const list = document.createElement('ol')
  panel.append('debug-analytics', list)
  document.body.append(panel)
  const rows = new WeakMap<object, HTMLElement>()
  eventQueue.watch((fate) => {
    const row = rows.get(fate.event) ?? document.createElement('li')
    rows.set(fate.event, row)
    row.textContent = lineOf(fate)
    list.append(row)
  })
}

/** Outcome of an event, in one line. */
export function lineOf(fate: Fate): string {
  const { event, ...payload } = 'pushed' in fate ? fate.pushed : fate.event
  const state =
    'pushed' in fate ? 'pushed' : 'gaveUp' in fate ? `not pushed, ${fate.gaveUp}` : `waits for ${fate.waitsFor}`
  return `${event}: ${state} ${JSON.stringify(payload)}`
}

if (new URLSearchParams(location.search).has('debug-analytics')) showOverlay()
