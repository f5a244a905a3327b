import { Camera } from '../camera.ts'
import { lerp, lighten, mix } from '../colour.ts'
import { figure } from '../figures/people.ts'
import { palm } from '../nature/palm.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { hills } from '../nature/sea.ts'
import { lens, sky } from '../nature/sky.ts'
import { svg } from '../svg-path.ts'
import { type Site, bed, curtains, lamp, searchlights, steps, thickets } from './site.ts'

/** Camera for the ground in front of a house; its foot is at `yb`, 60 m away. */
const groundOf = (cx: number, yb: number, hy: number, S: number): Camera =>
  new Camera({ cx, hy, f: 1200 * S, eye: (yb - hy) / (20 * S) })

/** A town square: lawns edged with flowers, clipped yews, a round fountain on the axis. */
export const gardens = (site: Site): void => {
  const { c, p, r, pavilion, S, port, calm } = site
  const { W, H } = c
  const [cx, yb] = [W * 0.5, H * (port ? 0.6 : 0.57)]
  const hy = yb - 150 * S
  const cam = groundOf(cx, yb, hy, S)
  sky(c, p, { hy: yb, r, stars: 70, streaks: calm ? 5 : 0 })
  if (!calm) searchlights(c, p, cx, yb - 70 * S, H * 1.15)
  c.glow(cx, yb - 200 * S, H * 0.62, p.glow, 0.3)
  hills(c, yb + 4, H * 0.14, { r, col: p.hill[1], N: 7, base: yb + 30 })
  thickets(site, cx, yb + 8)
  pavilion(c, p, { cx, yb, S: S * 0.84, hy, r })
  const gravel = mix(p.sand[0], p.wall[0], 0.35)
  const lawn = mix(p.fol[1], p.fol[2], 0.35)
  c.rect(
    0,
    yb - 2,
    W,
    H - yb + 2,
    c.lin(0, yb, 0, H, [
      [0, gravel],
      [0.5, mix(gravel, p.sand[1], 0.5)],
      [1, p.sand[2]],
    ]),
  )
  steps(site, cx, yb)
  for (const s of [-1, 1])
    for (const [z0, z1, x1] of [
      [34, 53, 31],
      [13, 27, 24],
    ] as const)
      for (const [inset, fill] of [
        [0, mix(p.wall[1], p.wall[0], 0.4)],
        [0.5, p.fol[0]],
        [1.3, s * (z0 - 20) > 0 ? p.accent2 : mix(p.accent2, p.accent, 0.55)],
        [2.5, lawn],
      ] as const)
        bed(c, cam, [s * (6.4 + inset), s * (x1 - inset)], [z0 + inset * 0.8, z1 - inset * 0.8], fill)
  // The fountain: a ring of stone, water, a bell of jets.
  const [fx, fy] = cam.p(0, 0, 30.5)
  const k = cam.f / 30.5
  const flat = (cam.eye / 30.5) * 1.02
  for (const [radius, lift, fill] of [
    [5.2, 0, mix(p.wall[2], p.wall[1], 0.5)],
    [5.2, 0.55, p.wall[0]],
    [4.6, 0.5, p.sea[1]],
    [3.2, 0.46, mix(p.sea[1], p.foam, 0.35)],
  ] as const)
    c.ell(fx, fy - lift * k, radius * k, radius * k * flat, fill)
  for (let i = -5; i <= 5; i++)
    c.path(
      svg`M${fx} ${fy - 0.6 * k}Q${fx + i * 0.3 * k} ${fy - (9.4 - Math.abs(i) * 0.9) * k} ${fx + i * 0.66 * k} ${
        fy - (0.5 - Math.abs(i) * 0.06) * k
      }`,
      'none',
      { 'stroke': p.foam, 'stroke-width': 0.11 * k, 'opacity': 0.85 },
    )
  for (const z of [53, 44, 35, 26, 19])
    for (const s of [-1, 1]) {
      // Clipped yew, lit from the house's side.
      const [x, y] = cam.p(s * 6.4 + s * (z < 30 ? 0.6 : 0), 0, z)
      const u = cam.f / z
      c.ell(x, y, u * 1.3, u * 0.24, mix(p.sand[2], p.ink, 0.25), { opacity: 0.7 })
      const yew = svg`M${x - u * 1.05} ${y}Q${x - u * 0.62} ${y - u * 2.6} ${x} ${y - u * 3.7}Q${x + u * 0.62} ${
        y - u * 2.6
      } ${x + u * 1.05} ${y}Q${x} ${y + u * 0.3} ${x - u * 1.05} ${y}Z`
      c.path(yew, p.fol[1])
      c.clip(yew, () => {
        c.rect(s > 0 ? x - u * 2 : x + u * 0.24, y - u * 4, u * 1.76, u * 5, mix(p.fol[2], p.glow, 0.18))
        c.shade(yew, x - s * u, 0, x + s * u, 0, p.fol[0], 0, 0.9)
      })
      if (z === 44 || z === 26) {
        const [lx, ly] = cam.p(s * 9.6, 0, z - 2)
        lamp(c, p, lx, ly, u * 5.4)
      }
    }
  for (const [x, z, kind, col] of [
    [-2.6, 40, 'costume', p.ink],
    [-1.7, 40, 'robe', p.accent],
    [3.4, 22, 'robe', p.cream],
  ] as const) {
    const [gx, gy] = cam.p(x, 0, z)
    figure(c, p, gx, gy, (cam.f / z) * 1.85, { kind, col, shadow: p.sand[2], hat: p.accent2 })
  }
  curtains(site)
}

