import type { ContentGateway } from '#lib/content/gateway.ts'
import { DAY_TAG } from '#lib/content/tags.ts'
import type { Clock } from '#lib/domain/clock.ts'
import { systemClock } from '#lib/domain/clock.ts'
import { untilMidnight } from '#lib/domain/paris-time.ts'

/**
 * Scheduled invalidation: at midnight in Paris, pages that depend on the day become stale. (Pages found on disk at
 * start-up are stale anyway.) Returns a function that stops it.
 */
export function keepDaysFresh(gateway: Pick<ContentGateway, 'noteChange'>, clock: Clock = systemClock): () => void {
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(beginDay, untilMidnight(clock.now()))
    timer.unref()
  }
  const beginDay = () => {
    gateway.noteChange(new Set([DAY_TAG]))
    wait()
  }
  wait()
  return () => {
    clearTimeout(timer)
  }
}
