import { DAY_TAG, untilTag } from '#lib/content/tags.ts'
import { type Performance, nextChange } from '@barriere/shared/domain/content/agenda.ts'

/** Cache tags of a page with performances. The page expires at midnight, and when the next sale or performance ends. */
export function agendaTags(performances: Iterable<Performance>, now: Date): readonly string[] {
  const next = nextChange(performances, now)
  return [DAY_TAG, ...(next ? [untilTag(next)] : [])]
}
