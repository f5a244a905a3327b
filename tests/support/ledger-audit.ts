import { eq, sql } from 'drizzle-orm'
import { pointAllocations, pointLines, pointLots } from '#services/casino/schema-points.ts'
import type { Sql } from '#services/kit/database.ts'

const whole = (expression: ReturnType<typeof sql>) => sql<number>`coalesce(${expression}, 0)`.mapWith(Number)

/** Invariants, 0 or equal in every ledger: sums over a whole account, each made another way. */
export interface LedgerAudit {
  /** Sum of all lines. */
  readonly lines: number
  /** Sum of the remainders of all earnings. */
  readonly left: number
  /** Earnings whose remainder differs from their amount less their allocations. */
  readonly wrongLots: number
  /** Lines that are not the sum of their allocations, or of their earning. */
  readonly wrongLines: number
}

/** Sums up the ledger of an account again. */
export async function auditLedger(database: Sql, accountId: string): Promise<LedgerAudit> {
  const allocated = sql`(select coalesce(sum(${pointAllocations.amount}), 0) from ${pointAllocations}`
  const [lines] = await database
    .select({
      sum: whole(sql`sum(${pointLines.amount})`),
      wrong: whole(sql`count(*) filter (where ${pointLines.amount} <>
        coalesce((select ${pointLots.amount} from ${pointLots} where ${pointLots.lineId} = ${pointLines.id}), 0)
        + ${allocated} where ${pointAllocations.lineId} = ${pointLines.id}))`),
    })
    .from(pointLines)
    .where(eq(pointLines.accountId, accountId))
  const [lots] = await database
    .select({
      sum: whole(sql`sum(${pointLots.left})`),
      wrong: whole(sql`count(*) filter (where ${pointLots.left} <>
        ${pointLots.amount} + ${allocated} where ${pointAllocations.lotId} = ${pointLots.lineId}))`),
    })
    .from(pointLots)
    .where(eq(pointLots.accountId, accountId))
  return { lines: lines?.sum ?? 0, left: lots?.sum ?? 0, wrongLots: lots?.wrong ?? 0, wrongLines: lines?.wrong ?? 0 }
}
