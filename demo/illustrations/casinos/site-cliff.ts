import { Camera } from '../camera.ts'
import { lerp } from '../colour.ts'
import { cliff as rockFace } from '../nature/cliff.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { hills, sail, sea } from '../nature/sea.ts'
import { lens, sky } from '../nature/sky.ts'
import type { Site } from './site.ts'

/** The house over the tide at the foot of a cliff, seen from the water under the moon. */
export const cliff = (site: Site): void => {
  const { c, p, r, pavilion, S, port } = site
  const { W, H } = c
  const hy = H * (port ? 0.66 : 0.64)
  const cam = new Camera({ cx: W * 0.5, hy, f: 900 * S, eye: 3 })
  sky(c, p, { hy, r, stars: 90, streaks: 6 })
  const moon = W * 0.14
  c.glow(moon, H * 0.2, H * 0.36, p.halo, 0.45)
  c.circle(moon, H * 0.2, H * 0.045, p.sun)
  hills(c, hy + 2, H * 0.07, { r, col: p.hill[0], N: 4, x0: -60, x1: W * 0.5, base: hy + 6 })
  sea(c, p, { y0: hy, y1: H, bands: 9, r, amp: 1.4, sunX: moon, glit: 26 })
  const k = cam.f / 84
  const edge = (x: number): number => cam.cx + x * k
  const brow = (y: number): number => cam.p(0, y, 84)[1]
  for (let i = 0; i < 8; i++)
    pine(c, p, W * lerp(0.46, 1.05, i / 7), brow(26), H * r.r(0.2, 0.32), { r, lean: r.r(-0.04, 0.1), spread: 0.85 })
  rockFace(
    c,
    p,
    cam,
    [
      [150, 104, 31],
      [96, 92, 30],
      [70, 88, 30.6],
      [52, 85, 29],
      [38, 84, 28],
      [25, 83, 27.4],
      [13, 84, 27],
      [4, 85, 26],
      [-5, 86, 23],
      [-14, 88, 17],
      [-24, 90, 9],
      [-32, 92, 3],
      [-40, 94, 0],
    ],
    { r },
  )
  for (const [x, y, w] of [
    [62, 29.6, 7],
    [47, 28, 5],
    [33, 27, 6],
    [20, 25.6, 5],
    [10, 26.4, 4],
    [-2, 24, 3.4],
    [-27, 7.4, 3],
    [-19, 13.4, 3],
    [40, 19, 4],
    [56, 21, 5],
  ] as const)
    leafMass(c, p, edge(x), brow(y - 1.4), k * w, k * w * 0.5, { r, k: 7 })
  const yb = hy + 62 * S
  const cx = W * (port ? 0.56 : 0.52)
  pavilion(c, p, { cx, yb, S, hy, r })
  // Reflections of the house's lights on the water.
  for (let i = 0; i < 54; i++) {
    const t = (i + 0.4) / 54
    const y = lerp(yb - 4 * S, H, t ** 1.25)
    const w = lerp(26, 190, t) * r.r(0.4, 1)
    const x = cx + r.r(-0.55, 1) * lerp(620, 480, t) * S
    lens(c, x - w / 2, y, w, lerp(1.5, 8, t), p.glow, r.r(0.3, 0.75))
  }
  for (let i = 0; i < 18; i++) lens(c, cx + r.r(-480, 900) * S, yb + r.r(-12, 8) * S, r.r(50, 150), 8, p.foam, 0.85)
  for (const [x, y, s] of [
    [0.09, 0.2, 0.2],
    [0.2, 0.04, 0.06],
  ] as const)
    sail(c, p, W * x, hy + H * y, H * s, { c2: p.accent })
}
