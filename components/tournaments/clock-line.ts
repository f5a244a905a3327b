import type { LevelClock } from '@barriere/shared/programmes/casino/clock.ts'
import { askCasino } from './live-sales.ts'

/** Milliseconds between two polls without a connection, and before the next attempt to connect. */
const ASKED_EVERY = 5_000
const AGAIN = 10_000

/** Milliseconds without any message, heartbeats included, after which the connection counts as lost. */
const SILENCE = 40_000

interface Listener {
  heard(clock: LevelClock): void
  /** The server's time, in milliseconds since the epoch. */
  told(now: number): void
  /** Whether the server does not answer; the clock continues by itself. */
  lost(isLost: boolean): void
  /** Called if the clock does not exist. */
  missing(): void
}

/**
 * Follows a level clock by server-sent events; by polling while there is no connection. `signal` ends it. Never gives
 * up, because a screen on a wall is not reloaded by hand.
 */
export function followClock(id: string, listener: Listener, signal: AbortSignal): void {
  let source: EventSource | undefined
  let polling: ReturnType<typeof setInterval> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let heardAt = performance.now()

  const hear = (): void => {
    heardAt = performance.now()
    listener.lost(false)
  }

  const ask = async (): Promise<void> => {
    const answer = await askCasino('GET clocks/{id}', { pathParameter: id, anonymous: true })
    if (signal.aborted) return
    if (answer.ok) {
      hear()
      listener.heard(answer.value.clock)
    } else if (answer.error.status === 404) {
      end()
      listener.missing()
    } else listener.lost(true)
  }

  const poll = (): void => {
    if (polling !== undefined) return
    polling = setInterval(() => void ask(), ASKED_EVERY)
    void ask()
  }

  const stopPolling = (): void => {
    clearInterval(polling)
    polling = undefined
  }

  const open = (): void => {
    source?.close()
    source = new EventSource(`/api/clock/${id}`)
    source.addEventListener('clock', ({ data }: MessageEvent<string>) => {
      stopPolling()
      hear()
      listener.heard(JSON.parse(data) as LevelClock)
    })
    source.addEventListener('beat', ({ data }: MessageEvent<string>) => {
      hear()
      listener.told((JSON.parse(data) as { readonly now: number }).now)
    })
    source.addEventListener('error', () => {
      poll()
      // The browser reconnects by itself, but not after a refusal.
      if (source?.readyState !== EventSource.CLOSED) return
      clearTimeout(again)
      again = setTimeout(open, AGAIN)
    })
  }

  const watchdog = setInterval(() => {
    if (performance.now() - heardAt < SILENCE) return
    listener.lost(true)
    poll()
    open()
    heardAt = performance.now()
  }, AGAIN)

  /** After sleep, a device's connection may be dead without an error. */
  const wake = (): void => {
    if (document.visibilityState === 'visible') void ask()
  }

  function end(): void {
    source?.close()
    stopPolling()
    clearTimeout(again)
    clearInterval(watchdog)
    document.removeEventListener('visibilitychange', wake)
  }

  document.addEventListener('visibilitychange', wake)
  signal.addEventListener('abort', end)
  open()
}
