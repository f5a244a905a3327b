import type { Logger } from './log.ts'
import type { Seal } from './seal.ts'

/** A row with an encrypted text, and the place that it is encrypted for. */
interface SealedRow {
  readonly sealed: string
  readonly place: string
}

interface Rows<R extends SealedRow> {
  /** Whose rows they are, for the log: `second steps of the desk`. */
  readonly whose: string
  readonly log: Logger
  readonly read: () => Promise<readonly R[]>
  /** Stores the fresh text, unless another one was stored since the row was read. */
  readonly write: (row: R, fresh: string) => Promise<unknown>
}

/**
 * Change of a key: encrypts with the active secret what the passive one has encrypted, so that the passive one can be
 * removed. Reads nothing where there is no passive secret.
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
