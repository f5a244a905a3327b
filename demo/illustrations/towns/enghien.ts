import { house } from '../buildings/house.ts'
import { lakeCasino } from '../buildings/lake-casino.ts'
import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, lighten, mix } from '../colour.ts'
import { figure } from '../figures/people.ts'
import { rowingBoat } from '../figures/rowing-boat.ts'
import { leafMass } from '../nature/plants.ts'
import { reflection } from '../nature/reflection.ts'
import { hills } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import { willow } from '../nature/willow.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'

/** Enghien: the casino on the still lake, a jetty and rowing boats under the willow. */
export function enghien(c: Canvas, p: Inks, { r, calm = true }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.5 : 0.47)
  const cam = new Camera({ cx: W * (port ? 0.46 : 0.5), hy, f: port ? 760 : 900, eye: 3.6 })
  const shore = cam.p(0, 0, 150)[1]
  const sunX = W * (port ? 0.3 : 0.3)
  const back = c.capture(() => {
    sky(c, p, {
      hy,
      r,
      streaks: 6,
      stars: p.night ? 26 : 0,
      rays: { x: sunX, y: hy - H * 0.17, R: H * 0.055, len: W * 0.9, N: calm ? 0 : 26, o: 0.4 },
    })
    cumulus(c, p, W * 0.78, hy * 0.44, Math.min(W * 0.3, 420), {
      r,
      lit: mix(p.cream, p.sky[3], 0.4),
      dark: p.sky[1],
      o: 0.8,
    })
    hills(c, shore, H * 0.13, { r, col: p.hill[0], N: 6, base: shore })
    const far: Inks = {
      ...p,
      fol: [mix(p.fol[0], p.hill[1], 0.4), mix(p.fol[1], p.hill[1], 0.4), mix(p.fol[2], p.hill[0], 0.35)],
    }
    for (let i = 0; i < 24; i++)
      leafMass(c, far, W * lerp(-0.02, 1.02, i / 23), shore, W * 0.05 + 20, H * r.r(0.06, 0.14), { r, k: 7 })
    for (const [x, turn] of [
      [-84, 0.3],
      [-60, 0.2],
      [62, -0.3],
      [88, -0.4],
    ] as const)
      house(
        c,
        p,
        cam,
        {
          at: [x, 152],
          turn,
          w: 13,
          d: 10,
          storeys: 3,
          roof: 'gable',
          across: x > 0,
          rise: 6,
          bay: 3.2,
          chimneys: [0.3],
          dormers: x > 0 ? 0 : 2,
        },
        r,
      )
    for (let i = 0; i < 12; i++)
      leafMass(c, p, W * lerp(0, 1, (i + r()) / 12), shore + 4, W * 0.035 + 14, H * r.r(0.02, 0.045), { r, k: 6 })
  })
  const pavilion = c.capture(() => {
    lakeCasino(c, p, cam, port ? 4 : 16, port ? 88 : 82, r, -0.16)
  })
  c.add(back)
  c.rect(
    0,
    shore,
    W,
    H - shore,
    c.lin(0, shore, 0, H, [
      [0, p.sea[2]],
      [0.45, p.sea[1]],
      [1, p.sea[0]],
    ]),
  )
  reflection(c, back + pavilion, { y: shore + H * 0.01, squash: 0.9, strength: 0.62 })
  c.add(pavilion)
  for (let i = 0; i < 30; i++) {
    const t = (i + 0.4) / 30
    lens(
      c,
      r.r(-0.1, 0.95) * W,
      lerp(shore + 8, H, t ** 1.3),
      W * r.r(0.08, 0.26),
      lerp(1.5, 8, t),
      i % 3 ? mix(p.sea[1], p.foam, 0.25) : p.sea[0],
      r.r(0.35, 0.7),
    )
  }
  for (let i = 0; i < 16; i++) {
    const t = (i + 0.4) / 16
    const w = lerp(24, 120, t) * r.r(0.5, 1.1)
    lens(
      c,
      sunX + r.r(-1, 1) * lerp(8, 60, t) - w / 2,
      lerp(shore + 8, H * 0.86, t ** 1.3),
      w,
      lerp(1.6, 6, t),
      p.foam,
      r.r(0.5, 0.95),
    )
  }
  const boats = port
    ? ([
        [-7.5, 30, p.accent, 2],
        [5, 40, p.fol[1], 1],
        [-10, 56, p.cream, 1],
      ] as const)
    : ([
        [-13, 34, p.accent, 2],
        [-3, 46, p.fol[1], 1],
        [-26, 58, p.cream, 1],
        [9, 36, p.accent2, 0],
      ] as const)
  for (const [x, z, hull, crew] of boats) {
    const [gx, gy] = cam.p(x, 0, z)
    rowingBoat(c, p, gx, gy, (cam.f / z) * 5.6, { hull, crew })
  }
  // The jetty runs out from the near right bank.
  const wood = [mix(p.sand[1], p.wall[1], 0.4), mix(p.sand[1], p.sand[2], 0.5), mix(p.sand[2], p.ink, 0.35)] as const
  const jx = port ? 2.2 : 5.2
  for (let z = 5; z < 33; z += 3.1)
    for (const x of [jx, jx + 2.6])
      c.poly(
        cam.poly([
          [x, -0.4, z],
          [x + 0.28, -0.4, z],
          [x + 0.28, 0.8, z],
          [x, 0.8, z],
        ]),
        wood[2],
      )
  for (let z = 33; z > 3; z -= 0.62)
    c.poly(
      cam.ground(
        [
          [jx - 0.1, z],
          [jx + 3, z],
          [jx + 3, z + 0.54],
          [jx - 0.1, z + 0.54],
        ],
        0.8,
      ),
      at(wood, Math.round(z / 0.62) % 2),
    )
  c.poly(
    cam.poly([
      [jx - 0.1, 0.8, 3],
      [jx - 0.1, 0.8, 33.6],
      [jx - 0.1, 0.6, 33.6],
      [jx - 0.1, 0.6, 3],
    ]),
    wood[2],
  )
  for (let z = 32; z > 6; z -= 6.4) {
    const [gx, gy] = cam.p(jx + 2.9, 0.8, z)
    const k = cam.f / z
    c.rect(gx - k * 0.06, gy - k * 2.9, k * 0.12, k * 2.9, p.ink)
    if (p.night) c.glow(gx, gy - k * 3, k * 1.6, p.glow, 0.7)
    c.circle(gx, gy - k * 3, k * 0.24, p.night ? lighten(p.glow, 0.04) : p.cream)
  }
  for (const [x, z, kind, col] of [
    [0.9, 21, 'robe', p.accent],
    [1.6, 20.6, 'costume', p.cream],
  ] as const) {
    const [gx, gy] = cam.p(jx + x, 0.8, z)
    figure(c, p, gx, gy, (cam.f / z) * 1.85, { kind, col, shadow: wood[2], hat: p.accent2 })
  }
  const [mx, my] = cam.p(jx - 1.8, 0, port ? 12 : 11)
  rowingBoat(c, p, mx, my, (cam.f / 11) * 2.5, { hull: p.hill[2], crew: 0 })
  // Lilies near the eye, the willow as a frame.
  for (let i = 0; i < 13; i++) {
    const [x, y] = [W * r.r(-0.02, 0.34), H * r.r(0.88, 1.0)]
    const w = r.r(26, 52)
    c.path(
      svg`M${x} ${y}L${x + w} ${y - w * 0.1}A${w} ${w * 0.26} 0 1 1 ${x + w * 0.8} ${y - w * 0.2}Z`,
      i % 3 ? p.fol[1] : mix(p.fol[1], p.fol[2], 0.6),
    )
    if (i % 4 === 0) {
      for (const a of [-0.9, -0.3, 0.3, 0.9])
        c.ell(x + a * w * 0.24, y - w * 0.26, w * 0.12, w * 0.24, i % 8 ? p.cream : mix(p.accent, p.cream, 0.6), {
          transform: svg`rotate(${a * 34} ${x} ${y})`,
        })
    }
  }
  willow(c, p, -30, W * (port ? 0.42 : 0.3), { r, drop: H * (port ? 0.5 : 0.78) })
}
