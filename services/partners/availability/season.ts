import { weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'

/** Setting of a property, which determines its seasons. */
export type Setting = 'sea' | 'mountain' | 'town'

/** Demand of a night. */
export type Season = 'closed' | 'low' | 'middle' | 'high' | 'peak'

/** Last day (`MM-DD`) of each season, in the order of a year. */
type Calendar = readonly (readonly [last: string, season: Season])[]

const YEAR: Readonly<Record<Setting, Calendar>> = {
  sea: [
    ['01-02', 'peak'],
    ['03-31', 'low'],
    ['06-30', 'middle'],
    ['08-31', 'high'],
    ['10-31', 'middle'],
    ['12-19', 'low'],
    ['12-31', 'peak'],
  ],
  mountain: [
    ['01-02', 'peak'],
    ['02-06', 'middle'],
    ['03-08', 'high'],
    ['04-12', 'middle'],
    ['06-19', 'closed'],
    ['09-13', 'low'],
    ['12-04', 'closed'],
    ['12-18', 'middle'],
    ['12-31', 'peak'],
  ],
  town: [
    ['04-30', 'low'],
    ['07-14', 'middle'],
    ['08-31', 'low'],
    ['12-19', 'middle'],
    ['12-31', 'high'],
  ],
}

/** Winter closing of four-star properties by the sea, `MM-DD`, both included. */
const WINTER_CLOSING = ['01-05', '02-05'] as const

const FRIDAY = 5
const SATURDAY = 6

/** Whether the night begins on a Friday or Saturday. */
const isWeekend = (day: string): boolean => [FRIDAY, SATURDAY].includes(weekdayOf(day))

/** Season of a night (`YYYY-MM-DD`) at a property, by setting and class. */
export function seasonOf(day: string, setting: Setting, stars: string): Season {
  const date = day.slice(5)
  const [first, last] = WINTER_CLOSING
  if (setting === 'sea' && stars === '4' && date >= first && date <= last) return 'closed'
  return YEAR[setting].find(([end]) => date <= end)?.[1] ?? 'low'
}

/** Price in percent of the property's lowest. At weekends towns lose business guests; sea and mountain fill. */
const PRICE: Readonly<Record<Season, number>> = { closed: 100, low: 100, middle: 118, high: 150, peak: 180 }
const WEEKEND: Readonly<Record<Setting, number>> = { sea: 20, mountain: 12, town: -8 }

export const pricePercent = (day: string, season: Season, setting: Setting): number =>
  Math.max(100, PRICE[season] + (isWeekend(day) ? WEEKEND[setting] : 0))

/** Share of taken rooms in percent, before the random part. */
const TAKEN: Readonly<Record<Season, number>> = { closed: 100, low: 35, middle: 52, high: 64, peak: 70 }

export const takenPercent = (day: string, season: Season): number => TAKEN[season] + (isWeekend(day) ? 10 : 0)

/** Minimum stay in nights for an arrival on this day. */
export function minNightsOf(day: string, season: Season): number {
  if (season === 'peak') return 3
  return season === 'high' && isWeekend(day) ? 2 : 1
}
