import { house } from '../buildings/house.ts'
import { turret } from '../buildings/turret.ts'
import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { tent } from '../figures/tent.ts'
import { figure } from '../figures/people.ts'
import { cliff } from '../nature/cliff.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { gull, hills, sail, sea } from '../nature/sea.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, polyD, smooth } from '../svg-path.ts'

/** Dinard: villas with towers on the cliff, striped tents below, an emerald sea to the left. */
export function dinard(c: Canvas, p: Inks, { r, calm = false }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * (port ? 0.55 : 0.52)
  const cam = new Camera({ cx: W * (port ? 0.26 : 0.36), hy, f: port ? 760 : 900, eye: 9 })
  const sunX = W * 0.15
  sky(c, p, { hy, r, streaks: 4, rays: { x: sunX, y: hy - H * 0.26, R: H * 0.05, len: W, N: calm ? 0 : 26, o: 0.36 } })
  cumulus(c, p, W * 0.42, hy * 0.36, Math.min(W * 0.24, 360), { r, lit: p.cream, dark: p.sky[2] })
  hills(c, hy + 2, H * 0.06, { r, col: p.hill[0], x0: -60, x1: W * 0.5, N: 5, base: hy + 4 })
  sea(c, p, { y0: hy, y1: H, bands: 9, r, amp: 1.2, sunX, glit: 14 })
  const edge = [
    [-16, 190, 10],
    [-2, 150, 14],
    [8, 122, 13],
    [16, 98, 17],
    [20, 80, 16],
    [28, 66, 19],
    [30, 54, 17],
    [39, 45, 19],
    [38, 35, 16.5],
    [52, 24, 18],
  ] as const
  const shore = [
    [60, 7],
    [5, 9],
    [3, 14],
    [2, 24],
    [2, 42],
    [-1, 66],
    [-6, 100],
    [-14, 140],
    [-26, 190],
  ] as const
  const behind = cam.ground(edge.map(([x, z]) => [x, z] as const))
  const beach = (out: number, colour: string): void => {
    const line = smooth(shore.map(([x, z]) => cam.p(x + out, 0, z)))
    c.path(line + polyD(behind).replace('M', 'L'), colour)
  }
  beach(-2.5, p.foam)
  beach(-0.6, mix(p.sand[1], p.sea[2], 0.35))
  beach(2, p.sand[0])
  // Villas, far ones first; each stands back from the edge of the rock.
  const granite: Inks = {
    ...p,
    wall: [mix(p.wall[0], p.stone, 0.5), mix(p.wall[1], p.stone, 0.6), p.wall[2], p.wall[3]],
    roof: ['#6f86a6', '#4c5f84', '#33426a'],
  }
  const red: Inks = { ...p, roof: ['#cf5b40', '#93404a', '#5d2a48'] }
  const villas = [
    { x: -4, z: 170, base: 11, w: 12, inks: granite, storeys: 3, tower: 0 },
    { x: 12, z: 132, base: 13, w: 13, inks: red, storeys: 3, tower: 1 },
    { x: 22, z: 102, base: 15, w: 13, inks: granite, storeys: 3, tower: 1 },
    { x: 32, z: 76, base: 17, w: 14, inks: red, storeys: 3, tower: 0 },
    { x: 41, z: 56, base: 17, w: 12, inks: granite, storeys: 3, tower: 1 },
  ] as const
  const plateau = (i: number): void => {
    for (let k = 0; k < 7; k++) {
      const [x0, z0, h0] = at(edge, i)
      const [x1, z1, h1] = at(edge, i + 1)
      const t = k / 6
      const z = lerp(z0, z1, t)
      const [gx, gy] = cam.p(lerp(x0, x1, t) + 1.2, lerp(h0, h1, t) - 0.6, z)
      leafMass(c, p, gx, gy, (cam.f / z) * r.r(1.8, 3), (cam.f / z) * r.r(1.4, 3), { r, k: 6 })
    }
  }
  villas.forEach(({ x, z, base, w, inks, storeys, tower }, i) => {
    for (let k = 0; k < 4; k++) {
      const [gx, gy] = cam.p(x + 13 + k * 4, base, z + 10 - k * 3)
      const q = cam.f / z
      leafMass(c, p, gx, gy, q * 4.5, q * r.r(5, 10), { r, k: 7 })
    }
    house(
      c,
      inks,
      cam,
      {
        at: [x, z + 8],
        turn: -0.6,
        w,
        d: 12,
        base: base + 0.5,
        storeys,
        ground: 5,
        roof: 'gable',
        across: i % 2 === 0,
        rise: 7,
        bay: 3.2,
        skin: i % 2 ? 'timber' : 'quoins',
        balconies: [1],
        dormers: i % 2 ? 2 : 0,
        chimneys: [0.8],
      },
      r,
    )
    if (tower === 1)
      turret(c, inks, cam, {
        x,
        z: z + 7,
        radius: 2.9,
        base,
        top: base + 7 + storeys * 3.2,
        cone: 8,
        rows: [base + 3, base + 6.6, base + 9.8],
      })
  })
  cliff(c, p, cam, edge, {
    r,
    rock: [mix(p.stone, p.sand[1], 0.4), mix(p.wall[2], p.stone, 0.45), mix(p.wall[3], p.fol[0], 0.25)],
  })
  for (let i = 0; i + 1 < edge.length; i++) plateau(i)
  // Tents in two rows along the foot of the cliff.
  const stripes = [p.sea[1], p.accent, p.hill[2], p.sea[1], p.accent2] as const
  const spots = Array.from({ length: 30 }, (_, i) => 120 * 0.925 ** i).filter((z) => z > 13)
  spots.forEach((z, i) => {
    for (const row of [0, 1]) {
      const left =
        z > 66 ? lerp(-2, -6, (z - 66) / 60) : z > 40 ? lerp(6, -2, (z - 40) / 26) : lerp(3, 6, (z - 13) / 27)
      const [gx, gy] = cam.p(left + 5.5 + row * 5, 0, z + row * 1.5)
      tent(c, p, gx, gy, (cam.f / z) * 2.5, { stripe: at(stripes, (i + row * 2) % 5), shadow: p.sand[2] })
    }
  })
  for (const [x, z, kind, col] of [
    [5.4, 24, 'robe', p.cream],
    [6.4, 25, 'costume', p.sea[0]],
    [8, 16, 'robe', p.accent],
  ] as const) {
    const [gx, gy] = cam.p(x, 0, z)
    figure(c, p, gx, gy, (cam.f / z) * 1.9, { kind, col, shadow: p.sand[2], hat: p.accent2 })
  }
  for (const [x, y, s] of [
    [0.08, 0.02, 0.05],
    [0.27, 0.03, 0.06],
    [0.12, 0.11, 0.11],
    [0.3, 0.2, 0.15],
  ] as const)
    sail(c, p, W * x, hy + H * y, H * s, { c2: s > 0.1 ? p.accent : p.accent2 })
  for (let i = 0; i < 6; i++) gull(c, W * r.r(0.15, 0.45), hy * r.r(0.4, 0.8), r.r(9, 18), p.cream)
  // Hydrangeas on the terrace wall.
  const bloom: Inks['fol'] = [mix(p.hill[2], p.wall[3], 0.5), mix('#7a7fc4', p.hill[1], 0.3), '#b7b4e4']
  for (const [x, y, w] of [
    [-0.02, 1.0, 0.13],
    [0.1, 1.05, 0.12],
    [0.24, 1.09, 0.12],
  ] as const) {
    leafMass(c, p, W * x, H * y, W * w, H * 0.13, { r, k: 8 })
    for (let i = 0; i < 5; i++)
      leafMass(c, p, W * (x + r.r(-0.09, 0.09)), H * (y - r.r(0.02, 0.1)), H * 0.042, H * 0.045, {
        r,
        k: 6,
        cols: bloom,
      })
  }
  if (!port) pine(c, p, -W * 0.015, H * 1.05, H * 0.98, { r, lean: 0.05, spread: 0.62 })
}
