import { house } from '../buildings/house.ts'
import { Camera, type GroundPoint, Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { parasol } from '../figures/beach.ts'
import { palm } from '../nature/palm.ts'
import { leafMass } from '../nature/plants.ts'
import { hills, sail, sea } from '../nature/sea.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, polyD, svg } from '../svg-path.ts'

/** The hill of the old town, with its square tower. */
const oldTown = (c: Canvas, p: Inks, cam: Camera, x0: number, z0: number, r: SceneOptions['r']): void => {
  const [cx, y] = cam.p(x0, 0, z0)
  const k = cam.f / z0
  c.path(
    svg`M${cx - 90 * k} ${y}Q${cx - 40 * k} ${y - 22 * k} ${cx - 6 * k} ${y - 31 * k}Q${cx + 34 * k} ${y - 24 * k} ${
      cx + 84 * k
    } ${y}Z`,
    mix(p.fol[1], p.hill[1], 0.35),
  )
  const roofs: Inks = { ...p, roof: [mix(p.roof[0], p.sand[1], 0.25), p.roof[1], p.roof[2]] }
  const tiers = [
    [24, -10, 14, 3],
    [16, -28, 34, 5],
    [8, -44, 52, 7],
    [0.5, -60, 68, 9],
  ] as const
  for (const [base, from, to, n] of tiers) {
    if (base === 16) {
      const tower = new Wall(cam, [x0 - 3.4, z0 - 1], [x0 + 3.4, z0 - 1])
      c.poly(tower.rect(0, 20, 6.8, 49), p.wall[0])
      c.poly(tower.rect(4, 20, 6.8, 49), p.wall[2])
      c.poly(tower.rect(-0.5, 48, 7.3, 49.6), p.wall[1])
      for (let i = 0; i < 4; i++)
        c.poly(tower.rect(-0.4 + i * 2.1, 49.6, 0.8 + i * 2.1, 51.2), i > 1 ? p.wall[2] : p.wall[0])
      c.poly(tower.arch(1.3, 41, 2.9, 45.5), p.ink)
    }
    for (let i = 0; i < n; i++) {
      const x = x0 + lerp(from, to, (i + 0.5) / n) + r.r(-2, 2)
      const wall =
        i % 3 === 1 ? mix(p.wall[0], p.accent2, 0.28) : i % 3 === 2 ? mix(p.wall[0], p.roof[0], 0.22) : p.wall[0]
      const inks: Inks = { ...roofs, wall: [wall, mix(wall, p.wall[1], 0.6), p.wall[2], p.wall[3]] }
      house(
        c,
        inks,
        cam,
        {
          at: [x - 5, z0 - 4 - (24 - base)],
          turn: 0.3,
          w: 9.5,
          d: 9,
          base: base + r.r(-1, 1),
          storeys: 2 + (i % 2),
          roof: 'hip',
          rise: 2.6,
          bay: 3.1,
          shut: p.fol[1],
        },
        r,
      )
    }
  }
}

/** Cannes from above: the curve of the bay with its palms, the old town at the end. */
export function cannes(c: Canvas, p: Inks, { r, calm = false }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.36 : 0.37)
  const cam = new Camera({ cx: W * (port ? 0.34 : 0.42), hy, f: port ? 760 : 900, eye: 30 })
  sky(c, p, {
    hy,
    r,
    streaks: 3,
    rays: { x: W * (port ? 0.5 : 0.33), y: H * (port ? 0.12 : 0.15), R: H * 0.045, len: W, N: calm ? 0 : 30, o: 0.35 },
  })
  cumulus(c, p, W * 0.62, hy * 0.62, Math.min(W * 0.3, 430), { r, lit: p.cream, dark: p.sky[2] })
  hills(c, hy + 3, H * 0.13, { r, col: p.hill[0], x0: -60, x1: W * 0.55, N: 5, base: hy + 6 })
  hills(c, hy + 3, H * 0.09, { r, col: p.hill[1], x0: W * 0.2, x1: W + 80, N: 6, base: hy + 6 })
  sea(c, p, { y0: hy, y1: H, bands: 10, r, amp: 0.8, sunX: W * 0.3, glit: 16 })
  // The bay is a circle on the ground: land outside it, from the old town round to the near right.
  const [bx, bz, R] = port ? [-52, 128, 92] : [-62, 134, 104]
  const on = (angle: number, radius: number): GroundPoint => [
    bx + radius * Math.cos(angle),
    bz + radius * Math.sin(angle),
  ]
  const from = -1.5
  const to = 1.98
  const band = (inner: number, outer: number): GroundPoint[] => {
    const steps = Array.from({ length: 61 }, (_, i) => lerp(from, to, i / 60))
    return [...steps.map((a) => on(a, inner)), ...steps.toReversed().map((a) => on(a, outer))]
  }
  const ring = (inner: number, outer: number, colour: string): void => c.poly(cam.ground(band(inner, outer)), colour)
  ring(R + 20, R + 330, mix(p.fol[1], p.hill[1], 0.25))
  oldTown(c, p, cam, bx - (port ? 24 : 40), bz + R + 34, r)
  ring(R - 3.2, R + 22, p.foam)
  ring(R - 1.6, R + 22, mix(p.sand[1], p.sand[0], 0.4))
  ring(R, R + 22, p.sand[0])
  ring(R + 13, R + 15, p.wall[1])
  ring(R + 14, R + 19, mix(p.stone, p.cream, 0.4))
  ring(R + 19, R + 25, mix(p.wall[2], p.sand[1], 0.6))
  ring(R + 25, R + 30, mix(p.fol[2], p.fol[1], 0.4))
  const d = polyD(cam.ground(band(R, R + 14)))
  c.shade(d, W * 0.4, 0, W, 0, p.sand[1], 0, 0.7)
  // Jetty.
  c.poly(
    cam.ground([on(1.2, R + 2), on(1.15, R + 2), on(1.06, R - 34), on(1.12, R - 34)]),
    mix(p.stone, p.wall[2], 0.2),
  )
  for (let i = 0; i < 60; i++) {
    const a = lerp(1.75, -0.8, i / 59)
    const [x, z] = on(a, R + r.r(44, 74))
    if (z < 30) continue
    const [gx, gy] = cam.p(x, 0, z)
    leafMass(c, p, gx, gy, (cam.f / z) * r.r(4, 7), (cam.f / z) * r.r(4, 8), { r, k: 6 })
  }
  const fronts = Array.from({ length: 14 }, (_, i) => lerp(1.62, -0.5, i / 13))
  fronts.forEach((a, i) => {
    const storeys = at([5, 4, 6, 5], i % 4)
    const wall = at([p.wall[0], mix(p.wall[0], p.accent2, 0.22), p.cream, mix(p.wall[0], p.roof[0], 0.16)], i % 4)
    const inks: Inks = {
      ...p,
      wall: [wall, p.wall[1], p.wall[2], p.wall[3]],
      roof: i % 3 ? p.roof : [p.hill[1], p.hill[2], p.sea[0]],
    }
    const turn = Math.atan2(-Math.cos(a), Math.sin(a))
    const w = 19
    const [x, z] = on(a, R + 31)
    const plan = {
      at: [x - (Math.cos(turn) * w) / 2, z - (Math.sin(turn) * w) / 2] as const,
      turn,
      w,
      d: 15,
      storeys,
      ground: 4.4,
      roof: 'hip' as const,
      rise: 4,
      bay: 3.4,
      arches: true,
      balconies: [1, 3],
      dormers: 3,
    }
    house(c, inks, cam, plan, r)
  })
  const trees = Array.from({ length: port ? 21 : 25 }, (_, i) => lerp(1.85, -0.78, i / (port ? 20 : 24)))
  for (const a of trees) {
    const [x, z] = on(a, R + 16.5)
    const [gx, gy] = cam.p(x, 0, z)
    const k = cam.f / z
    c.ell(gx + k * 4, gy, k * 3.6, k * 0.9, mix(p.wall[2], p.sand[2], 0.5), { opacity: 0.7 })
    palm(c, p, gx, gy, k * 11.5, { r, lean: r.r(-0.06, 0.06), N: 9 })
  }
  const colours = [p.accent, p.cream, p.accent2, p.sea[1]] as const
  for (let a = 1.7, i = 0; a > -0.9; a -= 0.052, i++)
    for (const o of [4, 9]) {
      const [x, z] = on(a, R + o)
      const [gx, gy] = cam.p(x, 0, z)
      parasol(c, p, gx, gy, (cam.f / z) * 1.7, {
        c1: at(colours, (i + o) % 4),
        c2: p.cream,
        shadow: p.sand[2],
        sl: 0.9,
      })
    }
  for (const [x, z, s] of [
    [-70, 170, 9],
    [-112, 140, 10],
    [-44, 118, 10],
    [-84, 100, 11],
    [-20, 84, 10],
    [-52, 72, 12],
  ] as const) {
    const [gx, gy] = cam.p(x, 0, z)
    sail(c, p, gx, gy, (cam.f / z) * s, { c2: z % 4 ? p.accent : p.accent2 })
  }
  for (const [x, w] of [
    [0.62, 0.2],
    [0.84, 0.24],
    [1.02, 0.22],
  ] as const)
    leafMass(c, p, W * x, H * 1.09, W * w, H * 0.13, { r, k: 9 })
  leafMass(c, p, W * 0.06, H * 1.06, W * 0.24, H * 0.16, { r, k: 9 })
  leafMass(c, p, W * 0.3, H * 1.08, W * 0.2, H * 0.11, { r, k: 9 })
  palm(c, p, W * (port ? -0.02 : 0.04), H * 1.08, H * (port ? 0.42 : 0.96), { r, lean: port ? 0.12 : 0.08 })
}
