import type { Clock } from '#lib/domain/clock.ts'
import { StaffTrail } from '../../kit/staff/trail.ts'
import { type DeskEvent, deskEvents } from './schema.ts'

/** Audit trail of the desk: who did what, without anything about a request's sender. */
export class Trail extends StaffTrail<DeskEvent> {
  constructor(options: { readonly clock: Clock; readonly days: number }) {
    super({ ...options, table: deskEvents })
  }
}
