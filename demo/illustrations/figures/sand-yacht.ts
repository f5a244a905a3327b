import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { lens } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'

/** A three-wheeled sand yacht running to the left; (x, y) is the ground under the mast, `s` its height. */
export const sandYacht = (
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  s: number,
  { sail, stripe, shadow }: { sail: string; stripe?: string; shadow: string },
): void => {
  c.path(
    svg`M${x - s * 0.5} ${y + s * 0.03}L${x + s * 0.34} ${y}L${x + s * 1.35} ${y - s * 0.05}L${x + s * 0.6} ${
      y + s * 0.05
    }Z`,
    shadow,
    { opacity: 0.75 },
  )
  for (const [dx, r] of [
    [0.42, 0.07],
    [0.3, 0.085],
  ] as const)
    lens(c, x + s * dx, y + s * 0.02, s * 0.6, s * 0.02, p.cream, 0.7 + r)
  const blade = svg`M${x + s * 0.02} ${y - s * 1.02}Q${x + s * 0.42} ${y - s * 0.66} ${x + s * 0.47} ${y - s * 0.2}L${
    x - s * 0.05
  } ${y - s * 0.17}Q${x + s * 0.02} ${y - s * 0.6} ${x + s * 0.02} ${y - s * 1.02}Z`
  c.path(blade, sail)
  c.clip(blade, () => {
    if (stripe !== undefined)
      c.path(svg`M${x - s} ${y - s * 0.5}L${x + s} ${y - s * 0.6}V${y - s * 0.46}L${x - s} ${y - s * 0.36}Z`, stripe)
    for (let i = 1; i < 6; i++)
      c.path(
        svg`M${x - s * 0.1} ${y - s * (0.18 + i * 0.14)}Q${x + s * 0.2} ${y - s * (0.2 + i * 0.14)} ${x + s * 0.6} ${
          y - s * (0.13 + i * 0.14)
        }`,
        'none',
        { 'stroke': mix(sail, p.ink, 0.35), 'stroke-width': s * 0.006 },
      )
    c.shade(blade, x, 0, x + s * 0.45, 0, mix(sail, p.ink, 0.6), 0, 0.6)
  })
  c.line(
    [
      [x - s * 0.03, y - s * 0.12],
      [x + s * 0.02, y - s * 1.05],
    ],
    p.ink,
    s * 0.016,
  )
  c.line(
    [
      [x - s * 0.03, y - s * 0.19],
      [x + s * 0.48, y - s * 0.21],
    ],
    p.ink,
    s * 0.012,
  )
  // Hull, axle and pilot.
  c.line(
    [
      [x + s * 0.2, y - s * 0.1],
      [x + s * 0.1, y - s * 0.05],
    ],
    p.ink,
    s * 0.02,
  )
  c.path(
    svg`M${x - s * 0.52} ${y - s * 0.09}Q${x - s * 0.1} ${y - s * 0.16} ${x + s * 0.4} ${y - s * 0.13}Q${
      x + s * 0.42
    } ${y - s * 0.06} ${x + s * 0.3} ${y - s * 0.05}H${x - s * 0.3}Z`,
    p.cream,
  )
  c.path(
    svg`M${x - s * 0.5} ${y - s * 0.08}L${x + s * 0.41} ${y - s * 0.09}Q${x + s * 0.4} ${y - s * 0.055} ${
      x + s * 0.3
    } ${y - s * 0.05}H${x - s * 0.3}Z`,
    sail,
  )
  c.path(
    svg`M${x + s * 0.06} ${y - s * 0.12}Q${x + s * 0.14} ${y - s * 0.24} ${x + s * 0.24} ${y - s * 0.23}L${
      x + s * 0.32
    } ${y - s * 0.12}Z`,
    p.ink,
  )
  c.circle(x + s * 0.22, y - s * 0.265, s * 0.034, p.accent2)
  for (const [dx, dy, q] of [
    [-0.48, -0.045, 0.045],
    [0.1, -0.035, 0.05],
    [0.3, -0.055, 0.055],
  ] as const) {
    c.circle(x + s * dx, y + s * dy, s * q, p.ink)
    c.circle(x + s * dx, y + s * dy, s * q * 0.5, p.cream)
  }
}
