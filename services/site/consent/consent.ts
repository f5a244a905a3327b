import { createHash } from 'node:crypto'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { ChosenConsent, ConsentReceipt } from '@barriere/shared/contracts/consent.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { PURPOSES } from '@barriere/shared/domain/visitors/consent.ts'
import type { Sql } from '../../kit/database.ts'
import { consentReceipts } from './schema.ts'

const DAY = 86_400_000

/** Maximum number of receipts in a history, far above real use. */
const SHOWN = 100

interface ReceiptsOptions {
  readonly sql: Sql
  readonly clock: Clock
  /** Days for which receipts are kept: the six months of a choice, and a time in which it may have to be proved. */
  readonly days: number
}

const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url')

type Row = typeof consentReceipts.$inferSelect

const receiptOf = ({ recordedAt, chosenAt, version, locale, choices }: Row): ConsentReceipt => ({
  recordedAt: recordedAt.toISOString(),
  chosenAt: chosenAt.toISOString(),
  version,
  locale,
  choices,
})

/** Proofs of browsers' consent and refusal. */
export class ConsentReceipts {
  readonly #sql: Sql
  readonly #clock: Clock
  readonly #days: number

  constructor({ sql, clock, days }: ReceiptsOptions) {
    this.#sql = sql
    this.#clock = clock
    this.#days = days
  }

  /** Records a choice. Idempotent: one that is sent again after a lost answer is one receipt. */
  async record({ id, time, version, choices, locale }: ChosenConsent): Promise<ConsentReceipt> {
    const row = {
      browser: hashOf(id),
      recordedAt: new Date(this.#clock.now()),
      chosenAt: new Date(time * 1_000),
      version,
      locale,
      // In a fixed order, so that equal choices are equal values.
      choices: Object.fromEntries(
        PURPOSES.flatMap((purpose) => (choices[purpose] === undefined ? [] : [[purpose, choices[purpose]]])),
      ),
    }
    const [added] = await this.#sql.insert(consentReceipts).values(row).onConflictDoNothing().returning()
    if (added) return receiptOf(added)
    const [before] = await this.#sql
      .select()
      .from(consentReceipts)
      .where(
        and(
          eq(consentReceipts.browser, row.browser),
          eq(consentReceipts.chosenAt, row.chosenAt),
          eq(consentReceipts.choices, row.choices),
        ),
      )
    if (!before) throw new Error('A receipt that was there is not found.')
    return receiptOf(before)
  }

  /** The receipts of a browser, the newest first. */
  async history(id: string): Promise<ConsentReceipt[]> {
    const rows = await this.#sql
      .select()
      .from(consentReceipts)
      .where(eq(consentReceipts.browser, hashOf(id)))
      .orderBy(desc(consentReceipts.chosenAt), desc(consentReceipts.recordedAt))
      .limit(SHOWN)
    return rows.map(receiptOf)
  }

  /** Retention: deletes expired receipts. */
  async sweep(): Promise<void> {
    const until = new Date(this.#clock.now() - this.#days * DAY)
    await this.#sql.delete(consentReceipts).where(lt(consentReceipts.recordedAt, until))
  }
}
