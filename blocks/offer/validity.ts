import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'

/** Number of days before the end of an offer from which the site shows the end. */
const SOON = 45

/** Whether an offer has expired. It is valid until the end of its last day in Paris. */
export const isOver = (until: Date | undefined, now: Date): boolean =>
  until !== undefined && toParisTime(until).day < toParisTime(now).day

/** Whether it ends within 45 days, today included. */
export const endsSoon = (until: Date | undefined, now: Date): until is Date =>
  until !== undefined && !isOver(until, now) && toParisTime(until).day <= addDays(toParisTime(now).day, SOON)

/** Sorts by end, offers without an end last. The sort is stable. */
export const byEnd = <T extends { readonly valid_until: Date | undefined }>(offers: readonly T[]): T[] =>
  offers.toSorted(
    (a, b) => (a.valid_until?.getTime() ?? Number.MAX_VALUE) - (b.valid_until?.getTime() ?? Number.MAX_VALUE),
  )
