import { house } from '../buildings/house.ts'
import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { balustrade, parasol } from '../figures/beach.ts'
import { figure } from '../figures/people.ts'
import { cypress } from '../nature/apple-tree.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { hills, sail, sea } from '../nature/sea.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'

/** A Riviera villa above its terrace: ochre walls, green shutters, cypresses, the sea to the left. */
export function villa(c: Canvas, p: Inks, { r, calm = true }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.6 : 0.56)
  const cam = new Camera({ cx: W * (port ? 0.3 : 0.36), hy, f: port ? 820 : 950, eye: 6.5 })
  const sunX = W * 0.14
  sky(c, p, { hy, r, streaks: 3, rays: { x: sunX, y: hy - H * 0.24, R: H * 0.05, len: W, N: calm ? 0 : 28, o: 0.36 } })
  cumulus(c, p, W * 0.4, hy * 0.3, Math.min(W * 0.26, 400), { r, lit: p.cream, dark: p.sky[2] })
  hills(c, hy + 3, H * 0.12, { r, col: p.hill[0], x0: -60, x1: W * 0.62, N: 5, base: hy + 5 })
  hills(c, hy + 3, H * 0.06, { r, col: mix(p.hill[1], p.roof[0], 0.25), x0: W * 0.06, x1: W * 0.5, N: 5, base: hy + 5 })
  sea(c, p, { y0: hy, y1: H, bands: 8, r, amp: 0.9, sunX, glit: 16 })
  for (const [x, y, s] of [
    [0.08, 0.02, 0.05],
    [0.26, 0.03, 0.06],
    [0.18, 0.1, 0.11],
  ] as const)
    sail(c, p, W * x, hy + H * y, H * s, { c2: p.accent2 })
  const base = 3.4
  const ochre = p.night ? p.wall[0] : mix(p.wall[0], '#f0b25a', 0.5)
  const inks: Inks = {
    ...p,
    wall: [ochre, mix(ochre, p.roof[0], 0.22), p.wall[2], p.wall[3]],
    roof: ['#d8704a', '#a04a48', '#5d2947'],
  }
  // The garden behind.
  const feet: readonly (readonly [number, number, number])[] = [
    [31, 62, 17],
    [35, 58, 20],
    [4, 60, 15],
    [39, 52, 21],
    [-1, 52, 13],
  ]
  for (let i = 0; i < 6; i++) {
    const [gx, gy] = cam.p(lerp(-2, 44, i / 5), base, 60)
    leafMass(c, p, gx, gy, (cam.f / 60) * 6, (cam.f / 60) * r.r(6, 11), { r, k: 8 })
  }
  for (const [x, z, h] of feet) {
    const [gx, gy] = cam.p(x, base, z)
    cypress(c, p, gx, gy, (cam.f / z) * h)
  }
  c.poly(
    cam.ground(
      [
        [-10, 27],
        [60, 27],
        [60, 70],
        [-10, 70],
      ],
      base,
    ),
    mix(p.sand[0], p.cream, 0.3),
  )
  const main = { base, ground: 4.6, storey: 3.6, bay: 3.5, shut: mix('#2f6f5b', p.fol[1], 0.4), eaves: 1.1 }
  house(
    c,
    inks,
    cam,
    { ...main, at: [17.5, 43], turn: -0.32, w: 13, d: 13, storeys: 2, roof: 'hip', rise: 3, arches: true },
    r,
  )
  house(
    c,
    inks,
    cam,
    {
      ...main,
      at: [6.5, 46],
      turn: -0.32,
      w: 15,
      d: 14,
      storeys: 3,
      roof: 'hip',
      rise: 3.4,
      arches: true,
      balconies: [1],
    },
    r,
  )
  house(
    c,
    inks,
    cam,
    { ...main, at: [3, 47.4], turn: -0.32, w: 5.4, d: 6, storeys: 4, roof: 'hip', rise: 3, bay: 2.7 },
    r,
  )
  // Bougainvillea along the foot of the house.
  const bloom: Inks['fol'] = [
    mix(p.accent, p.wall[3], 0.5),
    mix('#c0428a', p.accent, 0.25),
    mix('#ee8ab8', p.cream, 0.2),
  ]
  for (let i = 0; i < 22; i++) {
    const [gx, gy] = cam.p(lerp(2.6, 30, i / 21), base, 44.5 - i * 0.42)
    leafMass(c, p, gx, gy, (cam.f / 44) * r.r(0.8, 1.3), (cam.f / 44) * r.r(0.9, 2.1), {
      r,
      k: 6,
      cols: i % 3 === 1 ? bloom : p.fol,
    })
  }
  for (const [x, z, col] of [
    [7, 33, p.accent],
    [13, 31.5, p.cream],
    [20, 31, p.accent2],
  ] as const) {
    const [gx, gy] = cam.p(x, base, z)
    parasol(c, p, gx, gy, (cam.f / z) * 1.9, {
      c1: col,
      c2: col === p.cream ? p.fol[1] : p.cream,
      shadow: p.sand[2],
      sl: 0.9,
    })
  }
  const [qx, qy] = cam.p(4, base, 31)
  figure(c, p, qx, qy, (cam.f / 31) * 1.8, { kind: 'robe', col: p.cream, shadow: p.sand[2], hat: p.accent })
  // Terrace wall and balustrade, stairs to the garden.
  const wall = cam.poly([
    [-8, 0, 27],
    [60, 0, 27],
    [60, base, 27],
    [-8, base, 27],
  ])
  c.poly(wall, mix(p.stone, p.wall[0], 0.4))
  for (let y = 0.5; y < base; y += 0.62)
    c.poly(
      cam.poly([
        [-8, y, 27],
        [60, y, 27],
        [60, y + 0.08, 27],
        [-8, y + 0.08, 27],
      ]),
      mix(p.stone, p.wall[2], 0.5),
    )
  const [wx, wy] = cam.p(-8, base, 27)
  c.poly(
    cam.poly([
      [-8, 0, 27],
      [-8, base, 27],
      [-8, base, 60],
      [-8, 0, 60],
    ]),
    p.wall[0],
  )
  c.shade(svg`M${wx} ${wy}H${W}V${H}H${wx}Z`, wx, 0, W, 0, p.wall[2], 0.1, 0.6)
  balustrade(c, p, new Camera({ cx: cam.cx, hy, f: cam.f, eye: cam.eye - base }), 27, -8, port ? 22 : 36, {
    h: 1.05,
    step: 0.6,
  })
  // The garden below: lavender in rows, agaves, one pine as a frame.
  c.poly(
    cam.ground([
      [-11, 27],
      [60, 27],
      [60, 2],
      [-5, 2],
    ]),
    mix(p.fol[2], p.sand[0], 0.35),
  )
  const lavender: Inks['fol'] = [mix('#5a4a90', p.fol[0], 0.3), '#7d6cb8', '#b3a3dc']
  for (let z = 24.5; z > 9; z *= 0.88)
    for (let x = -8; x < 30; x += 1.7) {
      const [gx, gy] = cam.p(x, 0, z)
      leafMass(c, p, gx, gy, (cam.f / z) * 0.95, (cam.f / z) * 0.85, { r, k: 5, cols: lavender })
    }
  for (const [x, y, w] of [
    [0.2, 1.06, 0.16],
    [0.5, 1.07, 0.18],
    [0.8, 1.05, 0.2],
    [1.02, 1.04, 0.14],
  ] as const)
    leafMass(c, p, W * x, H * y, W * w, H * 0.1, { r, k: 9 })
  pine(c, p, W * 0.01, H * 1.08, H * (port ? 0.7 : 0.98), { r, lean: 0.05, spread: port ? 0.6 : 0.62 })
  leafMass(c, p, W * 0.0, H * 1.04, W * 0.12, H * 0.12, { r, k: 8 })
}
