import { desc, eq } from 'drizzle-orm'
import type { CasinoAnswer } from '@barriere/shared/programmes/casino/operations.ts'
import type { Sql } from '../../kit/database.ts'
import type { PointsHandler } from '../points/call.ts'
import { refusal } from '../refusal.ts'
import { machinePayments as payments, runningJackpots } from '../schema-sponsorship.ts'

type JackpotsAnswer = CasinoAnswer<'jackpots'>

/** Maximum number of rows in each list. */
const SHOWN = 20

/** Running jackpots, the highest first. */
export async function readRunningJackpots(database: Sql): Promise<JackpotsAnswer['running']> {
  const running = await database.select().from(runningJackpots).orderBy(desc(runningJackpots.amount)).limit(SHOWN)
  return running.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

export const jackpots: PointsHandler<'jackpots'> = async ({ casino: { sql: database } }) => {
  const [running, last] = await Promise.all([
    readRunningJackpots(database),
    database.select().from(payments).where(eq(payments.jackpot, true)).orderBy(desc(payments.at)).limit(SHOWN),
  ])
  return {
    running,
    last: last.map(({ casino, machine, amount, at }) => ({ casino, machine, amount, at: at.toISOString() })),
  }
}

/** Format of a machine's number. Other text never reaches the database, which rejects null bytes. */
const MACHINE = /^[\w-]{1,20}$/

/** Machines show their number, which is unique across casinos. */
export const machinePayments: PointsHandler<'machinePayments'> = async ({ casino: { sql: database }, id }) => {
  if (!MACHINE.test(id)) throw refusal('noPayments')
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
