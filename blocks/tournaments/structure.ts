import type { ViewOf } from '#lib/content/block-kit/define-block.ts'
import type { BuyIn, TournamentLevel, TournamentStructure } from '#lib/domain/sale.ts'
import type { tournamentSchema } from '../content-types/tournament.ts'

export type TournamentView = ViewOf<typeof tournamentSchema>

const cents = (euros: number | undefined): number => Math.round((euros ?? 0) * 100)

/** Parts of the buy-in, in euro cents. */
export const buyInOf = (view: TournamentView): BuyIn => ({
  prize: cents(view.buy_in_prize),
  fee: cents(view.buy_in_fee),
  staff: cents(view.buy_in_staff),
})

export const totalOf = ({ prize, fee, staff }: BuyIn): number => prize + fee + staff

/** How a tournament is played, as its page says. */
export const structureOf = (view: TournamentView): TournamentStructure => ({
  chips: view.chips ?? 0,
  levels: view.levels.map(levelOf),
  lateLevel: view.late_level ?? 0,
  reEntries: view.re_entries ?? 0,
  addOn: view.add_on === undefined ? undefined : { cents: cents(view.add_on), chips: view.add_on_chips ?? 0 },
  guarantee: cents(view.guarantee),
})

const levelOf = ({
  kind,
  minutes,
  small_blind: smallBlind = 0,
  big_blind: bigBlind = 0,
  ante = 0,
}: TournamentView['levels'][number]): TournamentLevel =>
  kind === 'break' ? { kind, minutes } : { kind, minutes, smallBlind, bigBlind, ante }

/** Minutes of the shortest and of the longest level; undefined without levels. */
export function levelMinutes({ levels }: TournamentStructure): readonly [number, number] | undefined {
  const minutes = levels.filter(({ kind }) => kind === 'level').map(({ minutes: length }) => length)
  return minutes.length === 0 ? undefined : [Math.min(...minutes), Math.max(...minutes)]
}
