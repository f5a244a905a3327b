import type { Canvas } from '../canvas.ts'
import { clamp, lerp } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { hills, sail, sea } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'

/** The view through an opening, in drawing units. */
export interface View {
  readonly c: Canvas
  readonly p: Inks
  readonly r: Random
  /** The box that the opening fills. */
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
  /** Height of the horizon. */
  readonly hy: number
  /** Scale: 1 for an opening of width 500. */
  readonly k: number
  /** Horizontal position of a share of the width. */
  readonly X: (t: number) => number
  /** Vertical position of a share of the ground, from the horizon down. */
  readonly Y: (t: number) => number
  /** A sun without rays. */
  readonly calm: boolean
}

export const viewOf = (
  base: Pick<View, 'c' | 'p' | 'r' | 'hy' | 'calm'>,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): View => ({
  ...base,
  x0,
  x1,
  y0,
  y1,
  k: clamp((x1 - x0) / 500, 0.62, 2.4),
  X: (t) => lerp(x0, x1, t),
  Y: (t) => lerp(base.hy, Math.max(y1, base.hy + 1), t),
})

export const drawSky = (v: View, sunAt = 0.62, high = 0.35): void => {
  const { c, p, r, hy, y0, calm, k, X } = v
  const y = lerp(hy, Math.max(y0, hy - 400 * k), high)
  const rays = calm ? { N: 0, o: 0 } : { N: 34, o: 0.5 }
  sky(c, p, { hy, r, stars: 0, rays: { x: X(sunAt), y, R: 26 * k, len: 900 * k, ...rays } })
}

export const drawSea = (v: View, to: number, sunAt?: number): void => {
  const { c, p, r, hy, X, Y } = v
  sea(c, p, { y0: hy, y1: Y(to), bands: 7, r, glit: 14, amp: 0.5, ...(sunAt === undefined ? {} : { sunX: X(sunAt) }) })
}

/** A headland on the horizon. */
export const drawHeadland = (v: View, from: number, to: number, height: number, tone: 0 | 1 | 2 = 0): void => {
  const { c, p, r, hy, k, X } = v
  hills(c, hy + 2, height * k, { r, col: p.hill[tone], x0: X(from), x1: X(to), N: 4, base: hy + 4 })
}

/** Sails on the water: share of the width, share of the ground from the horizon, size and colour. */
export const drawSails = (
  v: View,
  ...sails: readonly (readonly [t: number, d: number, s: number, c?: string])[]
): void => {
  for (const [t, d, s, colour] of sails)
    sail(v.c, v.p, v.X(t), v.Y(d), s * v.k, colour === undefined ? {} : { c2: colour })
}
