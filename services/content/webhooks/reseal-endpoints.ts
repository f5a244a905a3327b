import { and, eq, isNotNull } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import type { Logger } from '../../kit/log.ts'
import { reseal } from '../../kit/reseal.ts'
import type { Seal } from '../../kit/seal.ts'
import { webhookEndpoints } from '../schema.ts'

interface Endpoints {
  readonly sql: Sql
  readonly seal: Seal
  readonly log: Logger
}

/** Change of the editor's key: encrypts the endpoints' secrets anew with the active one. */
export async function resealEndpoints({ sql, seal, log }: Endpoints): Promise<void> {
  await reseal(seal, {
    whose: 'secrets of webhooks',
    log,
    read: async () =>
      (await sql.select().from(webhookEndpoints).where(isNotNull(webhookEndpoints.sealedSecret))).map(
        ({ id, sealedSecret }) => ({ id, place: String(id), sealed: sealedSecret ?? '' }),
      ),
    write: ({ id, sealed }, sealedSecret) =>
      sql
        .update(webhookEndpoints)
        .set({ sealedSecret })
        .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.sealedSecret, sealed))),
  })
}
