import { lerp } from './colour.ts'
import { type Point, at } from './svg-path.ts'

/** In metres: to the right, up, and away from the eye. */
export type Point3 = readonly [x: number, y: number, z: number]

/** On the ground plan, in metres: to the right, and away. */
export type GroundPoint = readonly [x: number, z: number]

/** Along a wall, up, and outward from it, in metres. */
export type WallPoint = readonly [along: number, up: number, out?: number]

/** A level camera: verticals stay vertical. */
export class Camera {
  /** Horizontal position of the optical axis, in drawing units. */
  readonly cx: number
  /** Height of the horizon, in drawing units from the top. */
  readonly hy: number
  /** Focal length, in drawing units. */
  readonly f: number
  /** Height of the eye, in metres. */
  readonly eye: number
  readonly #near = 0.4

  constructor({ cx, hy, f, eye = 1.6 }: { cx: number; hy: number; f: number; eye?: number }) {
    this.cx = cx
    this.hy = hy
    this.f = f
    this.eye = eye
  }

  /** Projects a point in space onto the drawing. */
  p(x: number, y: number, z: number): Point {
    const depth = Math.max(z, this.#near)
    return [this.cx + (this.f * x) / depth, this.hy - (this.f * (y - this.eye)) / depth]
  }

  /** Clips a shape at the near plane. */
  #clipNear(points: readonly Point3[]): Point3[] {
    const kept: Point3[] = []
    for (const [i, a] of points.entries()) {
      const b = at(points, (i + 1) % points.length)
      const visible = a[2] >= this.#near
      if (visible) kept.push(a)
      if (visible === b[2] >= this.#near) continue
      const t = (this.#near - a[2]) / (b[2] - a[2])
      kept.push([lerp(a[0], b[0], t), lerp(a[1], b[1], t), this.#near])
    }
    return kept
  }

  poly(points: readonly Point3[]): Point[] {
    return this.#clipNear(points).map((point) => this.p(...point))
  }

  /** A horizontal shape, `y` metres above the ground. */
  ground(points: readonly GroundPoint[], y = 0): Point[] {
    return this.poly(points.map(([x, z]): Point3 => [x, y, z]))
  }

  /** A horizontal circle in space. */
  ring(x: number, y: number, z: number, r: number, count = 40): Point3[] {
    return Array.from({ length: count }, (_, i): Point3 => {
      const angle = (i / count) * Math.PI * 2
      return [x + r * Math.cos(angle), y, z + r * Math.sin(angle)]
    })
  }
}

/** A vertical plane between two points of the ground plan, measured in metres. */
export class Wall {
  readonly cam: Camera
  readonly len: number
  readonly #from: GroundPoint
  readonly #dx: number
  readonly #dz: number

  constructor(cam: Camera, from: GroundPoint, to: GroundPoint) {
    this.cam = cam
    this.#from = from
    this.len = Math.hypot(to[0] - from[0], to[1] - from[1])
    this.#dx = (to[0] - from[0]) / this.len
    this.#dz = (to[1] - from[1]) / this.len
  }

  /** The point in space `s` metres along the wall, `y` up and `o` outward. */
  w(s: number, y: number, o = 0): Point3 {
    return [this.#from[0] + this.#dx * s + this.#dz * o, y, this.#from[1] + this.#dz * s - this.#dx * o]
  }

  pt(s: number, y: number, o = 0): Point {
    return this.cam.p(...this.w(s, y, o))
  }

  rect(s0: number, y0: number, s1: number, y1: number, o = 0): Point[] {
    return this.cam.poly([this.w(s0, y0, o), this.w(s1, y0, o), this.w(s1, y1, o), this.w(s0, y1, o)])
  }

  quad(points: readonly WallPoint[]): Point[] {
    return this.cam.poly(points.map((point) => this.w(...point)))
  }

  /** A window with a round head. */
  arch(s0: number, y0: number, s1: number, y1: number, o = 0, steps = 10): Point[] {
    const radius = (s1 - s0) / 2
    const centre = (s0 + s1) / 2
    const head = Array.from({ length: steps + 1 }, (_, i) => {
      const t = (i / steps) * Math.PI
      return this.w(centre + radius * Math.cos(t), y1 - radius + radius * Math.sin(t), o)
    })
    return this.cam.poly([this.w(s0, y0, o), this.w(s1, y0, o), ...head])
  }

  /** Drawing units per metre of height, at a position along the wall. */
  scale(s: number): number {
    return Math.abs(this.pt(s, 0)[1] - this.pt(s, 1)[1])
  }
}
