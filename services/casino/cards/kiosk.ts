import { centsOf } from '@barriere/shared/domain/loyalty/casino-points.ts'
import { withStepsOfFailure } from '../../kit/minimum-duration.ts'
import type { Handler } from '../http/call.ts'
import { readRunningJackpots } from '../jackpots/jackpots.ts'
import { readLimit } from '../limits/limits.ts'
import { findCard } from '../member.ts'
import { readBalance } from '../points/ledger.ts'
import { refusal } from '../refusal.ts'
import { readVouchers } from '../rewards/vouchers.ts'
import { requireHolder } from './birth-date.ts'
import { proveCardCode } from './card-keys.ts'
import { activeCard, readCard } from './cards.ts'
import { requireTerminal, rotateTerminal } from './terminals.ts'

/**
 * Content of a card for a paired terminal, in one answer without a session, so that the next guest finds none open.
 * Only the right birth date consumes a device's code, so that after a typing error the code is still valid. A stranger
 * nearby can read a chip, and may own a device that was signed in by card, so both get the vouchers without their
 * codes. Enumeration: an unknown chip is refused like a wrong date.
 */
export const kioskCard: Handler<'kioskCard'> = (call) => withStepsOfFailure(() => showCard(call))

const showCard: Handler<'kioskCard'> = async ({ casino, input: { terminal, qr, rfid = '', birthDate } }) => {
  const { sql: database, clock } = casino
  // First of all: another caller than a terminal must not learn anything about a card, nor block one.
  const proven = await requireTerminal(casino, terminal)
  const code = qr === undefined ? undefined : await proveCardCode(casino, qr)
  const found = code ? await findCard(database, code.accountId) : await activeCard(database, { rfid })
  if (code && !found) throw refusal('card')
  const refused = code ? 'invalidBirthdate' : 'card'
  const { accountId } = await requireHolder(casino, { shown: rfid, card: found, birthDate, refused })
  if (accountId === null) throw refusal('card')
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
  const next = await rotateTerminal(casino, proven)
  const open = vouchers.filter(({ state }) => state === 'open')
  return {
    ...(next === undefined ? {} : { terminal: next }),
    card,
    balance,
    cents: centsOf(balance),
    vouchers: code?.isProven ? open : open.map(({ code: _, ...shown }) => shown),
    jackpots: limit ? [] : jackpots,
  }
}
