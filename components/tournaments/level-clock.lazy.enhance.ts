import { defineElement } from '#lib/client/define-element.ts'
import { pageLocale } from '#lib/client/page-locale.ts'
import type { LevelClock } from '@barriere/shared/programmes/casino/clock.ts'
import { followClock } from './clock-line.ts'
import { type ClockView, type ClockWords, clockView } from './clock-view.ts'
import { ServerTime } from './server-time.ts'

/** Session storage key of the last answer: a reload without a connection still shows the clock. */
const STORED = 'level-clock'

const UUID = /^#([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

interface Stored {
  readonly clock: LevelClock
  /** Server time minus device time, in milliseconds. */
  readonly offset: number
}

function readStored(id: string): Stored | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Stored | null
    return stored?.clock.id === id ? stored : undefined
  } catch {
    // Blocked storage, or data of another build.
    return undefined
  }
}

function store(stored: Stored): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(stored))
  } catch {
    // Blocked or full storage: a reload requests the clock again.
  }
}

/** Level clock of the tournament in the address's fragment, updated each second in server time. */
defineElement('site-level-clock', (element, signal) => {
  const words = JSON.parse(element.dataset['words'] ?? '{}') as ClockWords
  const locale = pageLocale()
  const part = (name: string): HTMLElement | null => element.querySelector(`[data-${name}]`)
  const [face, choices, missing, lost, screen] = ['face', 'choices', 'missing', 'lost', 'screen'].map(part)
  const [list, none] = ['list', 'none'].map(part)
  const progress = element.querySelector('progress')
  let clock: LevelClock | undefined
  let time = new ServerTime()
  let following = new AbortController()

  const write = (view: ClockView): void => {
    for (const slot of element.querySelectorAll<HTMLElement>('[data-clock]')) {
      const text = String(view[slot.dataset['clock'] as keyof ClockView])
      // Only changed texts are written: a live region must not be announced every second.
      if (slot.textContent !== text) slot.textContent = text
    }
    for (const figure of element.querySelectorAll<HTMLElement>('[data-figure]'))
      figure.hidden = view[figure.dataset['figure'] as keyof ClockView] === ''
    if (progress) progress.value = view.played
  }

  const show = (): void => {
    if (clock) write(clockView(clock, time.now(), words, locale))
    for (const [node, isShown] of [
      [face, clock !== undefined],
      [choices, clock === undefined],
    ] as const)
      if (node) node.hidden = !isShown
  }

  const setHidden = (node: HTMLElement | null | undefined, isHidden: boolean): void => {
    if (node) node.hidden = isHidden
  }

  // The page is rendered once a day, so tournaments may be over by now.
  const dropOver = (): void => {
    const offered = [...element.querySelectorAll<HTMLElement>('[data-until]')]
    for (const item of offered) item.hidden = Number(item.dataset['until']) <= Date.now()
    const isNone = offered.every(({ hidden }) => hidden)
    setHidden(list, isNone)
    setHidden(none, !isNone)
  }

  const follow = (): void => {
    following.abort()
    following = new AbortController()
    const [, id] = UUID.exec(location.hash) ?? []
    const stored = id === undefined ? undefined : readStored(id.toLowerCase())
    clock = stored?.clock
    time = new ServerTime()
    if (stored) time.hear(Date.now() + stored.offset)
    setHidden(missing, true)
    setHidden(lost, true)
    dropOver()
    show()
    if (id === undefined) return
    followClock(
      id.toLowerCase(),
      {
        heard(heard) {
          clock = heard
          time.hear(heard.now)
          store({ clock: heard, offset: time.now() - Date.now() })
          show()
        },
        told: (now) => time.hear(now),
        lost: (isLost) => setHidden(lost, !isLost),
        missing() {
          clock = undefined
          setHidden(missing, false)
          show()
        },
      },
      following.signal,
    )
  }

  // Four times a second, so that no second is shown late. The text changes once a second.
  const ticking = setInterval(show, 250)
  signal.addEventListener('abort', () => {
    clearInterval(ticking)
    following.abort()
  })
  window.addEventListener('hashchange', follow, { signal })
  if (screen && document.fullscreenEnabled) {
    screen.hidden = false
    screen.addEventListener('click', () => void face?.requestFullscreen(), { signal })
  }
  follow()
})
