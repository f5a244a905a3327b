import { house } from '../buildings/house.ts'
import { Camera, type GroundPoint } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { parasol } from '../figures/beach.ts'
import { figure } from '../figures/people.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { gull, hills, sail, sea } from '../nature/sea.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, polyD, svg } from '../svg-path.ts'

/** La Baule: the long crescent seen through the pines of the dune, the sea to the right. */
export function laBaule(c: Canvas, p: Inks, { r, calm = true }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.47 : 0.46)
  const cam = new Camera({ cx: W * (port ? 0.56 : 0.64), hy, f: port ? 780 : 900, eye: 13 })
  sky(c, p, {
    hy,
    r,
    streaks: 5,
    rays: { x: W * 0.72, y: hy - H * 0.17, R: H * 0.055, len: W, N: calm ? 0 : 28, o: 0.4 },
  })
  cumulus(c, p, W * 0.9, hy * 0.72, Math.min(W * 0.26, 380), { r, lit: mix(p.cream, p.sky[3], 0.2), dark: p.sky[1] })
  hills(c, hy + 2, H * 0.045, { r, col: p.hill[0], x0: W * 0.5, x1: W + 60, N: 5, base: hy + 5 })
  sea(c, p, { y0: hy, y1: H, bands: 10, r, amp: 1, sunX: W * 0.72, glit: 22 })
  // The bay opens to the right: a great circle, its far horn behind the sun.
  const [bx, bz, R] = port ? [82, 150, 116] : [128, 176, 162]
  const on = (angle: number, radius: number): GroundPoint => [
    bx - radius * Math.cos(angle),
    bz + radius * Math.sin(angle),
  ]
  const band = (inner: number, outer: number): GroundPoint[] => {
    const steps = Array.from({ length: 61 }, (_, i) => lerp(-1.35, 1.3, i / 60))
    return [...steps.map((a) => on(a, inner)), ...steps.toReversed().map((a) => on(a, outer))]
  }
  const ring = (inner: number, outer: number, colour: string): void => c.poly(cam.ground(band(inner, outer)), colour)
  ring(R + 30, R + 260, mix(p.fol[1], p.hill[1], 0.3))
  ring(R - 10, R + 34, mix(p.sea[2], p.foam, 0.4))
  ring(R - 4, R + 34, p.foam)
  ring(R - 1, R + 34, mix(p.sand[1], p.sea[3], 0.45))
  ring(R + 5, R + 34, p.sand[0])
  c.shade(polyD(cam.ground(band(R + 8, R + 30))), 0, H, 0, hy, p.sand[1], 0.8, 0)
  ring(R + 29, R + 34, mix(p.stone, p.cream, 0.45))
  // Pine woods behind the villas, and the villas along the sea front.
  for (let i = 0; i <= 34; i++) {
    const [x, z] = on(lerp(1.24, -0.5, i / 34), R + r.r(62, 74))
    const [gx, gy] = cam.p(x, 0, z)
    const k = cam.f / z
    leafMass(
      c,
      { ...p, fol: [mix(p.fol[0], p.hill[2], 0.2), mix(p.fol[1], p.hill[2], 0.15), p.fol[2]] },
      gx,
      gy - k * 4,
      k * r.r(8, 12),
      k * r.r(9, 14),
      { r, k: 7 },
    )
  }
  for (let i = 0; i <= 22; i++) {
    const a = lerp(1.2, -0.42, i / 22)
    const w = at([15, 11, 18], i % 3)
    const [x, z] = on(a, R + 36)
    const wall = at([p.wall[0], mix(p.wall[0], p.sand[1], 0.3), p.cream], i % 3)
    const inks: Inks = {
      ...p,
      wall: [wall, p.wall[1], p.wall[2], p.wall[3]],
      roof: i % 2 ? p.roof : ['#b9614c', '#8c4250', '#5b3146'],
    }
    const along = Math.atan2(-Math.cos(a), -Math.sin(a)) + Math.PI
    house(
      c,
      inks,
      cam,
      {
        at: [x - (Math.cos(along) * w) / 2, z - (Math.sin(along) * w) / 2],
        turn: along,
        w,
        d: 12,
        storeys: at([4, 3, 5], i % 3),
        roof: i % 3 === 1 ? 'gable' : 'hip',
        across: i % 3 === 1,
        rise: 4.4,
        bay: 3.3,
        balconies: [1, 2],
        dormers: i % 3 === 1 ? 0 : 2,
        shut: p.hill[2],
      },
      r,
    )
  }
  // Gardens and pines on the land in front of the villas.
  const grove = Array.from({ length: 170 }, () => on(r.r(-1.5, 0.2), R + 39 + 120 * r() ** 1.4)).filter(
    ([, z]) => z > (port ? 44 : 20),
  )
  for (const [x, z] of grove.toSorted((a, b) => b[1] - a[1])) {
    const [gx, gy] = cam.p(x, 0, z)
    const k = cam.f / z
    leafMass(c, p, gx, gy - k * 1.4, k * r.r(3.5, 6), k * r.r(4, 7), { r, k: 6 })
  }
  for (let i = 0; i <= 46; i++) {
    const [x, z] = on(lerp(0.1, -1.42, i / 46), R + 39)
    const [gx, gy] = cam.p(x, 0, z)
    if (z > 8) leafMass(c, p, gx, gy, (cam.f / z) * 2.6, (cam.f / z) * r.r(1.6, 2.6), { r, k: 6 })
  }
  const colours = [p.accent, p.cream, p.sea[1], p.accent2] as const
  for (let a = 1, i = 0; a > -0.95; a -= 0.05, i++)
    for (const o of [13, 20]) {
      const [x, z] = on(a + (o % 2) * 0.02, R + o)
      const [gx, gy] = cam.p(x, 0, z)
      if (z > 9)
        parasol(c, p, gx, gy, (cam.f / z) * 1.7, {
          c1: at(colours, (i + o) % 4),
          c2: p.cream,
          shadow: p.sand[2],
          sl: 1,
        })
    }
  for (const [a, o, kind, col] of [
    [-0.62, 6, 'robe', p.accent],
    [-0.6, 7.5, 'costume', p.cream],
    [-0.2, 5, 'robe', p.cream],
  ] as const) {
    const [x, z] = on(a, R + o)
    const [gx, gy] = cam.p(x, 0, z)
    figure(c, p, gx, gy, (cam.f / z) * 2.2, { kind, col, shadow: p.sand[2], hat: p.accent2 })
  }
  for (const [x, y, s] of [
    [0.6, 0.03, 0.05],
    [0.67, 0.05, 0.07],
    [0.86, 0.045, 0.06],
    [0.78, 0.12, 0.1],
    [0.94, 0.17, 0.13],
  ] as const)
    sail(c, p, W * x, hy + H * y, H * s, { c2: s > 0.09 ? p.accent : p.accent2 })
  for (let i = 0; i < 5; i++) gull(c, W * r.r(0.5, 0.8), hy * r.r(0.3, 0.7), r.r(8, 16), p.cream)
  // The dune under the pines.
  c.path(
    svg`M-40 ${H + 20}V${H * 0.78}Q${W * 0.16} ${H * 0.76} ${W * 0.34} ${H * 0.9}T${W * 0.74} ${H + 20}Z`,
    mix(p.sand[1], p.sand[2], 0.35),
  )
  c.path(
    svg`M-40 ${H + 20}V${H * 0.84}Q${W * 0.14} ${H * 0.82} ${W * 0.28} ${H * 0.93}T${W * 0.6} ${H + 20}Z`,
    p.fol[0],
  )
  for (const [x, y, w] of [
    [0.02, 0.88, 0.1],
    [0.17, 0.93, 0.1],
    [0.34, 1.02, 0.12],
  ] as const)
    leafMass(c, p, W * x, H * y, W * w, H * 0.07, { r, k: 8 })
  if (!port) pine(c, p, W * 0.24, H * 0.98, H * 0.84, { r, lean: -0.06, spread: 0.7 })
  pine(c, p, W * (port ? 0.02 : 0.06), H * 1.06, H * (port ? 1 : 1.12), { r, lean: 0.06, spread: port ? 0.66 : 0.86 })
}
