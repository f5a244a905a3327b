import type { GroundPoint, Point3, Wall } from '../camera.ts'
import { lerp, lighten, mix } from '../colour.ts'
import { frond } from '../nature/palm.ts'
import { leafMass } from '../nature/plants.ts'
import { at, polyD, smooth, svg } from '../svg-path.ts'
import { type Space, block, cut, disc, drum, facing, lit, shaded, shadow, spot } from './space.ts'

const INSET = 0.12

/** A rug in three borders with a pattern. */
export const drawRug = (
  room: Space,
  [x0, x1, z0, z1]: readonly [number, number, number, number],
  pattern: 'lozenge' | 'fan' | 'stripe' | 'plain' = 'lozenge',
): void => {
  const { c, p, cam, decor } = room
  const ground = lit(room, decor.rug)
  const cream = lit(room, p.cream)
  const second = lit(room, mix(decor.cloth, p.accent2, 0.25))
  const quad = (inset: number, fill: string): void =>
    c.poly(
      cam.ground([
        [x0 + inset, z0 + inset],
        [x1 - inset, z0 + inset],
        [x1 - inset, z1 - inset],
        [x0 + inset, z1 - inset],
      ]),
      fill,
    )
  quad(-0.02, shaded(room, decor.wood, 0.5))
  quad(0, ground)
  quad(INSET, cream)
  quad(INSET * 1.6, ground)
  const [mx, mz] = [(x0 + x1) / 2, (z0 + z1) / 2]
  if (pattern === 'lozenge') {
    const count = Math.max(3, Math.round((x1 - x0) / 0.55))
    for (let i = 0; i < count; i++) {
      const w = (x1 - x0 - 0.5) / count
      const x = x0 + 0.25 + (i + 0.5) * w
      c.poly(
        cam.ground([
          [x, z0 + 0.3],
          [x + w * 0.48, mz],
          [x, z1 - 0.3],
          [x - w * 0.48, mz],
        ]),
        i % 2 ? second : mix(ground, cream, 0.5),
      )
    }
  } else if (pattern === 'stripe') {
    const count = Math.round((x1 - x0) / 0.22)
    for (let i = 1; i < count - 1; i += 2) {
      const [a, b] = [
        lerp(x0 + 0.2, x1 - 0.2, i / count),
        lerp(x0 + 0.2, x1 - 0.2, (i + (i % 4 === 1 ? 0.3 : 0.8)) / count),
      ]
      c.poly(
        cam.ground([
          [a, z0 + 0.2],
          [b, z0 + 0.2],
          [b, z1 - 0.2],
          [a, z1 - 0.2],
        ]),
        i % 4 === 1 ? cream : second,
      )
    }
  } else if (pattern === 'fan') {
    for (let i = 0; i < 13; i++) {
      const [a, b] = [(i / 13) * Math.PI, ((i + 0.5) / 13) * Math.PI]
      const [rx, rz] = [(x1 - x0) / 2 - 0.26, z1 - z0 - 0.55]
      c.poly(
        cam.ground([
          [mx, z0 + 0.26],
          [mx + rx * Math.cos(a), z0 + 0.26 + rz * Math.sin(a)],
          [mx + rx * Math.cos(b), z0 + 0.26 + rz * Math.sin(b)],
        ]),
        i % 2 ? second : mix(ground, cream, 0.6),
      )
    }
  }
}

/** A table lamp on a turned foot. */
export const drawLamp = (room: Space, [x, y, z]: Point3, size = 1): void => {
  const { c, p, cam, night } = room
  const { x: bx, y: by, k: unit } = spot(cam, x, z, y)
  const k = unit * size
  c.glow(bx, by - k * 0.5, k * 0.9, p.glow, night ? 0.75 : 0.3)
  c.ell(bx, by, k * 0.09, k * 0.022, p.accent2)
  c.path(
    svg`M${bx - k * 0.035} ${by}Q${bx - k * 0.1} ${by - k * 0.12} ${bx - k * 0.02} ${by - k * 0.3}H${bx + k * 0.02}Q${
      bx + k * 0.1
    } ${by - k * 0.12} ${bx + k * 0.035} ${by}Z`,
    p.accent2,
  )
  c.path(
    svg`M${bx - k * 0.12} ${by - k * 0.6}H${bx + k * 0.12}L${bx + k * 0.22} ${by - k * 0.29}H${bx - k * 0.22}Z`,
    night ? p.glow : mix(p.cream, p.glow, 0.4),
  )
  c.path(
    svg`M${bx + k * 0.03} ${by - k * 0.6}H${bx + k * 0.12}L${bx + k * 0.22} ${by - k * 0.29}H${bx + k * 0.06}Z`,
    mix(p.accent2, p.accent, 0.2),
    { opacity: 0.4 },
  )
}

