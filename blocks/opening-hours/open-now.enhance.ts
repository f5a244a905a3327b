import { defineElement } from '#lib/client/define-element.ts'
import type { StateWords } from './open-now.tsx'

/** Maximum delay in milliseconds: timers stop while a laptop sleeps, and cannot be longer than 24 days. */
const LONGEST = 60_000

/**
 * Shows whether it is open now, and the hours of the day, from the states that the server rendered (`open-now.tsx`).
 */
defineElement('site-open-now', (element, signal) => {
  const [state, hours] = element.children
  const states = JSON.parse(element.dataset['states'] ?? '[]') as StateWords[]
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (): void => {
    const now = Date.now() / 1000
    const index = states.findLastIndex(([from]) => from <= now)
    const [, open, words, today] = states[index] ?? []
    const next = states[index + 1]
    // After the last state nothing is known.
    const known = index >= 0 && next !== undefined
    if (state) state.textContent = known ? (words ?? '') : ''
    if (hours && known) hours.textContent = today ?? ''
    element.toggleAttribute('data-open', known && open === 1)
    element.toggleAttribute('data-unknown', !known)
    clearTimeout(timer)
    if (next) timer = setTimeout(show, Math.min(LONGEST, (next[0] - now) * 1000 + 1))
  }
  show()
  document.addEventListener('visibilitychange', show, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
  })
})
