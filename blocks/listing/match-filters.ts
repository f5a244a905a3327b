import type { ItemFilter } from './filters.ts'

/** Filters that are set: parameters of the address, each with a value. */
export type ChosenFilters = readonly (readonly [name: string, value: string])[]

interface Range {
  /** Key of the item's number. */
  readonly number: string
  /** Parameters of the bounds, which are inclusive. */
  readonly least: string
  readonly most: string
  /** Whether both bounds may be equal. */
  readonly single: boolean
}

/** Numbers with two bounds in the form. The minimum buy-in must be below the maximum (specification §5). */
export const RANGES = {
  days: { number: 'day', least: 'from', most: 'to', single: true },
  buyIn: { number: 'buyIn', least: 'buyInMin', most: 'buyInMax', single: false },
} as const satisfies Record<string, Range>

export type RangeName = keyof typeof RANGES

const NAMES = Object.keys(RANGES) as RangeName[]

/** A bound as a number: a day `YYYY-MM-DD` as `YYYYMMDD`. NaN if it is not a number. */
export const boundOf = (value: string): number =>
  Number(/^\d{4}-\d{2}-\d{2}$/.test(value) ? value.replaceAll('-', '') : value)

/** Ranges with contradicting bounds. They filter nothing until the visitor corrects them. */
export function rangeFaults(chosen: ChosenFilters): RangeName[] {
  const bounds = new Map(chosen)
  return NAMES.filter((name) => {
    const { least, most, single } = RANGES[name]
    const [from, to] = [bounds.get(least), bounds.get(most)]
    if (from === undefined || to === undefined) return false
    return single ? boundOf(from) > boundOf(to) : boundOf(from) >= boundOf(to)
  })
}

/** Whether an item matches all filters. @param now seconds since the epoch */
export function isShown(filter: ItemFilter, chosen: ChosenFilters, now: number): boolean {
  const { only } = filter
  const faults = rangeFaults(chosen)
  return (
    (only === undefined || chosen.some(([name]) => only === '' || name === only)) &&
    chosen.every(([name, value]) => {
      const range = NAMES.find((one) => RANGES[one].least === name || RANGES[one].most === name)
      if (range) return faults.includes(range) || isWithin(filter, range, name, boundOf(value))
      if (name === 'open') return isOpen(filter.states, now)
      if (name === 'places') return filter.places === true
      return (filter.values as Readonly<Record<string, readonly string[]>>)[name]?.includes(value)
    })
  )
}

/** Whether an item keeps a bound. Every item keeps a bound that is not a number. */
function isWithin({ numbers = {} }: ItemFilter, range: RangeName, name: string, bound: number): boolean {
  const { number, least } = RANGES[range]
  const value = numbers[number]
  if (Number.isNaN(bound)) return true
  return value !== undefined && (name === least ? value >= bound : value <= bound)
}

/** Whether it is open at a moment (seconds since the epoch). After the last state nothing is known. */
function isOpen(states: ItemFilter['states'] = [], now: number): boolean {
  const index = states.findLastIndex(([from]) => from <= now)
  return index >= 0 && index + 1 < states.length && states[index]?.[1] === 1
}
