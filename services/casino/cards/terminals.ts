import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import { withStepsOfFailure } from '../../kit/minimum-duration.ts'
import { hashOf, newSecret } from '../../kit/secret.ts'
import type { Casino } from '../casino.ts'
import type { Handler } from '../http/call.ts'
import { refusal } from '../refusal.ts'
import { terminals } from '../schema-kiosk.ts'

/** Milliseconds after which a token is replaced. */
const ROTATED_AFTER = 24 * 3_600_000

/** Milliseconds after which an answer with the next token counts as lost. Before, only one of several calls gets it. */
const LOST_AFTER = 60_000

/** A terminal that has shown its current or its previous token. */
interface ProvenTerminal {
  readonly id: string
  /** Hash of the token of this call, and of the current one. */
  readonly shown: string
  readonly current: string
  readonly rotatedAt: Date
}

type TerminalsCasino = Pick<Casino, 'sql' | 'clock' | 'log'>

/** Makes a device a terminal. Throws `pairing`. */
export const pairTerminal: Handler<'pairTerminal'> = ({ casino: { sql: database, clock }, input: { code } }) =>
  withStepsOfFailure(async () => {
    const [token, now] = [newSecret(), new Date(clock.now())]
    const given = { tokenHash: hashOf(token), rotatedAt: now, previousHash: null, confirmedAt: null }
    const paired = await database
      .update(terminals)
      .set({ ...given, codeHash: null, codeEndsAt: null })
      .where(and(eq(terminals.codeHash, hashOf(code)), gt(terminals.codeEndsAt, now), isNull(terminals.endedAt)))
      .returning({ id: terminals.id })
    if (paired.length === 0) throw refusal('pairing', { fields: ['code'] })
    return { token }
  })

/** Whether a device is a paired terminal. The terminal page is cached and the same for every device, so it asks. */
export const terminal: Handler<'terminal'> = async ({ casino, input }) => ({
  isPaired: (await findTerminal(casino, input.terminal)) !== undefined,
})

/** The terminal of a token. Throws `terminal` if the token is unknown, missing or ended. */
export async function requireTerminal(casino: TerminalsCasino, token: string | undefined): Promise<ProvenTerminal> {
  const found = await findTerminal(casino, token)
  if (!found) throw refusal('terminal')
  return found
}

/**
 * Reuse detection (RFC 9700, 4.14.2): the previous token is valid until the current one is used. Its use after that
 * means that two devices have the terminal's tokens: the terminal is ended.
 */
async function findTerminal(
  { sql: database, clock, log }: TerminalsCasino,
  token: string | undefined,
): Promise<ProvenTerminal | undefined> {
  const [shown, now] = [hashOf(token ?? ''), new Date(clock.now())]
  return await database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(terminals)
      .where(or(eq(terminals.tokenHash, shown), eq(terminals.previousHash, shown)))
      .for('update')
    if (!row?.tokenHash || !row.rotatedAt) return undefined
    const { id, tokenHash: current, rotatedAt } = row
    const own = transaction.update(terminals)
    if (shown !== current && row.confirmedAt !== null) {
      log.warn({ event: 'casino.terminal-stolen', id }, 'two devices had the tokens of a terminal, which is over')
      await own.set(ended('stolen', now)).where(eq(terminals.id, id))
      return undefined
    }
    const confirmedAt = row.confirmedAt ?? (shown === current ? now : null)
    await own.set({ lastUsedAt: now, confirmedAt }).where(eq(terminals.id, id))
    return { id, shown, current, rotatedAt }
  })
}

/**
 * Rotates a token that is older than a day, or whose successor has not reached the terminal; undefined if the token
 * stays. The token of this call stays valid until the next one is used.
 */
export async function rotateTerminal(
  { sql: database, clock }: TerminalsCasino,
  { id, shown, current, rotatedAt }: ProvenTerminal,
): Promise<string | undefined> {
  const now = clock.now()
  if (now - rotatedAt.getTime() < (shown === current ? ROTATED_AFTER : LOST_AFTER)) return undefined
  const token = newSecret()
  const given = { tokenHash: hashOf(token), previousHash: shown, rotatedAt: new Date(now), confirmedAt: null }
  const rotated = await database
    .update(terminals)
    .set(given)
    // Race: another call may have rotated or ended it.
    .where(and(eq(terminals.id, id), eq(terminals.tokenHash, current)))
    .returning({ id: terminals.id })
  return rotated.length > 0 ? token : undefined
}

/** Columns of an ended terminal. */
export const ended = (by: 'desk' | 'stolen', at: Date) => ({
  ...{ codeHash: null, codeEndsAt: null, tokenHash: null, previousHash: null },
  endedAt: at,
  endedBy: by,
})

/** Milliseconds for which the desk's list shows an ended terminal. */
const KEPT = 90 * 24 * 3_600_000

/** Retention: deletes terminals that ended long ago, or whose pairing code expired long ago. */
export async function sweepTerminals(database: Sql, now: number): Promise<void> {
  const before = new Date(now - KEPT)
  await database
    .delete(terminals)
    .where(or(lt(terminals.endedAt, before), and(isNull(terminals.tokenHash), lt(terminals.codeEndsAt, before))))
}
