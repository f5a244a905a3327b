import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { expectedProof, isCardCodeFresh, readCardCode } from '#lib/domain/card-code.ts'
import { sameSecret } from '#lib/domain/same-secret.ts'
import type { Sql } from '../../kit/database.ts'
import { newSecret } from '../../kit/secret.ts'
import type { Casino } from '../casino.ts'
import type { Handler } from '../http/call.ts'
import { findCard, lockMember } from '../member.ts'
import { accountIdOf } from '../programme.ts'
import { refusal } from '../refusal.ts'
import { cardKeys } from '../schema-kiosk.ts'

/** Devices of a member; the oldest one goes when another comes. */
const MOST_DEVICES = 10

/** Gives a device of a card holder its key. */
export const addCardKey: Handler<'addCardKey'> = ({ casino, session }) =>
  casino.sql.transaction(async (transaction) => {
    const { id: accountId } = await lockMember(transaction, accountIdOf(session))
    if (!(await findCard(transaction, accountId))) throw refusal('cardNeeded')
    const old = transaction
      .select({ id: cardKeys.id })
      .from(cardKeys)
      .where(eq(cardKeys.accountId, accountId))
      .orderBy(desc(cardKeys.createdAt), desc(cardKeys.id))
      .offset(MOST_DEVICES - 1)
    await transaction.delete(cardKeys).where(inArray(cardKeys.id, old))
    const [device, key] = [crypto.randomUUID(), newSecret()]
    const sealedKey = casino.cardKeys.close(key, device)
    await transaction
      .insert(cardKeys)
      .values({ id: device, accountId, sealedKey, createdAt: new Date(casino.clock.now()) })
    return { device, key }
  })

/** A code that was proven: whose card it shows, and how it is used up. */
interface ProvenCode {
  readonly accountId: string
  /** Replay: a code serves once. Throws `qrCode` where another request was faster. */
  readonly use: () => Promise<void>
}

/** Checks the QR code of a card. Throws `qrCode` where it is malformed, of another minute, forged or used. */
export async function proveCardCode(
  { sql: database, clock, cardKeys: seal }: Casino,
  text: string,
): Promise<ProvenCode> {
  const code = readCardCode(text)
  if (!code || !isCardCodeFresh(code, clock.now() / 1_000)) throw refusal('qrCode')
  const { device, at, proof } = code
  const [row] = await database.select().from(cardKeys).where(eq(cardKeys.id, device))
  if (!row || row.lastAt >= at) throw refusal('qrCode')
  const key = seal.open(row.sealedKey, device)
  if (key === undefined || !sameSecret(proof, await expectedProof({ device, key }, code))) throw refusal('qrCode')
  return { accountId: row.accountId, use: () => useCode(database, device, at) }
}

async function useCode(database: Sql, device: string, at: number): Promise<void> {
  const used = await database
    .update(cardKeys)
    .set({ lastAt: at })
    .where(and(eq(cardKeys.id, device), lt(cardKeys.lastAt, at)))
    .returning({ id: cardKeys.id })
  if (used.length === 0) throw refusal('qrCode')
}
