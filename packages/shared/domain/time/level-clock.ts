import type { TournamentLevel, TournamentStructure } from '../sales/sale.ts'

type Played = Pick<TournamentStructure, 'levels' | 'lateLevel'>

/** A level or a break of a structure, with its place in time. */
export interface TimetableRow {
  readonly entry: TournamentLevel
  /** Counted from 1; absent for a break. */
  readonly level: number | undefined
  /** Milliseconds from the start of the tournament, without pauses. */
  readonly from: number
  readonly until: number
  /** Whether late registration ends with it. */
  readonly isLastLate: boolean
}

/** When each level and break begins. */
export function timetable({ levels, lateLevel }: Played): TimetableRow[] {
  let level = 0
  let from = 0
  return levels.map((entry) => {
    if (entry.kind === 'level') level += 1
    const until = from + entry.minutes * 60_000
    const isLevel = entry.kind === 'level'
    const row = { entry, level: isLevel ? level : undefined, from, until, isLastLate: isLevel && level === lateLevel }
    from = until
    return row
  })
}

/** What is stored of a clock: all else follows from it, the structure and the time. */
export interface ClockState {
  /** Milliseconds played until `since`, or until the pause. */
  readonly elapsed: number
  /** Since when it runs, in milliseconds since the epoch; absent before the start and during a pause. */
  readonly since?: number | undefined
  /** Whether it has been started. */
  readonly started: boolean
}

export type ClockStatus = 'waiting' | 'running' | 'paused' | 'over'

/** What a clock shows at a moment. */
export interface ClockReading {
  readonly status: ClockStatus
  /** The level or break that is played; absent without a structure, and once the last has ended. */
  readonly current: TimetableRow | undefined
  /** What comes after it. */
  readonly next: TimetableRow | undefined
  /** Milliseconds left of the current one. */
  readonly left: number
  /** Milliseconds until the next break begins; absent during a break, and where none comes. */
  readonly untilBreak: number | undefined
  /** Milliseconds until late registration ends; absent once it has. */
  readonly lateLeft: number | undefined
}

/** Milliseconds played at a moment, without pauses. A clock behind that of the start has played nothing more. */
export const playedAt = ({ elapsed, since }: ClockState, now: number): number =>
  elapsed + (since === undefined ? 0 : Math.max(0, now - since))

/** Reads a clock. */
export function readClock(structure: Played, state: ClockState, now: number): ClockReading {
  const rows = timetable(structure)
  const played = playedAt(state, now)
  const index = rows.findIndex(({ until }) => played < until)
  const current = rows[index]
  const late = rows.find(({ isLastLate }) => isLastLate)
  const coming = current && rows.slice(index + 1).find(({ entry }) => entry.kind === 'break')
  return {
    status: !state.started ? 'waiting' : !current ? 'over' : state.since === undefined ? 'paused' : 'running',
    current,
    next: current && rows[index + 1],
    left: current ? current.until - played : 0,
    untilBreak: current?.entry.kind === 'level' && coming ? coming.from - played : undefined,
    lateLeft: late && played < late.until ? late.until - played : undefined,
  }
}

/** What staff do to a clock. */
export const CLOCK_ACTIONS = ['start', 'pause', 'resume', 'next', 'previous'] as const

export type ClockAction = (typeof CLOCK_ACTIONS)[number]

/**
 * The state after an action; undefined where it does nothing, such as a pause of what is paused. The next level, or
 * break, begins at once; the previous one begins anew. Both leave a pause as it is.
 */
export function actOnClock(
  structure: Played,
  state: ClockState,
  action: ClockAction,
  now: number,
): ClockState | undefined {
  const { status, current } = readClock(structure, state, now)
  const played = playedAt(state, now)
  const isRunning = state.since !== undefined
  switch (action) {
    case 'start':
      return status === 'waiting' ? { started: true, elapsed: 0, since: now } : undefined
    case 'pause':
      return status === 'running' ? { started: true, elapsed: played } : undefined
    case 'resume':
      return status === 'paused' ? { started: true, elapsed: played, since: now } : undefined
    case 'next':
      return status === 'waiting' || !current ? undefined : movedTo(current.until, isRunning, now)
    case 'previous': {
      const before = timetable(structure).findLast(({ until }) => until <= (current?.from ?? Infinity))
      return status === 'waiting' || !before ? undefined : movedTo(before.from, isRunning, now)
    }
  }
}

const movedTo = (elapsed: number, isRunning: boolean, now: number): ClockState =>
  isRunning ? { started: true, elapsed, since: now } : { started: true, elapsed }

/** `24:59`, with hours `1:05:00`; seconds that have begun count. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`
}
