import type { ContentGateway } from '#lib/content/gateway.ts'
import { DAY_TAG, untilTag } from '#lib/content/tags.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { untilMidnight } from '@barriere/shared/domain/time/paris-time.ts'
import type { PageStore } from './page-store.ts'

/** Milliseconds: shows begin on full minutes. */
const MINUTE = 60_000

/**
 * Scheduled invalidation: pages that depend on the day become stale at midnight in Paris, pages that are valid until a
 * moment in the minute of that moment. (Pages found on disk at start-up are stale anyway.) Returns a function that
 * stops it.
 */
export function keepTimeFresh(
  gateway: Pick<ContentGateway, 'noteChange'>,
  store: Pick<PageStore, 'passedMoments'> | undefined,
  clock: Clock = systemClock,
): () => void {
  let timer: NodeJS.Timeout
  const wait = () => {
    const now = clock.now()
    const midnight = untilMidnight(now)
    const minute = MINUTE - (now % MINUTE)
    timer = setTimeout(midnight <= minute ? beginDay : beginMinute, Math.min(midnight, minute))
    timer.unref()
  }
  const beginDay = () => {
    gateway.noteChange(new Set([DAY_TAG]))
    beginMinute()
  }
  const beginMinute = () => {
    const moments = store?.passedMoments(clock.now()) ?? new Set()
    if (moments.size > 0) gateway.noteChange(new Set([...moments].map((moment) => untilTag(new Date(moment)))))
    wait()
  }
  wait()
  return () => {
    clearTimeout(timer)
  }
}
