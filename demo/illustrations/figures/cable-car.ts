import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'

/** A cable car hanging from (x, y), `s` wide. */
export const cableCar = (c: Canvas, p: Inks, x: number, y: number, s: number): void => {
  c.rect(x - s * 0.22, y - s * 0.05, s * 0.44, s * 0.08, p.ink)
  c.line(
    [
      [x, y],
      [x + s * 0.04, y + s * 0.3],
      [x, y + s * 0.52],
    ],
    p.ink,
    s * 0.05,
  )
  const [l, t, w, h] = [x - s * 0.5, y + s * 0.5, s, s * 0.72]
  c.add(svg`<rect x="${l}" y="${t}" width="${w}" height="${h}" rx="${s * 0.09}" fill="${p.accent}"/>`)
  c.path(
    svg`M${l + w * 0.68} ${t}H${l + w - s * 0.09}Q${l + w} ${t} ${l + w} ${t + s * 0.09}V${t + h - s * 0.09}Q${l + w} ${
      t + h
    } ${l + w - s * 0.09} ${t + h}H${l + w * 0.68}Z`,
    mix(p.accent, p.ink, 0.4),
  )
  c.rect(l + w * 0.03, t + h * 0.02, w * 0.94, h * 0.08, p.cream, { opacity: 0.9 })
  for (const [a, b] of [
    [0.07, 0.3],
    [0.36, 0.62],
    [0.72, 0.94],
  ] as const) {
    c.rect(l + w * a, t + h * 0.17, w * (b - a), h * 0.4, p.night ? p.glow : p.glass === p.glow ? p.cream : p.glass)
    if (!p.night)
      c.path(svg`M${l + w * a} ${t + h * 0.17}H${l + w * b}L${l + w * a} ${t + h * 0.5}Z`, p.cream, { opacity: 0.5 })
  }
  c.rect(l, t + h * 0.68, w, h * 0.06, p.cream)
  for (const dx of [0.2, 0.5, 0.82]) {
    c.circle(l + w * dx, t + h * 0.42, s * 0.05, p.ink)
    c.path(
      svg`M${l + w * dx - s * 0.08} ${t + h * 0.57}Q${l + w * dx} ${t + h * 0.4} ${l + w * dx + s * 0.08} ${
        t + h * 0.57
      }Z`,
      p.ink,
    )
  }
}
