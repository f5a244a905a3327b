import { and, eq, gt, lte } from 'drizzle-orm'
import { CODE_LIFETIME, CODE_MINUTES } from '@barriere/shared/domain/people/mailed-code.ts'
import { maskedEmail } from '@barriere/shared/domain/people/email.ts'
import type { Sql } from '../../kit/database.ts'
import { newMailedCode } from '../../kit/codes.ts'
import { hashOf, newSecret } from '../../kit/secret.ts'
import type { Casino } from '../casino.ts'
import type { Handler } from '../http/call.ts'
import { composeMail } from '../mails/compose.ts'
import { refusal } from '../refusal.ts'
import { cards } from '../schema-cards.ts'
import { cardVerifications } from '../schema-proofs.ts'
import { requireHolder } from './birth-date.ts'
import { activeCard } from './cards.ts'

const MINUTE = 60_000

/** Milliseconds for which the proof of a mailed code is valid. */
const PROOF_LIFETIME = 60 * MINUTE

/** Maximum number of wrong codes of one verification, and of codes mailed for one card within an hour. */
const MOST_FAILURES = 5
const MOST_MAILS = 5

const HOUR = 60 * MINUTE

/** Milliseconds for which a verification is kept: a code may be proven at the end of its lifetime. */
const KEPT = CODE_LIFETIME + PROOF_LIFETIME

const hashOfCode = (verification: string, code: string): string => hashOf(`${verification} ${code}`)

const initial = (name: string): string => `${[...name][0]?.toLocaleUpperCase() ?? ''}.`

const tooMany = (): Error => refusal('tooManyAttempts', { headers: { 'retry-after': '3600' } })

/** Mails a code to the holder of a card without an account. */
export const verifyCard: Handler<'verifyCard'> = async ({ casino, input }) => {
  const { number, birthDate, locale } = input
  const card = await requireHolder(casino, {
    shown: number,
    card: await activeCard(casino.sql, { number }),
    birthDate,
    refused: 'cardNotFound',
  })
  if (card.accountId !== null) throw refusal('cardTaken')
  const [verification, code] = [newSecret(), newMailedCode()]
  await casino.sql.transaction(async (transaction) => {
    const now = casino.clock.now()
    // Race: the card's row is locked, so that concurrent requests are counted one after the other.
    await transaction.select().from(cards).where(eq(cards.number, number)).for('update')
    const recent = and(eq(cardVerifications.cardNumber, number), gt(cardVerifications.createdAt, new Date(now - HOUR)))
    if ((await transaction.$count(cardVerifications, recent)) >= MOST_MAILS) throw tooMany()
    const [row] = await transaction
      .insert(cardVerifications)
      .values({
        tokenHash: hashOf(verification),
        cardNumber: number,
        codeHash: hashOfCode(verification, code),
        createdAt: new Date(now),
      })
      .returning({ id: cardVerifications.id })
    if (!row) throw new Error('A row that was inserted is returned.')
    const kind = 'card-code'
    const mail = composeMail({
      kind,
      locale,
      origin: casino.siteOrigin,
      name: card.firstName,
      values: { code, minutes: String(CODE_MINUTES) },
    })
    await casino.outbox.add(transaction, { kind, ownerId: row.id, recipient: card.email, ...mail })
  })
  casino.outbox.poke()
  return { verification, email: maskedEmail(card.email) }
}

/** A right code gives the proof once. Race: the row is locked, so that concurrent wrong codes are all counted. */
export const confirmCard: Handler<'confirmCard'> = async ({ casino, input: { verification, code } }) => {
  const proven = await casino.sql.transaction(async (transaction) => {
    const now = casino.clock.now()
    const [open] = await transaction
      .select()
      .from(cardVerifications)
      .innerJoin(cards, eq(cards.number, cardVerifications.cardNumber))
      .where(eq(cardVerifications.tokenHash, hashOf(verification)))
      .for('update')
    if (!open) throw refusal('invalid_grant')
    const { id, failures, provenAt, createdAt, codeHash } = open.card_verifications
    if (failures >= MOST_FAILURES) throw tooMany()
    if (provenAt !== null || createdAt.getTime() <= now - CODE_LIFETIME) throw refusal('invalid_grant')
    const ofThis = eq(cardVerifications.id, id)
    if (codeHash !== hashOfCode(verification, code)) {
      await transaction
        .update(cardVerifications)
        .set({ failures: failures + 1 })
        .where(ofThis)
      return undefined
    }
    const proof = newSecret()
    await transaction
      .update(cardVerifications)
      .set({ proofHash: hashOf(proof), provenAt: new Date(now) })
      .where(ofThis)
    return { proof, holder: `${initial(open.cards.firstName)} ${initial(open.cards.lastName)}` }
  })
  if (!proven) throw refusal('invalid_grant', { fields: ['code'] })
  return proven
}

/**
 * Number of a sign-up's proven card; the card is not taken yet. Throws `link` for a proof that is unknown or an hour
 * old, `invalidBirthdate` for another birth date than the card's, `cardTaken` if the card has an account.
 */
export async function provenCard(
  { clock }: Casino,
  transaction: Sql,
  { proof, birthDate }: { readonly proof: string; readonly birthDate: string },
): Promise<string> {
  const [verification] = await transaction
    .select({ number: cardVerifications.cardNumber })
    .from(cardVerifications)
    .where(
      and(
        eq(cardVerifications.proofHash, hashOf(proof)),
        gt(cardVerifications.provenAt, new Date(clock.now() - PROOF_LIFETIME)),
      ),
    )
  if (!verification) throw refusal('link')
  await lockFreeCard(transaction, verification.number, birthDate)
  return verification.number
}

/** Gives a proven card to an account during its activation. Throws as `provenCard`. */
export async function claimCard(
  transaction: Sql,
  { accountId, cardNumber, birthDate }: { accountId: string; cardNumber: string; birthDate: string },
): Promise<void> {
  await lockFreeCard(transaction, cardNumber, birthDate)
  await transaction.update(cards).set({ accountId }).where(eq(cards.number, cardNumber))
}

async function lockFreeCard(transaction: Sql, number: string, birthDate: string): Promise<void> {
  const [card] = await transaction.select().from(cards).where(eq(cards.number, number)).for('update')
  if (card?.birthDate !== birthDate) throw refusal('invalidBirthdate', { fields: ['birthDate'] })
  if (card.accountId !== null || card.state !== 'active') throw refusal('cardTaken')
}

/** Retention: deletes verifications that no longer count and whose proof has expired. */
export async function sweepVerifications(database: Sql, now: number): Promise<void> {
  await database.delete(cardVerifications).where(lte(cardVerifications.createdAt, new Date(now - KEPT)))
}
