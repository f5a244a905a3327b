import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import type { Logger } from '../../kit/log.ts'
import { reseal } from '../../kit/reseal.ts'
import type { Seal } from '../../kit/seal.ts'
import { logins } from './schema.ts'

type Login = typeof logins.$inferSelect

/** Binds a token to its session's internal id and its programme. */
export const placeOf = ({ sessionId, programme }: Pick<Login, 'sessionId' | 'programme'>): string =>
  `${sessionId} ${programme}`

/** Key rotation: re-encrypts the backends' tokens with the active key. */
export async function resealTokens(database: Sql, seal: Seal, log: Logger): Promise<void> {
  await reseal(seal, {
    whose: 'tokens of sessions',
    log,
    read: async () =>
      (await database.select().from(logins)).map((row) => ({ ...row, sealed: row.sealedToken, place: placeOf(row) })),
    write: ({ sessionId, programme, sealed }, sealedToken) =>
      database
        .update(logins)
        .set({ sealedToken })
        .where(and(eq(logins.sessionId, sessionId), eq(logins.programme, programme), eq(logins.sealedToken, sealed))),
  })
}
