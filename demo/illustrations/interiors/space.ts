import { Camera, type Point3, Wall } from '../camera.ts'
import type { Attributes, Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { type Point, at, polyD } from '../svg-path.ts'
import type { ViewName } from '../views/views.ts'

/** A house's own inks, so that its rooms look related. */
export interface Decor {
  readonly wall: string
  /** The wall in shade: a neighbouring colour, so that the shade is not grey. */
  readonly shade: string
  readonly curtain: string
  readonly rug: string
  /** Throws, seats and cushions. */
  readonly cloth: string
  /** Colour of the floor; the colour of the furniture derives from it. */
  readonly wood: string
}

/** A level camera turned to one side, for rooms seen towards a corner. */
export class TurnedCamera extends Camera {
  readonly #level: Camera
  readonly #cos: number
  readonly #sin: number

  constructor(view: { cx: number; hy: number; f: number; eye?: number }, degrees: number) {
    super(view)
    this.#level = new Camera(view)
    this.#cos = Math.cos((degrees * Math.PI) / 180)
    this.#sin = Math.sin((degrees * Math.PI) / 180)
  }

  #turn([x, y, z]: Point3): Point3 {
    return [x * this.#cos - z * this.#sin, y, x * this.#sin + z * this.#cos]
  }

  override p(x: number, y: number, z: number): Point {
    return super.p(...this.#turn([x, y, z]))
  }

  override poly(points: readonly Point3[]): Point[] {
    return this.#level.poly(points.map((point) => this.#turn(point)))
  }
}

/** A room for the drawing of furniture. The direction of each wall is such that outward is into the room. */
export interface Space {
  readonly c: Canvas
  readonly p: Inks
  readonly r: Random
  readonly cam: Camera
  readonly decor: Decor
  readonly night: boolean
  readonly left: Wall
  readonly back: Wall
  readonly right: Wall
  /** In metres: the sides, the far wall, the height. */
  readonly x0: number
  readonly x1: number
  readonly depth: number
  readonly height: number
  readonly view: ViewName
  /** A sun without rays. */
  readonly calm: boolean
}

export interface SpaceShape {
  readonly x0: number
  readonly x1: number
  readonly depth: number
  readonly height: number
}

export const space = (
  base: Pick<Space, 'c' | 'p' | 'r' | 'cam' | 'decor' | 'view' | 'calm'>,
  { x0, x1, depth, height }: SpaceShape,
): Space => ({
  ...base,
  night: base.p.night,
  x0,
  x1,
  depth,
  height,
  left: new Wall(base.cam, [x0, 0], [x0, depth]),
  back: new Wall(base.cam, [x0, depth], [x1, depth]),
  right: new Wall(base.cam, [x1, depth], [x1, 0]),
})

/** A colour in shade: mixed with mauve, with a deeper one at night. */
export const shaded = ({ p, night }: Pick<Space, 'p' | 'night'>, colour: string, amount: number): string =>
  mix(colour, night ? '#4a2456' : mix('#7a4f78', p.wall[3], 0.35), amount)

/** A colour of the house in the current light, by day or by night. */
export const lit = ({ night }: Pick<Space, 'night'>, colour: string): string =>
  night ? mix(colour, '#a04a4a', 0.2) : colour

export interface Faces {
  readonly top?: string
  readonly front?: string
  readonly left?: string
  readonly right?: string
}

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = at(points, (i + 1) % points.length)
    return sum + x * ny - nx * y
  }, 0)

/** Draws a flat shape if its face (points counter-clockwise) is towards the eye. */
export const facing = (
  { c, cam }: Pick<Space, 'c' | 'cam'>,
  points: readonly Point3[],
  fill: string,
  attributes?: Attributes,
): void => {
  const flat = cam.poly(points)
  if (area(flat) < 0) c.poly(flat, fill, attributes)
}

/** Bounds of a block: along a wall, up, out from it. */
export type Bounds = readonly [s0: number, s1: number, y0: number, y1: number, o0: number, o1: number]

