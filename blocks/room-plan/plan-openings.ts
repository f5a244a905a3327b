import {
  OPPOSITE,
  type Opening,
  type OpeningKind,
  type PlanRoom,
  type RoomKind,
  SIDES,
  type Side,
  type Stretch,
  freeStretches,
  lengthOf,
  sharedStretch,
  sideLength,
} from './plan-geometry.ts'

/** Doors and windows of each room, in the order of the rooms. */
export type Openings = readonly (readonly Opening[])[]

const DOOR = 0.85

/** Minimum length of the wall for a door, in metres. */
const DOOR_WALL = 1

const WINDOW_AT_MOST = 2.4

const WINDOW_WALL = 1.2

/** Priority of rooms as passage: lower is preferred. */
const WAY: Readonly<Record<RoomKind, number>> = {
  entrance: 0,
  living: 1,
  bedroom: 2,
  dressing: 3,
  bathroom: 4,
  balcony: 5,
}

const isLivedIn = ({ kind }: PlanRoom): boolean => kind === 'bedroom' || kind === 'living'

/**
 * Default doors and windows for a plan without any: one door from outside, one door to every room from its most public
 * neighbour. Each living room and bedroom gets windows to the balcony, else in its longest outer wall.
 */
export function guessOpenings(rooms: readonly PlanRoom[]): Openings {
  const openings: Opening[][] = rooms.map(() => [])
  const inside = rooms
    .map((room, index) => ({ room, index }))
    .filter(({ room }) => room.kind !== 'balcony')
    .toSorted((one, other) => WAY[one.room.kind] - WAY[other.room.kind])
  const [first] = inside
  if (!first) return openings
  addOuter(rooms, first.index, 'door', openings)
  const reached = [first]
  for (let door = nextDoor(reached, inside); door; door = nextDoor(reached, inside)) {
    openings[door.to.index]?.push(door.opening)
    reached.push(door.to)
  }
  for (const { room, index } of inside) {
    if (!isLivedIn(room)) continue
    const onBalcony = rooms
      .filter((other) => other.kind === 'balcony')
      .flatMap((balcony) => wallsBetween(room, balcony))
    for (const { side, stretch } of onBalcony) openings[index]?.push(middle('window', side, stretch))
    if (onBalcony.length === 0) addOuter(rooms, index, 'window', openings)
  }
  return openings
}

interface Numbered {
  readonly room: PlanRoom
  readonly index: number
}

/** Next reachable room, with the door in its own wall. */
function nextDoor(
  reached: readonly Numbered[],
  inside: readonly Numbered[],
): { to: Numbered; opening: Opening } | undefined {
  for (const from of reached.toSorted((one, other) => WAY[one.room.kind] - WAY[other.room.kind])) {
    for (const to of inside) {
      if (reached.includes(to)) continue
      const wall = wallsBetween(to.room, from.room).find(({ stretch }) => lengthOf(stretch) >= DOOR_WALL)
      if (wall) return { to, opening: middle('door', wall.side, wall.stretch) }
    }
  }
  return undefined
}

const wallsBetween = (room: PlanRoom, other: PlanRoom): { side: Side; stretch: Stretch }[] =>
  SIDES.flatMap((side) => {
    const stretch = sharedStretch(room, side, other)
    return stretch ? [{ side, stretch }] : []
  })

/** Adds an opening in the longest outer wall without an opening. */
function addOuter(rooms: readonly PlanRoom[], index: number, kind: OpeningKind, openings: Opening[][]): void {
  const room = rooms[index]
  const own = openings[index]
  if (!room || !own) return
  const others = rooms.filter((other) => other !== room)
  const [longest] = SIDES.filter((side) => own.every((opening) => opening.side !== side))
    .flatMap((side) => freeStretches(room, side, others).map((stretch) => ({ side, stretch })))
    .filter(({ stretch }) => lengthOf(stretch) >= (kind === 'door' ? DOOR_WALL : WINDOW_WALL))
    .toSorted((one, other) => lengthOf(other.stretch) - lengthOf(one.stretch))
  if (longest) own.push(middle(kind, longest.side, longest.stretch))
}

function middle(kind: OpeningKind, side: Side, stretch: Stretch): Opening {
  const width = kind === 'door' ? DOOR : Math.min(WINDOW_AT_MOST, lengthOf(stretch) * 0.6)
  return { kind, side, offset: stretch.from + (lengthOf(stretch) - width) / 2, width }
}

/** The longest wall without an opening of the room or a neighbour: the place for furniture. */
export function quietWall(rooms: readonly PlanRoom[], openings: Openings, index: number): Side {
  const room = rooms[index]
  if (!room) return 'top'
  const isQuiet = (side: Side): boolean =>
    (openings[index] ?? []).every((opening) => opening.side !== side) &&
    rooms.every((other, number) => number === index || !opensInto(room, side, other, openings[number] ?? []))
  const quiet = SIDES.filter(isQuiet)
  const [longest = 'top'] = (quiet.length > 0 ? quiet : SIDES).toSorted(
    (one, other) => sideLength(room, other) - sideLength(room, one),
  )
  return longest
}

/** Whether another room has an opening in the wall that it shares with a side of this room. */
function opensInto(room: PlanRoom, side: Side, other: PlanRoom, openings: readonly Opening[]): boolean {
  const shared = sharedStretch(other, OPPOSITE[side], room)
  return (
    shared !== undefined &&
    openings.some(
      (opening) =>
        opening.side === OPPOSITE[side] && opening.offset < shared.to && opening.offset + opening.width > shared.from,
    )
  )
}
