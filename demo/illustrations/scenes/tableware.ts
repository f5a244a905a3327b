import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'

/** A wine glass; (x, y) is the foot. */
export const glassWine = (
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  h: number,
  wine: string,
  { sh }: { sh?: string } = {},
) => {
  const w = h * 0.2
  if (sh)
    c.path(
      svg`M${x} ${y}L${x + h * 0.5} ${y - h * 0.06}Q${x + h * 0.82} ${y - h * 0.2} ${x + h * 1.1} ${y - h * 0.12}Q${
        x + h * 0.9
      } ${y + h * 0.01} ${x + h * 0.5} ${y - h * 0.03}Z`,
      sh,
      { opacity: 0.75 },
    )
  c.ell(x, y, w * 0.82, h * 0.05, p.cream, { opacity: 0.75 })
  c.rect(x - h * 0.012, y - h * 0.46, h * 0.024, h * 0.46, p.cream, { opacity: 0.85 })
  const B = svg`M${x - w * 0.86} ${y - h}C${x - w * 1.35} ${y - h * 0.62} ${x - w * 0.6} ${y - h * 0.46} ${x} ${
    y - h * 0.44
  }C${x + w * 0.6} ${y - h * 0.46} ${x + w * 1.35} ${y - h * 0.62} ${x + w * 0.86} ${y - h}Z`
  c.path(B, p.cream, { opacity: 0.3 })
  c.clip(B, () => {
    c.rect(x - w * 1.5, y - h * 0.78, w * 3, h * 0.4, wine)
    c.ell(x, y - h * 0.78, w * 1.1, h * 0.035, lighten(wine, 0.12))
    c.path(
      svg`M${x + w * 0.2} ${y - h}H${x + w * 1.4}V${y - h * 0.4}H${x}Q${x + w * 0.7} ${y - h * 0.7} ${x + w * 0.2} ${
        y - h
      }Z`,
      p.ink,
      { opacity: 0.25 },
    )
  })
  c.path(
    svg`M${x - w * 0.66} ${y - h * 0.95}Q${x - w * 0.98} ${y - h * 0.68} ${x - w * 0.55} ${y - h * 0.54}`,
    'none',
    { 'stroke': p.cream, 'stroke-width': h * 0.018, 'opacity': 0.9, 'stroke-linecap': 'round' },
  )
  c.ell(x, y - h, w * 0.86, h * 0.025, 'none', { 'stroke': p.cream, 'stroke-width': h * 0.012 })
}

/** A bottle; (x, y) is the foot. */
export const bottle = (c: Canvas, p: Inks, x: number, y: number, h: number, { rot = 0, col = '#17493f' } = {}) => {
  c.group(
    () => {
      const w = h * 0.13
      const B = svg`M${-w} 0V${-h * 0.5}C${-w} ${-h * 0.66} ${-w * 0.36} ${-h * 0.68} ${-w * 0.33} ${-h * 0.8}V${-h}H${
        w * 0.33
      }V${-h * 0.8}C${w * 0.36} ${-h * 0.68} ${w} ${-h * 0.66} ${w} ${-h * 0.5}V0Z`
      c.path(B, col)
      c.clip(B, () => {
        c.path(svg`M${-w} 0V${-h}H${-w * 0.2}V${-h * 0.7}Q${-w * 0.62} ${-h * 0.6} ${-w * 0.6} 0Z`, lighten(col, 0.16))
        c.shade(svg`M${-w} ${-h}H${w}V0H${-w}Z`, 0, 0, w, 0, p.ink, 0, 0.85)
        c.rect(-w * 0.5, -h, w, h * 0.26, p.accent2)
        c.path(svg`M${w * 0.05} ${-h}H${w}V${-h * 0.74}H${w * 0.05}Z`, mix(p.accent2, p.ink, 0.4))
        c.path(svg`M${-w} ${-h * 0.42}H${w}V${-h * 0.14}H${-w}Z`, p.cream)
        c.rect(-w, -h * 0.4, w * 2, h * 0.02, p.accent2)
        c.rect(-w, -h * 0.18, w * 2, h * 0.02, p.accent2)
        c.path(svg`M${-w * 0.4} ${-h * 0.23}A${w * 0.4} ${w * 0.4} 0 0 1 ${w * 0.4} ${-h * 0.23}Z`, p.accent)
        c.shade(svg`M${-w} ${-h * 0.42}H${w}V${-h * 0.14}H${-w}Z`, 0, 0, w, 0, p.wall[3], 0, 0.6)
      })
      c.rect(-w * 0.4, -h * 1.0, w * 0.8, h * 0.025, lighten(p.accent2, 0.08))
    },
    { transform: svg`translate(${x} ${y}) rotate(${rot})` },
  )
}

/** A terrace chair, seen from behind the table. */
export const chair = (c: Canvas, p: Inks, x: number, y: number, s: number): void => {
  c.ell(x + s * 0.35, y + s * 0.42, s * 0.6, s * 0.09, p.sand[2], { opacity: 0.8 })
  const col = mix(p.accent2, p.roof[1], 0.25)
  for (const e of [-0.34, 0.34])
    c.line(
      [
        [x + e * s, y - s * 0.1],
        [x + e * s * 1.15, y + s * 0.45],
      ],
      mix(col, p.ink, 0.4),
      s * 0.05,
    )
  const B = svg`M${x - s * 0.4} ${y + s * 0.02}V${y - s * 0.5}A${s * 0.4} ${s * 0.44} 0 0 1 ${x + s * 0.4} ${
    y - s * 0.5
  }V${y + s * 0.02}Z`
  c.path(B, mix(p.cream, p.wall[2], 0.1))
  c.clip(B, () => {
    for (let i = -9; i < 18; i++) {
      c.line(
        [
          [x - s * 0.5 + i * s * 0.085, y - s],
          [x - s * 0.5 + i * s * 0.085 + s * 0.6, y + s * 0.1],
        ],
        p.accent,
        s * 0.02,
      )
      c.line(
        [
          [x - s * 0.5 + i * s * 0.085, y - s],
          [x - s * 0.5 + i * s * 0.085 - s * 0.6, y + s * 0.1],
        ],
        mix(p.sea[0], p.accent, 0.1),
        s * 0.015,
      )
    }
    c.shade(B, x, 0, x + s * 0.4, 0, p.wall[3], 0, 0.55)
  })
  c.path(B, 'none', { 'stroke': col, 'stroke-width': s * 0.055 })
  c.ell(x, y + s * 0.02, s * 0.44, s * 0.1, mix(p.accent, p.wall[3], 0.15))
}
