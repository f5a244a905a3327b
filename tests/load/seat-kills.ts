import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNull } from 'drizzle-orm'
import { sweepRefunds } from '#services/casino/payments/refunds.ts'
import { mails } from '#services/casino/schema-accounts.ts'
import { payments, receipts, refunds } from '#services/casino/schema-seats.ts'
import { applySale } from '#services/casino/seats/apply-sale.ts'
import { sendDocuments } from '#services/casino/seats/receipts.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { addCasinoAccount } from '#tests/support/casino-database.ts'
import { type SeatAudit, auditSeats } from '#tests/support/seat-audit.ts'
import type { LedgerKillOptions } from './ledger-kills.ts'
import { runWorker } from './run-worker.ts'
import { SALE, casinoAt, doStep } from './seat-steps.ts'
import { seeded } from './seeded.ts'

export interface SeatKillFigures {
  readonly acknowledged: number
  readonly payments: number
  readonly audit: SeatAudit
  /** Missing refunds, and money that the provider refunded twice. */
  readonly owed: number
  readonly givenTwice: number
  /** Documents whose mail is missing, or was written twice. */
  readonly wrongMails: number
}

/** Acknowledged steps before a kill, at most. */
const STEPS = 20

/**
 * Crash test of seats and payments: kills the program again and again in the middle of steps. The next one repeats the
 * step that was not acknowledged, as a client and the provider do.
 */
export async function killSeats({ folder, databaseUrl, kills, seed }: LedgerKillOptions): Promise<SeatKillFigures> {
  const open = () => openDatabase({ url: databaseUrl, dataDir: folder, log: createLog('silent') })
  const file = join(folder, 'given-back')
  const database = await open()
  await database.migrate('casino', 'services/casino/migrations')
  const { id } = await addCasinoAccount(database.sql)
  await database.sql.transaction((transaction) => applySale(casinoAt(database.sql, file, 0), transaction, SALE))
  await database.close()
  const random = seeded(seed)
  const given = (first: number, end: number) => [id, first, end, folder, file, databaseUrl]
  let next = 0
  for (let kill = 0; kill < kills; kill += 1)
    next = await runWorker('seat-worker.ts', given(next, Number.MAX_SAFE_INTEGER), 1 + Math.floor(random() * STEPS))
  const after = await open()
  try {
    await doStep(after.sql, id, next, file)
    // By then, leases of killed programs are over.
    const casino = casinoAt(after.sql, file, next + 60)
    await sweepRefunds(casino)
    await sendDocuments(casino)
    const back = readFileSync(file, 'utf8').split('\n').slice(0, -1)
    const documents = await after.sql.select().from(receipts)
    const written = await after.sql.select({ kind: mails.kind }).from(mails)
    const count = (kind: string): number => written.filter((mail) => mail.kind === kind).length
    const spare = (await after.sql.select().from(refunds)).filter(
      ({ reason }) => reason === 'second' || reason === 'late',
    )
    return {
      acknowledged: next,
      payments: await after.sql.$count(payments),
      audit: await auditSeats(after.sql),
      owed: await after.sql.$count(refunds, isNull(refunds.doneAt)),
      givenTwice: back.length - new Set(back).size,
      wrongMails: Math.abs(count('seats-paid') + count('seats-refunded') - documents.length - spare.length),
    }
  } finally {
    await after.close()
  }
}
