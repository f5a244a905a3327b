import type { GroundPoint, Point3, Wall } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { type Point, at, smooth, svg } from '../svg-path.ts'
import { drawFlowers } from './furniture.ts'
import { block, cut, disc, drum, facing, lit, shaded, shadow, spot, type Space } from './space.ts'

/** A bentwood chair that faces an angle on the plan, in degrees; 90 is away from the eye. */
export const drawChair = (room: Space, [x, z]: GroundPoint, angle: number, colour = room.decor.cloth): void => {
  const { c, cam, decor } = room
  const wood = lit(room, mix(decor.wood, '#4a2420', 0.55))
  const seat = lit(room, colour)
  const a = (angle * Math.PI) / 180
  const put = (ahead: number, side: number, y: number): Point3 => [
    x + ahead * Math.cos(a) - side * Math.sin(a),
    y,
    z + ahead * Math.sin(a) + side * Math.cos(a),
  ]
  const { k } = spot(cam, x, z)
  disc(room, [x + 0.12, 0, z], 0.27, shaded(room, decor.wood, 0.75), { opacity: 0.4 })
  for (const [u, v] of [
    [0.17, 0.17],
    [0.17, -0.17],
    [-0.18, 0.16],
    [-0.18, -0.16],
  ] as const)
    c.line([cam.p(...put(u, v, 0.44)), cam.p(...put(u * 1.2, v * 1.2, 0))], wood, k * 0.04)
  const back = (): void => {
    const hoop = Array.from({ length: 13 }, (_, i) => {
      const t = (i / 12) * Math.PI
      return cam.p(...put(-0.2 - 0.06 * Math.sin(t), 0.2 * Math.cos(t), 0.46 + 0.48 * Math.sin(t) ** 0.8))
    })
    c.poly(hoop, mix(seat, room.p.cream, 0.12))
    c.shade(smooth(hoop, true), at(hoop, 0)[0], 0, at(hoop, 12)[0], 0, shaded(room, seat, 0.7), 0.1, 0.5)
    c.curve(hoop, wood, k * 0.045)
  }
  const towards = Math.sin(a) < 0.2
  if (towards) back()
  disc(room, [x, 0.44, z], 0.23, wood)
  disc(room, [x, 0.47, z], 0.22, mix(seat, room.p.cream, 0.2))
  if (!towards) back()
}

/** A wine glass on a table in space. */
const drawGlass = (room: Space, [x, y, z]: Point3, wine: string): void => {
  const { c, p, cam } = room
  const { x: gx, y: gy, k } = spot(cam, x, z, y)
  const h = k * 0.2
  c.ell(gx, gy, h * 0.2, h * 0.05, p.cream, { opacity: 0.9 })
  c.rect(gx - h * 0.025, gy - h * 0.5, h * 0.05, h * 0.5, p.cream)
  c.path(
    svg`M${gx - h * 0.2} ${gy - h}Q${gx - h * 0.3} ${gy - h * 0.5} ${gx} ${gy - h * 0.46}Q${gx + h * 0.3} ${
      gy - h * 0.5
    } ${gx + h * 0.2} ${gy - h}Z`,
    mix(wine, p.cream, 0.3),
  )
  c.path(
    svg`M${gx - h * 0.24} ${gy - h * 0.74}Q${gx - h * 0.24} ${gy - h * 0.5} ${gx} ${gy - h * 0.46}Q${gx + h * 0.24} ${
      gy - h * 0.5
    } ${gx + h * 0.24} ${gy - h * 0.74}Z`,
    wine,
  )
}

export interface TableOptions {
  readonly radius?: number
  readonly cloth?: string
  /** The cloth's border and the plates' rims. */
  readonly trim?: string
  readonly middle?: 'flowers' | 'candle' | 'none'
  /** The cloth falls to the ground. */
  readonly long?: boolean
}

