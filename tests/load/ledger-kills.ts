import { eq } from 'drizzle-orm'
import { readBalance } from '#services/casino/points/ledger.ts'
import { visits } from '#services/casino/schema-cards.ts'
import { pointLines } from '#services/casino/schema-points.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { addCasinoAccount } from '#tests/support/casino-database.ts'
import { type LedgerAudit, auditLedger } from '#tests/support/ledger-audit.ts'
import { STEPS_AT, expectedAfter } from './ledger-steps.ts'
import { runWorker } from './run-worker.ts'
import { seeded } from './seeded.ts'

export interface LedgerKillOptions {
  /** An empty folder or that of an embedded database. */
  readonly folder: string
  /** Without it, PGlite in `folder`. */
  readonly databaseUrl?: string
  readonly kills: number
  readonly seed: number
}

export interface LedgerKillFigures {
  readonly acknowledged: number
  readonly expected: ReturnType<typeof expectedAfter>
  readonly found: ReturnType<typeof expectedAfter>
  readonly audit: LedgerAudit
}

/** Acknowledged steps before a kill, at most. */
const STEPS = 12

/**
 * Crash test of the ledger: kills its process again and again in the middle of steps. The next process repeats the step
 * that was not acknowledged, as a client does.
 */
export async function killLedger({ folder, databaseUrl, kills, seed }: LedgerKillOptions): Promise<LedgerKillFigures> {
  const open = () => openDatabase({ url: databaseUrl, dataDir: folder, log: createLog('silent') })
  const database = await open()
  await database.migrate('casino', 'services/casino/migrations')
  const { id } = await addCasinoAccount(database.sql)
  await database.close()
  const random = seeded(seed)
  let next = 0
  for (let kill = 0; kill < kills; kill += 1)
    next = await runWorker(
      'ledger-worker.ts',
      [id, next, Number.MAX_SAFE_INTEGER, folder, databaseUrl],
      1 + Math.floor(random() * STEPS),
    )
  next = await runWorker('ledger-worker.ts', [id, next, next + STEPS, folder, databaseUrl])
  const after = await open()
  try {
    const { balance } = await readBalance(after.sql, id, new Date(STEPS_AT))
    return {
      acknowledged: next,
      expected: expectedAfter(next),
      found: {
        balance,
        lines: await after.sql.$count(pointLines, eq(pointLines.accountId, id)),
        visits: await after.sql.$count(visits, eq(visits.accountId, id)),
      },
      audit: await auditLedger(after.sql, id),
    }
  } finally {
    await after.close()
  }
}
