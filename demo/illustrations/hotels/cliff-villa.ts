import { house } from '../buildings/house.ts'
import { turret } from '../buildings/turret.ts'
import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { rowingBoat } from '../figures/rowing-boat.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { rock } from '../nature/rock.ts'
import { gull, hills, sail, sea } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import type { Point } from '../svg-path.ts'

/** A granite villa with towers on its rock, seen from the water. */
export function cliffVilla(c: Canvas, p: Inks, { r, calm = true }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.7 : 0.68)
  const cam = new Camera({ cx: W * (port ? 0.42 : 0.48), hy, f: port ? 780 : 900, eye: 1.6 })
  const sunX = W * (port ? 0.12 : 0.16)
  sky(c, p, { hy, r, streaks: 3, rays: { x: sunX, y: hy - H * 0.3, R: H * 0.05, len: W, N: calm ? 0 : 28, o: 0.4 } })
  cumulus(c, p, W * 0.3, hy * 0.34, Math.min(W * 0.24, 380), { r, lit: p.cream, dark: p.sky[2] })
  cumulus(c, p, W * 0.92, hy * 0.62, Math.min(W * 0.24, 380), { r, lit: p.cream, dark: p.sky[2] })
  hills(c, hy + 2, H * 0.05, { r, col: p.hill[0], x0: -60, x1: W * 0.6, N: 5, base: hy + 4 })
  sea(c, p, { y0: hy, y1: H, bands: 8, r, amp: 1.5, sunX, glit: 16 })
  const granite: Inks = {
    ...p,
    wall: [mix(p.wall[0], p.stone, 0.35), mix(p.wall[1], p.stone, 0.5), p.wall[2], p.wall[3]],
    roof: ['#6c86ab', '#465b84', '#2f3d66'],
  }
  const base = 11
  const z = 60
  const k = cam.f / z
  const at = (x: number, y: number): Point => cam.p(x, y, z)
  for (const [x, h] of [
    [20, 15],
    [26, 19],
    [34, 17],
    [-12, 12],
  ] as const) {
    const [gx, gy] = cam.p(x, base - 1, 76)
    pine(c, p, gx, gy, (cam.f / 76) * h, { r, lean: 0.08, spread: 0.85 })
  }
  for (let i = 0; i < 7; i++) {
    const [gx, gy] = cam.p(lerp(-12, 40, i / 6), base - 1, 74)
    leafMass(c, p, gx, gy, (cam.f / 74) * 5, (cam.f / 74) * r.r(4, 7), { r, k: 7 })
  }
  const part = { base: base - 1, ground: 4.2, storey: 3.4, bay: 3, skin: 'quoins' as const, eaves: 0.8 }
  house(
    c,
    granite,
    cam,
    {
      ...part,
      at: [8, 62],
      turn: -0.3,
      w: 15,
      d: 12,
      storeys: 3,
      roof: 'gable',
      rise: 7,
      dormers: 3,
      chimneys: [0.25, 0.8],
      arches: true,
    },
    r,
  )
  turret(c, granite, cam, {
    x: 22.6,
    z: 58,
    radius: 2.6,
    base: base - 1,
    top: base + 9.5,
    cone: 6.4,
    rows: [base + 2.2, base + 6],
  })
  house(
    c,
    granite,
    cam,
    {
      ...part,
      at: [-2.5, 61],
      turn: -0.3,
      w: 11,
      d: 12,
      storeys: 3,
      roof: 'gable',
      across: true,
      rise: 8.4,
      balconies: [1, 2],
    },
    r,
  )
  turret(c, granite, cam, {
    x: -3.6,
    z: 62,
    radius: 3.3,
    base: base - 1,
    top: base + 15,
    cone: 10,
    rows: [base + 2.2, base + 6, base + 9.8, base + 12.4],
  })
  // Terrace wall in front of the house.
  c.poly([at(-9, base - 1.4), at(28, base - 1.4), at(28, base), at(-9, base)], mix(p.stone, p.wall[0], 0.4))
  c.poly([at(-9, base - 0.2), at(28, base - 0.2), at(28, base + 0.1), at(-9, base + 0.1)], p.wall[0])
  for (let x = -9; x < 28; x += 1)
    c.poly([at(x, base), at(x + 0.16, base), at(x + 0.16, base + 0.9), at(x, base + 0.9)], mix(p.wall[3], p.ink, 0.3))
  c.poly([at(-9, base + 0.85), at(28, base + 0.85), at(28, base + 1), at(-9, base + 1)], mix(p.wall[3], p.ink, 0.3))
  // The rock.
  const tones: Inks['sand'] = [
    mix(p.stone, p.roof[1], 0.18),
    mix(p.wall[2], p.roof[1], 0.25),
    mix(p.wall[3], p.fol[0], 0.3),
  ]
  const outline: Point[] = [
    at(-21, -0.6),
    at(-18, 3),
    at(-15.5, 4.2),
    at(-14, 7.4),
    at(-11, 8.4),
    at(-9.4, base - 0.8),
    at(2, base - 1.2),
    at(10, base - 0.9),
    at(20, base - 1.4),
    at(28.5, base - 0.8),
    at(31, 9),
    at(36, 8.6),
    at(41, 6.8),
    at(60, 6.2),
    at(62, -0.8),
  ]
  rock(c, p, outline, tones)
  for (const [x, y, w] of [
    [-12, 8, 2],
    [-8, 9.4, 1.8],
    [0, 9.4, 2.4],
    [4, 8.2, 1.8],
    [12, 9.6, 2.6],
    [18, 9.2, 2.2],
    [26, 9.8, 2.4],
    [33, 8.6, 3],
    [39, 7.4, 3],
    [46, 6.8, 4],
  ] as const) {
    const [gx, gy] = at(x, y)
    leafMass(c, p, gx, gy, k * w, k * w * 0.7, { r, k: 6 })
  }
  // Steps zigzag down to a landing.
  const flights = [
    [
      [6, base - 1],
      [-2, 6.6],
    ],
    [
      [-2, 6.6],
      [4.6, 3.4],
    ],
    [
      [4.6, 3.4],
      [-1, 0.6],
    ],
  ] as const
  for (const [[x0, y0], [x1, y1]] of flights) {
    const n = 11
    for (let i = 0; i < n; i++) {
      const [x, y] = [lerp(x0, x1, i / n), lerp(y0, y1, i / n)]
      const w = Math.abs(x1 - x0) / n
      const a = Math.min(x, x - Math.sign(x0 - x1) * w)
      c.poly([at(a, y - 0.9), at(a + w, y - 0.9), at(a + w, y), at(a, y)], mix(p.wall[2], p.stone, 0.4))
      c.poly([at(a, y - 0.16), at(a + w, y - 0.16), at(a + w, y + 0.1), at(a, y + 0.1)], p.wall[0])
    }
  }
  c.poly([at(-7, -0.4), at(1, -0.4), at(1, 0.7), at(-7, 0.7)], mix(p.stone, p.wall[2], 0.35))
  c.poly([at(-7, 0.5), at(1, 0.5), at(1, 0.8), at(-7, 0.8)], p.wall[0])
  for (let i = 0; i < 16; i++) lens(c, at(r.r(-24, 44), 0)[0], hy + k * r.r(1.4, 2.4), r.r(70, 190), 13, p.foam, 0.95)
  const [bx, by] = cam.p(-8.6, 0, 50)
  rowingBoat(c, p, bx, by, (cam.f / 50) * 6, { hull: p.accent, crew: 1 })
  for (const [x, y, s] of [
    [0.07, 0.02, 0.06],
    [0.24, 0.05, 0.1],
    [0.14, 0.16, 0.24],
  ] as const)
    sail(c, p, W * x, hy + H * y, H * s * (port ? 0.8 : 1), { c2: s > 0.2 ? p.accent : p.accent2 })
  for (let i = 0; i < 7; i++) gull(c, W * r.r(0.2, 0.5), hy * r.r(0.3, 0.75), r.r(10, 22), p.cream)
  sea(c, p, { y0: H * 0.955, y1: H + 20, bands: 3, r, amp: 1.4, cols: [p.sea[1], p.sea[0], p.sea[0], p.sea[1]] })
}
