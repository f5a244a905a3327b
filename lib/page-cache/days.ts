import type { ContentGateway } from '#lib/content/gateway.ts'
import { DAY_TAG } from '#lib/content/tags.ts'
import type { Clock } from '#lib/domain/clock.ts'
import { systemClock } from '#lib/domain/clock.ts'
import { untilMidnight } from '#lib/domain/paris-time.ts'

/**
 * Makes the pages that tell of today out of date when the day ends in Paris. Those that lie on disk since another day
 * are out of date from the start, as all pages are. Returns a function that stops it.
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
