import { toCents } from '../money.ts'
import type { BuyIn, TournamentStructure } from './sale.ts'

/** Fields of a tournament's story about its structure and price; amounts in euros, empty fields undefined. */
export interface TournamentFields {
  readonly buy_in_prize?: number | undefined
  readonly buy_in_fee?: number | undefined
  readonly buy_in_staff?: number | undefined
  readonly guarantee?: number | undefined
  readonly chips?: number | undefined
  readonly levels: readonly {
    readonly kind: 'level' | 'break'
    readonly small_blind?: number | undefined
    readonly big_blind?: number | undefined
    readonly ante?: number | undefined
    readonly minutes: number
  }[]
  readonly late_level?: number | undefined
  readonly re_entries?: number | undefined
  readonly add_on?: number | undefined
  readonly add_on_chips?: number | undefined
}

/** The content's numbers may have decimals; only the whole part is used. */
const whole = (value = 0): number => Math.trunc(value)

type BuyInFields = Pick<TournamentFields, 'buy_in_prize' | 'buy_in_fee' | 'buy_in_staff'>

export const buyInOf = ({ buy_in_prize, buy_in_fee, buy_in_staff }: BuyInFields): BuyIn => ({
  prize: toCents(buy_in_prize ?? 0),
  fee: toCents(buy_in_fee ?? 0),
  staff: toCents(buy_in_staff ?? 0),
})

/** Price of an entry, in euro cents. */
export const buyInTotal = ({ prize, fee, staff }: BuyIn): number => prize + fee + staff

export function structureOf(fields: TournamentFields): TournamentStructure {
  const { chips, levels, late_level, re_entries, add_on, add_on_chips, guarantee } = fields
  return {
    chips: whole(chips),
    levels: levels.map(({ kind, minutes, small_blind, big_blind, ante }) =>
      kind === 'break'
        ? { kind, minutes: whole(minutes) }
        : {
            kind,
            smallBlind: whole(small_blind),
            bigBlind: whole(big_blind),
            ante: whole(ante),
            minutes: whole(minutes),
          },
    ),
    lateLevel: whole(late_level),
    reEntries: whole(re_entries),
    ...(add_on ? { addOn: { cents: toCents(add_on), chips: whole(add_on_chips) } } : {}),
    guarantee: toCents(guarantee ?? 0),
  }
}

/** End of a tournament by its structure: that of the last level, with breaks. */
export const tournamentEnd = (startsAt: Date, { levels }: TournamentStructure): Date =>
  new Date(startsAt.getTime() + levels.reduce((length, { minutes }) => length + minutes * 60_000, 0))

/** Minutes of the shortest and of the longest level; undefined without levels. */
export function levelMinutes({ levels }: TournamentStructure): readonly [number, number] | undefined {
  const minutes = levels.filter(({ kind }) => kind === 'level').map(({ minutes: length }) => length)
  return minutes.length === 0 ? undefined : [Math.min(...minutes), Math.max(...minutes)]
}
