import { lerp, mix } from '../colour.ts'
import { figure } from '../figures/people.ts'
import { tent } from '../figures/tent.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { rock } from '../nature/rock.ts'
import { hills, sail, sea } from '../nature/sea.ts'
import { lens, sky } from '../nature/sky.ts'
import { breaker } from '../nature/surf.ts'
import type { Inks } from '../palettes.ts'
import { type Point, smooth, svg } from '../svg-path.ts'
import { standing } from './parts.ts'
import { type Site, lamp, steps } from './site.ts'

/** A sea wall with lit arches, stairs to the sand, rollers coming in. */
export const surf = (site: Site): void => {
  const { c, p, r, pavilion, S, port } = site
  const { W, H } = c
  const [cx, yb] = [W * 0.5, H * (port ? 0.56 : 0.52)]
  sky(c, p, { hy: yb, r, stars: 50, streaks: 7 })
  c.glow(cx, yb - 120 * S, H * 0.7, p.halo, 0.5)
  hills(c, yb + 6, H * 0.2, { r, col: p.hill[0], N: 5, x0: -60, x1: W * 0.42, base: yb + 30 })
  hills(c, yb + 6, H * 0.13, { r, col: p.hill[1], N: 5, x0: W * 0.5, x1: W + 60, base: yb + 30 })
  pavilion(c, p, { cx, yb, S: S * 0.82, hy: yb, r })
  steps({ ...site, S: S * 0.82 }, cx, yb)
  // The wall: parapet, arches, and a double stair.
  const [top, foot] = [yb + 18 * S, yb + 128 * S]
  const stone = mix(p.wall[1], p.wall[2], 0.35)
  c.rect(0, top, W, foot - top, stone)
  c.rect(0, top, W, 12 * S, p.wall[0])
  c.rect(0, top + 12 * S, W, 8 * S, mix(stone, p.wall[3], 0.5))
  for (let x = cx - 1180 * S; x < cx + 1200 * S; x += 118 * S) {
    if (Math.abs(x + 38 * S - cx) < 170 * S) continue
    const niche = svg`M${x} ${foot}V${top + 66 * S}A${38 * S} ${34 * S} 0 0 1 ${x + 76 * S} ${top + 66 * S}V${foot}Z`
    c.path(niche, mix(p.wall[3], p.ink, 0.2))
    c.glow(x + 38 * S, top + 74 * S, 40 * S, p.glow, 0.75)
  }
  for (const s of [-1, 1]) {
    c.poly(
      [
        [cx + s * 30 * S, top + 8 * S],
        [cx + s * 150 * S, foot + 8 * S],
        [cx + s * 34 * S, foot + 8 * S],
      ],
      mix(stone, p.wall[3], 0.55),
    )
    for (let i = 0; i < 9; i++)
      c.rect(
        cx + (s < 0 ? -(44 + i * 13) - 26 : 44 + i * 13) * S,
        top + (14 + i * 12.4) * S,
        26 * S,
        6 * S,
        i % 2 ? p.wall[0] : p.wall[1],
      )
  }
  for (const s of [-1, 1]) for (const k of [270, 440, 650, 880]) lamp(c, p, cx + s * k * S, top + 4 * S, 104 * S)
  // The sand, tents, then the sea.
  c.rect(
    0,
    foot,
    W,
    H - foot,
    c.lin(0, foot, 0, H, [
      [0, p.sand[1]],
      [0.3, p.sand[0]],
      [1, p.sand[2]],
    ]),
  )
  const sandY = foot + 66 * S
  for (const [x, d, colour] of [
    [-0.38, 0, p.fol[1]],
    [-0.27, 10, mix(p.accent, p.roof[2], 0.25)],
    [-0.17, 2, p.sea[1]],
    [0.19, 6, p.sea[1]],
    [0.3, 0, mix(p.accent, p.roof[2], 0.25)],
    [0.41, 12, p.fol[1]],
  ] as const)
    tent(c, p, cx + W * x, sandY + d * S, 58 * S, { stripe: colour, shadow: p.sand[2] })
  for (const [x, y, kind, col] of [
    [-0.05, 26, 'robe', p.cream],
    [-0.033, 26, 'costume', p.ink],
    [0.1, 40, 'robe', p.sea[0]],
  ] as const)
    figure(c, p, cx + W * x, foot + y * S, 46 * S, { kind, col, shadow: p.sand[2] })
  const shore = (y: number, amp: number, phase: number): string =>
    smooth(Array.from({ length: 13 }, (_, i): Point => [(W * i) / 12, y + amp * Math.sin(i * 1.15 + phase)]))
  const y0 = foot + 128 * S
  c.path(shore(y0 - 12 * S, 10 * S, 0) + svg`L${W} ${H}L0 ${H}Z`, mix(p.sand[2], p.sea[2], 0.45))
  c.path(shore(y0, 12 * S, 0.3) + svg`L${W} ${H}L0 ${H}Z`, p.foam)
  c.path(shore(y0 + 16 * S, 9 * S, 0.6) + svg`L${W} ${H}L0 ${H}Z`, mix(p.sea[2], p.sea[1], 0.3))
  for (const [x0, x1, t, h] of [
    [-0.1, 0.52, 0.36, 0.06],
    [0.46, 1.12, 0.5, 0.075],
    [-0.12, 0.66, 0.94, 0.13],
  ] as const)
    breaker(c, p, W * x0, W * x1, lerp(y0, H, t), H * h, { r })
  for (let i = 0; i < 18; i++)
    lens(c, W * r.r(-0.1, 0.9), lerp(y0 + 30 * S, H, r()), r.r(60, 240), r.r(2, 7), p.foam, r.r(0.5, 0.9))
  const tones: Inks['sand'] = [
    mix(p.stone, p.roof[1], 0.3),
    mix(p.wall[2], p.roof[1], 0.35),
    mix(p.wall[3], p.ink, 0.3),
  ]
  rock(
    c,
    p,
    [
      [W * 0.8, H * 1.02],
      [W * 0.84, H * 0.9],
      [W * 0.88, H * 0.87],
      [W * 0.91, H * 0.76],
      [W * 0.95, H * 0.74],
      [W * 0.98, H * 0.8],
      [W * 1.05, H * 0.78],
      [W * 1.08, H * 1.02],
    ],
    tones,
  )
}

