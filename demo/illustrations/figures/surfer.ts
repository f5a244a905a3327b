import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { lens } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'

/** A surfer crouching on the board, running to the right; (x, y) is under the feet, `s` the height. */
export const surfer = (c: Canvas, p: Inks, x: number, y: number, s: number): void => {
  lens(c, x - s * 1.9, y + s * 0.16, s * 2.2, s * 0.2, p.foam, 0.95)
  c.path(
    svg`M${x - s * 0.72} ${y + s * 0.02}Q${x} ${y + s * 0.16} ${x + s * 0.86} ${y - s * 0.1}Q${x + s * 0.1} ${
      y + s * 0.24
    } ${x - s * 0.72} ${y + s * 0.02}Z`,
    mix(p.accent2, p.ink, 0.35),
  )
  c.path(
    svg`M${x - s * 0.74} ${y}Q${x} ${y + s * 0.02} ${x + s * 0.88} ${y - s * 0.12}Q${x + s * 0.1} ${y + s * 0.16} ${
      x - s * 0.74
    } ${y}Z`,
    p.accent2,
  )
  // Legs, trunk, arms.
  c.line(
    [
      [x - s * 0.3, y + s * 0.02],
      [x - s * 0.2, y - s * 0.22],
      [x - s * 0.06, y - s * 0.34],
    ],
    p.skin,
    s * 0.1,
  )
  c.line(
    [
      [x + s * 0.26, y],
      [x + s * 0.22, y - s * 0.24],
      [x - s * 0.02, y - s * 0.34],
    ],
    mix(p.skin, p.ink, 0.2),
    s * 0.1,
  )
  c.path(
    svg`M${x - s * 0.16} ${y - s * 0.28}Q${x - s * 0.1} ${y - s * 0.4} ${x + s * 0.02} ${y - s * 0.44}L${
      x + s * 0.12
    } ${y - s * 0.34}Q${x + s * 0.1} ${y - s * 0.24} ${x} ${y - s * 0.22}Z`,
    p.accent,
  )
  c.path(
    svg`M${x - s * 0.08} ${y - s * 0.38}Q${x + s * 0.02} ${y - s * 0.66} ${x + s * 0.18} ${y - s * 0.72}L${
      x + s * 0.26
    } ${y - s * 0.6}Q${x + s * 0.16} ${y - s * 0.42} ${x + s * 0.08} ${y - s * 0.34}Z`,
    p.skin,
  )
  c.line(
    [
      [x + s * 0.18, y - s * 0.66],
      [x + s * 0.4, y - s * 0.56],
      [x + s * 0.6, y - s * 0.62],
    ],
    p.skin,
    s * 0.07,
  )
  c.line(
    [
      [x + s * 0.12, y - s * 0.66],
      [x - s * 0.16, y - s * 0.62],
      [x - s * 0.4, y - s * 0.74],
    ],
    mix(p.skin, p.ink, 0.15),
    s * 0.07,
  )
  c.circle(x + s * 0.27, y - s * 0.8, s * 0.085, p.skin)
  c.path(
    svg`M${x + s * 0.18} ${y - s * 0.8}Q${x + s * 0.2} ${y - s * 0.92} ${x + s * 0.32} ${y - s * 0.89}Q${x + s * 0.3} ${
      y - s * 0.82
    } ${x + s * 0.24} ${y - s * 0.82}L${x + s * 0.2} ${y - s * 0.76}Z`,
    p.ink,
  )
}
