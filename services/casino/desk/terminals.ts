import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { DeskTerminal, NewTerminal } from '@barriere/shared/programmes/casino/desk.ts'
import { newCode } from '../../kit/codes.ts'
import type { Sql } from '../../kit/database.ts'
import { hashOf } from '../../kit/secret.ts'
import { ended } from '../cards/terminals.ts'
import type { PointsCasino } from '../casino-rules.ts'
import { refusal } from '../refusal.ts'
import { terminals } from '../schema-kiosk.ts'

/** Length of a pairing code in symbols, and its lifetime in milliseconds. */
const CODE_LENGTH = 8
const CODE_LIFETIME = 15 * 60_000

type Terminal = typeof terminals.$inferSelect

/** Terminals of casinos: active ones by casino and name, then ended ones, the newest first. */
export async function readTerminals(
  { sql: database, clock }: PointsCasino,
  casinos: readonly string[],
): Promise<DeskTerminal[]> {
  const rows = await database
    .select()
    .from(terminals)
    .where(inArray(terminals.casino, [...casinos]))
    .orderBy(
      sql`${terminals.endedAt} is not null`,
      desc(terminals.endedAt),
      asc(terminals.casino),
      asc(terminals.name),
      asc(terminals.createdAt),
    )
  return rows.map((row) => shownOf(row, clock.now()))
}

/** Adds a terminal. Its pairing code is returned only here. */
export async function addTerminal(
  { clock }: PointsCasino,
  transaction: Sql,
  given: NewTerminal,
): Promise<{ readonly terminal: DeskTerminal; readonly code: string }> {
  const [code, now] = [newCode(CODE_LENGTH), clock.now()]
  const codeEndsAt = new Date(now + CODE_LIFETIME)
  const [row] = await transaction
    .insert(terminals)
    .values({ ...given, codeHash: hashOf(code), codeEndsAt, createdAt: new Date(now) })
    .returning()
  if (!row) throw new Error('A row that was inserted is returned.')
  return { terminal: shownOf(row, now), code }
}

/** Ends a terminal of a casino. Throws 404 `terminal` for another casino or an ended terminal. */
export async function endTerminal(
  { clock }: PointsCasino,
  transaction: Sql,
  { id, casino }: { readonly id: string; readonly casino: string },
): Promise<DeskTerminal> {
  const now = clock.now()
  const [row] = await transaction
    .update(terminals)
    .set(ended('desk', new Date(now)))
    .where(and(eq(terminals.id, id), eq(terminals.casino, casino), isNull(terminals.endedAt)))
    .returning()
  if (!row) throw refusal('terminal', { status: 404 })
  return shownOf(row, now)
}

function stateOf({ endedBy, tokenHash, codeEndsAt }: Terminal, now: number): DeskTerminal['state'] {
  if (endedBy !== null) return endedBy === 'stolen' ? 'stolen' : 'ended'
  if (tokenHash !== null) return 'paired'
  return (codeEndsAt?.getTime() ?? 0) > now ? 'waiting' : 'expired'
}

function shownOf(row: Terminal, now: number): DeskTerminal {
  const { id, casino, name, codeEndsAt, lastUsedAt, endedAt } = row
  return {
    ...{ id, casino, name },
    state: stateOf(row, now),
    ...(codeEndsAt && { codeEndsAt: codeEndsAt.toISOString() }),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
  }
}
