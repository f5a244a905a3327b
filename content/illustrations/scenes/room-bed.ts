import { box, rect3 } from '../buildings/box.ts'
import type { Point3 } from '../camera.ts'
import { lerp, mix } from '../colour.ts'
import { at, smooth, svg } from '../svg-path.ts'
import type { Room } from './room-shell.ts'

/** A bordered rug of lozenges. */
export const drawRug = (room: Room): void => {
  const { c, p, cam } = room
  c.poly(
    cam.ground([
      [-1.5, 2.6],
      [1.7, 2.6],
      [1.7, 5.1],
      [-1.5, 5.1],
    ]),
    p.accent,
  )
  c.poly(
    cam.ground([
      [-1.36, 2.74],
      [1.56, 2.74],
      [1.56, 4.96],
      [-1.36, 4.96],
    ]),
    p.cream,
  )
  c.poly(
    cam.ground([
      [-1.28, 2.82],
      [1.48, 2.82],
      [1.48, 4.88],
      [-1.28, 4.88],
    ]),
    mix(p.sea[0], p.accent, 0.05),
  )
  for (let i = 0; i < 7; i++) {
    const x = -1.2 + i * 0.38
    c.poly(
      cam.ground([
        [x + 0.19, 2.95],
        [x + 0.38, 3.85],
        [x + 0.19, 4.75],
        [x, 3.85],
      ]),
      i % 2 ? mix(p.sea[1], p.cream, 0.1) : p.accent2,
      { opacity: 0.85 },
    )
  }
}

/** A bed along the left wall, between two depths, with a fan for a headboard. */
export const drawBed = (room: Room, bz0: number, bz1: number): void => {
  const { c, p, cam, left, night, tall } = room
  const bx0 = left + 0.02
  const bx1 = left + (tall ? 1.75 : 2.35)
  const lit = mix(p.cream, p.wall[0], 0.3)
  const shd = night ? mix(p.wall[2], p.wall[3], 0.4) : mix(p.cream, p.wall[2], 0.62)
  // headboard: fan panel on left wall
  const hb: Point3[] = []
  for (let i = 0; i <= 16; i++) {
    const t = i / 16
    hb.push([left + 0.03, 1.15 + 0.62 * Math.sin(Math.PI * t) ** 0.7, lerp(bz0 - 0.15, bz1 + 0.15, t)])
  }
  c.poly(cam.poly([[left + 0.03, 0, bz0 - 0.15], ...hb, [left + 0.03, 0, bz1 + 0.15]]), mix(p.sea[0], p.accent, 0.04))
  for (let i = 1; i < 9; i++) {
    const t = i / 9
    const top = at(hb, Math.round(t * 16))
    c.line([cam.p(left + 0.04, 0.55, (bz0 + bz1) / 2), cam.p(top[0], top[1], top[2])], p.accent2, 3, { opacity: 0.8 })
  }
  c.line(
    hb.map((q) => cam.p(...q)),
    p.accent2,
    6,
  )
  c.poly(
    cam.ground([
      [bx1, bz0],
      [bx1 - 0.1, bz0 - 0.55],
      [bx0, bz0 - 0.5],
      [bx0, bz0],
    ]),
    p.wall[3],
    { opacity: 0.5 },
  )
  box(c, cam, bx0, bx1, 0.12, 0.58, bz0, bz1, { top: lit, front: shd, right: mix(lit, p.halo, 0.35) })
  rect3(
    c,
    cam,
    [lerp(bx0, bx1, 0.58), 0.6, bz0 - 0.01],
    [bx1 + 0.02, 0.6, bz0 - 0.01],
    [bx1 + 0.02, 0.6, bz1],
    [lerp(bx0, bx1, 0.58), 0.6, bz1],
    p.accent,
  )
  rect3(
    c,
    cam,
    [lerp(bx0, bx1, 0.58), 0.2, bz0 - 0.02],
    [bx1 + 0.02, 0.2, bz0 - 0.02],
    [bx1 + 0.02, 0.6, bz0 - 0.02],
    [lerp(bx0, bx1, 0.58), 0.6, bz0 - 0.02],
    mix(p.accent, p.ink, 0.35),
  )
  rect3(
    c,
    cam,
    [bx1 + 0.03, 0.2, bz0],
    [bx1 + 0.03, 0.2, bz1],
    [bx1 + 0.03, 0.6, bz1],
    [bx1 + 0.03, 0.6, bz0],
    mix(p.accent, p.halo, 0.22),
  )
  for (const u of [0.66, 0.9]) {
    rect3(
      c,
      cam,
      [lerp(bx0, bx1, u), 0.605, bz0],
      [lerp(bx0, bx1, u) + 0.06, 0.605, bz0],
      [lerp(bx0, bx1, u) + 0.06, 0.605, bz1],
      [lerp(bx0, bx1, u), 0.605, bz1],
      p.cream,
    )
    rect3(
      c,
      cam,
      [lerp(bx0, bx1, u), 0.2, bz0 - 0.02],
      [lerp(bx0, bx1, u) + 0.06, 0.2, bz0 - 0.02],
      [lerp(bx0, bx1, u) + 0.06, 0.605, bz0 - 0.02],
      [lerp(bx0, bx1, u), 0.605, bz0 - 0.02],
      mix(p.cream, p.ink, 0.3),
    )
  }
  const pillows =
    bz1 - bz0 > 1.5
      ? ([
          [bz0 + 0.1, bz0 + 0.95],
          [bz0 + 1.12, bz1 - 0.1],
        ] as const)
      : ([[bz0 + 0.1, bz1 - 0.1]] as const)
  for (const [za, zc] of pillows) {
    const a = cam.p(bx0 + 0.12, 0.62, za)
    const b = cam.p(bx0 + 0.62, 0.62, za)
    const d = cam.p(bx0 + 0.62, 0.62, zc)
    const e = cam.p(bx0 + 0.12, 1.08, zc)
    const f = cam.p(bx0 + 0.12, 1.08, za)
    c.path(smooth([a, b, d, e, f], true, 0.75), lit)
    c.shade(smooth([a, b, d, e, f], true, 0.75), d[0], d[1], a[0], a[1], p.wall[2], 0, 0.75)
  }
}

/** A bedside table with its lamp. */
export const drawLamp = (room: Room, z: number): void => {
  const { c, p, cam, left, night } = room
  const x = left + 0.35
  box(c, cam, x - 0.26, x + 0.26, 0, 0.55, z - 0.22, z + 0.22, {
    top: mix(p.roof[1], p.accent2, 0.3),
    front: p.roof[2] || p.roof[1],
    right: p.roof[1],
  })
  const b = cam.p(x, 0.55, z)
  const k = cam.f / z
  c.path(
    svg`M${b[0] - k * 0.04} ${b[1]}L${b[0] - k * 0.015} ${b[1] - k * 0.42}H${b[0] + k * 0.015}L${b[0] + k * 0.04} ${b[1]}Z`,
    p.accent2,
  )
  c.glow(b[0], b[1] - k * 0.52, k * 0.6, p.glow, night ? 0.8 : 0.35)
  c.path(
    svg`M${b[0] - k * 0.13} ${b[1] - k * 0.68}H${b[0] + k * 0.13}L${b[0] + k * 0.22} ${b[1] - k * 0.4}H${b[0] - k * 0.22}Z`,
    night ? p.glow : mix(p.cream, p.accent2, 0.25),
  )
}
