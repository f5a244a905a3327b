import { Camera } from '../camera.ts'
import { house } from '../buildings/house.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { lighthouse } from '../buildings/lighthouse.ts'
import { sandYacht } from '../figures/sand-yacht.ts'
import { marram } from '../nature/dunes.ts'
import { leafMass } from '../nature/plants.ts'
import { gull } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'

/** Le Touquet: wind over the wide beach, sand yachts, the brick lighthouse above the dunes. */
export function leTouquet(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.6 : 0.58)
  const cam = new Camera({ cx: W * 0.4, hy, f: 900, eye: 3.4 })
  sky(c, p, { hy, r, streaks: 7 })
  for (const [x, y, w] of [
    [0.24, 0.34, 0.36],
    [0.5, 0.62, 0.3],
    [0.02, 0.7, 0.34],
    [0.72, 0.2, 0.2],
  ] as const)
    cumulus(c, p, W * x, hy * y, Math.min(W * w, 560), {
      r,
      lit: mix(p.cream, p.sky[3], 0.15),
      dark: p.sky[1],
      o: 0.95,
    })
  c.rect(0, hy, W, H - hy, mix(p.sand[0], p.sand[1], 0.2))
  c.rect(0, hy, W, H * 0.03, p.sea[1])
  c.rect(0, hy, W, H * 0.008, p.sea[0])
  for (let i = 0; i < 12; i++)
    lens(c, r.r(-0.1, 0.9) * W, hy + H * r.r(0.012, 0.034), W * r.r(0.08, 0.25), 4, p.foam, 0.9)
  // Wet sand mirrors the sky in long pools.
  for (let i = 0; i < 16; i++) {
    const t = (i + 0.5) / 16
    lens(
      c,
      W * r.r(-0.15, 0.5),
      lerp(hy + H * 0.045, H * 0.86, t ** 1.4),
      W * r.r(0.18, 0.5),
      lerp(3, 18, t),
      i % 3 ? mix(p.sand[1], p.sky[2], 0.5) : p.sky[2],
      0.8,
    )
  }
  // The dunes rise to the right, with villas in the pines and the lighthouse.
  const back: Inks = {
    ...p,
    fol: [mix(p.fol[0], p.hill[2], 0.25), mix(p.fol[1], p.hill[1], 0.3), mix(p.fol[2], p.hill[0], 0.3)],
  }
  c.path(
    svg`M${W * 0.4} ${hy + H * 0.05}Q${W * 0.58} ${hy + H * 0.02} ${W * 0.74} ${hy - H * 0.05}T${W + 40} ${
      hy - H * 0.1
    }V${H * 0.8}L${W * 0.54} ${H * 0.7}Q${W * 0.5} ${hy + H * 0.05} ${W * 0.4} ${hy + H * 0.05}Z`,
    mix(p.sand[1], p.fol[2], 0.25),
  )
  for (let i = 0; i < 16; i++)
    leafMass(c, back, W * lerp(0.6, 1.04, i / 15), hy - H * lerp(-0.015, 0.06, i / 15), W * 0.05, H * r.r(0.05, 0.1), {
      r,
      k: 7,
    })
  const towerX = W * (port ? 0.74 : 0.76)
  lighthouse(c, p, towerX, hy + H * 0.015, H * (port ? 0.4 : 0.5), { brick: true })
  const red: Inks = { ...p, roof: ['#c8553a', '#8c3a40', '#5b2a40'] }
  const far = new Camera({ cx: W * 0.5, hy, f: 900, eye: -1.5 })
  for (const [x, z, w] of [
    [34, 104, 14],
    [60, 112, 17],
    [13.6, 120, 12],
  ] as const)
    house(
      c,
      red,
      far,
      {
        at: [x, z],
        turn: 0.35,
        w,
        d: 10,
        base: -3,
        storeys: 2,
        roof: 'gable',
        across: w === 14,
        rise: 6,
        skin: 'timber',
        chimneys: [0.3],
        dormers: w === 14 ? 0 : 2,
      },
      r,
    )
  for (let i = 0; i < 9; i++)
    leafMass(c, p, W * lerp(0.62, 1.02, i / 8), hy + H * 0.045 - (i % 3) * 6, W * 0.05, H * 0.035, { r, k: 7 })
  c.path(
    svg`M${W * 0.42} ${H * 0.74}Q${W * 0.54} ${hy + H * 0.035} ${W * 0.72} ${hy + H * 0.03}T${W + 40} ${
      hy + H * 0.02
    }V${H + 10}H${W * 0.06}Q${W * 0.3} ${H * 0.9} ${W * 0.42} ${H * 0.74}Z`,
    p.sand[0],
  )
  c.shade(
    svg`M${W * 0.42} ${H * 0.74}Q${W * 0.54} ${hy + H * 0.035} ${W * 0.72} ${hy + H * 0.03}T${W + 40} ${
      hy + H * 0.02
    }V${H + 10}H${W * 0.06}Q${W * 0.3} ${H * 0.9} ${W * 0.42} ${H * 0.74}Z`,
    W * 0.45,
    0,
    W,
    H * 0.3,
    p.sand[2],
    0,
    0.7,
  )
  for (const [x, z, colour] of [
    [-16, 62, p.accent2],
    [-2, 48, p.cream],
    [-26, 44, p.accent],
  ] as const) {
    const [gx, gy] = cam.p(x, 0, z)
    sandYacht(c, p, gx, gy, (cam.f / z) * 6.4, { sail: colour, shadow: p.sand[2] })
  }
  const [nx, ny] = cam.p(port ? -3.2 : -5.4, 0, 16.5)
  sandYacht(c, p, nx, ny, (cam.f / 16.5) * 6.6, { sail: p.accent, stripe: p.cream, shadow: p.sand[2] })
  // Near dune with marram bent by the wind.
  const near = svg`M${W * 0.3} ${H + 20}Q${W * 0.52} ${H * 0.86} ${W * 0.74} ${H * 0.8}T${W + 40} ${H * 0.68}V${
    H + 20
  }Z`
  c.path(near, mix(p.sand[0], p.cream, 0.2))
  c.shade(near, W * 0.5, H * 0.75, W, H, p.sand[2], 0.1, 0.95)
  for (let i = 0; i < 17; i++) {
    const t = i / 16
    marram(c, p, W * lerp(0.42, 1.03, t), H * lerp(0.985, 0.745, t) + r.r(0, 60) * t, H * r.r(0.09, 0.15), { r })
  }
  for (let i = 0; i < 9; i++) marram(c, p, W * lerp(0.62, 1.02, i / 8), H * r.r(0.95, 1.04), H * r.r(0.14, 0.22), { r })
  for (let i = 0; i < 6; i++) gull(c, W * r.r(0.3, 0.66), H * r.r(0.14, 0.4), r.r(10, 22), p.cream)
}
