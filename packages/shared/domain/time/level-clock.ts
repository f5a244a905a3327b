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

/** Begin and end of each level and break. */
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

/** Stored state of a clock. The structure and the time determine all the rest. */
export interface ClockState {
  /** Milliseconds played until `since`, or until the pause. */
  readonly elapsed: number
  /** Start of the current run in milliseconds since the epoch; absent before the start and during a pause. */
  readonly since?: number | undefined
  /** Whether it has been started. */
  readonly started: boolean
}

export type ClockStatus = 'waiting' | 'running' | 'paused' | 'over'

/** Reading of a clock at a moment. */
export interface ClockReading {
  readonly status: ClockStatus
  /** The current level or break; absent without a structure, and after the last one. */
  readonly current: TimetableRow | undefined
  /** The level or break after it. */
  readonly next: TimetableRow | undefined
  /** Milliseconds left of the current one. */
  readonly left: number
  /** Milliseconds until the next break begins; absent during a break, and without a further one. */
  readonly untilBreak: number | undefined
  /** Milliseconds until late registration ends; absent once it has. */
  readonly lateLeft: number | undefined
}

/** Milliseconds played at a moment, without pauses; never negative, even if the clock lags behind that of the start. */
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

/** Actions of staff on a clock. */
export const CLOCK_ACTIONS = ['start', 'pause', 'resume', 'next', 'previous'] as const

export type ClockAction = (typeof CLOCK_ACTIONS)[number]

/**
 * The state after an action; undefined if it has no effect, such as a pause during a pause. `next` begins the next
 * level or break at once; `previous` starts the previous one again. Both keep a pause.
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

/** `24:59`, with hours `1:05:00`; a second that has begun counts. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`
}
