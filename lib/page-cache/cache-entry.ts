import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { DAY_TAG, untilOfTags } from '#lib/content/tags.ts'
import type { PageRecord } from './page-record.ts'

/** State of a stored page that is known without reading the page. */
export interface CacheEntry {
  readonly record: PageRecord
  /** Bytes on disk. */
  readonly size: number
  /** When its tags make the page out of date, in milliseconds since the epoch; Infinity for never. */
  readonly until: number
  /** When the page became stale, in milliseconds since the epoch; undefined for a fresh one. */
  staleSince: number | undefined
  /** Whether only its frame is stale: its own content is as it was rendered. */
  isFrameStale: boolean
  /** Version of the space that made it stale. */
  staleVersion: number
  /** When its last rendering failed, in milliseconds since the epoch; 0 for never. */
  failedAt: number
}

/** Retry delay in milliseconds of a page whose rendering failed. */
const RETRY_DELAY = 3_000

/** Cache tags of a page with those of its frame. */
export const allTags = ({ tags, frame }: PageRecord): readonly string[] =>
  frame ? [...tags, ...frame.parts.flatMap((part) => part.tags)] : tags

export const hasJustFailed = (entry: CacheEntry): boolean => Date.now() - entry.failedAt < RETRY_DELAY

/** Whether the clock has made a page out of date: its day is over in Paris, or a moment that it names has passed. */
export const isOverdue = ({ tags, renderedAt }: PageRecord): boolean =>
  (tags.includes(DAY_TAG) && toParisTime(renderedAt).day !== toParisTime(Date.now()).day) ||
  untilOfTags(tags) <= Date.now()

/** Whether another instance's page is newer than the change that made the local one stale: by version, then clock. */
export const isNewer = (record: PageRecord, entry: CacheEntry): boolean =>
  (record.version > entry.record.version && record.version >= entry.staleVersion) ||
  record.renderedAt > (entry.staleSince ?? Infinity)
