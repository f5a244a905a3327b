import { lighten, mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import { svg } from '../svg-path.ts'
import { type Pavilion, parts } from './parts.ts'

/** A white house of the 1930s: rounded wings with bands of windows, fins and a stepped tower. */
export const streamlined: Pavilion = (c, p, { cx, yb, S }) => {
  const { up } = parts(c, p, S)
  const [L, M, D, DD] = p.wall
  const white = (y: number, h: number): string =>
    c.lin(0, y + h, 0, y, [
      [0, lighten(L, 0.02)],
      [0.5, mix(L, M, 0.3)],
      [1, mix(M, D, 0.35)],
    ])
  const band = (x: number, y: number, w: number, h: number, n: number): void => {
    c.rect(x, y, w, h, p.glow)
    c.rect(x, y, w, h * 0.22, mix(p.glow, p.accent2, 0.6))
    for (let i = 0; i <= n; i++) c.rect(x + (w * i) / n - 1.6 * S, y, 3.2 * S, h, mix(DD, p.roof[2], 0.4))
    c.rect(x, y + h * 0.6, w, 2.4 * S, mix(DD, p.roof[2], 0.4))
  }
  const rail = (x: number, y: number, w: number): void => {
    for (const o of [0, 9, 18]) c.rect(x, y - o * S - 4 * S, w, 2.6 * S, mix(L, M, 0.4))
    for (let i = 0; i <= w / (34 * S); i++) c.rect(x + i * 34 * S, y - 24 * S, 2.6 * S, 24 * S, mix(L, M, 0.4))
  }
  for (const s of [-1, 1]) {
    const at = (a: number, w: number): number => (s < 0 ? cx - a - w : cx + a)
    // The wing ends in a half round, two storeys with a sun deck on top.
    for (const [y, h, w] of [
      [0, 128, 430],
      [128, 112, 380],
    ] as const) {
      const [x, top, width] = [at(150 * S, w * S), yb - (y + h) * S, w * S]
      const R = h * S * 0.5
      const d =
        s < 0
          ? svg`M${x + R} ${top}H${x + width}V${top + h * S}H${x}V${top + R}A${R} ${R} 0 0 1 ${x + R} ${top}Z`
          : svg`M${x} ${top}H${x + width - R}A${R} ${R} 0 0 1 ${x + width} ${top + R}V${top + h * S}H${x}Z`
      c.path(d, white(top, h * S))
      c.clip(d, () => {
        band(x - 10, top + 36 * S, width + 20, (h - 62) * S, Math.round(w / 26))
        c.rect(x - 10, top + 24 * S, width + 20, 6 * S, mix(M, D, 0.5))
        const outer = s < 0 ? x : x + width
        c.shade(d, outer, 0, outer - s * R * 1.6, 0, DD, 0.75, 0)
      })
      rail(s < 0 ? x + R * 0.5 : x, top, width - R * 0.5)
      if (y === 0) {
        for (let i = 0; i < 7; i++) c.glow(at((180 + i * 56) * S, 0), yb - 6 * S, 34 * S, p.glow, 0.45)
      }
    }
    const mast = at(300 * S, 0)
    flag(c, p, mast, yb - 240 * S, 110 * S, { cols: [p.accent], dir: s })
  }
  // The middle: a high portal between fins, a tower in steps above.
  const [w, h] = [330 * S, 330 * S]
  c.rect(cx - w / 2, yb - h, w, h, white(yb - h, h))
  for (const [half, top] of [
    [104, 390],
    [70, 452],
    [40, 520],
  ] as const)
    c.rect(cx - half * S, yb - top * S, half * 2 * S, 130 * S, up(yb - top * S, 150 * S))
  for (let i = -2; i <= 2; i++) {
    const x = cx + i * 52 * S
    const tall = (300 - Math.abs(i) * 14) * S
    c.rect(
      x - 17 * S,
      yb - tall,
      34 * S,
      tall - 84 * S,
      c.lin(0, yb - tall, 0, yb - 84 * S, [
        [0, mix(p.glow, p.accent2, 0.7)],
        [1, lighten(p.glow, 0.04)],
      ]),
    )
    for (let k = 1; k < 7; k++)
      c.rect(x - 17 * S, yb - tall + ((tall - 84 * S) * k) / 7, 34 * S, 2.6 * S, mix(DD, p.roof[2], 0.4))
  }
  for (let i = -3; i <= 2; i++) {
    const x = cx + (i + 0.5) * 52 * S
    const top = (372 + (3 - Math.abs(i + 0.5)) * 30) * S
    c.rect(x - 6 * S, yb - top, 12 * S, top - 84 * S, lighten(L, 0.02))
    c.rect(x + 1 * S, yb - top, 5 * S, top - 84 * S, mix(M, D, 0.55))
  }
  // Canopy and doors.
  for (let i = -2; i <= 2; i++) c.rect(cx + i * 58 * S - 22 * S, yb - 66 * S, 44 * S, 66 * S, lighten(p.glow, 0.03))
  for (let i = -5; i <= 5; i++) c.rect(cx + i * 29 * S - 2 * S, yb - 66 * S, 4 * S, 66 * S, mix(DD, p.roof[2], 0.4))
  const [cw, cy] = [214 * S, yb - 84 * S]
  c.path(
    svg`M${cx - cw + 12 * S} ${cy}H${cx + cw - 12 * S}A${12 * S} ${12 * S} 0 0 1 ${cx + cw - 12 * S} ${cy + 24 * S}H${
      cx - cw + 12 * S
    }A${12 * S} ${12 * S} 0 0 1 ${cx - cw + 12 * S} ${cy}Z`,
    mix(p.accent, p.roof[2], 0.1),
  )
  c.rect(cx - cw + 8 * S, cy + 20 * S, cw * 2 - 16 * S, 4 * S, p.glow)
  for (let i = 0; i <= 30; i++)
    c.circle(cx - cw + 12 * S + ((cw * 2 - 24 * S) * i) / 30, cy + 11 * S, 3 * S, lighten(p.glow, 0.06))
  c.rect(cx - 3 * S, yb - 640 * S, 6 * S, 124 * S, L)
  c.glow(cx, yb - 640 * S, 60 * S, p.glow, 0.9)
  c.circle(cx, yb - 640 * S, 11 * S, lighten(p.glow, 0.06))
}
