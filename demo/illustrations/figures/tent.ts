import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'

/** A striped beach tent; (x, y) is the middle of its foot, `s` its width. */
export const tent = (
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  s: number,
  { stripe, shadow }: { stripe: string; shadow: string },
): void => {
  const [l, e, top] = [s * 0.5, y - s * 0.82, y - s * 1.36]
  c.path(svg`M${x - l} ${y}H${x + l * 1.5}L${x + s * 1.75} ${y - s * 0.12}L${x + s * 1.1} ${y - s * 0.2}Z`, shadow, {
    opacity: 0.8,
  })
  // The side in shade, then the front.
  c.path(
    svg`M${x + l} ${y}L${x + l * 1.62} ${y - s * 0.12}V${y - s * 0.86}L${x + l * 0.62} ${top + s * 0.03}L${x} ${top}L${
      x + l
    } ${e}Z`,
    mix(stripe, p.wall[3], 0.5),
  )
  c.path(
    svg`M${x} ${top}L${x + l * 0.62} ${top + s * 0.03}L${x + l * 1.62} ${y - s * 0.86}L${x + l} ${e}Z`,
    mix(p.cream, p.wall[2], 0.55),
  )
  const front = svg`M${x - l} ${y}V${e}L${x} ${top}L${x + l} ${e}V${y}Z`
  c.path(front, p.cream)
  c.clip(front, () => {
    for (let i = 0; i < 7; i += 2)
      c.path(svg`M${x - l + (i * s) / 7} ${y}V${top}H${x - l + ((i + 1) * s) / 7}V${y}Z`, stripe)
    c.path(svg`M${x} ${top + s * 0.3}L${x - s * 0.2} ${y}H${x + s * 0.26}Z`, mix(p.ink, stripe, 0.25))
  })
  for (let i = 0; i < 7; i++) {
    const [a, b] = [x - l + (i * s) / 7, x - l + ((i + 1) * s) / 7]
    c.path(svg`M${a} ${e}H${b}L${(a + b) / 2} ${e + s * 0.1}Z`, i % 2 ? stripe : p.cream)
  }
  c.path(svg`M${x - l} ${e}L${x} ${top}L${x + l} ${e}L${x} ${top + s * 0.08}Z`, stripe)
  c.path(svg`M${x} ${top}v${-s * 0.2}l${s * 0.2} ${s * 0.07}l${-s * 0.2} ${s * 0.05}Z`, p.accent)
}
