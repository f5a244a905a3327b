import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { lens } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'

/** A rowing boat seen from the side, with a rower or two people; (x, y) is the waterline, `s` the length. */
export const rowingBoat = (
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  s: number,
  { hull, crew = 1 }: { hull: string; crew?: 0 | 1 | 2 },
): void => {
  for (let i = 0; i < 4; i++)
    lens(
      c,
      x - s * (0.46 - i * 0.05),
      y + s * (0.05 + i * 0.045),
      s * (0.92 - i * 0.1),
      s * 0.022,
      mix(hull, p.sea[0], 0.45),
      0.8,
    )
  const person = (dx: number, coat: string, hat: string): void => {
    c.path(
      svg`M${x + s * (dx - 0.06)} ${y - s * 0.08}Q${x + s * (dx - 0.07)} ${y - s * 0.25} ${x + s * dx} ${
        y - s * 0.27
      }Q${x + s * (dx + 0.07)} ${y - s * 0.25} ${x + s * (dx + 0.06)} ${y - s * 0.08}Z`,
      coat,
    )
    c.path(
      svg`M${x + s * (dx + 0.01)} ${y - s * 0.27}Q${x + s * (dx + 0.07)} ${y - s * 0.25} ${x + s * (dx + 0.06)} ${
        y - s * 0.08
      }H${x + s * (dx + 0.01)}Z`,
      mix(coat, p.ink, 0.35),
    )
    c.circle(x + s * dx, y - s * 0.31, s * 0.032, p.skin)
    c.ell(x + s * dx, y - s * 0.335, s * 0.06, s * 0.014, hat)
    c.ell(x + s * dx, y - s * 0.348, s * 0.032, s * 0.02, hat)
  }
  if (crew > 1) person(0.22, p.accent, p.accent2)
  if (crew > 0) {
    person(-0.06, p.cream, p.accent2)
    c.line(
      [
        [x - s * 0.02, y - s * 0.18],
        [x + s * 0.08, y - s * 0.12],
        [x + s * 0.02, y - s * 0.09],
      ],
      p.skin,
      s * 0.02,
    )
  }
  const shape = svg`M${x - s * 0.5} ${y - s * 0.13}Q${x} ${y - s * 0.06} ${x + s * 0.5} ${y - s * 0.14}Q${
    x + s * 0.42
  } ${y + s * 0.04} ${x + s * 0.3} ${y + s * 0.05}H${x - s * 0.34}Q${x - s * 0.46} ${y + s * 0.02} ${x - s * 0.5} ${
    y - s * 0.13
  }Z`
  c.path(shape, hull)
  c.clip(shape, () => {
    c.path(svg`M${x - s} ${y - s * 0.02}H${x + s}V${y + s}H${x - s}Z`, mix(hull, p.ink, 0.45))
    c.path(
      svg`M${x - s * 0.52} ${y - s * 0.14}Q${x} ${y - s * 0.07} ${x + s * 0.52} ${y - s * 0.15}V${y - s * 0.11}Q${x} ${
        y - s * 0.035
      } ${x - s * 0.52} ${y - s * 0.1}Z`,
      p.cream,
    )
  })
  if (crew > 0) {
    c.line(
      [
        [x + s * 0.06, y - s * 0.12],
        [x - s * 0.26, y + s * 0.1],
      ],
      mix(p.accent2, p.roof[1], 0.3),
      s * 0.016,
    )
    c.ell(x - s * 0.28, y + s * 0.112, s * 0.06, s * 0.016, mix(p.accent2, p.roof[1], 0.3))
  }
}