/** The house on its beach: sand and a tide line to the left, pines behind and at the edge. */
export const beach = (site: Site): void => {
  const { c, p, r, pavilion, S, port } = site
  const { W, H } = c
  const cx = W * (port ? 0.5 : 0.53)
  const yb = H * (port ? 0.68 : 0.7)
  const hy = yb - 96 * S
  const stand = { cx, yb, S: S * 1.12, hy, r }
  sky(c, p, { hy, r, stars: 40, streaks: 6, rays: { x: W * 0.12, y: hy - H * 0.1, R: H * 0.045, len: W, N: 0, o: 0 } })
  hills(c, hy + 3, H * 0.06, { r, col: p.hill[0], N: 4, x0: -60, x1: W * 0.34, base: hy + 6 })
  sea(c, p, { y0: hy, y1: H, bands: 9, r, amp: 1.1, sunX: W * 0.12, glit: 22 })
  for (const [x, y, s] of [
    [0.22, 0.014, 0.05],
    [0.07, 0.03, 0.08],
  ] as const)
    sail(c, p, W * x, hy + H * y, H * s, { c2: p.accent2 })
  // The bay's sand sweeps from the house to the near left corner.
  const sand = (dx: number): string =>
    svg`M${W * 0.2 + dx} ${hy + 16 * S}C${W * 0.2 + dx} ${yb + 40 * S} ${W * 0.36 + dx} ${H * 0.86} ${W * 0.1 + dx} ${
      H + 10
    }L${W + 60} ${H + 10}V${hy + 6 * S}Z`
  c.path(sand(-34 * S), p.foam)
  c.path(sand(-20 * S), mix(p.sand[2], p.sea[2], 0.35))
  c.path(
    sand(10 * S),
    c.lin(0, hy, 0, H, [
      [0, p.sand[1]],
      [0.35, p.sand[0]],
      [1, p.sand[1]],
    ]),
  )
  for (let i = 0; i < 7; i++)
    pine(
      c,
      { ...p, fol: [p.fol[0], mix(p.fol[1], p.sky[2], 0.2), p.fol[2]] },
      W * lerp(0.5, 1.04, i / 6),
      yb - 40 * S,
      H * r.r(0.28, 0.4),
      { r, lean: r.r(-0.05, 0.08), spread: 0.8 },
    )
  for (let i = 0; i < 8; i++)
    leafMass(c, p, W * lerp(0.44, 1.05, i / 7), yb - 30 * S, W * 0.06, H * r.r(0.06, 0.12), { r, k: 7 })
  const { cam } = standing(stand)
  c.poly(
    cam.ground([
      [-40, 66],
      [60, 66],
      [60, 42],
      [-30, 42],
    ]),
    mix(p.wall[1], p.sand[0], 0.4),
  )
  pavilion(c, p, stand)
  // The promenade's edge and its rail.
  c.poly(
    cam.poly([
      [-30, 0, 42],
      [60, 0, 42],
      [60, -1.5, 42],
      [-30, -1.5, 42],
    ]),
    mix(p.wall[2], p.wall[1], 0.3),
  )
  c.poly(
    cam.poly([
      [-30, 0, 42],
      [60, 0, 42],
      [60, -0.35, 42],
      [-30, -0.35, 42],
    ]),
    p.wall[0],
  )
  for (const x of [-27, -17, 5, 16, 27, 38]) {
    const [lx, ly] = cam.p(x, 0, 43)
    lamp(c, p, lx, ly, (cam.f / 43) * 5)
  }
  // Lengthening light of the windows on the sand.
  c.glow(cx - 120 * S, yb + 90 * S, H * 0.34, p.glow, 0.4)
  for (const [x, z, w, colour] of [
    [-8, 25, 2.1, p.accent],
    [-3.6, 26, 2.1, p.sea[1]],
    [1, 27, 2.1, p.accent2],
    [5.6, 21, 2.1, p.sea[1]],
  ] as const) {
    const [tx, ty] = cam.p(x, -1.5, z)
    tent(c, p, tx, ty, (cam.f / z) * w, { stripe: colour, shadow: p.sand[2] })
  }
  for (const [x, z, kind, col] of [
    [-2.6, 22, 'robe', p.cream],
    [-1.8, 22, 'costume', p.ink],
    [3.6, 31, 'robe', p.sea[0]],
  ] as const) {
    const [gx, gy] = cam.p(x, -1.5, z)
    figure(c, p, gx, gy, (cam.f / z) * 1.8, { kind, col, shadow: p.sand[2], hat: p.accent2 })
  }
  pine(c, p, W * 0.97, H * 1.04, H * (port ? 0.7 : 1.04), { r, lean: -0.1, lx: -1, spread: 0.6 })
  for (const [x, w] of [
    [0.8, 0.09],
    [0.99, 0.16],
  ] as const)
    leafMass(c, p, W * x, H * 1.04, W * w, H * 0.12, { r, k: 8 })
}
