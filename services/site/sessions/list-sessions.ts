import { and, desc, eq, gt } from 'drizzle-orm'
import type { ListedSession } from '@barriere/shared/contracts/session.ts'
import type { Sql } from '../../kit/database.ts'
import { logins, sessions } from './schema.ts'
import { LIFETIME, isInUse } from './time-outs.ts'

/** Maximum number of listed sessions. */
const MOST = 100

/** Valid sessions signed in to a login's account, the last used first. */
export async function listSessions(
  database: Sql,
  own: typeof logins.$inferSelect,
  now: number,
): Promise<ListedSession[]> {
  const since = new Date(now - LIFETIME)
  const rows = await database
    .select()
    .from(logins)
    .innerJoin(sessions, eq(sessions.id, logins.sessionId))
    .where(
      and(
        eq(logins.programme, own.programme),
        eq(logins.accountId, own.accountId),
        gt(logins.expiresAt, new Date(now)),
        gt(logins.begunAt, since),
        gt(sessions.authAt, since),
        isInUse(now),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt))
    .limit(MOST)
  return rows.map(({ sessions: session, logins: login }) => ({
    id: session.id,
    browser: session.browser,
    system: session.system,
    firstSeenAt: login.begunAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    persistent: session.persistent,
    current: session.id === own.sessionId,
  }))
}
