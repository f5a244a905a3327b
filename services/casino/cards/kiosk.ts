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
 * What a paired terminal shows of a card. One answer and no session, so that nobody who comes next finds one. A code
 * of a device is used up by the right birth date alone, so that a mistyped one needs no other code. A chip can be read
 * by anybody at a hand's breadth, and a device that a card signed in may be a stranger's: both show vouchers without
 * their codes. An unknown chip is refused as a wrong date is.
 */
export const kioskCard: Handler<'kioskCard'> = (call) => withStepsOfFailure(() => showCard(call))

const showCard: Handler<'kioskCard'> = async ({ casino, input: { terminal, qr, rfid = '', birthDate } }) => {
  const { sql: database, clock } = casino
  // Before anything is looked up or counted: what no terminal asks for tells nothing of a card, and blocks none.
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
