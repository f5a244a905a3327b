import { house } from '../buildings/house.ts'
import { lighthouse } from '../buildings/lighthouse.ts'
import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import { figure } from '../figures/people.ts'
import { marram } from '../nature/dunes.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { gull } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'

/** An Anglo-Norman house on the dune: a great roof of pantiles, gables in timber, a fenced path to the beach. */
export function duneHouse(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.66 : 0.64)
  const cam = new Camera({ cx: W * (port ? 0.4 : 0.44), hy, f: port ? 820 : 960, eye: 2.2 })
  sky(c, p, { hy, r, streaks: 8 })
  for (const [x, y, w] of [
    [0.16, 0.42, 0.34],
    [0.44, 0.2, 0.24],
    [0.9, 0.34, 0.3],
  ] as const)
    cumulus(c, p, W * x, hy * y, Math.min(W * w, 520), {
      r,
      lit: mix(p.cream, p.sky[3], 0.15),
      dark: p.sky[1],
      o: 0.95,
    })
  // Sea and beach far left, the lighthouse beyond.
  c.rect(0, hy - 4, W, H * 0.05, p.sea[1])
  c.rect(0, hy - 4, W, 7, p.sea[0])
  for (let i = 0; i < 9; i++) lens(c, r.r(-0.1, 0.4) * W, hy + r.r(8, 34), W * r.r(0.06, 0.2), 4, p.foam, 0.9)
  c.rect(0, hy + H * 0.04, W, H, mix(p.sand[0], p.sand[1], 0.25))
  if (!port) lighthouse(c, p, W * 0.14, hy + 14, H * 0.24, { brick: true })
  for (let i = 0; i < 9; i++)
    leafMass(
      c,
      { ...p, fol: [mix(p.fol[0], p.hill[1], 0.35), mix(p.fol[1], p.hill[1], 0.3), p.fol[2]] },
      W * lerp(0.04, 0.4, i / 8),
      hy + 22,
      W * 0.035 + 16,
      H * 0.035,
      { r, k: 6 },
    )
  const base = 3.2
  for (const [x, z, h] of [
    [22, 66, 17],
    [29, 62, 20],
    [34, 58, 18],
    [-3, 64, 12],
  ] as const) {
    const [gx, gy] = cam.p(x, base, z)
    pine(c, p, gx, gy, (cam.f / z) * h, { r, lean: 0.1, spread: 0.8 })
  }
  const dune = svg`M${-20} ${hy + H * 0.1}Q${W * 0.2} ${hy + H * 0.05} ${W * 0.36} ${hy - H * 0.018}T${W * 0.72} ${
    hy - H * 0.05
  }T${W + 40} ${hy - H * 0.06}V${H + 10}H-20Z`
  c.path(dune, p.sand[0])
  c.shade(dune, W * 0.3, 0, W, H * 0.4, p.sand[2], 0, 0.55)
  const red: Inks = { ...p, roof: ['#cf5f3c', '#97453f', '#5f2b40'], wall: [p.cream, p.wall[1], p.wall[2], p.wall[3]] }
  const part = { base: base - 1.4, ground: 4.8, storey: 3.2, roof: 'gable' as const, bay: 3, eaves: 1.1 }
  house(
    c,
    red,
    cam,
    {
      ...part,
      at: [0.5, 48],
      turn: -0.34,
      w: 26,
      d: 14,
      storeys: 2,
      rise: 9.5,
      skin: 'timber',
      dormers: 4,
      chimneys: [0.3, 0.74],
    },
    r,
  )
  house(
    c,
    red,
    cam,
    {
      ...part,
      at: [15.6, 40.6],
      turn: -0.34,
      w: 9.5,
      d: 12,
      storeys: 2,
      across: true,
      rise: 7.4,
      skin: 'timber',
      balconies: [1],
    },
    r,
  )
  house(
    c,
    red,
    cam,
    {
      ...part,
      at: [-0.6, 46.4],
      turn: -0.34,
      w: 8.6,
      d: 10,
      storeys: 2,
      across: true,
      rise: 6.8,
      skin: 'timber',
      arches: true,
    },
    r,
  )
  const [fx, fy] = cam.p(-4, base, 42)
  flag(c, p, fx, fy, (cam.f / 42) * 5.5, { cols: [p.accent, p.cream, p.sea[1]] })
  for (let i = 0; i < 11; i++)
    leafMass(
      c,
      p,
      W * lerp(port ? 0.36 : 0.4, 1.03, i / 10),
      hy - H * lerp(0.0, 0.038, i / 10) + r.r(0, 12),
      W * 0.04 + 14,
      H * r.r(0.025, 0.05),
      { r, k: 6 },
    )
  // Sand falls away from the house, with a path between chestnut palings.
  const slope = svg`M${-20} ${hy + H * 0.12}Q${W * 0.26} ${hy + H * 0.08} ${W * 0.42} ${hy + H * 0.03}T${W + 40} ${
    hy - H * 0.005
  }V${H + 10}H-20Z`
  c.path(slope, mix(p.sand[0], p.cream, 0.2))
  c.shade(slope, W * 0.35, 0, W, H * 0.3, p.sand[2], 0, 0.65)
  const path = (o: number) =>
    [
      [W * 0.5 + o * 0.5, hy + H * 0.02],
      [W * 0.46 + o * 0.8, hy + H * 0.1],
      [W * 0.5 + o * 1.7, hy + H * 0.2],
      [W * 0.4 + o * 3.4, H + 20],
    ] as const
  const [l, q] = [path(-34), path(34)]
  const run = (points: readonly (readonly [number, number])[], t: number): readonly [number, number] => {
    const i = Math.min(2, Math.floor(t * 3))
    const [a, b] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]]
    return [lerp(a[0], b[0], t * 3 - i), lerp(a[1], b[1], t * 3 - i)]
  }
  c.poly([...l, ...q.toReversed()], mix(p.sand[1], p.cream, 0.45))
  for (const side of [l, q]) {
    const n = 46
    for (let i = 0; i <= n; i++) {
      const t = (i / n) ** 1.5
      const [x, y] = run(side, t)
      const h = lerp(16, 120, t)
      c.line(
        [
          [x, y],
          [x + r.r(-0.05, 0.05) * h, y - h],
        ],
        mix(p.roof[2], p.sand[2], 0.5),
        lerp(2, 8, t),
      )
    }
    for (const up of [0.32, 0.78])
      c.curve(
        Array.from({ length: 12 }, (_, i) => {
          const t = i / 11
          const [x, y] = run(side, t)
          return [x, y - lerp(16, 120, t) * up] as const
        }),
        p.fol[0],
        2.4,
      )
  }
  const [gx, gy] = [W * 0.485, hy + H * 0.13]
  figure(c, p, gx, gy, H * 0.085, { kind: 'robe', col: p.accent, shadow: p.sand[2], hat: p.accent2 })
  for (let i = 0; i < 24; i++) {
    const right = i % 2 === 0
    const t = r()
    marram(
      c,
      p,
      W * (right ? lerp(0.62, 1.02, t) : lerp(-0.02, 0.3, t)),
      H * lerp(0.8, 1.0, i / 24),
      H * lerp(0.07, 0.16, i / 24),
      { r },
    )
  }
  for (let i = 0; i < 9; i++) marram(c, p, W * (i % 2 ? r.r(0.76, 1.02) : r.r(-0.02, 0.2)), H * 1.04, H * 0.2, { r })
  for (let i = 0; i < 5; i++) gull(c, W * r.r(0.1, 0.36), hy * r.r(0.4, 0.8), r.r(9, 20), p.cream)
}
