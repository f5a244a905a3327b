import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { person } from '../figures/person.ts'
import { STAND, SWING } from '../figures/poses.ts'
import { pine } from '../nature/plants.ts'
import { gull, sail, sea } from '../nature/sea.ts'
import { cumulus, lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, smooth, svg } from '../svg-path.ts'

/** A green above the sea, linked by its flag to a cliff with an arch. */
export function golf(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * 0.44
  const sx = W * 0.24
  sky(c, p, { hy, r, rays: { x: sx, y: hy - H * 0.2, R: H * 0.055, len: W * 1.1, N: 32, o: 0.45 } })
  cumulus(c, p, W * 0.64, hy * 0.6, Math.min(W * 0.3, 460), { r, lit: mix(p.cream, p.sky[3], 0.15), dark: p.sky[1] })
  cumulus(c, p, W * 0.95, hy * 0.86, Math.min(W * 0.3, 420), { r, lit: mix(p.cream, p.sky[3], 0.25), dark: p.sky[2] })
  sea(c, p, { y0: hy, y1: H, bands: 11, r, sunX: sx, glit: 26 })
  for (let i = 0; i < 3; i++)
    sail(c, p, W * (0.1 + 0.13 * i), hy + H * (0.02 + 0.03 * ((i * 2) % 3)), H * (0.05 + 0.03 * ((i * 2) % 3)), {
      c2: at([p.accent, p.accent2, p.sea[0]], i),
    })
  const w0 = p.wall[0]
  const w1 = p.wall[1]
  const w2 = p.wall[2]
  const g0 = p.fol[2]
  const g1 = mix(p.fol[2], p.fol[1], 0.55)
  const g2 = p.fol[1]
  const ax = W * (port ? 0.5 : 0.52)
  const ay = hy + H * 0.12
  const u = H * 0.001
  const cl = svg`M${W * 1.05} ${hy - 150 * u}L${ax + 210 * u} ${hy - 140 * u}Q${ax + 60 * u} ${hy - 132 * u} ${
    ax - 20 * u
  } ${hy - 96 * u}Q${ax - 84 * u} ${hy - 60 * u} ${ax - 96 * u} ${ay}H${ax - 50 * u}Q${ax - 56 * u} ${hy + 6 * u} ${
    ax - 4 * u
  } ${hy - 10 * u}Q${ax + 52 * u} ${hy - 6 * u} ${ax + 58 * u} ${ay}H${W * 1.05}Z`
  c.path(cl, w1)
  c.clip(cl, () => {
    for (let i = 0; i < 9; i++)
      c.path(
        svg`M${ax - 120 * u} ${hy - 110 * u + i * 28 * u}Q${ax + 100 * u} ${hy - 128 * u + i * 28 * u} ${W} ${
          hy - 132 * u + i * 28 * u
        }`,
        'none',
        { 'stroke': mix(w1, w2, 0.5), 'stroke-width': 4 * u, 'opacity': 0.6 },
      )
    for (let i = 0; i < 10; i++) {
      const X = ax + 130 * u + i * 110 * u
      c.poly(
        [
          [X, hy - 150 * u],
          [X + 34 * u, hy - 150 * u],
          [X + 70 * u, ay],
          [X - 6 * u, ay],
        ],
        mix(w1, w2, 0.6),
        { opacity: 0.7 },
      )
    }
    c.path(
      svg`M${ax + 58 * u} ${ay}Q${ax + 52 * u} ${hy - 6 * u} ${ax - 4 * u} ${hy - 10 * u}L${ax + 26 * u} ${
        hy + 4 * u
      }Q${ax + 36 * u} ${hy + 40 * u} ${ax + 34 * u} ${ay}Z`,
      w2,
    )
    c.shade(cl, ax, 0, W, 0, w2, 0.05, 0.8)
  })
  c.path(
    svg`M${W * 1.05} ${hy - 150 * u}L${ax + 210 * u} ${hy - 140 * u}Q${ax + 60 * u} ${hy - 132 * u} ${ax - 20 * u} ${
      hy - 96 * u
    }Q${ax + 90 * u} ${hy - 118 * u} ${ax + 230 * u} ${hy - 118 * u}L${W * 1.05} ${hy - 126 * u}Z`,
    g1,
  )
  c.path(
    svg`M${ax - 190 * u} ${ay}L${ax - 164 * u} ${hy - 64 * u}Q${ax - 156 * u} ${hy - 84 * u} ${ax - 146 * u} ${
      hy - 60 * u
    }L${ax - 120 * u} ${ay}Z`,
    w0,
  )
  c.path(svg`M${ax - 154 * u} ${hy - 72 * u}L${ax - 146 * u} ${hy - 60 * u}L${ax - 120 * u} ${ay}H${ax - 150 * u}Z`, w2)
  for (let i = 0; i < 7; i++)
    lens(c, ax - 210 * u + i * 3, ay + i * 7 * u, 150 * u + r.r(-20, 20), 5 * u, mix(w0, p.sea[1], 0.4), 0.8)
  c.path(svg`M${ax - 100 * u} ${ay}H${W}V${ay + 8 * u}H${ax - 90 * u}Z`, p.foam)
  // foreground cliff
  const top = [
    [W * 0.36, H * 1.02],
    [W * 0.4, H * 0.84],
    [W * 0.46, H * 0.72],
    [W * 0.58, H * 0.655],
    [W * 0.76, H * 0.61],
    [W * 1.05, H * 0.575],
  ] as const
  const face = svg`M${W * 0.3} ${H + 10}L${W * 0.335} ${H * 0.9}L${W * 0.37} ${H * 0.84}L${W * 0.41} ${H * 0.745}L${
    W * 0.47
  } ${H * 0.69}L${W * 0.6} ${H * 1.05}Z`
  c.path(face, w0)
  c.clip(face, () => {
    for (let i = 0; i < 8; i++)
      c.poly(
        [
          [W * (0.33 + i * 0.03), H * (0.9 - i * 0.03)],
          [W * (0.345 + i * 0.03), H * (0.88 - i * 0.03)],
          [W * (0.36 + i * 0.035), H * 1.05],
          [W * (0.335 + i * 0.03), H * 1.05],
        ],
        mix(w1, w2, 0.5),
        { opacity: 0.8 },
      )
    c.shade(face, W * 0.34, 0, W * 0.5, 0, w2, 0, 0.8)
  })
  const green = smooth([...top.map((q) => q)], false, 0.7) + svg`L${W * 1.05} ${H + 20}H${W * 0.36}Z`
  c.path(green, g1)
  c.clip(green, () => {
    for (let i = 0; i < 9; i++) {
      c.path(
        svg`M${W * (0.36 + 0.05 * i)} ${H * 1.02}Q${W * (0.5 + 0.06 * i)} ${H * 0.76} ${W * 1.05} ${
          H * (0.58 + 0.05 * i)
        }L${W * 1.05} ${H * (0.605 + 0.05 * i)}Q${W * (0.52 + 0.06 * i)} ${H * 0.79} ${W * (0.385 + 0.05 * i)} ${
          H * 1.02
        }Z`,
        i % 2 ? g0 : mix(g1, g0, 0.4),
        { opacity: 0.8 },
      )
    }
    c.ell(W * 0.71, H * 0.79, W * 0.17, H * 0.075, lighten(g0, 0.05))
    c.shade(svg`M0 ${H * 0.55}H${W}V${H}H0Z`, W * 0.6, H * 0.7, W * 1.0, H, g2, 0, 0.85)
    for (const [a, b, q] of [
      [0.56, 0.9, 0.1],
      [0.9, 0.71, 0.08],
    ] as const) {
      c.ell(W * a, H * b, W * q * 0.8, H * q * 0.36, mix(g2, p.fol[0], 0.3))
      c.ell(W * a, H * (b + 0.008), W * q * 0.77, H * q * 0.31, p.sand[0])
      c.shade(
        svg`M${W * (a - q)} ${H * (b - q)}H${W * (a + q)}V${H * b}H${W * (a - q)}Z`,
        0,
        H * (b - q * 0.3),
        0,
        H * (b + 0.01),
        p.sand[2],
        0.0,
        0.0,
      )
    }
  })
  const fx = W * 0.69
  const fy = H * 0.79
  const fh = H * 0.28
  c.path(svg`M${fx} ${fy}L${fx + fh * 0.95} ${fy + fh * 0.13}`, 'none', { 'stroke': g2, 'stroke-width': 6 })
  c.ell(fx, fy, 15, 5, p.fol[0])
  c.line(
    [
      [fx, fy],
      [fx, fy - fh],
    ],
    p.cream,
    6,
  )
  c.path(
    svg`M${fx} ${fy - fh}Q${fx + fh * 0.18} ${fy - fh * 1.05} ${fx + fh * 0.34} ${fy - fh * 0.9}Q${fx + fh * 0.18} ${
      fy - fh * 0.86
    } ${fx} ${fy - fh * 0.74}Z`,
    p.accent,
  )
  c.circle(fx - 60, fy + 16, 7, p.cream)
  const gx = W * 0.84
  const gy = H * 0.86
  const gs = H * 0.25
  person(c, p, gx, gy, gs, {
    pose: SWING,
    top: p.accent,
    bottom: p.cream,
    hat: 'cap',
    hatCol: p.cream,
    dir: -1,
    shadow: g2,
    sl: 1.1,
  })
  c.line(
    [
      [gx + gs * 0.05, gy - gs * 0.93],
      [gx + gs * 0.34, gy - gs * 1.02],
      [gx + gs * 0.37, gy - gs * 0.97],
    ],
    p.ink,
    gs * 0.018,
  )
  person(c, p, gx - gs * 0.42, gy - H * 0.1, gs * 0.84, {
    pose: STAND,
    top: p.accent2,
    skirt: [18, 8],
    bare: true,
    legs: true,
    hat: 'wide',
    hatCol: p.cream,
    dir: -1,
    shadow: g2,
    sl: 1.1,
  })
  if (!port) pine(c, p, W * 1.0, H * 1.05, H * 0.78, { r, lean: -0.1, spread: 0.8 })
  for (let i = 0; i < 5; i++) gull(c, W * r.r(0.28, 0.5), H * r.r(0.16, 0.36), r.r(9, 20), p.cream)
}
