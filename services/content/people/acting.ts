import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sql } from '../../kit/database.ts'
import { type Principal, type Role, hasRole } from './principal.ts'

/** A call of the management API. */
interface Acting {
  readonly principal: Principal
  /** Adds what the call does to the audit trail. `made`: what its change resolves to. */
  readonly record: (transaction: Sql, made: unknown) => Promise<void>
}

/** Asynchronous context: a change deep in a call knows who makes it, and no signature on the way can forget to say. */
const acting = new AsyncLocalStorage<Acting>()

/** Runs a call of the management API in the name of who makes it. */
export const actAs = <T>(who: Acting, call: () => T): T => acting.run(who, call)

/** Who makes the call that runs; undefined outside of one, such as in a job. */
export const actingPrincipal = (): Principal | undefined => acting.getStore()?.principal

/** Whether who makes the call that runs has a role; false outside of one. */
export const actingMay = (least: Role): boolean => {
  const principal = actingPrincipal()
  return principal !== undefined && hasRole(principal, least)
}

/**
 * Audit trail: adds the call that runs, in the transaction of its change, so that neither is ever there without the
 * other. Outside of a call, such as in a job, it adds nothing.
 * @param made what the change resolves to: ids, or things that have one, are what the trail names
 */
export const recordActivity = async (transaction: Sql, made: unknown): Promise<void> => {
  await acting.getStore()?.record(transaction, made)
}

/** Runs a change and its line of the audit trail in one transaction. Undefined: there was nothing to change. */
export const recorded = <T>(sql: Sql, change: (transaction: Sql) => Promise<T>): Promise<T> =>
  sql.transaction(async (transaction) => {
    const made = await change(transaction)
    if (made !== undefined) await recordActivity(transaction, made)
    return made
  })
