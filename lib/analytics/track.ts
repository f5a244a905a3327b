import type { AnalyticsEvent } from './events.ts'

/** Events that nobody has taken yet; at most fifty, so that a page without the queue does not fill the memory. */
interface Tracked {
  readonly waiting: AnalyticsEvent[]
  take: ((event: AnalyticsEvent) => void) | undefined
}

const MOST_WAITING = 50

/** Singleton of the page: Next's bundle and the enhancers' each contain a copy of this module. */
const page = globalThis as { tracked?: Tracked }

const tracked = (page.tracked ??= { waiting: [], take: undefined })

/** Tracks an event. Command queue: what comes before the code that sends is given to it once it is there. */
export function track(event: AnalyticsEvent): void {
  if (tracked.take) tracked.take(event)
  else if (tracked.waiting.length < MOST_WAITING) tracked.waiting.push(event)
}

/** For the code that sends, which is loaded late: is given what has waited, and from then on every event. */
export function takeTracked(take: (event: AnalyticsEvent) => void): void {
  tracked.take = take
  for (const event of tracked.waiting.splice(0)) take(event)
}