/** A round table with its cloth, laid for a meal. */
export const drawLaidTable = (
  room: Space,
  [x, z]: GroundPoint,
  {
    radius = 0.52,
    cloth = room.p.cream,
    trim = room.decor.curtain,
    middle = 'flowers',
    long = true,
  }: TableOptions = {},
): void => {
  const { c, p, cam, decor, night } = room
  const white = lit(room, cloth)
  const hem = long ? 0.06 : 0.42
  disc(room, [x + 0.3, 0, z], radius * 1.15, shaded(room, decor.wood, 0.75), { opacity: 0.45 })
  if (!long) drum(room, [x, z], [0, 0.5], [0.1, 0.06], lit(room, mix(decor.wood, p.ink, 0.6)))
  const count = 28
  const ring = (i: number, y: number): Point3 => {
    const a = (i / count) * Math.PI * 2
    const r = radius * (y > 0.6 ? 1 : 1.06 + (i % 2 ? 0.05 : -0.03))
    return [x + r * Math.cos(a), y, z + r * Math.sin(a)]
  }
  for (let i = 0; i < count; i++) {
    const light = 0.5 + 0.5 * Math.cos(((i + 0.5) / count) * Math.PI * 2)
    facing(
      room,
      [ring(i, hem), ring(i + 1, hem), ring(i + 1, 0.74), ring(i, 0.74)],
      shaded(room, white, light * 0.5 + (i % 2 ? 0.14 : 0)),
    )
  }
  disc(room, [x, 0.74, z], radius, white)
  const rim = cam.poly(cam.ring(x, 0.745, z, radius * 0.93))
  const { k } = spot(cam, x, z)
  c.poly(rim, 'none', { 'stroke': lit(room, trim), 'stroke-width': Math.max(1.5, k * 0.012) })
  for (const turn of [35, 145, 215, 325]) {
    const a = (turn * Math.PI) / 180
    const [px, pz] = [x + radius * 0.6 * Math.cos(a), z + radius * 0.6 * Math.sin(a)]
    disc(room, [px + 0.01, 0.747, pz - 0.01], radius * 0.26, shaded(room, white, 0.32))
    disc(room, [px, 0.755, pz], radius * 0.25, p.cream)
    disc(room, [px, 0.757, pz], radius * 0.17, mix(p.cream, trim, 0.22))
  }
  for (const [u, v, wine] of [
    [0.2, 0.35, '#8e1f33'],
    [-0.3, 0.1, mix(p.accent2, p.cream, 0.3)],
    [0.34, -0.28, mix(p.accent2, p.cream, 0.3)],
  ] as const)
    drawGlass(room, [x + u * radius, 0.75, z + v * radius], wine)
  if (middle === 'flowers') drawFlowers(room, [x, 0.75, z], 0.3, trim)
  else if (middle === 'candle') {
    const { x: gx, y: gy, k: unit } = spot(cam, x, z, 0.75)
    c.glow(gx, gy - unit * 0.26, unit * (night ? 0.8 : 0.4), p.glow, night ? 0.8 : 0.35)
    c.rect(gx - unit * 0.02, gy - unit * 0.22, unit * 0.04, unit * 0.22, p.cream)
    c.path(
      svg`M${gx - unit * 0.025} ${gy - unit * 0.23}Q${gx} ${gy - unit * 0.36} ${gx + unit * 0.025} ${
        gy - unit * 0.23
      }Z`,
      '#ffb13d',
    )
  }
}

/** A table with chairs around it, at angles on the plan; far chairs first. */
export const drawParty = (
  room: Space,
  [x, z]: GroundPoint,
  angles: readonly number[],
  options: TableOptions & { readonly chair?: string } = {},
): void => {
  const reach = (options.radius ?? 0.52) + 0.2
  const seats = angles.map((angle) => [angle, (angle * Math.PI) / 180] as const)
  const place = ([angle, a]: readonly [number, number]): void =>
    drawChair(room, [x + reach * Math.cos(a), z + reach * Math.sin(a)], angle + 180, options.chair ?? room.decor.cloth)
  for (const seat of seats) if (Math.sin(seat[1]) >= -0.25) place(seat)
  drawLaidTable(room, [x, z], options)
  for (const seat of seats) if (Math.sin(seat[1]) < -0.25) place(seat)
}

