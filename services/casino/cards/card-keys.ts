import { and, eq, lt } from 'drizzle-orm'
import { expectedProof, isCardCodeFresh, readCardCode } from '@barriere/shared/domain/loyalty/card-code.ts'
import { sameSecret } from '@barriere/shared/secrets/same-secret.ts'
import type { Sql } from '../../kit/database.ts'
import { reseal } from '../../kit/reseal.ts'
import { newSecret } from '../../kit/secret.ts'
import type { Casino } from '../casino.ts'
import type { Handler } from '../http/call.ts'
import { findCard, lockMember } from '../member.ts'
import { accountIdOf, isAlive } from '../programme.ts'
import { refusal } from '../refusal.ts'
import { sessions } from '../schema-accounts.ts'
import { cardKeys } from '../schema-kiosk.ts'

/** The key of a session's browser, made at the first request; it lives as long as the session. */
export const addCardKey: Handler<'addCardKey'> = ({ casino, session }) =>
  casino.sql.transaction(async (transaction) => {
    const { id: accountId } = await lockMember(transaction, accountIdOf(session))
    if (!(await findCard(transaction, accountId))) throw refusal('cardNeeded')
    const { tokenHash: sessionHash } = session
    const [made] = await transaction.select().from(cardKeys).where(eq(cardKeys.sessionHash, sessionHash))
    const known = made && casino.cardKeys.open(made.sealedKey, made.id)
    if (made && known !== undefined) return { device: made.id, key: known }
    const [device, key] = [crypto.randomUUID(), newSecret()]
    const row = { id: device, accountId, sealedKey: casino.cardKeys.close(key, device), lastAt: 0 }
    const createdAt = new Date(casino.clock.now())
    await transaction
      .insert(cardKeys)
      .values({ ...row, sessionHash, createdAt })
      // Sealed under another secret, so it cannot be opened any more: replaced.
      .onConflictDoUpdate({ target: cardKeys.sessionHash, set: row })
    return { device, key }
  })

/** A proven code: its account, and how it is consumed. */
interface ProvenCode {
  readonly accountId: string
  /** Whether the session of the code's device has given the password or a mailed code. */
  readonly isProven: boolean
  /** Replay: a code is valid once. Race: throws `qrCode` if another request has consumed it. */
  readonly use: () => Promise<void>
}

/** Checks the QR code of a card. Throws `qrCode` if it is malformed, of another minute, forged or used. */
export async function proveCardCode(
  { sql: database, clock, cardKeys: seal }: Casino,
  text: string,
): Promise<ProvenCode> {
  const code = readCardCode(text)
  if (!code || !isCardCodeFresh(code, clock.now() / 1_000)) throw refusal('qrCode')
  const { device, at, proof } = code
  const [found] = await database
    .select()
    .from(cardKeys)
    .innerJoin(sessions, eq(sessions.tokenHash, cardKeys.sessionHash))
    .where(and(eq(cardKeys.id, device), isAlive(clock.now())))
  if (!found || found.card_keys.lastAt >= at) throw refusal('qrCode')
  const row = found.card_keys
  const key = seal.open(row.sealedKey, device)
  if (key === undefined || !sameSecret(proof, await expectedProof({ device, key }, code))) throw refusal('qrCode')
  const isProven = found.sessions.provenAt !== null
  return { accountId: row.accountId, isProven, use: () => useCode(database, device, at) }
}

/** Key rotation: re-encrypts the keys with the active pepper. */
export async function resealCardKeys({ sql: database, cardKeys: seal, log }: Casino): Promise<void> {
  const { id, sealedKey: sealed } = cardKeys
  await reseal(seal, {
    whose: 'keys of card codes',
    log,
    read: () => database.select({ place: id, sealed }).from(cardKeys),
    write: (row, sealedKey) =>
      database
        .update(cardKeys)
        .set({ sealedKey })
        .where(and(eq(id, row.place), eq(sealed, row.sealed))),
  })
}

async function useCode(database: Sql, device: string, at: number): Promise<void> {
  const used = await database
    .update(cardKeys)
    .set({ lastAt: at })
    .where(and(eq(cardKeys.id, device), lt(cardKeys.lastAt, at)))
    .returning({ id: cardKeys.id })
  if (used.length === 0) throw refusal('qrCode')
}
