import type { Point3 } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { svg } from '../svg-path.ts'

export interface RayOptions {
  readonly x: number
  readonly y: number
  /** Radius of the disc. */
  readonly R?: number
  readonly len?: number
  /** Number of rays; 0 draws only the disc. */
  readonly N?: number
  readonly col?: string
  readonly o?: number
  readonly disc?: boolean
  /** Angles, in radians. */
  readonly from?: number
  readonly to?: number
  readonly phase?: number
}

export interface SkyOptions {
  readonly r: Random
  /** Height of the horizon. */
  readonly hy?: number
  readonly rays?: RayOptions
  readonly streaks?: number
  readonly stars?: number
}

export interface CloudOptions {
  readonly r: Random
  readonly lit?: string
  readonly dark?: string
  /** Side of the light: -1 left, 1 right. */
  readonly lx?: number
  readonly o?: number
}

/** The sky down to the horizon, optionally with rays, streaks of cloud and stars. */
export function sky(c: Canvas, p: Inks, { hy = c.H, rays, streaks = 0, stars = 0, r }: SkyOptions): void {
  c.rect(
    0,
    0,
    c.W,
    c.H,
    c.lin(0, 0, 0, hy, [
      [0, p.sky[0]],
      [0.42, p.sky[1]],
      [0.82, p.sky[2]],
      [1, p.sky[3]],
    ]),
  )
  if (stars) {
    for (let i = 0; i < stars; i++) {
      const x = r() * c.W
      const y = r() * hy * 0.75
      const s = r.r(0.8, 2.2)
      if (r.b(0.08)) star4(c, x, y, s * 4, p.cream, 0.9)
      else c.circle(x, y, s, p.cream, { opacity: r.r(0.4, 1) })
    }
  }
  if (rays) sunRays(c, p, rays)
  if (streaks) {
    for (let i = 0; i < streaks; i++) {
      const y = hy * r.r(0.25, 0.9)
      const w = c.W * r.r(0.25, 0.7)
      const x = r.r(-0.1, 0.8) * c.W
      const h = r.r(5, 16)
      lens(c, x, y, w, h, p.sky[3], r.r(0.35, 0.75))
    }
  }
}

/** A star of four points. */
export function star4(c: Canvas, x: number, y: number, s: number, col: string, o = 1): void {
  c.path(
    svg`M${x} ${y - s}Q${x} ${y} ${x + s} ${y}Q${x} ${y} ${x} ${y + s}Q${x} ${y} ${x - s} ${y}Q${x} ${y} ${x} ${
      y - s
    }Z`,
    col,
    { opacity: o },
  )
}

/** A lens-shaped stroke: a wave, a streak, a reflection. */
export function lens(c: Canvas, x: number, y: number, w: number, h: number, col: string, o = 1): void {
  c.path(svg`M${x} ${y}Q${x + w * 0.5} ${y - h} ${x + w} ${y}Q${x + w * 0.5} ${y + h * 0.5} ${x} ${y}Z`, col, {
    opacity: o,
  })
}

/** The fan of rays around a disc. */
export function sunRays(
  c: Canvas,
  p: Inks,
  {
    x,
    y,
    R = 60,
    len = 1600,
    N = 26,
    col = p.halo,
    o = 0.5,
    disc = true,
    from = 0,
    to = Math.PI * 2,
    phase = 0,
  }: RayOptions,
): void {
  const g = c.rad(x, y, len, [
    [0, col, o],
    [0.45, col, o * 0.45],
    [1, col, 0],
  ])
  let d = ''
  const st = (to - from) / N
  for (let i = 0; i < N; i++) {
    const a = from + phase + i * st
    const b = a + st * 0.5
    d += svg`M${x} ${y}L${x + len * Math.cos(a)} ${y + len * Math.sin(a)}L${x + len * Math.cos(b)} ${
      y + len * Math.sin(b)
    }Z`
  }
  c.path(d, g)
  if (disc) {
    c.glow(x, y, R * 4.2, p.halo, 0.75)
    c.circle(x, y, R, p.sun)
  }
}

/** A flat-based cloud, lit from one side. */
export function cumulus(
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  w: number,
  { r, lit = p.cream, dark = p.sky[2], lx = -1, o = 1 }: CloudOptions,
): void {
  const k = r.i(4, 6)
  const cs: Point3[] = []
  for (let i = 0; i < k; i++) {
    const t = (i + 0.5) / k
    const hh = Math.sin(t * Math.PI) ** 0.8
    cs.push([x - w / 2 + t * w + r.r(-0.03, 0.03) * w, y - hh * w * 0.12, w * (0.09 + 0.11 * hh)])
  }
  const body = cs
    .map(([a, b, q]) => svg`M${a - q} ${b}a${q} ${q} 0 1 1 ${2 * q} 0a${q} ${q} 0 1 1 ${-2 * q} 0Z`)
    .join('')
  const clip = svg`M${x - w} ${y - w}h${2 * w}V${y}h${-2 * w}Z`
  c.clip(
    clip,
    () => {
      c.path(body, mix(lit, dark, 0.35))
      for (const [a, b, q] of cs) {
        c.clip(svg`M${a - q} ${b}a${q} ${q} 0 1 1 ${2 * q} 0a${q} ${q} 0 1 1 ${-2 * q} 0Z`, () =>
          c.circle(a + lx * q * 0.22, b - q * 0.2, q * 0.98, lit),
        )
      }
      c.clip(body, () =>
        c.shade(svg`M${x - w} ${y - w * 0.26}h${2 * w}V${y}h${-2 * w}Z`, 0, y - w * 0.26, 0, y, dark, 0, 0.8),
      )
    },
    { opacity: o },
  )
}
