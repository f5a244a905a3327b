import { z } from 'zod'
import { CLOCK_ACTIONS } from '../../domain/time/level-clock.ts'
import { ALWAYS, type CasinoOperation } from './operation.ts'
import { tournamentStructure } from './seats.ts'
import { everyLanguage, key, text } from '../../contracts/fields.ts'

/** Milliseconds since the epoch. */
const moment = z.number().int()

/** The level clock of one day of a tournament, as input for `packages/shared/domain/time/level-clock.ts`. */
export const levelClock = z
  .object({
    /** uuid of the tournament. */
    id: z.uuid(),
    /** Day of the tournament: the one whose clock was started last, or before any start the next one. */
    flight: z.string(),
    name: everyLanguage,
    title: everyLanguage,
    startsAt: moment,
    /** Number of changes of the clock. */
    version: z.number().int(),
    started: z.boolean(),
    /** Milliseconds played until `since`, or until the pause. */
    elapsed: z.number().int(),
    /** Start of the current run; absent before the start and during a pause. */
    since: moment.optional(),
    levels: tournamentStructure.shape.levels,
    lateLevel: z.number().int(),
    /** The server's time, since clocks of visitors' devices differ. */
    now: moment,
  })
  .meta({ id: 'LevelClock' })

export type LevelClock = z.output<typeof levelClock>

/** A desk's command for a clock, refused if the clock has changed since `version` or is another casino's. */
export const clockCommand = z.strictObject({
  action: z.enum(CLOCK_ACTIONS),
  /** The day; by default that in the answer of `clock`. */
  flight: text(120).min(1).optional(),
  version: z.number().int().min(0).optional(),
  casino: key(80).min(1).optional(),
})

export type ClockCommand = z.output<typeof clockCommand>

export const CLOCK_OPERATIONS = {
  clock: {
    method: 'GET',
    path: '/v1/clocks/{id}',
    summary: 'The level clock of a tournament, with the server’s time',
    answer: z.object({ clock: levelClock }),
    auth: 'public',
    errors: ['noTournament', ...ALWAYS],
  },
} as const satisfies Readonly<Record<string, CasinoOperation>>
