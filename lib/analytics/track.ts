import { commandQueue } from '#lib/client/command-queue.ts'
import type { AnalyticsEvent } from './events.ts'

/** Tracks an event; the queue before the data layer takes it. */
export const { tell: track, takeAll: takeTracked } = commandQueue<AnalyticsEvent>('tracked', 50)
