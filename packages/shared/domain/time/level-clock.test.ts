import { describe, expect, test } from 'vitest'
import { CLOCK_ACTIONS, type ClockState, actOnClock, playedAt, readClock, timetable } from './level-clock.ts'
import type { TournamentLevel } from '../sales/sale.ts'

const MINUTE = 60_000
const START = Date.parse('2026-06-19T17:00:00Z')

const level = (smallBlind: number): TournamentLevel => ({
  kind: 'level',
  smallBlind,
  bigBlind: smallBlind * 2,
  ante: 0,
  minutes: 25,
})

const STRUCTURE = {
  levels: [level(100), level(200), { kind: 'break', minutes: 15 }, level(300)] as const,
  lateLevel: 2,
}

const WAITING: ClockState = { started: false, elapsed: 0 }

/** A clock after actions, each at a minute from the start. */
const after = (...actions: readonly (readonly [action: (typeof CLOCK_ACTIONS)[number], minute: number])[]) =>
  actions.reduce(
    (state, [action, minute]) => actOnClock(STRUCTURE, state, action, START + minute * MINUTE) ?? state,
    WAITING,
  )

const read = (state: ClockState, minute: number) => {
  const { status, current, next, left, untilBreak, lateLeft } = readClock(STRUCTURE, state, START + minute * MINUTE)
  const nameOf = (row: typeof current) => row && (row.level ?? row.entry.kind)
  const minutes = (span: number | undefined) => span && span / MINUTE
  return [status, nameOf(current), nameOf(next), minutes(left), minutes(untilBreak), minutes(lateLeft)]
}

test('the timetable counts levels without breaks, and knows where late registration ends', () => {
  expect(timetable(STRUCTURE).map(({ level, from, isLastLate }) => [level, from / MINUTE, isLastLate])).toEqual([
    [1, 0, false],
    [2, 25, true],
    [undefined, 50, false],
    [3, 65, false],
  ])
  expect(timetable({ ...STRUCTURE, lateLevel: 0 }).some(({ isLastLate }) => isLastLate)).toBe(false)
})

describe('a clock', () => {
  test('waits, runs through levels and breaks, and ends', () => {
    expect(read(WAITING, 0)).toEqual(['waiting', 1, 2, 25, 50, 50])
    const state = after(['start', 0])
    expect(read(state, 10)).toEqual(['running', 1, 2, 15, 40, 40])
    expect(read(state, 25)).toEqual(['running', 2, 'break', 25, 25, 25])
    expect(read(state, 55)).toEqual(['running', 'break', 3, 10, undefined, undefined])
    expect(read(state, 65)).toEqual(['running', 3, undefined, 25, undefined, undefined])
    expect(read(state, 90)).toEqual(['over', undefined, undefined, 0, undefined, undefined])
  })

  test('stands still while it is paused', () => {
    const paused = after(['start', 0], ['pause', 10])
    expect(read(paused, 500)).toEqual(['paused', 1, 2, 15, 40, 40])
    expect(read(after(['start', 0], ['pause', 10], ['resume', 30]), 35)).toEqual(['running', 1, 2, 10, 35, 35])
  })

  test('the next level begins at once, the previous one anew', () => {
    expect(read(after(['start', 0], ['next', 10]), 11)).toEqual(['running', 2, 'break', 24, 24, 24])
    expect(read(after(['start', 0], ['next', 10], ['next', 11]), 11)).toEqual([
      'running',
      'break',
      3,
      15,
      undefined,
      undefined,
    ])
    expect(read(after(['start', 0], ['previous', 30]), 31)).toEqual(['running', 1, 2, 24, 49, 49])
    expect(read(after(['start', 0], ['pause', 10], ['next', 20]), 60)).toEqual(['paused', 2, 'break', 25, 25, 25])
    // After the end, `previous` returns to the last level.
    expect(read(after(['start', 0], ['previous', 95]), 95)).toEqual(['running', 3, undefined, 25, undefined, undefined])
  })

  test('what does nothing is refused', () => {
    const running = after(['start', 0])
    const refused = (state: ClockState, minute: number) =>
      CLOCK_ACTIONS.filter((action) => !actOnClock(STRUCTURE, state, action, START + minute * MINUTE))
    expect(refused(WAITING, 0)).toEqual(['pause', 'resume', 'next', 'previous'])
    expect(refused(running, 1)).toEqual(['start', 'resume', 'previous'])
    expect(refused(running, 95)).toEqual(['start', 'pause', 'resume', 'next'])
    expect(refused(after(['start', 0], ['pause', 1]), 2)).toEqual(['start', 'pause', 'previous'])
  })

  test('a reader whose clock is behind the start has played nothing', () => {
    expect(playedAt(after(['start', 0]), START - MINUTE)).toBe(0)
  })

  test('without a structure there is no level', () => {
    expect(readClock({ levels: [], lateLevel: 0 }, WAITING, START)).toMatchObject({ status: 'waiting', left: 0 })
  })
})
