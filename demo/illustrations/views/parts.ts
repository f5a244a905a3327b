import { mix } from '../colour.ts'
import { leafMass } from '../nature/plants.ts'
import { type Point, svg } from '../svg-path.ts'
import type { View } from './view.ts'

/** A lighthouse; (x, y) is the foot. */
export const lighthouse = ({ c, p }: View, x: number, y: number, h: number, bands?: string): void => {
  const [w, t] = [h * 0.085, h * 0.055]
  const tower: Point[] = [
    [x - w, y],
    [x - t, y - h * 0.8],
    [x + t, y - h * 0.8],
    [x + w, y],
  ]
  c.poly(tower, p.cream)
  if (bands !== undefined) {
    for (const [a, b] of [
      [0.12, 0.3],
      [0.48, 0.64],
    ] as const) {
      const at = (q: number): number => w + (t - w) * (q / 0.8)
      c.poly(
        [
          [x - at(a), y - h * a],
          [x - at(b), y - h * b],
          [x + at(b), y - h * b],
          [x + at(a), y - h * a],
        ],
        bands,
      )
    }
  }
  c.poly(
    [
      [x + w * 0.2, y],
      [x + t * 0.2, y - h * 0.8],
      [x + t, y - h * 0.8],
      [x + w, y],
    ],
    p.wall[2],
    { opacity: 0.65 },
  )
  c.rect(x - t * 1.5, y - h * 0.82, t * 3, h * 0.03, p.ink)
  c.rect(x - t * 0.7, y - h * 0.93, t * 1.4, h * 0.11, p.glow)
  c.path(svg`M${x - t} ${y - h * 0.92}Q${x} ${y - h * 1.02} ${x + t} ${y - h * 0.92}Z`, bands ?? p.accent)
}

/** A small house seen on the corner: lit front, shaded side, gabled roof. */
export const house = (
  { c, p }: View,
  x: number,
  y: number,
  w: number,
  h: number,
  { wall = p.wall[0], roof = p.roof[0], windows = true }: { wall?: string; roof?: string; windows?: boolean } = {},
): void => {
  const side = w * 0.42
  const rise = w * 0.42
  c.rect(x, y - h, w, h, wall)
  c.poly(
    [
      [x, y - h],
      [x + w / 2, y - h - rise],
      [x + w, y - h],
    ],
    wall,
  )
  c.rect(x + w, y - h, side, h, mix(wall, p.wall[2], 0.7))
  c.poly(
    [
      [x + w / 2, y - h - rise * 1.08],
      [x + w / 2 + side, y - h - rise * 1.08],
      [x + w + side, y - h + 1],
      [x + w * 1.05, y - h + 1],
    ],
    roof,
  )
  c.line(
    [
      [x - w * 0.06, y - h + w * 0.03],
      [x + w / 2, y - h - rise],
      [x + w * 1.06, y - h + w * 0.03],
    ],
    mix(roof, p.wall[3], 0.4),
    w * 0.06,
  )
  if (windows) {
    for (const a of [0.18, 0.6])
      c.rect(x + w * a, y - h * 0.72, w * 0.2, h * 0.34, p.night ? p.glow : mix(p.glass, p.ink, 0.1))
  }
}

/** A round tree on its trunk, optionally with fruit. */
export const roundTree = (v: View, x: number, y: number, h: number, fruit?: string): void => {
  const { c, p, r } = v
  c.path(
    svg`M${x - h * 0.04} ${y}L${x - h * 0.025} ${y - h * 0.5}H${x + h * 0.025}L${x + h * 0.04} ${y}Z`,
    mix(p.fol[0], p.roof[1], 0.5),
  )
  leafMass(c, p, x - h * 0.14, y - h * 0.38, h * 0.24, h * 0.3, { r, k: 7 })
  leafMass(c, p, x + h * 0.15, y - h * 0.36, h * 0.24, h * 0.28, { r, k: 7 })
  leafMass(c, p, x, y - h * 0.5, h * 0.3, h * 0.42, { r, k: 8 })
  if (fruit !== undefined) {
    for (let i = 0; i < 9; i++) c.circle(x + r.r(-0.28, 0.28) * h, y - h * r.r(0.42, 0.78), h * 0.026, fruit)
  }
}

/** A tent of striped canvas on the sand; (x, y) is the middle of its foot, `s` its width. */
export const tent = ({ c, p }: View, x: number, y: number, s: number, colour: string): void => {
  c.poly(
    [
      [x + s * 0.3, y],
      [x + s * 1.3, y - s * 0.04],
      [x + s * 0.6, y - s * 0.12],
    ],
    p.sand[2],
    { opacity: 0.6 },
  )
  c.poly(
    [
      [x - s * 0.5, y],
      [x - s * 0.42, y - s * 0.62],
      [x + s * 0.42, y - s * 0.62],
      [x + s * 0.5, y],
    ],
    p.cream,
  )
  for (const a of [-0.45, -0.12, 0.2])
    c.poly(
      [
        [x + a * s, y],
        [x + a * s * 0.86, y - s * 0.62],
        [x + (a * 0.86 + 0.13) * s, y - s * 0.62],
        [x + (a + 0.16) * s, y],
      ],
      colour,
    )
  c.poly(
    [
      [x - s * 0.42, y - s * 0.62],
      [x, y - s * 1.12],
      [x + s * 0.42, y - s * 0.62],
    ],
    colour,
  )
  c.poly(
    [
      [x, y - s * 1.12],
      [x + s * 0.42, y - s * 0.62],
      [x + s * 0.1, y - s * 0.62],
    ],
    mix(colour, p.ink, 0.35),
  )
  c.poly(
    [
      [x + s * 0.14, y],
      [x + s * 0.12, y - s * 0.62],
      [x + s * 0.42, y - s * 0.62],
      [x + s * 0.5, y],
    ],
    p.wall[2],
    { opacity: 0.45 },
  )
}

/** A rowing boat with its reflection. */
export const rowingBoat = ({ c, p }: View, x: number, y: number, s: number, colour: string): void => {
  c.ell(x, y + s * 0.14, s * 0.8, s * 0.07, mix(p.sea[0], p.ink, 0.2), { opacity: 0.6 })
  c.path(
    svg`M${x - s} ${y - s * 0.1}Q${x} ${y + s * 0.06} ${x + s} ${y - s * 0.14}Q${x + s * 0.8} ${y + s * 0.18} ${x} ${
      y + s * 0.18
    }Q${x - s * 0.8} ${y + s * 0.18} ${x - s} ${y - s * 0.1}Z`,
    colour,
  )
  c.path(
    svg`M${x - s} ${y - s * 0.1}Q${x} ${y + s * 0.06} ${x + s} ${y - s * 0.14}Q${x} ${y - s * 0.02} ${x - s} ${
      y - s * 0.1
    }Z`,
    p.cream,
  )
  c.line(
    [
      [x - s * 0.2, y - s * 0.02],
      [x - s * 0.75, y + s * 0.22],
    ],
    p.stone,
    s * 0.05,
  )
}

/** Tufts of beach grass along a ridge. */
export const grass = ({ c, p, r }: View, x: number, y: number, h: number): void => {
  for (let i = 0; i < 9; i++) {
    const a = (i - 4) * 0.16 + r.r(-0.06, 0.06)
    c.path(svg`M${x + i - 4} ${y}Q${x + a * h * 0.4} ${y - h * 0.6} ${x + a * h} ${y - h * r.r(0.7, 1)}`, 'none', {
      'stroke': i % 3 ? p.fol[1] : p.fol[2],
      'stroke-width': Math.max(1.4, h * 0.05),
    })
  }
}
