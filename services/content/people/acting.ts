import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sql } from '../../kit/database.ts'
import { type Role, hasRole } from '@barriere/shared/stories/roles.ts'
import type { Principal } from './principal.ts'

/** A call of the management API. */
interface Acting {
  readonly principal: Principal
  /** Records the call in the audit trail. `made` is the result of its change. */
  readonly record: (transaction: Sql, made: unknown) => Promise<void>
}

/** Asynchronous context: a change deep inside a call knows the caller, without a parameter that could be forgotten. */
const acting = new AsyncLocalStorage<Acting>()

/** Runs a call of the management API for a principal. */
export const actAs = <T>(who: Acting, call: () => T): T => acting.run(who, call)

/** Principal of the current call; undefined outside of a call, such as in a job. */
export const actingPrincipal = (): Principal | undefined => acting.getStore()?.principal

/** Whether the principal of the current call has a role; false outside of a call. */
export const actingMay = (least: Role): boolean => {
  const principal = actingPrincipal()
  return principal !== undefined && hasRole(principal, least)
}

/**
 * Audit trail: records the current call in the transaction of its change, so that neither exists without the other.
 * Does nothing outside of a call, such as in a job.
 * @param made result of the change: ids, or objects with ids, which the trail names
 */
export const recordActivity = async (transaction: Sql, made: unknown): Promise<void> => {
  await acting.getStore()?.record(transaction, made)
}

/** Runs a change and its line of the audit trail in one transaction. Undefined: nothing was changed. */
export const recorded = <T>(sql: Sql, change: (transaction: Sql) => Promise<T>): Promise<T> =>
  sql.transaction(async (transaction) => {
    const made = await change(transaction)
    if (made !== undefined) await recordActivity(transaction, made)
    return made
  })