/** A tub chair that faces an angle on the plan, in degrees; 0 is to the right, 90 away from the eye. */
export const drawTub = (room: Space, [x, z]: GroundPoint, angle: number, colour = room.decor.cloth, size = 1): void => {
  const { c, p, cam } = room
  const cloth = lit(room, colour)
  const R = 0.44 * size
  c.poly(cam.poly(cam.ring(x + 0.22, 0, z + 0.02, R * 1.25)), shaded(room, room.decor.wood, 0.75), { opacity: 0.5 })
  const a0 = ((angle + 62) * Math.PI) / 180
  const a1 = ((angle + 298) * Math.PI) / 180
  const count = 16
  const put = (a: number, y: number, radius = R): Point3 => [x + radius * Math.cos(a), y, z + radius * Math.sin(a)]
  const pieces = Array.from(
    { length: count },
    (_, i) => [lerp(a0, a1, i / count), lerp(a0, a1, (i + 1) / count), i / count] as const,
  )
  const top = (t: number): number => (0.5 + 0.25 * Math.sin(Math.PI * t) ** 0.7) * size
  const draw = (inner: boolean): void => {
    for (const [a, b, t] of pieces) {
      const u = t + 1 / count
      const light = 0.5 - 0.5 * Math.cos((a + b) / 2)
      const radius = inner ? R * 0.84 : R
      const face = [put(a, 0.08, radius), put(b, 0.08, radius), put(b, top(u), radius), put(a, top(t), radius)]
      const fill = inner
        ? shaded(room, cloth, 0.16 + 0.3 * light)
        : mix(cloth, light > 0.5 ? p.cream : shaded(room, cloth, 0.6), Math.abs(light - 0.5) * 0.5)
      facing(room, inner ? face.toReversed() : face, fill)
    }
  }
  draw(true)
  c.poly(cam.poly(cam.ring(x, 0.42 * size, z, R * 0.84)), mix(cloth, p.cream, 0.16))
  const front: Point3[] = [
    put(a1, 0.1),
    put(a0 + Math.PI * 2, 0.1),
    put(a0 + Math.PI * 2, 0.42 * size),
    put(a1, 0.42 * size),
  ]
  facing(room, front, shaded(room, cloth, 0.14))
  for (const a of [a0, a1]) {
    const end = [put(a, 0.08, R * 0.84), put(a, 0.08), put(a, top(0)), put(a, top(0), R * 0.84)]
    c.poly(cam.poly(end), shaded(room, cloth, 0.06))
  }
  draw(false)
  for (const [a, b, t] of pieces) {
    const u = t + 1 / count
    c.poly(
      cam.poly([put(a, top(t)), put(b, top(u)), put(b, top(u), R * 0.84), put(a, top(t), R * 0.84)]),
      lighten(cloth, 0.06),
    )
  }
}

