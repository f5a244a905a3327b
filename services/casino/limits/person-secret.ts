import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import type { Logger } from '../../kit/log.ts'
import { reseal } from '../../kit/reseal.ts'
import type { Seal } from '../../kit/seal.ts'
import { personSecrets as table } from '../schema-sponsorship.ts'

/** Name of the only row; also the additional authenticated data of its key. */
const NAME = 'limited persons'

/**
 * HMAC key for limited persons, 256 random bits, encrypted at rest with the pepper. It survives a change of the pepper:
 * without it a limit would end, since the hash cannot be computed again once the account is deleted. Throws if no
 * present pepper decrypts it.
 */
export async function readPersonSecret(database: Sql, seal: Seal): Promise<Buffer> {
  await database
    .insert(table)
    .values({ name: NAME, sealed: seal.close(randomBytes(32).toString('base64url'), NAME) })
    .onConflictDoNothing()
  const [row] = await database.select().from(table).where(eq(table.name, NAME))
  const secret = row && seal.open(row.sealed, NAME)
  if (secret === undefined)
    throw new Error('The key of limited persons is encrypted under another CASINO_PEPPER: add that one to the pair.')
  return Buffer.from(secret, 'base64url')
}

/** Key rotation: re-encrypts the key with the active pepper. */
export async function resealPersonSecret(database: Sql, seal: Seal, log: Logger): Promise<void> {
  await reseal(seal, {
    whose: 'keys of limited persons',
    log,
    read: () => database.select({ place: table.name, sealed: table.sealed }).from(table),
    write: (row, sealed) =>
      database
        .update(table)
        .set({ sealed })
        .where(and(eq(table.name, row.place), eq(table.sealed, row.sealed))),
  })
}
