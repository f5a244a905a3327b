import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { DEFAULT_LOCALE, LOCALES, localizedPath } from '@barriere/shared/domain/locale.ts'
import { readHeldSeat } from './held-seat-store.ts'
import { SEATS_SECTION } from './seat-props.ts'
import { clockOf } from './seconds-until.ts'

/** Styles of a shadow tree: pages without the clock do not load them. `--covered`: height of the banner below. */
const STYLE = `
:host { position: fixed; z-index: 30; inset-inline-start: 1rem; bottom: calc(1rem + var(--covered, 0px)) }
:host([hidden]) { display: none }
a {
  display: flex; gap: .75rem; align-items: center; min-height: 3rem; padding: .5rem 1.25rem; border-radius: 999px;
  color: var(--bg); background: var(--fg); box-shadow: 0 .5rem 1.5rem rgb(0 0 0 / .25);
  font: 650 1.0625rem/1.2 var(--text); text-decoration: none
}
a:focus-visible { outline: 3px solid var(--focus, currentColor); outline-offset: 3px }
time { font-variant-numeric: tabular-nums }
@media print { :host { display: none } }
`

/** Id of the countdown on the page that shows the seat itself (`countdown.tsx`). */
const OWN_CLOCK = 'seat-remaining'

/**
 * Clock of a held seat, on every page: a link back to the seat's page, with the time left to pay. Hidden where the
 * page shows its own countdown, and when the hold ends. Screen readers get no announcements from this clock: the
 * seat's page announces five minutes and one minute.
 * @param words Text of the link, and name of the landmark.
 * @param signal Aborts when the clock must be removed.
 */
export function showHeldSeat(words: string, signal: AbortSignal): void {
  if (!readHeldSeat()) return
  // Accessibility: all content of a page is inside a landmark.
  const host = document.createElement('aside')
  host.setAttribute('aria-label', words)
  const style = new CSSStyleSheet()
  style.replaceSync(STYLE)
  const link = document.createElement('a')
  const time = document.createElement('time')
  link.append(words, time)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [style]
  root.append(link)
  const locale = LOCALES.find((one) => document.documentElement.lang.startsWith(one)) ?? DEFAULT_LOCALE

  const tick = (): void => {
    const held = readHeldSeat()
    host.hidden = !held || (document.getElementById(OWN_CLOCK)?.checkVisibility() ?? false)
    if (!held) return
    link.href = `${localizedPath(held.path[locale], locale)}#${SEATS_SECTION}`
    time.textContent = clockOf(Math.ceil((held.end - systemClock.now()) / 1_000))
  }

  tick()
  // Not in the header, because it scrolls away on phones.
  document.body.append(host)
  const timer = setInterval(tick, 1_000)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    host.remove()
  })
}