/** A boulevard that leads to the door: two rows of palms, lamps, the lights of the house on wet asphalt. */
export const boulevard = (site: Site): void => {
  const { c, p, r, pavilion, S, port, calm } = site
  const { W, H } = c
  const [cx, yb] = [W * 0.5, H * (port ? 0.66 : 0.66)]
  const hy = yb - 52 * S
  const cam = groundOf(cx, yb, hy, S)
  sky(c, p, { hy: yb, r, stars: 110, streaks: 0 })
  if (!calm) searchlights(c, p, cx, yb - 160 * S, H * 1.15)
  c.glow(cx, yb - 200 * S, H * 0.62, p.glow, 0.42)
  thickets(site, cx, yb + 8)
  pavilion(c, p, { cx, yb, S, hy, r })
  const road = mix(p.sea[0], p.wall[3], 0.55)
  c.rect(0, yb, W, H - yb, mix(p.wall[2], p.sand[1], 0.45))
  for (let i = -14; i < 14; i++)
    for (let j = 0; j < 12; j++)
      if ((i + j) % 2) {
        const z = 60 / 1.165 ** j
        bed(c, cam, [i * 3, i * 3 + 3], [z, z / 1.165], mix(p.wall[2], p.sand[0], 0.5))
      }
  for (const s of [-1, 1]) bed(c, cam, [s * 8.6, s * 9.3], [60, 3], p.wall[1])
  bed(c, cam, [-8.6, 8.6], [60, 3], road)
  steps(site, cx, yb)
  for (let i = 0; i < 44; i++) {
    const t = (i + 0.4) / 44
    const y = lerp(yb + 26 * S, H, t ** 1.25)
    const half = ((y - hy) / cam.eye) * 7
    const w = half * r.r(0.2, 0.72)
    const x = cx + r.r(-1, 1) * (half - w / 2)
    lens(c, x - w / 2, y, w, lerp(1.4, 8, t), i % 3 ? p.foam : p.glow, r.r(0.3, 0.75) * (1 - t * 0.5))
  }
  for (let z = 50; z > 8; z /= 1.4) bed(c, cam, [-0.16, 0.16], [z, z / 1.18], mix(p.cream, road, 0.25))
  for (const z of [54, 45, 37, 30, 24, 19])
    for (const s of [-1, 1]) {
      const [x, y] = cam.p(s * 13.2, 0, z)
      const u = cam.f / z
      if (z > 20) {
        const [lx, ly] = cam.p(s * 10, 0, z - 2)
        lamp(c, p, lx, ly, (cam.f / (z - 2)) * 4.8)
      }
      leafMass(c, p, x, y, u * 1.3, u * 0.9, { r, lx: -s, k: 6 })
      palm(c, p, x, y, u * 11, { r, lean: s * -0.03, lx: -s, N: 10 })
    }
  for (const [x, z, kind, col] of [
    [-9.9, 26, 'costume', p.ink],
    [-10.9, 26, 'robe', p.accent],
    [10.6, 34, 'robe', p.cream],
  ] as const) {
    const [gx, gy] = cam.p(x, 0, z)
    figure(c, p, gx, gy, (cam.f / z) * 1.85, { kind, col, shadow: p.wall[3], hat: p.cream })
  }
}

