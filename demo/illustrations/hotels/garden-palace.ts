import { palaceWing } from '../buildings/palace-wing.ts'
import { rotunda } from '../buildings/rotunda.ts'
import { Camera, Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { figure } from '../figures/people.ts'
import { palm } from '../nature/palm.ts'
import { leafMass } from '../nature/plants.ts'
import { hills } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'

/** A palace at the end of its garden: domed in the middle, a long basin between two rows of palms. */
export function gardenPalace(c: Canvas, p: Inks, { r, calm = true }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.6 : 0.58)
  const cx = W * 0.5
  const cam = new Camera({ cx, hy, f: port ? 780 : 860, eye: 4.6 })
  sky(c, p, {
    hy,
    r,
    streaks: 5,
    stars: p.night ? 60 : 0,
    rays: { x: W * 0.17, y: hy - H * 0.2, R: H * 0.05, len: W, N: calm ? 0 : 28, o: 0.4 },
  })
  cumulus(c, p, W * 0.82, hy * 0.4, Math.min(W * 0.24, 360), {
    r,
    lit: mix(p.cream, p.sky[2], 0.3),
    dark: p.sky[1],
    o: 0.85,
  })
  hills(c, hy + 3, H * 0.12, { r, col: p.hill[0], N: 6, base: hy + 8 })
  c.rect(0, hy, W, H - hy, mix(p.fol[1], p.fol[2], 0.4))
  for (let i = 0; i < 15; i++)
    leafMass(c, p, W * lerp(-0.03, 1.03, i / 14), hy + 10, W * 0.06 + 14, H * r.r(0.08, 0.16), { r, k: 7 })
  const half = port ? 29 : 44
  const z0 = 62
  palaceWing(c, p, new Wall(cam, [2, z0], [half, z0 + 9]), { lit: false, r })
  palaceWing(c, p, new Wall(cam, [-half, z0 + 9], [-2, z0]), { lit: true, r })
  rotunda(c, p, cam, [0, z0], 7.4, { r, dome: 1 })
  // Terrace, paths and basin.
  c.poly(
    cam.ground([
      [-60, 50],
      [60, 50],
      [60, 60],
      [-60, 60],
    ]),
    mix(p.sand[0], p.cream, 0.3),
  )
  c.poly(
    cam.poly([
      [-60, 0, 50],
      [60, 0, 50],
      [60, 0.9, 50],
      [-60, 0.9, 50],
    ]),
    mix(p.wall[1], p.wall[0], 0.5),
  )
  c.poly(
    cam.poly([
      [-60, 0.75, 50],
      [60, 0.75, 50],
      [60, 0.95, 50],
      [-60, 0.95, 50],
    ]),
    p.wall[0],
  )
  for (let i = 0; i < 4; i++)
    c.poly(
      cam.poly([
        [-6 - i * 0.7, 0.9 - i * 0.24, 50 - i * 0.8],
        [6 + i * 0.7, 0.9 - i * 0.24, 50 - i * 0.8],
        [6 + i * 0.7, 0.66 - i * 0.24, 50 - i * 0.8],
        [-6 - i * 0.7, 0.66 - i * 0.24, 50 - i * 0.8],
      ]),
      i % 2 ? p.wall[1] : p.wall[0],
    )
  for (const s of [-1, 1]) {
    c.poly(
      cam.ground([
        [s * 4.6, 3],
        [s * 4.6, 47],
        [s * 8, 47],
        [s * 8, 3],
      ]),
      mix(p.sand[0], p.cream, 0.2),
    )
    c.poly(
      cam.ground([
        [s * 8.6, 6],
        [s * 8.6, 46],
        [s * 10, 46],
        [s * 10, 6],
      ]),
      mix(p.accent, p.fol[1], 0.3),
    )
    c.poly(
      cam.ground([
        [s * 12, 3],
        [s * 12, 47],
        [s * 15, 47],
        [s * 15, 3],
      ]),
      mix(p.sand[0], p.sand[1], 0.3),
    )
  }
  c.poly(
    cam.ground([
      [-4.4, 5],
      [-4.4, 46],
      [4.4, 46],
      [4.4, 5],
    ]),
    p.wall[0],
  )
  c.poly(
    cam.ground([
      [-3.7, 5.6],
      [-3.7, 45],
      [3.7, 45],
      [3.7, 5.6],
    ]),
    p.sea[1],
  )
  const pool = `M${cam
    .ground([
      [-3.7, 5.6],
      [-3.7, 45],
      [3.7, 45],
      [3.7, 5.6],
    ])
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`
  c.clip(pool, () => {
    const [, far] = cam.p(0, 0, 45)
    c.rect(cx - 60, far, 120, H, mix(p.sea[2], p.wall[0], 0.5), { opacity: 0.55 })
    c.shade(pool, 0, far, 0, H, p.sea[0], 0, 0.95)
    for (let i = 0; i < 30; i++) {
      const t = (i + 0.4) / 30
      lens(
        c,
        cx + r.r(-1, 0.6) * lerp(90, 460, t),
        lerp(far, H, t ** 1.5),
        lerp(30, 190, t),
        lerp(1.4, 7, t),
        i % 3 ? p.foam : p.sea[2],
        r.r(0.4, 0.85),
      )
    }
  })
  // A jet in the middle of the basin.
  const [jx, jy] = cam.p(0, 0, 27)
  const k = cam.f / 27
  for (let i = -3; i <= 3; i++)
    c.path(
      `M${jx.toFixed(1)} ${jy.toFixed(1)}Q${(jx + i * k * 0.16).toFixed(1)} ${(
        jy - k * (5.6 - Math.abs(i) * 0.5)
      ).toFixed(1)} ${(jx + i * k * 0.5).toFixed(1)} ${(jy - k * 0.2).toFixed(1)}`,
      'none',
      { 'stroke': p.foam, 'stroke-width': k * 0.07, 'opacity': 0.85 },
    )
  c.ell(jx, jy, k * 1.6, k * 0.24, p.foam, { opacity: 0.7 })
  for (const [x, z, kind, col] of [
    [-6.2, 26, 'robe', p.accent],
    [-5.5, 25.7, 'costume', p.cream],
    [6.4, 37, 'robe', p.cream],
  ] as const) {
    const [gx, gy] = cam.p(x, 0, z)
    figure(c, p, gx, gy, (cam.f / z) * 1.85, { kind, col, shadow: p.sand[2], hat: p.accent2 })
  }
  // Palms stand in pairs, box hedges at their feet.
  const rows = port ? [44, 34, 26, 20] : [45, 36, 28.5, 22.5, 17.5]
  for (const z of rows)
    for (const s of [-1, 1]) {
      const [gx, gy] = cam.p(s * 11, 0, z)
      const q = cam.f / z
      leafMass(c, p, gx, gy, q * 1.3, q * 1.1, { r, k: 6 })
      palm(c, p, gx, gy, q * 10.5, { r, lean: s * 0.03, N: 10 })
    }
  for (const s of [-1, 1]) leafMass(c, p, cx + s * W * 0.5, H * 1.05, W * 0.2, H * 0.16, { r, k: 9 })
}
