import { isAdult } from '#lib/domain/age.ts'
import { toParisTime } from '#lib/domain/paris-time.ts'
import { refusal } from '../refusal.ts'

/** Refuses a birth date of today or later, Paris time. */
export function requirePast(birthDate: string, now: number): void {
  if (birthDate >= toParisTime(now).day) throw refusal('default', { status: 422, fields: ['birthDate'] })
}

/** Age check: rejects members under 18, by the date in Paris. */
export function requireAdult(birthDate: string, now: number): void {
  if (!isAdult(birthDate, toParisTime(now).day)) throw refusal('default', { status: 422, fields: ['birthDate'] })
}
