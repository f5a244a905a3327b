import { isAdult } from '#lib/domain/age.ts'
import { toParisTime } from '#lib/domain/paris-time.ts'
import { refusal } from '../refusal.ts'

/** Refuses a birth date of today or later, Paris time. */
export function requirePast(birthDate: string, now: number): void {
  if (birthDate >= toParisTime(now).day) throw refusal('default', { status: 422, fields: ['birthDate'] })
}

/** Refuses an account to who is not 18 yet, Paris time. */
export function requireAdult(birthDate: string, now: number): void {
  if (!isAdult(birthDate, toParisTime(now).day)) throw refusal('default', { status: 422, fields: ['birthDate'] })
}
