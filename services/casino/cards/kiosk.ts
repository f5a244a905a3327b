import { centsOf } from '#lib/domain/casino-points.ts'
import type { Handler } from '../http/call.ts'
import { readRunningJackpots } from '../jackpots/jackpots.ts'
import { readLimit } from '../limits/limits.ts'
import { findCard } from '../member.ts'
import { readBalance } from '../points/ledger.ts'
import { refusal } from '../refusal.ts'
import { readVouchers } from '../rewards/vouchers.ts'
import { requireBirthDate } from './birth-date.ts'
import { proveCardCode } from './card-keys.ts'
import { holderOf, readCard } from './cards.ts'

/**
 * What a terminal shows of a card. One answer and no session, so that nobody who comes next finds one. A code is used
 * up by the right birth date alone, so that a mistyped one needs no other code.
 */
export const kioskCard: Handler<'kioskCard'> = async ({ casino, input: { qr, rfid = '', birthDate } }) => {
  const { sql: database, clock } = casino
  const code = qr === undefined ? undefined : await proveCardCode(casino, qr)
  const accountId = code?.accountId ?? (await holderOf(database, rfid))
  const found = await findCard(database, accountId)
  if (!found) throw refusal('card')
  await requireBirthDate(casino, found, birthDate)
  await code?.use()
  const now = clock.now()
  const [card, { balance }, vouchers, limit, jackpots] = await Promise.all([
    readCard(database, accountId, now),
    readBalance(database, accountId, new Date(now)),
    readVouchers(database, accountId, now),
    readLimit(database, accountId, now),
    readRunningJackpots(database),
  ])
  if (!card) throw refusal('card')
  return {
    card,
    balance,
    cents: centsOf(balance),
    vouchers: vouchers.filter(({ state }) => state === 'open'),
    jackpots: limit ? [] : jackpots,
  }
}