/** A clearing in a pine park: tall trunks, a drive that winds to the porch under lamps. */
export const park = (site: Site): void => {
  const { c, p, r, pavilion, S, port, calm } = site
  const { W, H } = c
  const [cx, yb] = [W * 0.52, H * (port ? 0.62 : 0.64)]
  const hy = yb - 76 * S
  sky(c, p, { hy: yb, r, stars: 120, streaks: 3 })
  if (!calm) c.glow(W * 0.2, H * 0.2, H * 0.4, p.halo, 0.5)
  c.circle(W * 0.2, H * 0.2, H * 0.05, p.sun)
  for (let i = 0; i < 11; i++) {
    const x = W * lerp(-0.03, 1.03, i / 10)
    pine(
      c,
      { ...p, fol: [p.fol[0], mix(p.fol[1], p.sky[1], 0.35), mix(p.fol[1], p.fol[2], 0.3)] },
      x,
      yb,
      H * r.r(0.3, 0.42),
      { r, lean: r.r(-0.06, 0.06), spread: 0.7 },
    )
  }
  const turf = mix(p.fol[1], p.fol[2], 0.2)
  c.rect(
    0,
    yb - 30 * S,
    W,
    H - yb + 30 * S,
    c.lin(0, yb, 0, H, [
      [0, mix(turf, p.fol[2], 0.4)],
      [0.5, turf],
      [1, p.fol[0]],
    ]),
  )
  c.glow(cx, yb + 40 * S, H * 0.6, p.glow, 0.26)
  pavilion(c, p, { cx, yb, S, hy, r })
  // The drive, in bends that widen towards the eye.
  const middle = (t: number): number => cx + Math.sin(t * 4.4 + 0.2) * lerp(10, 260, t) * S
  const rim = (s: number): (readonly [number, number])[] =>
    Array.from({ length: 31 }, (_, i) => {
      const t = i / 30
      const y = lerp(yb + 34 * S, H + 10, t ** 1.5)
      return [middle(t) + s * lerp(40, 270, t ** 1.35) * S, y] as const
    })
  c.poly([...rim(-1.08), ...rim(1.08).toReversed()], mix(p.fol[0], p.ink, 0.3))
  c.poly([...rim(-1), ...rim(1).toReversed()], mix(p.sand[0], p.wall[1], 0.62))
  c.shade(svg`M0 ${yb}H${W}V${H}H0Z`, 0, yb + 160 * S, 0, H, p.fol[0], 0, 0.6)
  for (const t of [0.05, 0.26, 0.5, 0.76])
    for (const s of [-1, 1]) {
      const y = lerp(yb + 34 * S, H + 10, t ** 1.5)
      const x = middle(t) + s * lerp(62, 340, t ** 1.35) * S
      c.ell(x, y, lerp(40, 150, t) * S, lerp(8, 30, t) * S, p.glow, { opacity: 0.22 })
      lamp(c, p, x, y, lerp(66, 190, t) * S)
    }
  for (let i = 0; i < 12; i++) {
    const s = i % 2 ? 1 : -1
    const t = r.r(0.05, 0.5)
    leafMass(c, p, cx + s * W * r.r(0.26, 0.5), lerp(yb, H, t), r.r(40, 100), r.r(24, 50), { r, lx: -s, k: 7 })
  }
  const walk = lerp(yb + 34 * S, H + 10, 0.34 ** 1.5)
  figure(c, p, middle(0.34) - 26 * S, walk, 74 * S, { kind: 'costume', col: p.ink, shadow: p.sand[2] })
  figure(c, p, middle(0.34) + 4 * S, walk, 72 * S, { kind: 'robe', col: p.cream, shadow: p.sand[2] })
  const dark = {
    ...p,
    fol: [p.fol[0], mix(p.fol[1], p.fol[0], 0.35), mix(p.fol[1], lighten(p.fol[2], 0), 0.5)] as const,
  }
  for (const [x, h, lean] of [
    [0.05, 1.16, 0.05],
    [0.16, 0.98, -0.03],
    [0.95, 1.2, -0.05],
  ] as const)
    pine(c, dark, W * x, H * 1.02, H * h * (port ? 0.7 : 1), { r, lean, lx: x < 0.5 ? 1 : -1, spread: 0.62 })
}
