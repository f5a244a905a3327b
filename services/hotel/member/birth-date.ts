import { isAdult } from '@barriere/shared/domain/people/age.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { refusal } from '../refusal.ts'

/** Age check: rejects members under 18, by the date in Paris. */
export function requireAdult(birthDate: string, now: number): void {
  if (!isAdult(birthDate, toParisTime(now).day)) throw refusal('default', { status: 422, fields: ['birthDate'] })
}

/** Minimum number of days between two changes, since a birthday brings advantages. */
const BETWEEN_CHANGES = 365

/** First day, Paris time, on which a birth date may change again. */
export const changeableFrom = (changedAt: Date): string =>
  addDays(toParisTime(changedAt.getTime()).day, BETWEEN_CHANGES)

/** Refuses a second change of the birth date within a year. */
export function requireChangeable(changedAt: Date | null, now: number): void {
  if (changedAt && toParisTime(now).day < changeableFrom(changedAt))
    throw refusal('default', { status: 422, fields: ['birthDate'] })
}