/** A sofa with its back to a wall. */
export const drawSofa = (
  room: Space,
  wall: Wall,
  s0: number,
  s1: number,
  out: number,
  colour = room.decor.cloth,
): void => {
  const { c, p } = room
  const cloth = lit(room, colour)
  const faces = cut(room, cloth)
  shadow(room, wall, [s0, s1 + 0.4, out, out + 1.2])
  for (const s of [s0 + 0.06, s1 - 0.14])
    block(room, wall, [s, s + 0.08, 0, 0.14, out + 0.8, out + 0.88], cut(room, room.decor.wood))
  block(room, wall, [s0, s1, 0.1, 0.86, out, out + 0.24], faces)
  block(room, wall, [s0 + 0.18, s1 - 0.18, 0.12, 0.34, out + 0.2, out + 0.9], faces)
  const seats = Math.max(2, Math.round((s1 - s0) / 0.85))
  for (let i = 0; i < seats; i++) {
    const [a, b] = [lerp(s0 + 0.2, s1 - 0.2, i / seats), lerp(s0 + 0.2, s1 - 0.2, (i + 1) / seats)]
    block(room, wall, [a + 0.01, b - 0.01, 0.34, 0.48, out + 0.22, out + 0.92], {
      ...faces,
      top: mix(cloth, p.cream, 0.28),
      front: mix(cloth, p.cream, 0.06),
    })
    block(room, wall, [a + 0.02, b - 0.02, 0.48, 0.9, out + 0.18, out + 0.34], faces)
  }
  for (const s of [s0, s1 - 0.2]) block(room, wall, [s, s + 0.2, 0.1, 0.62, out + 0.02, out + 0.92], faces)
  for (const [s, fill] of [
    [s0 + 0.45, p.accent2],
    [s1 - 0.45, p.cream],
  ] as const) {
    const corners = (
      [
        [s - 0.24, 0.5],
        [s + 0.22, 0.5],
        [s + 0.24, 0.9],
        [s - 0.2, 0.92],
      ] as const
    ).map(([a, y]) => wall.pt(a, y, out + 0.44))
    c.path(smooth(corners, true, 0.4), lit(room, fill))
    c.shade(smooth(corners, true, 0.4), at(corners, 0)[0], 0, at(corners, 1)[0], 0, shaded(room, fill, 0.7), 0, 0.5)
  }
}

/** A bunch of flowers in a vase; `size` in metres of height. */
export const drawFlowers = (room: Space, [x, y, z]: Point3, size = 0.5, colour = room.decor.curtain): void => {
  const { c, p, r, cam } = room
  const { x: bx, y: by, k: unit } = spot(cam, x, z, y)
  const k = unit * size
  c.path(
    svg`M${bx - k * 0.14} ${by}Q${bx - k * 0.3} ${by - k * 0.24} ${bx - k * 0.12} ${by - k * 0.46}H${bx + k * 0.12}Q${
      bx + k * 0.3
    } ${by - k * 0.24} ${bx + k * 0.14} ${by}Z`,
    mix(p.sea[1], p.cream, 0.15),
  )
  const cols = [shaded(room, colour, 0.45), mix(colour, p.cream, 0.25), mix(colour, p.cream, 0.65)] as const
  for (const [a, b, q] of [
    [-0.3, -0.6, 0.26],
    [0.3, -0.6, 0.27],
    [0, -0.84, 0.3],
    [0, -0.5, 0.24],
  ] as const)
    leafMass(c, p, bx + a * k, by + b * k + q * k * 0.3, q * k, q * k, {
      r,
      k: 7,
      cols: a === 0 && b === -0.5 ? p.fol : cols,
    })
}

/** A round table on one leg. */
export const drawRound = (room: Space, [x, z]: GroundPoint, radius = 0.38, height = 0.62, top = room.p.cream): void => {
  const { c, p, cam, decor } = room
  disc(room, [x + 0.16, 0, z], radius * 0.95, shaded(room, decor.wood, 0.75), { opacity: 0.5 })
  const dark = lit(room, mix(decor.wood, p.ink, 0.62))
  drum(room, [x, z], [0, 0.04], [radius * 0.5, radius * 0.4], dark)
  drum(room, [x, z], [0.04, height], [0.05, 0.035], dark)
  disc(room, [x, height - 0.045, z], radius, shaded(room, top, 0.5))
  const rim = cam.poly(cam.ring(x, height, z, radius))
  c.poly(rim, lit(room, top))
  c.shade(polyD(rim), at(rim, 20)[0], 0, at(rim, 0)[0], 0, shaded(room, top, 0.7), 0, 0.5)
}

/** A potted palm. */
export const drawPlant = (room: Space, [x, z]: GroundPoint, height = 1.7): void => {
  const { c, p, r, cam } = room
  drum(room, [x, z], [0, 0.42], [0.17, 0.24], lit(room, mix(p.accent2, p.roof[0], 0.35)))
  const { x: bx, y: by, k } = spot(cam, x, z, 0.42)
  for (let i = 0; i < 9; i++) {
    const a = lerp(-Math.PI * 1.0, 0, i / 8) + r.r(-0.06, 0.06)
    frond(c, bx, by, k * (height - 0.42) * r.r(0.6, 0.78), a, 0.2, { col: p.fol[0], col2: p.fol[1] })
  }
}