/** A lit globe, hanging from the height `from`; without a rod if `from` is not above it. */
export const drawGlobe = (room: Space, [x, y, z]: Point3, radius = 0.16, from = room.height): void => {
  const { c, p, cam, night } = room
  const { x: gx, y: gy, k } = spot(cam, x, z, y)
  const [, top] = cam.p(x, from, z)
  if (from > y) c.rect(gx - k * 0.012, top, k * 0.024, gy - top, p.accent2)
  c.glow(gx, gy, k * radius * 4, p.glow, night ? 0.75 : 0.35)
  const ball = c.rad(gx - k * radius * 0.3, gy - k * radius * 0.3, k * radius * 1.3, [
    [0, '#fffdf0'],
    [0.7, mix(p.cream, p.glow, 0.6)],
    [1, mix(p.glow, p.accent2, 0.5)],
  ])
  c.circle(gx, gy, k * radius, ball)
  c.rect(gx - k * 0.05, gy - k * radius * 1.16, k * 0.1, k * 0.05, p.accent2)
}

/** A buttoned bench along a wall with its brass rail. */
export const drawBanquette = (room: Space, wall: Wall, s0: number, s1: number): void => {
  const { c, decor, p } = room
  const cloth = lit(room, decor.curtain)
  shadow(room, wall, [s0, s1, 0, 0.8])
  block(room, wall, [s0, s1, 0, 1.12, 0, 0.16], cut(room, cloth))
  block(room, wall, [s0, s1, 0, 0.34, 0.1, 0.58], cut(room, shaded(room, cloth, 0.25)))
  block(room, wall, [s0, s1, 0.34, 0.48, 0.14, 0.6], { ...cut(room, cloth), top: mix(cloth, p.cream, 0.22) })
  for (let s = s0 + 0.4; s < s1; s += 0.4)
    c.line([wall.pt(s, 0.5, 0.165), wall.pt(s, 1.08, 0.165)], shaded(room, cloth, 0.42), 2.4)
  c.line([wall.pt(s0, 1.2, 0.14), wall.pt(s1, 1.2, 0.14)], lit(room, p.accent2), 6)
}

/** A tall mirror in a gilt frame, with slanting light on it. */
export const drawMirror = (room: Space, wall: Wall, s0: number, s1: number, y0: number, y1: number): void => {
  const { c, p, decor } = room
  const glass = mix(lit(room, decor.wall), p.sky[2], 0.5)
  c.poly(wall.arch(s0 - 0.08, y0 - 0.08, s1 + 0.08, y1 + 0.08, 0.03, 14), lit(room, p.accent2))
  c.poly(wall.arch(s0, y0, s1, y1, 0.04, 14), glass)
  const w = s1 - s0
  for (const [a, b] of [
    [0.1, 0.34],
    [0.5, 0.6],
  ] as const)
    c.poly(
      wall.quad([
        [s0 + a * w, y0, 0.05],
        [s0 + b * w, y0, 0.05],
        [s0 + (b + 0.32) * w, y1 - w * 0.45, 0.05],
        [s0 + (a + 0.32) * w, y1 - w * 0.45, 0.05],
      ]),
      mix(glass, '#ffffff', 0.55),
      { opacity: 0.75 },
    )
}

