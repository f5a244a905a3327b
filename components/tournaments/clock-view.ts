import type { LevelClock } from '@barriere/shared/programmes/casino/clock.ts'
import { type TimetableRow, formatCountdown, readClock } from '@barriere/shared/domain/time/level-clock.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatHour, formatNumber } from '#lib/i18n/format.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from '../forms/interpolate.ts'

export type ClockWords = Messages['tournaments']['clock']

/** Texts of a clock. An empty text is not shown. */
export interface ClockView {
  readonly title: string
  readonly name: string
  readonly level: string
  /** `24:59`, `1:05:00` */
  readonly left: string
  readonly status: string
  readonly blinds: string
  readonly ante: string
  readonly next: string
  readonly break: string
  readonly late: string
  /** Played part of the level, from 0 to 1. */
  readonly played: number
  /** Text of the live region: the level with its blinds, or the break, and the clock's status. */
  readonly announced: string
}

/** Texts of a clock at the server's time `now`. */
export function clockView(clock: LevelClock, now: number, words: ClockWords, locale: Locale): ClockView {
  const { status, current, next, left, untilBreak, lateLeft } = readClock(clock, clock, now)
  const number = (value: number): string => (value === 0 ? '–' : formatNumber(value, locale))
  const blindsOf = (row: TimetableRow | undefined): string =>
    row?.entry.kind === 'level'
      ? interpolate(words.blindsOf, {
          small: formatNumber(row.entry.smallBlind, locale),
          big: formatNumber(row.entry.bigBlind, locale),
        })
      : ''
  const nameOf = (row: TimetableRow): string =>
    row.level === undefined ? words.break : interpolate(words.level, { level: row.level })
  const nextOf = (row: TimetableRow): string =>
    row.level === undefined
      ? interpolate(words.breakOf, { minutes: row.entry.minutes })
      : interpolate(words.levelOf, { level: row.level, blinds: blindsOf(row) })
  const level = status === 'over' || !current ? words.over : nameOf(current)
  const statusWords = {
    waiting: interpolate(words.waiting, { time: formatHour(new Date(clock.startsAt), locale) }),
    running: '',
    paused: words.paused,
    over: '',
  }[status]
  const shown = status === 'waiting' || !current ? undefined : current
  return {
    title: clock.title[locale],
    name: clock.name[locale],
    level,
    left: formatCountdown(left),
    status: statusWords,
    blinds: blindsOf(current),
    ante: current?.entry.kind === 'level' ? number(current.entry.ante) : '',
    next: next ? nextOf(next) : current ? words.last : '',
    break: untilBreak === undefined ? '' : formatCountdown(untilBreak),
    late: lateLeft === undefined ? '' : formatCountdown(lateLeft),
    played: shown ? 1 - left / (shown.until - shown.from) : 0,
    announced: [current ? nextOf(current) : level, statusWords].filter(Boolean).join('. '),
  }
}