/** A block at a wall. Only the faces towards the eye are drawn. */
export const block = (room: Pick<Space, 'c' | 'cam'>, wall: Wall, bounds: Bounds, faces: Faces): void => {
  const [s0, s1, y0, y1, o0, o1] = bounds
  const face = (fill: string | undefined, ...points: readonly (readonly [number, number, number])[]): void => {
    if (fill !== undefined)
      facing(
        room,
        points.map((point) => wall.w(...point)),
        fill,
      )
  }
  face(faces.left, [s0, y0, o0], [s0, y0, o1], [s0, y1, o1], [s0, y1, o0])
  face(faces.right, [s1, y0, o1], [s1, y0, o0], [s1, y1, o0], [s1, y1, o1])
  face(faces.top, [s0, y1, o1], [s1, y1, o1], [s1, y1, o0], [s0, y1, o0])
  face(faces.front, [s0, y0, o1], [s1, y0, o1], [s1, y1, o1], [s0, y1, o1])
}

/** The faces of one colour: lit above and to the left, in shade to the right. */
export const cut = (room: Pick<Space, 'p' | 'night'>, colour: string, depth = 1): Required<Faces> => ({
  top: mix(colour, room.p.cream, 0.22 * depth),
  front: shaded(room, colour, 0.16 * depth),
  left: mix(colour, room.p.cream, 0.06),
  right: shaded(room, colour, 0.42 * depth),
})

/** A soft shadow on the floor, out from a wall. */
export const shadow = (
  room: Pick<Space, 'c' | 'cam' | 'p'>,
  wall: Wall,
  [s0, s1, o0, o1]: readonly [number, number, number, number],
  opacity = 0.34,
): void => {
  const points = (
    [
      [s0, o0],
      [s1, o0],
      [s1, o1],
      [s0, o1],
    ] as const
  ).map(([s, o]) => wall.w(s, 0, o))
  room.c.poly(room.cam.poly(points), mix(room.p.wall[3], '#4a2b5c', 0.4), { opacity })
}

/** Position of a point on the drawing, and drawing units per metre of height at that point. */
export const spot = (cam: Camera, x: number, z: number, y = 0): { x: number; y: number; k: number } => {
  const [px, py] = cam.p(x, y, z)
  return { x: px, y: py, k: py - cam.p(x, y + 1, z)[1] }
}

/** A flat disc in space. */
export const disc = (
  { c, cam }: Pick<Space, 'c' | 'cam'>,
  [x, y, z]: Point3,
  radius: number,
  fill: string,
  attributes?: Attributes,
): void => c.poly(cam.poly(cam.ring(x, y, z, radius)), fill, attributes)

/** An upright drum or cone, lit from the left. */
export const drum = (
  room: Pick<Space, 'c' | 'cam' | 'p' | 'night'>,
  [x, z]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  [r0, r1]: readonly [number, number],
  colour: string,
): void => {
  const { c, cam, p } = room
  const low = spot(cam, x, z, y0)
  const high = spot(cam, x, z, y1)
  const [a, b] = [r0 * low.k, r1 * high.k]
  const rim = cam.poly(cam.ring(x, y0, z, r0))
  const body: Point[] = [
    [high.x - b, high.y],
    [low.x - a, low.y],
    [low.x + a, low.y],
    [high.x + b, high.y],
  ]
  const fill = c.lin(low.x - Math.max(a, b), 0, low.x + Math.max(a, b), 0, [
    [0, mix(colour, p.cream, 0.3)],
    [0.4, colour],
    [1, shaded(room, colour, 0.5)],
  ])
  c.poly(rim, fill)
  c.poly(body, fill)
  c.poly(cam.poly(cam.ring(x, y1, z, r1)), mix(colour, p.cream, 0.35))
}

/** Path data of several openings together, so that they share one view. */
export const outlines = (shapes: readonly (readonly Point[])[]): string =>
  shapes.map((points) => polyD(points)).join('')
