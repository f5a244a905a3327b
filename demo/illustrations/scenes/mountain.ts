import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { type Point, polyD, svg } from '../svg-path.ts'

/** A faceted peak: one lit side, one in shade, split along a ridge. */
export const peak = (
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  w: number,
  h: number,
  lit: string,
  shd: string,
  sn: string,
): void => {
  const a: Point = [x, y - h]
  const L: Point = [x - w * 0.62, y]
  const Rr: Point = [x + w * 0.6, y]
  const ridge = [
    [x, y - h],
    [x + w * 0.05, y - h * 0.72],
    [x - w * 0.04, y - h * 0.5],
    [x + w * 0.09, y - h * 0.25],
    [x + w * 0.02, y],
  ] as const
  c.poly([a, L, ...ridge.slice().reverse()], lit)
  c.poly([...ridge, Rr], shd)
  c.poly(
    [
      [x - w * 0.18, y - h * 0.7],
      [x - w * 0.1, y - h * 0.62],
      [x - w * 0.2, y - h * 0.36],
      [x - w * 0.34, y - h * 0.2],
      [x - w * 0.3, y - h * 0.44],
    ],
    sn,
    { opacity: 0.5 },
  )
  c.poly(
    [
      [x + w * 0.17, y - h * 0.7],
      [x + w * 0.12, y - h * 0.5],
      [x + w * 0.26, y - h * 0.3],
      [x + w * 0.3, y - h * 0.42],
    ],
    mix(shd, lit, 0.5),
  )
  c.poly(
    [
      [x + w * 0.3, y - h * 0.5],
      [x + w * 0.24, y - h * 0.26],
      [x + w * 0.44, y - h * 0.08],
      [x + w * 0.46, y - h * 0.2],
    ],
    mix(shd, lit, 0.4),
  )
  c.shade(polyD([a, L, Rr]), 0, y - h * 0.35, 0, y, p.sky[3], 0, 0.85)
}

/** A fir of five tiers, with or without snow. */
export const fir = (c: Canvas, p: Inks, x: number, y: number, h: number, snow = 1, col: Inks['fol'] = p.fol): void => {
  const k = 5
  c.rect(x - h * 0.025, y - h * 0.08, h * 0.05, h * 0.1, p.wall[3])
  for (let i = 0; i < k; i++) {
    const t = i / k
    const w = h * lerp(0.3, 0.08, t)
    const y0 = y - h * lerp(0.06, 0.72, t)
    const y1 = y0 - h * 0.32
    c.path(
      svg`M${x} ${y1}L${x + w} ${y0}Q${x + w * 0.4} ${y0 + h * 0.03} ${x} ${y0 + h * 0.02}Q${x - w * 0.4} ${
        y0 + h * 0.03
      } ${x - w} ${y0}Z`,
      col[0],
    )
    c.path(
      svg`M${x} ${y1}L${x - w} ${y0}Q${x - w * 0.5} ${y0 + h * 0.02} ${x - w * 0.2} ${y0}Z`,
      snow ? mix(p.sand[0], p.sand[1], 0.1) : col[1],
    )
    c.path(svg`M${x} ${y1 + h * 0.1}L${x + w * 0.2} ${y0 - h * 0.02}L${x - w * 0.28} ${y0 - h * 0.01}Z`, col[1])
  }
}
