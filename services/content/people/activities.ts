import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { StaffTrail } from '../../kit/staff/trail.ts'
import type { Activity } from '../management/rights.ts'
import type { Principal } from './principal.ts'
import { activities } from './schema.ts'

/** Name of a principal in the trail: a person's e-mail address, a token's name. */
export const actorOf = ({ email, name }: Principal): string => email ?? name

/** Audit trail of the content service: actor, action and object, without any content. */
export class Activities extends StaffTrail<Activity> {
  constructor({ clock, days }: { readonly clock: Clock; readonly days: number }) {
    super({ table: activities, clock, days })
  }

  /** Records a call of the management API, in its own transaction. */
  async record(transaction: Sql, principal: Principal, kind: Activity, subject?: string): Promise<void> {
    await this.add(transaction, { actor: actorOf(principal), kind, subject })
  }
}
