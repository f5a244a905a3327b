import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'

export interface FigureOptions {
  readonly kind?: 'robe' | 'costume'
  readonly col?: string
  readonly lx?: number
  /** Colour of the cast shadow; none by default. */
  readonly shadow?: string
  /** Length of the shadow. */
  readonly sl?: number
  readonly hat?: string
}

/** A small, elongated, faceless figure; (x, y) is the foot, `h` the height. */
export function figure(
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  h: number,
  { kind = 'robe', col = p.accent, lx = -1, shadow, sl = 1.3, hat = p.cream }: FigureOptions = {},
): void {
  const s = h
  if (shadow)
    c.path(
      svg`M${x - s * 0.06} ${y}L${x + s * 0.06} ${y}L${x - lx * s * sl + s * 0.1} ${y - s * 0.14}Q${
        x - lx * s * (sl + 0.12)
      } ${y - s * 0.19} ${x - lx * s * sl - s * 0.02} ${y - s * 0.16}Z`,
      shadow,
      { opacity: 0.85 },
    )
  const dk = mix(col, p.ink, 0.38)
  if (kind === 'robe') {
    c.path(
      svg`M${x - s * 0.03} ${y}L${x - s * 0.025} ${y - s * 0.3}H${x + s * 0.035}L${x + s * 0.045} ${y}H${
        x + s * 0.015
      }L${x + s * 0.005} ${y - s * 0.2}L${x - s * 0.005} ${y}Z`,
      p.skin,
    )
    const B = svg`M${x - s * 0.055} ${y - s * 0.8}Q${x - s * 0.045} ${y - s * 0.6} ${x - s * 0.06} ${y - s * 0.5}L${
      x - s * 0.13
    } ${y - s * 0.2}Q${x} ${y - s * 0.15} ${x + s * 0.13} ${y - s * 0.21}L${x + s * 0.055} ${y - s * 0.5}Q${
      x + s * 0.05
    } ${y - s * 0.62} ${x + s * 0.06} ${y - s * 0.8}Q${x} ${y - s * 0.84} ${x - s * 0.055} ${y - s * 0.8}Z`
    c.path(B, col)
    c.clip(B, () =>
      c.path(svg`M${x - lx * s * 0.02} ${y - s}L${x - lx * s * 0.3} ${y - s}V${y}H${x - lx * s * 0.02}Z`, dk),
    )
    c.line(
      [
        [x + s * 0.055, y - s * 0.77],
        [x + s * 0.13, y - s * 0.62],
        [x + s * 0.06, y - s * 0.55],
      ],
      p.skin,
      s * 0.032,
    )
    c.circle(x, y - s * 0.89, s * 0.052, p.skin)
    c.ell(x, y - s * 0.925, s * 0.13, s * 0.026, hat)
    c.path(
      svg`M${x - s * 0.06} ${y - s * 0.925}Q${x - s * 0.06} ${y - s} ${x} ${y - s}Q${x + s * 0.06} ${y - s} ${
        x + s * 0.06
      } ${y - s * 0.925}Z`,
      hat,
    )
  } else {
    const B = svg`M${x - s * 0.085} ${y - s * 0.8}Q${x} ${y - s * 0.86} ${x + s * 0.085} ${y - s * 0.8}L${
      x + s * 0.075
    } ${y - s * 0.42}L${x + s * 0.06} ${y}H${x + s * 0.012}L${x} ${y - s * 0.38}L${x - s * 0.012} ${y}H${
      x - s * 0.06
    }L${x - s * 0.075} ${y - s * 0.42}Z`
    c.path(B, col)
    c.clip(B, () =>
      c.path(svg`M${x - lx * s * 0.01} ${y - s}L${x - lx * s * 0.3} ${y - s}V${y}H${x - lx * s * 0.01}Z`, dk),
    )
    c.circle(x, y - s * 0.9, s * 0.052, p.skin)
    c.path(
      svg`M${x - s * 0.09} ${y - s * 0.925}H${x + s * 0.09}V${y - s * 0.94}H${x + s * 0.055}V${y - s * 0.985}H${
        x - s * 0.055
      }V${y - s * 0.94}H${x - s * 0.09}Z`,
      hat,
    )
  }
}
