import { desc, eq } from 'drizzle-orm'
import type { PointsHandler } from '../points/call.ts'
import { refusal } from '../refusal.ts'
import { machinePayments as payments, runningJackpots } from '../schema-sponsorship.ts'

/** Rows of each list. */
const SHOWN = 20

export const jackpots: PointsHandler<'jackpots'> = async ({ casino: { sql: database } }) => {
  const [running, last] = await Promise.all([
    database.select().from(runningJackpots).orderBy(desc(runningJackpots.amount)).limit(SHOWN),
    database.select().from(payments).where(eq(payments.jackpot, true)).orderBy(desc(payments.at)).limit(SHOWN),
  ])
  return {
    running: running.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    last: last.map(({ casino, machine, amount, at }) => ({ casino, machine, amount, at: at.toISOString() })),
  }
}

/** Machines have their number on them, the same one in no two casinos. */
export const machinePayments: PointsHandler<'machinePayments'> = async ({ casino: { sql: database }, id }) => {
  const rows = await database
    .select()
    .from(payments)
    .where(eq(payments.machine, id))
    .orderBy(desc(payments.at))
    .limit(SHOWN)
  const [latest] = rows
  if (!latest) throw refusal('noPayments')
  return {
    machine: latest.machine,
    casino: latest.casino,
    payments: rows.map(({ amount, at }) => ({ amount, at: at.toISOString() })),
  }
}
