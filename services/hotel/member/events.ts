import { desc, eq } from 'drizzle-orm'
import type { AuthEvent } from '#lib/contracts/auth-event.ts'
import type { Sql } from '../../kit/database.ts'
import { accountIdOf } from '../accounts/account.ts'
import type { Handler } from '../http/call.ts'
import { events } from '../schema.ts'

/** Events that the account page shows. */
const SHOWN = 50

/** Newest first. */
export async function readEvents(database: Sql, accountId: string, most?: number): Promise<AuthEvent[]> {
  const query = database
    .select({
      kind: events.kind,
      outcome: events.outcome,
      at: events.at,
      browser: events.browser,
      system: events.system,
      network: events.network,
    })
    .from(events)
    .where(eq(events.accountId, accountId))
    .orderBy(desc(events.at), desc(events.id))
  const rows = await (most === undefined ? query : query.limit(most))
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
}

export const listEvents: Handler<'events'> = async ({ hotel, session }) => ({
  events: await readEvents(hotel.sql, accountIdOf(session), SHOWN),
  days: hotel.events.days,
})
