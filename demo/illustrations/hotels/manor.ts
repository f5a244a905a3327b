import { house } from '../buildings/house.ts'
import { turret } from '../buildings/turret.ts'
import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import { figure } from '../figures/people.ts'
import { appleTree } from '../nature/apple-tree.ts'
import { leafMass } from '../nature/plants.ts'
import { hills } from '../nature/sea.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at } from '../svg-path.ts'

/** A Norman racing manor: the house across the court, stables on both sides, apple trees and white rails in front. */
export function manor(c: Canvas, p: Inks, { r, calm = true }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.6 : 0.58)
  const cam = new Camera({ cx: W * 0.5, hy, f: port ? 760 : 1040, eye: 3.4 })
  sky(c, p, { hy, r, streaks: 5, rays: { x: W * 0.2, y: H * 0.24, R: H * 0.05, len: W, N: calm ? 0 : 28, o: 0.4 } })
  cumulus(c, p, W * 0.78, hy * 0.42, Math.min(W * 0.26, 400), { r, lit: mix(p.cream, p.sky[2], 0.15), dark: p.sky[2] })
  hills(c, hy, H * 0.09, { r, col: p.hill[0], N: 6, base: hy + 6 })
  c.rect(0, hy, W, H - hy, mix(p.fol[2], p.fol[1], 0.25))
  const far: Inks = { ...p, fol: [mix(p.fol[0], p.hill[1], 0.3), mix(p.fol[1], p.hill[1], 0.25), p.fol[2]] }
  for (let i = 0; i < 13; i++)
    leafMass(c, far, W * lerp(-0.04, 1.04, i / 12), hy + 8, W * 0.07 + 20, H * r.r(0.15, 0.26), { r, k: 8 })
  // Gravel court and lawns.
  c.poly(
    cam.ground([
      [-21, 2],
      [-21, 62],
      [21, 62],
      [21, 2],
    ]),
    mix(p.sand[0], p.cream, 0.25),
  )
  c.poly(cam.ground(cam.ring(0, 0, 38, 9).map(([x, , z]) => [x, z] as const)), mix(p.fol[2], p.fol[1], 0.3))
  c.poly(cam.ground(cam.ring(0, 0, 38, 4).map(([x, , z]) => [x, z] as const)), mix(p.accent, p.fol[1], 0.25))
  for (const s of [-1, 1])
    c.poly(
      cam.ground([
        [s * 4, 3],
        [s * 7, 24],
        [s * 21, 24],
        [s * 21, 3],
      ]),
      mix(p.fol[2], p.fol[1], 0.15),
    )
  const brown: Inks = { ...p, roof: [mix(p.roof[0], p.roof[1], 0.35), p.roof[1], p.roof[2]] }
  house(
    c,
    brown,
    cam,
    {
      at: [-21, 62],
      w: 42,
      d: 13,
      storeys: 3,
      roof: 'gable',
      rise: 7.5,
      bay: 3.4,
      skin: 'timber',
      dormers: 5,
      chimneys: [0.18, 0.5, 0.82],
    },
    r,
  )
  for (const x of [-21, 9])
    house(
      c,
      brown,
      cam,
      {
        at: [x, 57],
        w: 12,
        d: 12,
        storeys: 3,
        roof: 'gable',
        across: true,
        rise: 8,
        bay: 3,
        skin: 'timber',
        balconies: [1],
      },
      r,
    )
  turret(c, brown, cam, { x: 0, z: 60, radius: 3.2, top: 15.5, cone: 7.5, rows: [4.4, 8, 11.6] })
  const [fx, fy] = cam.p(0, 24, 60)
  flag(c, p, fx, fy, 44, { cols: [p.accent, p.cream] })
  const wing = {
    w: 31,
    d: 8.5,
    storeys: 1,
    ground: 4,
    roof: 'gable' as const,
    rise: 4.6,
    bay: 3.9,
    arches: true,
    dormers: 3,
    chimneys: [0.5],
  }
  house(c, brown, cam, { ...wing, at: [-24, 23], turn: Math.PI / 2 }, r)
  house(c, brown, cam, { ...wing, at: [24, 54], turn: -Math.PI / 2 }, r)
  c.shade(`M0 ${String(H * 0.7)}H${String(W)}V${String(H)}H0Z`, 0, H * 0.72, 0, H, p.fol[0], 0, 0.45)
  for (const [x, z, kind, col] of [
    [-3, 25, 'costume', p.cream],
    [-1.8, 24.6, 'robe', p.accent],
    [11, 33, 'costume', p.accent],
  ] as const) {
    const [gx, gy] = cam.p(x, 0, z)
    figure(c, p, gx, gy, (cam.f / z) * 1.85, { kind, col, shadow: p.sand[2], hat: p.accent2 })
  }
  const trees = port
    ? ([
        [-10, 27, 6.6],
        [9.6, 24, 6.4],
        [-7.2, 15.5, 5.6],
      ] as const)
    : ([
        [-17.5, 31, 7],
        [17.6, 29, 7],
        [-14.5, 21, 6.6],
        [14.2, 18, 6.2],
        [-12.4, 13.6, 6.4],
      ] as const)
  for (const [x, z, h] of trees) {
    const [gx, gy] = cam.p(x, 0, z)
    appleTree(c, p, gx, gy, (cam.f / z) * h, { r })
  }
  // White rails with a gap for the drive.
  for (const s of [-1, 1]) {
    const rail = (x0: number, x1: number, y0: number, y1: number, colour: string): void =>
      c.poly(
        cam.poly([
          [x0, y0, 10],
          [x1, y0, 10],
          [x1, y1, 10],
          [x0, y1, 10],
        ]),
        colour,
      )
    for (let i = 0; i < 8; i++) {
      const x = s * (3.4 + i * 2.4)
      rail(x - 0.1, x + 0.1, 0, 1.35, p.cream)
      rail(x + 0.02, x + 0.1, 0, 1.35, p.wall[2])
    }
    for (const y of [0.5, 0.95]) {
      rail(s * 3.4, s * 22, y, y + 0.16, p.cream)
      rail(s * 3.4, s * 22, y, y + 0.05, p.wall[2])
    }
    rail(s * 3.4 - 0.22, s * 3.4 + 0.22, 0, 1.7, at([p.wall[1], p.cream], s > 0 ? 0 : 1))
    rail(s * 3.4 - 0.3, s * 3.4 + 0.3, 1.7, 1.85, p.accent)
  }
  for (const [x, w] of [
    [-0.02, 0.16],
    [0.16, 0.1],
    [0.86, 0.1],
    [1.03, 0.17],
  ] as const)
    leafMass(c, p, W * x, H * 1.04, W * w, H * 0.1, { r, k: 8 })
}
