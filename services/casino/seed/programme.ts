import type { REWARD_CATEGORIES } from '@barriere/shared/domain/loyalty/casino-reward.ts'
import { cvipNumber } from '@barriere/shared/domain/loyalty/cvip-number.ts'
import { mapLocales } from '@barriere/shared/domain/locale.ts'
import { addDays, fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { CasinoRewardWords } from '@barriere/shared/locales/casino-types.ts'
import { CASINO_REWARDS } from '@barriere/shared/locales/locales.ts'
import type { Sql } from '../../kit/database.ts'
import { cards, rewards } from '../schema-cards.ts'
import { machinePayments, runningJackpots } from '../schema-sponsorship.ts'

/** A card of a guest without an online account: digits without the check digit. */
const GUEST_CARD = {
  number: cvipNumber('100000005'),
  rfid: '04A1B2C306',
  firstName: 'Camille',
  lastName: 'Rivoire',
  birthDate: '1988-07-12',
  email: 'carte@example.com',
  casino: 'deauville',
  state: 'active',
} as const

type RewardLine = readonly [
  id: keyof CasinoRewardWords,
  category: (typeof REWARD_CATEGORIES)[number],
  points: number,
  casinos: string[],
  stock: number | null,
]

const REWARDS: readonly RewardLine[] = [
  ['cocktail', 'restaurants', 500, [], null],
  ['champagne', 'gifts', 2_400, ['deauville', 'le-touquet'], 40],
  ['play-10', 'games', 6_200, [], null],
  ['show', 'shows', 9_000, ['enghien-les-bains', 'deauville'], 24],
  ['spa', 'gifts', 12_000, ['enghien-les-bains', 'la-baule'], 30],
  ['dinner', 'restaurants', 14_000, [], null],
  ['night', 'stays', 32_000, ['deauville', 'la-baule', 'cannes-croisette'], 12],
]

/** Name of the network, its casinos, and its jackpot in euro cents. */
const NETWORKS: readonly (readonly [id: string, name: string, casinos: string[], amount: number])[] = [
  ['lune-doree', 'Lune dorée', ['deauville', 'cannes-croisette', 'enghien-les-bains', 'la-baule'], 148_230_412],
  ['grand-large', 'Grand Large', ['biarritz', 'dinard', 'le-touquet'], 4_187_955],
]

const CASINOS = ['deauville', 'cannes-croisette', 'enghien-les-bains', 'biarritz', 'le-touquet', 'la-baule']

/** Number of machines per casino in the demonstration. */
const MACHINES = 4

/** Number of payments per machine. */
const PAYMENTS = 6

/** Pseudo-random number below `most`, the same at every start. */
const figureOf = (row: number, most: number): number => (((row + 1) * 48_271) % 2_147_483_647) % most

/** Minutes after noon between which machines pay: casinos are open from 14:00 to 02:00. */
const OPEN = { from: 120, minutes: 720 } as const

/** A moment of the last seventeen days during opening hours. */
function paidAt(row: number, now: number): Date {
  const day = addDays(toParisTime(now).day, -2 - figureOf(row * 7, 17))
  return new Date(fromParisTime(day, '12:00').getTime() + (OPEN.from + figureOf(row * 13, OPEN.minutes)) * 60_000)
}

/**
 * Adds the rewards, a card without an account, and jackpots and payments of machines in the form of a casino's system.
 * @param now milliseconds since the epoch
 */
export async function seedProgramme(transaction: Sql, now: number): Promise<void> {
  await transaction
    .insert(rewards)
    .values(
      REWARDS.map(([id, category, points, casinos, stock]) => ({
        id,
        category,
        points,
        casinos,
        stock,
        title: mapLocales((locale) => CASINO_REWARDS[locale][id].title),
        text: mapLocales((locale) => CASINO_REWARDS[locale][id].text),
      })),
    )
  await transaction.insert(cards).values({ ...GUEST_CARD, issuedAt: new Date(now) })
  await transaction
    .insert(runningJackpots)
    .values(NETWORKS.map(([id, name, casinos, amount]) => ({ id, name, casinos, amount, at: new Date(now) })))
  await transaction.insert(machinePayments).values(
    CASINOS.flatMap((casino, place) =>
      Array.from({ length: MACHINES * PAYMENTS }, (_, index) => {
        const row = place * MACHINES * PAYMENTS + index
        const jackpot = index % 8 === 5
        return {
          casino,
          machine: String(1_001 + place * 100 + (index % MACHINES)),
          amount: (4_000 + figureOf(row, 76_129)) * (jackpot ? 20 : 1),
          at: paidAt(row, now),
          jackpot,
        }
      }),
    ),
  )
}
