import type { Moment } from '../../kit/words.ts'
import type { TournamentDay, TournamentLevel } from '../../model/tournaments.ts'

/** Blinds from level to level: each about a third to a half above the one before. */
const LADDER: readonly (readonly [small: number, big: number])[] = [
  [25, 50],
  [50, 100],
  [75, 150],
  [100, 200],
  [150, 300],
  [200, 400],
  [250, 500],
  [300, 600],
  [400, 800],
  [500, 1_000],
  [600, 1_200],
  [800, 1_600],
  [1_000, 2_000],
  [1_500, 3_000],
  [2_000, 4_000],
  [2_500, 5_000],
  [3_000, 6_000],
  [4_000, 8_000],
  [5_000, 10_000],
  [6_000, 12_000],
  [8_000, 16_000],
  [10_000, 20_000],
]

interface Ladder {
  /** Big blind of the first level. */
  readonly from: number
  readonly count: number
  /** Levels between two breaks. */
  readonly every: number
  /** First level with an ante, which is the big blind; none for games without. */
  readonly anteFrom?: number
}

/** A structure: levels of the usual ladder with a big blind ante, and a break after every few of them. */
export function ladder({ from, count, every, anteFrom }: Ladder): TournamentLevel[] {
  const start = LADDER.findIndex(([, big]) => big === from)
  return LADDER.slice(start, start + count).flatMap(([small, big], index): TournamentLevel[] => [
    [small, big, anteFrom !== undefined && index + 1 >= anteFrom ? big : 0],
    ...((index + 1) % every === 0 && index + 1 < count ? (['break'] as const) : []),
  ])
}

/** The same day of several weeks. */
export const everyWeek = ({ days, time }: Moment, weeks: number, places: number): TournamentDay[] =>
  Array.from({ length: weeks }, (_, week) => ({ at: { days: days + 7 * week, time }, places }))
