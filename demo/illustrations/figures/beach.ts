import type { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { clamp, lerp, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { at, polyD, svg } from '../svg-path.ts'

export interface ParasolOptions {
  readonly c1?: string
  readonly c2?: string
  readonly lx?: number
  /** Number of panels. */
  readonly N?: number
  /** Degrees. */
  readonly tilt?: number
  readonly pole?: boolean
  /** Colour of the cast shadow; none by default. */
  readonly shadow?: string
  /** Length of the shadow. */
  readonly sl?: number
}

export interface BalustradeOptions {
  readonly h?: number
  readonly col?: string
  readonly sh?: string
  readonly step?: number
}

/** A Deauville parasol; (x, y) is the foot, `s` the radius. */
export function parasol(
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  s: number,
  { c1 = p.accent, c2 = p.cream, lx = -1, N = 7, tilt = 0, pole = true, shadow, sl = 1.6 }: ParasolOptions = {},
): void {
  const ph = s * 1.25
  const top = y - ph
  const ry = s * 0.2
  if (shadow) {
    c.path(svg`M${x} ${y}L${x - lx * s * sl} ${y - s * 0.05}`, 'none', {
      'stroke': shadow,
      'stroke-width': s * 0.045,
      'opacity': 0.8,
    })
    c.ell(x - lx * s * (sl + 0.35), y - s * 0.02, s * 0.85, s * 0.13, shadow, { opacity: 0.85 })
  }
  c.group(
    () => {
      if (pole) {
        c.rect(x - s * 0.022, top - s * 0.5, s * 0.044, ph + s * 0.5, mix(p.ink, p.wall[2], 0.3))
      }
      const ap = [x, top - s * 0.52]
      const rim = (i: number) => {
        const a = Math.PI - (i / N) * Math.PI
        return [x + s * Math.cos(a), top + ry * Math.sin(a)] as const
      }
      // underside
      c.path(
        svg`M${x - s} ${top}A${s} ${ry} 0 0 1 ${x + s} ${top}A${s} ${ry} 0 0 1 ${x - s} ${top}Z`,
        mix(c1, p.ink, 0.55),
      )
      for (let i = 0; i < N; i++) {
        const a = rim(i)
        const b = rim(i + 1)
        const m = (i + 0.5) / N
        const shadeT = lx < 0 ? m : 1 - m
        const col = mix(i % 2 ? c2 : c1, p.wall[3], clamp((shadeT - 0.42) * 0.85))
        const ca = [lerp(at(ap, 0), a[0], 0.62), lerp(at(ap, 1), a[1], 0.34) - s * 0.05]
        const cb = [lerp(at(ap, 0), b[0], 0.62), lerp(at(ap, 1), b[1], 0.34) - s * 0.05]
        const mx = (a[0] + b[0]) / 2
        const my = (a[1] + b[1]) / 2 + s * 0.09
        c.path(
          svg`M${at(ap, 0)} ${at(ap, 1)}Q${at(ca, 0)} ${at(ca, 1)} ${a[0]} ${a[1]}Q${mx} ${my} ${b[0]} ${b[1]}Q${at(
            cb,
            0,
          )} ${at(cb, 1)} ${at(ap, 0)} ${at(ap, 1)}Z`,
          col,
        )
      }
      c.circle(at(ap, 0), at(ap, 1) - s * 0.03, s * 0.04, c1)
    },
    { transform: tilt ? svg`rotate(${tilt} ${x} ${y})` : null },
  )
}

/** A flag on its pole; (x, y) is the foot. */
export function flag(
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  h: number,
  { cols = [p.accent], dir = 1 }: { cols?: readonly string[]; dir?: number } = {},
): void {
  c.line(
    [
      [x, y],
      [x, y - h],
    ],
    p.ink,
    Math.max(1.5, h * 0.04),
  )
  const w = h * 0.62
  const hh = h * 0.34
  const k = cols.length
  cols.forEach((q, i) => {
    const a = x + (dir * w * i) / k
    const b = x + (dir * w * (i + 1)) / k
    const f = (t: number) => Math.sin(t * 5) * h * 0.035
    const ta = i / k
    const tb = (i + 1) / k
    c.path(svg`M${a} ${y - h + f(ta)}L${b} ${y - h + f(tb)}V${y - h + hh + f(tb)}L${a} ${y - h + hh + f(ta)}Z`, q)
  })
}

/** A stone balustrade across the picture, `z` metres away. */
export function balustrade(
  c: Canvas,
  p: Inks,
  cam: Camera,
  z: number,
  x0: number,
  x1: number,
  { h = 1, col = p.wall[0], sh = p.wall[2], step = 0.42 }: BalustradeOptions = {},
): void {
  const P = (x: number, y: number, zz = z) => cam.p(x, y, zz)
  c.poly([P(x0, 0.14), P(x1, 0.14), P(x1, 0), P(x0, 0)], col)
  for (let x = x0 + step / 2; x < x1; x += step) {
    const w = 0.1
    const prof = [
      [0.35, 0.14],
      [0.9, 0.22],
      [1.15, 0.36],
      [0.7, 0.52],
      [0.42, 0.68],
      [0.55, 0.8],
      [0.9, 0.86],
    ] as const
    const L = prof.map(([a, y]) => P(x - w * a, y * h))
    const R = prof.map(([a, y]) => P(x + w * a, y * h)).reverse()
    const d = polyD([...L, ...R])
    c.path(d, col)
    const M = prof.map(([a, y]) => P(x + w * a * 0.1, y * h))
    c.path(polyD([...M, ...R]), sh)
  }
  c.poly([P(x0, h * 0.86), P(x1, h * 0.86), P(x1, h), P(x0, h)], col)
  c.poly([P(x0, h * 0.86), P(x1, h * 0.86), P(x1, h * 0.9), P(x0, h * 0.9)], sh)
}
