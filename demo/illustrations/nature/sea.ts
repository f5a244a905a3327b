import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { type Point, smooth, svg } from '../svg-path.ts'
import { lens } from './sky.ts'

export interface SeaOptions {
  /** From the horizon to the near edge. */
  readonly y0: number
  readonly y1: number
  readonly r: Random
  readonly bands?: number
  /** Position of the sun's glitter; none by default. */
  readonly sunX?: number
  readonly glit?: number
  /** Height of the waves. */
  readonly amp?: number
  readonly cols?: Inks['sea']
}

export interface HillOptions {
  readonly r: Random
  readonly col: string
  /** Number of crests. */
  readonly N?: number
  readonly x0?: number
  readonly x1?: number
  /** Bottom of the shape. */
  readonly base?: number
}

export interface SailOptions {
  readonly c1?: string
  readonly c2?: string
  /** Draws its reflection in the water. */
  readonly refl?: boolean
  readonly flip?: 1 | -1
  readonly hull?: string
}

/** Bands of swell from the horizon down, with the sun’s glitter. */
export function sea(
  c: Canvas,
  p: Inks,
  { y0, y1, bands = 9, r, sunX, glit = 26, amp = 1, cols = p.sea }: SeaOptions,
): void {
  c.rect(0, y0, c.W, y1 - y0 + 2, cols[0])
  const ph = r.r(0, 6)
  for (let i = 0; i < bands; i++) {
    const t = (i + 0.15) / bands
    const y = lerp(y0, y1, Math.pow(t, 1.55))
    const A = amp * lerp(0.6, 10, t ** 1.3)
    const L = lerp(160, 420, t)
    const tt = t
    const col = tt < 0.5 ? mix(cols[0], cols[1], tt * 2) : mix(cols[1], cols[2], (tt - 0.5) * 2)
    const P: Point[] = []
    for (let x = -60; x <= c.W + 60; x += L / 4)
      P.push([
        x,
        y + A * Math.sin((x / L) * Math.PI * 2 + ph + i * 1.9) + A * 0.4 * Math.sin((x / L) * Math.PI * 2 * 0.43 + i),
      ])
    c.path(smooth(P) + svg`L${c.W + 60} ${y1 + 4}L-60 ${y1 + 4}Z`, col)
    if (t > 0.12) {
      for (let x = r.r(-100, 150); x < c.W; x += r.r(0.6, 1.9) * L) {
        const w = L * r.r(0.35, 0.9)
        lens(
          c,
          x,
          y + A * Math.sin((x / L) * Math.PI * 2 + ph + i * 1.9) + A * 0.7,
          w,
          A * 0.62 + 1,
          mix(col, p.foam, 0.38),
          0.85,
        )
      }
    }
  }
  if (sunX != null) {
    for (let i = 0; i < glit; i++) {
      const t = (i + 0.3) / glit
      const y = lerp(y0, y1, t ** 1.35)
      const w = lerp(26, 150, t) * r.r(0.45, 1.25)
      const x = sunX + r.r(-1, 1) * lerp(12, 120, t) - w / 2
      lens(c, x, y + 1, w, lerp(1.6, 9, t), p.foam, r.r(0.65, 1))
    }
  }
}

/** A ridge against the sky. */
export function hills(
  c: Canvas,
  y: number,
  h: number,
  { r, col, N = 7, x0 = -50, x1 = c.W + 50, base = c.H }: HillOptions,
): void {
  const P: Point[] = [[x0, y]]
  for (let i = 0; i <= N; i++) {
    const t = i / N
    P.push([
      lerp(x0, x1, t) + (r.r(-0.25, 0.25) * (x1 - x0)) / N,
      y - h * (0.3 + 0.7 * Math.abs(Math.sin(t * 3.1 + r.r(-0.3, 0.3)))) * (i === 0 || i === N ? 0.4 : 1),
    ])
  }
  P.push([x1, y])
  const d = smooth(P, false, 0.9) + svg`L${x1} ${base}L${x0} ${base}Z`
  c.path(d, col)
}

/** A small sailing boat with its reflection. */
export function sail(
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  s: number,
  { c1 = p.cream, c2 = p.accent, refl = true, flip = 1, hull = p.ink }: SailOptions = {},
): void {
  const f = flip
  if (refl) {
    for (let i = 0; i < 6; i++)
      lens(
        c,
        x - s * (0.3 - 0.03 * i) + ((i % 2) * 2 - 1) * s * 0.04,
        y + s * (0.07 + 0.075 * i),
        s * (0.6 - 0.075 * i),
        s * 0.028,
        mix(c1, p.sea[1], 0.35),
        0.75,
      )
  }
  const M = svg`M${x} ${y - s * 1.12}Q${x - f * s * 0.5} ${y - s * 0.55} ${x - f * s * 0.5} ${y - s * 0.1}L${x} ${
    y - s * 0.08
  }Z`
  c.path(M, c1)
  c.clip(M, () =>
    c.path(
      svg`M${x} ${y - s * 1.12}Q${x - f * s * 0.18} ${y - s * 0.5} ${x - f * s * 0.12} ${y}L${x + s} ${y}V${
        y - s * 1.2
      }Z`,
      mix(c1, p.wall[2], 0.45),
    ),
  )
  c.path(
    svg`M${x + f * s * 0.05} ${y - s * 0.98}Q${x + f * s * 0.16} ${y - s * 0.5} ${x + f * s * 0.46} ${y - s * 0.1}L${
      x + f * s * 0.05
    } ${y - s * 0.08}Z`,
    c2,
  )
  c.path(
    svg`M${x - f * s * 0.56} ${y - s * 0.06}L${x + f * s * 0.6} ${y - s * 0.06}Q${x + f * s * 0.42} ${y + s * 0.08} ${
      x + f * s * 0.1
    } ${y + s * 0.07}H${x - f * s * 0.4}Z`,
    hull,
  )
}

/** A gull, two strokes of a brush. */
export function gull(c: Canvas, x: number, y: number, s: number, col: string): void {
  c.path(
    svg`M${x - s} ${y - s * 0.18}Q${x - s * 0.45} ${y - s * 0.5} ${x} ${y}Q${x + s * 0.45} ${y - s * 0.55} ${x + s} ${
      y - s * 0.3
    }Q${x + s * 0.45} ${y - s * 0.3} ${x} ${y + s * 0.16}Q${x - s * 0.45} ${y - s * 0.28} ${x - s} ${y - s * 0.18}Z`,
    col,
  )
}
