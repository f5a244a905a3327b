import { clamp } from './colour.ts'

/** A point on the drawing, in drawing units: the short side is always 1000. */
export type Point = readonly [x: number, y: number]

/** Rounds to one decimal. That is finer than any print, and keeps the file small. */
export const round1 = (value: number): number => {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? 0 : rounded
}

/** Writes path data and markup: numbers are rounded to one decimal, text is unchanged. */
export const svg = (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  texts.reduce((written, text, index) => {
    const value = values[index - 1] ?? ''
    return `${written}${String(typeof value === 'number' ? round1(value) : value)}${text}`
  })

/** The element at an index. Throws if there is none. */
export const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (found === undefined) throw new Error(`no element ${String(index)} of ${String(list.length)}`)
  return found
}

const pairs = (points: readonly Point[]): string => points.map(([x, y]) => svg`${x} ${y}`).join('L')

export const polyline = (points: readonly Point[]): string => `M${pairs(points)}`

export const polyD = (points: readonly Point[]): string => `${polyline(points)}Z`

/** A smooth curve through all points (Catmull-Rom, written as Béziers). */
export const smooth = (points: readonly Point[], closed = false, tension = 0.5): string => {
  const count = points.length
  if (count < 2) return ''
  const near = (i: number): Point => at(points, closed ? (i + count) % count : clamp(i, 0, count - 1))
  const [x0, y0] = near(0)
  let d = svg`M${x0} ${y0}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [near(i - 1), near(i), near(i + 1), near(i + 2)] as const
    const lead = (axis: 0 | 1): number => from[axis] + ((to[axis] - before[axis]) * tension) / 3
    const trail = (axis: 0 | 1): number => to[axis] - ((after[axis] - from[axis]) * tension) / 3
    d += svg`C${lead(0)} ${lead(1)} ${trail(0)} ${trail(1)} ${to[0]} ${to[1]}`
  }
  return d + (closed ? 'Z' : '')
}
