import { and, eq } from 'drizzle-orm'
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

/**
 * Key rotation of the editor: encrypts the endpoints' secrets with the active key, and the former secrets, which still
 * sign for some days.
 */
export async function resealEndpoints({ sql, seal, log }: Endpoints): Promise<void> {
  for (const [name, column] of Object.entries({
    sealedSecret: webhookEndpoints.sealedSecret,
    previousSecret: webhookEndpoints.previousSecret,
  }))
    await reseal(seal, {
      whose: 'secrets of webhooks',
      log,
      read: async () =>
        (await sql.select({ id: webhookEndpoints.id, sealed: column }).from(webhookEndpoints)).flatMap(
          ({ id, sealed }) => (sealed === null ? [] : [{ id, place: String(id), sealed }]),
        ),
      write: ({ id, sealed }, fresh) =>
        sql
          .update(webhookEndpoints)
          .set({ [name]: fresh })
          .where(and(eq(webhookEndpoints.id, id), eq(column, sealed))),
    })
}
