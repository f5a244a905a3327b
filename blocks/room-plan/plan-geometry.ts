/** Plans are in metres. x points to the right, y points down. */

export type RoomKind = 'bedroom' | 'living' | 'bathroom' | 'dressing' | 'entrance' | 'balcony'

export type Side = 'top' | 'right' | 'bottom' | 'left'

export type OpeningKind = 'door' | 'window'

export const SIDES = ['top', 'right', 'bottom', 'left'] as const satisfies readonly Side[]

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PlanRoom extends Rect {
  readonly kind: RoomKind
}

/** An opening in a room's wall. `offset`: distance of its start from the left or upper end of the side. */
export interface Opening {
  readonly kind: OpeningKind
  readonly side: Side
  readonly offset: number
  readonly width: number
}

/** A part of a side. `from` and `to` are distances from its left or upper end. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Tolerance in metres within which two walls count as one. */
const WALL = 0.16

export const lengthOf = ({ from, to }: Stretch): number => to - from

export const isUpright = (side: Side): boolean => side === 'left' || side === 'right'

/** Length of a side of a room. */
export const sideLength = (room: Rect, side: Side): number => (isUpright(side) ? room.height : room.width)

export const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

/** Coordinates of a side on the plan: position of its line (`at`), and start along the line. */
function lineOf(room: Rect, side: Side): { at: number; start: number } {
  switch (side) {
    case 'top':
      return { at: room.y, start: room.x }
    case 'bottom':
      return { at: room.y + room.height, start: room.x }
    case 'left':
      return { at: room.x, start: room.y }
    case 'right':
      return { at: room.x + room.width, start: room.y }
  }
}

/** The part of a room's side that is shared with another room's wall. */
export function sharedStretch(room: Rect, side: Side, other: Rect): Stretch | undefined {
  const [line, facing] = [lineOf(room, side), lineOf(other, OPPOSITE[side])]
  if (Math.abs(line.at - facing.at) > WALL) return undefined
  const from = Math.max(0, facing.start - line.start)
  const to = Math.min(sideLength(room, side), facing.start - line.start + sideLength(other, OPPOSITE[side]))
  return to - from > WALL ? { from, to } : undefined
}

/** The parts of a side that touch no other room, the longest first. */
export function freeStretches(room: Rect, side: Side, others: readonly Rect[]): Stretch[] {
  const taken = others
    .map((other) => sharedStretch(room, side, other))
    .filter((stretch) => stretch !== undefined)
    .toSorted((one, other) => one.from - other.from)
  const free: Stretch[] = []
  let from = 0
  for (const stretch of taken) {
    if (stretch.from > from) free.push({ from, to: stretch.from })
    from = Math.max(from, stretch.to)
  }
  if (from < sideLength(room, side)) free.push({ from, to: sideLength(room, side) })
  return free.toSorted((one, other) => lengthOf(other) - lengthOf(one))
}

/** The smallest rectangle around all rooms. */
export function boundsOf(rooms: readonly Rect[]): Rect {
  const x = Math.min(...rooms.map((room) => room.x))
  const y = Math.min(...rooms.map((room) => room.y))
  return {
    x,
    y,
    width: Math.max(...rooms.map((room) => room.x + room.width)) - x,
    height: Math.max(...rooms.map((room) => room.y + room.height)) - y,
  }
}

/** Total area in square metres, rounded to one decimal. */
export const areaOf = (...rooms: readonly Rect[]): number =>
  Math.round(rooms.reduce((sum, { width, height }) => sum + width * height, 0) * 10) / 10

/** Rounds metres to centimetres, for the drawing. */
export const toCentimetre = (metres: number): number => Math.round(metres * 100) / 100

export interface Point {
  readonly x: number
  readonly y: number
}

/** Coordinates of an opening: its ends, and a unit vector into the room. Clamped to its side. */
export function placeOpening(
  room: Rect,
  { side, offset, width }: Opening,
): { start: Point; end: Point; inward: Point } {
  const length = sideLength(room, side)
  const wide = Math.min(width, length)
  const from = Math.min(Math.max(0, offset), length - wide)
  const { at, start } = lineOf(room, side)
  const [begin, finish] = [start + from, start + from + wide]
  const way = side === 'top' || side === 'left' ? 1 : -1
  return isUpright(side)
    ? { start: { x: at, y: begin }, end: { x: at, y: finish }, inward: { x: way, y: 0 } }
    : { start: { x: begin, y: at }, end: { x: finish, y: at }, inward: { x: 0, y: way } }
}
