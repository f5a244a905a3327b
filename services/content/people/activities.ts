import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { StaffTrail } from '../../kit/staff/trail.ts'
import type { Activity } from '../management/rights.ts'
import type { Principal } from './principal.ts'
import { activities } from './schema.ts'

/** Who did something, in the trail: a person's address, a token's name. */
export const actorOf = ({ email, name }: Principal): string => email ?? name

/** Audit trail of the content service: who did what to which thing, without any content. */
export class Activities extends StaffTrail<Activity> {
  constructor({ clock, days }: { readonly clock: Clock; readonly days: number }) {
    super({ table: activities, clock, days })
  }

  /** Adds what a call of the management API does, in the transaction in which it does it. */
  async record(transaction: Sql, principal: Principal, kind: Activity, subject?: string): Promise<void> {
    await this.add(transaction, { actor: actorOf(principal), kind, subject })
  }
}
