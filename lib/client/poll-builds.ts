import { logUnanswered } from './builds.ts'

/**
 * Polling interval in milliseconds. It may be long, since urgent cases ask by themselves: a tab that is shown again, a
 * page from the history, a chunk that fails to load. A thousand open tabs make three requests a second.
 */
export const POLL_INTERVAL = 300_000

/** Jitter: share of the interval by which it varies, so that tabs opened from one mailing do not poll together. */
const JITTER = 0.2

/** Exponential backoff: the longest interval after failures is 2 ^ this many times the normal one. */
const MAX_DOUBLINGS = 3

/**
 * Polls while the page is visible, and once when it becomes visible again, until `ask` resolves to true. A failure is
 * logged and retried later.
 */
export function poll(ask: () => Promise<boolean>, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isAsking = false
  let isDone = false
  const wait = (): void => {
    clearTimeout(timer)
    if (isDone || signal.aborted || document.hidden) return
    const interval = POLL_INTERVAL * 2 ** Math.min(failures, MAX_DOUBLINGS)
    timer = setTimeout(() => void look(), interval * (1 + JITTER * (Math.random() - 0.5)))
  }
  const look = async (): Promise<void> => {
    if (isAsking || isDone || document.hidden) return
    isAsking = true
    try {
      isDone = await ask()
      failures = 0
    } catch (error) {
      failures += 1
      logUnanswered(error)
    }
    isAsking = false
    wait()
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      clearTimeout(timer)
      void look()
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
  })
  wait()
}
