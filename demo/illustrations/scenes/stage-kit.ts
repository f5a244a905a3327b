import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../random.ts'
import { type Point, smooth, svg } from '../svg-path.ts'

/** Stages are drawn on a sheet of 1500 × 1000 units. Backgrounds extend beyond its edges by this distance. */
const BLEED = 500

/** A band from `y0` to `y1` with a vertical gradient, wider than the sheet. */
export const ground = (c: Canvas, y0: number, y1: number, from: string, to: string): void => {
  c.rect(
    -BLEED,
    y0,
    1500 + 2 * BLEED,
    y1 - y0,
    c.lin(0, y0, 0, y1, [
      [0, from],
      [1, to],
    ]),
  )
}

/** Boards running to a point, from `y` down. */
export const boards = (c: Canvas, y: number, light: string, dark: string, vx = 750): void => {
  ground(c, y, 1000 + BLEED, light, dark)
  for (let i = -22; i <= 22; i++) {
    c.path(svg`M${vx + i * 62} ${y}L${vx + i * 210} ${1000 + BLEED}h7L${vx + i * 62 + 2} ${y}Z`, dark, {
      opacity: 0.55,
    })
  }
  c.shade(svg`M${-BLEED} ${y}H${1500 + BLEED}V${1000 + BLEED}H${-BLEED}Z`, 0, y, 0, 1000, dark, 0, 0.7)
}

/** A cone of light from above and the pool it makes. */
export const beam = (
  c: Canvas,
  [x0, y0]: Point,
  [x1, y1]: Point,
  rx: number,
  colour: string,
  { a = 0.5, ry = rx * 0.17, pool = 0.8 }: { a?: number; ry?: number; pool?: number } = {},
): void => {
  c.shade(svg`M${x0 - 12} ${y0}H${x0 + 12}L${x1 + rx} ${y1}H${x1 - rx}Z`, x0, y0, x1, y1, colour, a, a * 0.3)
  c.ell(x1, y1, rx, ry, colour, { opacity: pool })
}

/** A curtain at the left (-1) or right (1) edge: tied back at `tie` (0–1), or straight with `tie` = 0. */
export const drape = (
  c: Canvas,
  p: Inks,
  side: -1 | 1,
  width: number,
  {
    col = p.accent,
    bottom = 860,
    folds = 8,
    tie = 0,
  }: { col?: string; bottom?: number; folds?: number; tie?: number } = {},
): void => {
  const X = (v: number): number => (side < 0 ? v : 1500 - v)
  const edge = (share: number): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => {
      const t = i / 12
      const pinch =
        tie === 0
          ? 0.06 * Math.sin(t * 3)
          : t < tie
            ? (t / tie) ** 1.6 * 0.62
            : 0.62 - ((t - tie) / (1 - tie)) ** 0.7 * 0.2
      return [X(share * width * (1 - pinch)), t * (bottom + 8 * Math.sin(share * 30)) - 20]
    })
  c.path(svg`${smooth(edge(1))}L${X(-BLEED)} ${bottom}V-20Z`, mix(col, p.ink, 0.5))
  for (let i = folds - 1; i >= 0; i--) {
    const [a, b] = [edge(i / folds), edge((i + 1) / folds)]
    const d = `${smooth(a)}L${smooth(b.toReversed()).slice(1)}Z`
    const [x0, x1] = [X((width * i) / folds), X((width * (i + 1)) / folds)]
    const tones = [
      [0, mix(col, p.ink, 0.55)],
      [0.4, col],
      [0.6, mix(col, p.cream, 0.16)],
      [1, mix(col, p.ink, 0.72)],
    ] as const
    c.path(d, c.lin(Math.min(x0, x1), 0, Math.max(x0, x1), 0, tones))
  }
  if (tie > 0) {
    const y = tie * bottom
    c.path(
      svg`M${X(-20)} ${y - 26}Q${X(width * 0.2)} ${y + 8} ${X(width * 0.43)} ${y - 14}L${X(width * 0.42)} ${y + 12}Q${X(
        width * 0.2,
      )} ${y + 40} ${X(-20)} ${y + 8}Z`,
      p.accent2,
    )
    c.path(svg`M${X(width * 0.36)} ${y}h22l8 88h-36Z`, mix(p.accent2, p.ink, 0.15))
  }
}

/** Swags along the top. */
export const pelmet = (c: Canvas, p: Inks, { col = p.accent, n = 7, depth = 130 } = {}): void => {
  const w = 1500 / n
  c.rect(-BLEED, -BLEED, 1500 + 2 * BLEED, BLEED + 30, mix(col, p.ink, 0.7))
  for (let i = -3; i < n + 3; i++) {
    for (const [q, k] of [
      [1, 0.55],
      [0.78, 0.05],
      [0.56, 0.4],
      [0.34, 0],
    ] as const) {
      c.path(
        svg`M${i * w} -10H${(i + 1) * w}V24Q${(i + 0.5) * w} ${24 + depth * 1.6 * q} ${i * w} 24Z`,
        mix(col, p.ink, k),
      )
    }
    c.path(svg`M${i * w} 26Q${(i + 0.5) * w} ${26 + depth * 1.6} ${(i + 1) * w} 26`, 'none', {
      'stroke': p.accent2,
      'stroke-width': 9,
    })
    c.path(svg`M${i * w - 9} 20h18l7 62h-32Z`, p.accent2)
  }
}

/** A row of heads and shoulders, dark against the stage. */
export const audience = (c: Canvas, r: Random, y: number, s: number, col: string, rim: string): void => {
  for (let x = -60 + r.r(0, 50); x < 1560; x += s * r.r(1.45, 1.7)) {
    const e = s * 0.36 * r.r(0.92, 1.08)
    const Y = y + r.r(-0.12, 0.12) * s
    c.path(
      svg`M${x - s * 0.74} ${1000 + BLEED}V${Y + e * 2.6}Q${x - s * 0.6} ${Y + e * 1.5} ${x - e * 0.42} ${
        Y + e * 1.25
      }V${Y}H${x + e * 0.42}V${Y + e * 1.25}Q${x + s * 0.6} ${Y + e * 1.5} ${x + s * 0.74} ${Y + e * 2.6}V${
        1000 + BLEED
      }Z`,
      col,
    )
    c.ell(x, Y, e * 0.8, e, col)
    if (r.b(0.35)) c.ell(x + e * 0.3, Y - e * 0.85, e * 0.46, e * 0.36, col)
    c.path(svg`M${x - e * 0.6} ${Y - e * 0.68}Q${x} ${Y - e * 1.24} ${x + e * 0.6} ${Y - e * 0.68}`, 'none', {
      'stroke': rim,
      'stroke-width': 3,
      'opacity': 0.75,
    })
  }
}

/** Shells of light along the front of the stage. */
export const footlights = (c: Canvas, p: Inks, y: number, n = 22): void => {
  c.rect(-BLEED, y, 1500 + 2 * BLEED, 22, mix(p.accent2, p.ink, 0.35))
  for (let i = 0; i < n; i++) {
    const x = (1500 * (i + 0.5)) / n
    c.path(svg`M${x - 17} ${y + 2}A17 17 0 0 1 ${x + 17} ${y + 2}Z`, p.glow)
  }
}

/** Concentric bands, as a sunrise of painted wood. */
export const bands = (c: Canvas, x: number, y: number, cols: readonly string[], step: number, first = step): void => {
  for (let i = cols.length - 1; i >= 0; i--) {
    c.circle(x, y, first + i * step, cols[i] ?? '#000000')
  }
}
