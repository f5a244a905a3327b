import type { Logger } from './log.ts'
import type { Seal } from './seal.ts'

/** A row with an encrypted text, and the place that it is encrypted for. */
interface SealedRow {
  readonly sealed: string
  readonly place: string
}

interface Rows<R extends SealedRow> {
  /** Name of the rows for the log, such as `second steps of the desk`. */
  readonly whose: string
  readonly log: Logger
  readonly read: () => Promise<readonly R[]>
  /** Stores the fresh text, unless another one was stored since the row was read. */
  readonly write: (row: R, fresh: string) => Promise<unknown>
}

/**
 * Key rotation: encrypts with the active secret the texts of the passive one, so that the passive one can be removed.
 * Does nothing without a passive secret.
 */
export async function reseal<R extends SealedRow>(seal: Seal, { whose, log, read, write }: Rows<R>): Promise<void> {
  if (!seal.isChanging) return
  let count = 0
  for (const row of await read()) {
    const fresh = seal.renew(row.sealed, row.place)
    if (fresh === undefined) continue
    await write(row, fresh)
    count += 1
  }
  log.info({ event: 'keys.resealed' }, `encrypted anew with the active key: ${count} ${whose}`)
}