/** A bar counter in front of a wall, with a rail and panels. */
export const drawCounter = (room: Space, wall: Wall, s0: number, s1: number, out: number, top = '#fbf3e2'): void => {
  const { c, p, decor } = room
  const body = lit(room, decor.curtain)
  shadow(room, wall, [s0, s1 + 0.3, out, out + 1], 0.4)
  block(room, wall, [s0, s1, 0, 1.04, out - 0.6, out], cut(room, body))
  const count = Math.round((s1 - s0) / 0.6)
  for (let i = 0; i < count; i++) {
    const [a, b] = [lerp(s0, s1, i / count) + 0.07, lerp(s0, s1, (i + 1) / count) - 0.07]
    c.poly(wall.rect(a, 0.18, b, 0.9, out + 0.01), mix(body, p.cream, 0.16))
    c.poly(wall.rect(a + 0.06, 0.24, b - 0.06, 0.84, out + 0.012), shaded(room, body, 0.12))
  }
  block(room, wall, [s0 - 0.06, s1 + 0.06, 1.04, 1.12, out - 0.66, out + 0.14], cut(room, lit(room, top)))
  c.line([wall.pt(s0, 0.2, out + 0.12), wall.pt(s1, 0.2, out + 0.12)], lit(room, p.accent2), 7)
}

/** A bar stool. */
export const drawStool = (room: Space, [x, z]: GroundPoint): void => {
  const { p, decor } = room
  disc(room, [x + 0.14, 0, z], 0.24, shaded(room, decor.wood, 0.75), { opacity: 0.45 })
  drum(room, [x, z], [0, 0.03], [0.2, 0.16], lit(room, p.accent2))
  drum(room, [x, z], [0.03, 0.68], [0.03, 0.03], lit(room, p.accent2))
  drum(room, [x, z], [0.68, 0.78], [0.2, 0.21], lit(room, decor.cloth))
}

/** Shelves of bottles on a wall. */
export const drawShelves = (room: Space, wall: Wall, s0: number, s1: number, levels: readonly number[]): void => {
  const { p, c, r, decor } = room
  const wood = lit(room, mix(decor.wood, '#4a2420', 0.4))
  const glass = ['#17493f', '#7a2a2f', mix(p.accent2, p.cream, 0.25), '#24507a', p.cream, mix(p.accent, p.accent2, 0.5)]
  for (const y of levels) {
    block(room, wall, [s0, s1, y - 0.05, y, 0, 0.22], cut(room, wood))
    for (let s = s0 + 0.12; s < s1 - 0.06; s += 0.15) {
      const h = r.r(0.24, 0.34)
      const tone = lit(room, r.pick(glass))
      const points = (
        [
          [-0.045, 0],
          [0.045, 0],
          [0.045, h * 0.55],
          [0.015, h * 0.72],
          [0.015, h],
          [-0.015, h],
          [-0.015, h * 0.72],
          [-0.045, h * 0.55],
        ] as const
      ).map(([a, b]): Point => wall.pt(s + a, y + b, 0.12))
      c.poly(points, tone)
    }
  }
}

/** A dish of oysters on ice. */
export const drawPlatter = (room: Space, [x, y, z]: Point3, radius = 0.26): void => {
  const { p, c, cam } = room
  const { k } = spot(cam, x, z, y)
  disc(room, [x + 0.03, y, z], radius * 1.05, shaded(room, p.cream, 0.5))
  disc(room, [x, y + 0.04, z], radius, '#8fa0ae')
  disc(room, [x, y + 0.055, z], radius * 0.92, mix(p.cream, p.sea[2], 0.18))
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2
    const [ox, oy] = cam.p(x + radius * 0.66 * Math.cos(a), y + 0.08, z + radius * 0.66 * Math.sin(a))
    c.ell(ox, oy, k * 0.068, k * 0.034, mix(p.ink, p.stone, 0.45))
    c.ell(ox - k * 0.006, oy - k * 0.006, k * 0.052, k * 0.023, mix(p.cream, p.sea[3], 0.4))
  }
  const [lx, ly] = cam.p(x, y + 0.09, z)
  c.ell(lx, ly, k * 0.06, k * 0.035, '#f4c331')
}
