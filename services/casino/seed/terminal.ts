import { eq } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import { hashOf } from '../../kit/secret.ts'
import type { Casino } from '../casino.ts'
import { terminals } from '../schema-kiosk.ts'

/** The demonstration's terminal, whose pairing code is public (README). */
const TERMINAL = { id: '7c1f0f1e-52a4-4d0b-9d0e-5a3f6b2c8e41', casino: 'deauville', name: 'Démonstration' } as const

const CODE = 'DEMA2345'

/** Milliseconds for which the code is valid after a start. */
const LIFETIME = 365 * 24 * 3_600_000

/** Lets the demonstration's code pair a browser once after each start. Until then the previous browser stays paired. */
export async function offerTerminal({ sql: database, clock }: Pick<Casino, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  const offered = { codeHash: hashOf(CODE), codeEndsAt: new Date(now + LIFETIME), endedAt: null, endedBy: null }
  await database
    .insert(terminals)
    .values({ ...TERMINAL, ...offered, createdAt: new Date(now) })
    .onConflictDoUpdate({ target: terminals.id, set: offered })
}

/** Deletes the demonstration terminal, such as in a public deployment: its code is public. */
export async function removeTerminal(transaction: Sql): Promise<void> {
  await transaction.delete(terminals).where(eq(terminals.id, TERMINAL.id))
}
