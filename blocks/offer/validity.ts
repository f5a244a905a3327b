import { addDays, toParisTime } from '#lib/domain/paris-time.ts'

/** Days before its end from which an offer says when it ends. */
const SOON = 45

/** Whether an offer is over: its last day in Paris, which it holds for to the end, has gone. */
export const isOver = (until: Date | undefined, now: Date): boolean =>
  until !== undefined && toParisTime(until).day < toParisTime(now).day

/** Whether it ends within 45 days, today included. */
export const endsSoon = (until: Date | undefined, now: Date): until is Date =>
  until !== undefined && !isOver(until, now) && toParisTime(until).day <= addDays(toParisTime(now).day, SOON)

/** Those that end first before the others; those without an end last, in the order they come in. */
export const byEnd = <T extends { readonly valid_until: Date | undefined }>(offers: readonly T[]): T[] =>
  offers.toSorted(
    (a, b) => (a.valid_until?.getTime() ?? Number.MAX_VALUE) - (b.valid_until?.getTime() ?? Number.MAX_VALUE),
  )
