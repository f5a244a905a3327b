import type { HotelLevel } from '@barriere/shared/programmes/hotel/fields.ts'
import type { LevelChange } from '@barriere/shared/programmes/hotel/stays.ts'
import { addYears, windowOn } from '@barriere/shared/domain/time/month.ts'
import { daysBetween } from '@barriere/shared/domain/time/paris-time.ts'

/** Nights and euro cents. */
export interface Counted {
  readonly nights: number
  readonly spend: number
}

/** A stay that was not cancelled. Days are `YYYY-MM-DD`. */
export interface CountedStay {
  readonly arrival: string
  readonly departure: string
  readonly amount: number
}

export interface LevelState {
  readonly level: HotelLevel
  /** First day without Infiniment unless it is renewed; null for other levels, and for one granted before the rule. */
  readonly until: string | null
}

/** A change of level, with the resulting state. */
export type NewLevelChange = LevelChange & Pick<LevelState, 'until'>

const NOTHING: Counted = { nights: 0, spend: 0 }

/** Nights and spend of the stays that ended in a window, both days included. */
export const countStays = (
  stays: readonly CountedStay[],
  { from, to }: { readonly from: string; readonly to: string },
): Counted =>
  stays
    .filter(({ departure }) => departure >= from && departure <= to)
    .reduce(
      ({ nights, spend }, { arrival, departure, amount }) => ({
        nights: nights + daysBetween(arrival, departure),
        spend: spend + amount,
      }),
      NOTHING,
    )

/** Either threshold is enough. */
const isReached = ({ nights, spend }: Counted, rule: Counted): boolean => nights >= rule.nights || spend >= rule.spend

/**
 * The changes of a member's level that are due on `today`. Infiniment is reached at once and kept for twelve months;
 * then the twelve months before its end decide on a renewal. Collaborators are excluded. Infiniment from before the
 * rule lasts for twelve months from the first count.
 */
export function dueChanges(
  { level, until }: LevelState,
  stays: readonly CountedStay[],
  { rule, today }: { readonly rule: Counted; readonly today: string },
): readonly NewLevelChange[] {
  if (level === 'IBCOLLABORATEUR') return []
  if (level === 'IBPROSPECT') {
    const counted = countStays(stays, windowOn(today))
    return isReached(counted, rule)
      ? [{ day: today, from: level, to: 'IBINFINIMENT', why: 'stays', ...counted, until: addYears(today, 1) }]
      : []
  }
  if (until === null) {
    const counted = countStays(stays, windowOn(today))
    return [{ day: today, from: level, to: level, why: 'granted', ...counted, until: addYears(today, 1) }]
  }
  if (until > today) return []
  const counted = countStays(stays, windowOn(until))
  const change: NewLevelChange = isReached(counted, rule)
    ? { day: until, from: level, to: level, why: 'renewed', ...counted, until: addYears(until, 1) }
    : { day: until, from: level, to: 'IBPROSPECT', why: 'expired', ...counted, until: null }
  return [change, ...dueChanges({ level: change.to, until: change.until }, stays, { rule, today })]
}

/** Window of the next decision: twelve months until today for a rise, those before the level's end for a renewal. */
export const decidingWindow = ({ until }: LevelState, today: string): { readonly from: string; readonly to: string } =>
  windowOn(until ?? today)

export const missing = (counted: Counted, rule: Counted): Counted => ({
  nights: Math.max(0, rule.nights - counted.nights),
  spend: Math.max(0, rule.spend - counted.spend),
})
