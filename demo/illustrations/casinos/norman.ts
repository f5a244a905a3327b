import { lighten, mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import { svg } from '../svg-path.ts'
import { type Pavilion, parts } from './parts.ts'

/** A timbered house between two round towers, a great gable in the middle. */
export const norman: Pavilion = (c, p, { cx, yb, S }) => {
  const { up, lit, corn } = parts(c, p, S)
  const [L, M, D, DD] = p.wall
  const wood = mix(p.roof[2], p.fol[0], 0.45)
  const bar = (x0: number, y0: number, x1: number, y1: number, w = 8): void => {
    c.line(
      [
        [x0, y0],
        [x1, y1],
      ],
      wood,
      w * S,
      { 'stroke-linecap': 'butt' },
    )
  }
  const timber = (x: number, y: number, w: number, h: number, n: number): void => {
    const b = w / n
    for (let i = 0; i <= n; i++) bar(x + i * b, y, x + i * b, y + h)
    bar(x, y, x + w, y, 10)
    bar(x, y + h, x + w, y + h, 10)
    for (let i = 0; i < n; i++) {
      bar(x + i * b, y + h, x + i * b + b * 0.26, y + h * 0.5, 5)
      bar(x + i * b + b, y + h, x + i * b + b * 0.74, y + h * 0.5, 5)
      c.rect(x + i * b + b * 0.28, y + h * 0.2, b * 0.44, h * 0.58, p.glow, { 'stroke': wood, 'stroke-width': 4 * S })
      c.rect(x + i * b + b * 0.5 - 1.6 * S, y + h * 0.2, 3.2 * S, h * 0.58, wood)
      c.rect(x + i * b + b * 0.28, y + h * 0.44, b * 0.44, 3 * S, wood)
    }
  }
  const roof = (x0: number, x1: number, y: number, h: number, inset: number): void => {
    const d = svg`M${x0 - 20 * S} ${y + 10 * S}L${x0 + inset} ${y - h}H${x1 - inset}L${x1 + 20 * S} ${y + 10 * S}Z`
    c.path(
      d,
      c.lin(0, y, 0, y - h, [
        [0, mix(p.roof[0], p.glow, 0.35)],
        [0.4, p.roof[0]],
        [1, p.roof[1]],
      ]),
    )
    for (let k = 1; k < 7; k++)
      c.rect(
        x0 + (inset * k) / 7,
        y + 10 * S - ((h + 10 * S) * k) / 7,
        x1 - x0 - (2 * inset * k) / 7,
        2 * S,
        p.roof[2],
        { opacity: 0.6 },
      )
  }
  for (const s of [-1, 1]) {
    const x = s < 0 ? cx - 470 * S : cx + 130 * S
    const w = 340 * S
    roof(x, x + w, yb - 250 * S, 120 * S, 60 * S)
    for (const u of [0.25, 0.5, 0.75]) {
      const m = x + w * u
      c.path(
        svg`M${m - 28 * S} ${yb - 262 * S}V${yb - 306 * S}L${m} ${yb - 340 * S}L${m + 28 * S} ${yb - 306 * S}V${
          yb - 262 * S
        }Z`,
        mix(L, M, 0.4),
      )
      c.rect(m - 15 * S, yb - 304 * S, 30 * S, 36 * S, p.glow)
      c.path(
        svg`M${m - 38 * S} ${yb - 300 * S}L${m} ${yb - 346 * S}L${m + 38 * S} ${yb - 300 * S}L${m} ${yb - 334 * S}Z`,
        p.roof[1],
      )
    }
    c.rect(x, yb - 250 * S, w, 250 * S, up(yb - 250 * S, 250 * S))
    timber(x, yb - 250 * S, w, 100 * S, 6)
    for (let i = 0; i < 5; i++) lit(x + (w * (i + 0.5)) / 5 - 24 * S, yb - 128 * S, 48 * S, 124 * S)
    corn(x - 4 * S, yb - 154 * S, w + 8 * S, 14 * S)
    // Round tower at the end.
    const t = cx + s * 520 * S
    const R = 74 * S
    c.rect(
      t - R,
      yb - 320 * S,
      R * 2,
      320 * S,
      c.lin(t - R, 0, t + R, 0, [
        [0, mix(M, D, 0.5)],
        [0.35, L],
        [0.65, L],
        [1, mix(M, D, 0.5)],
      ]),
    )
    for (const y of [60, 170, 270])
      for (const [dx, k] of [
        [-0.62, 0.7],
        [0, 1],
        [0.62, 0.7],
      ] as const) {
        c.rect(t + dx * R - 13 * S * k, yb - y * S - 44 * S, 26 * S * k, 56 * S, p.glow, {
          'stroke': wood,
          'stroke-width': 4 * S,
        })
        c.rect(t + dx * R - 1.4 * S, yb - y * S - 44 * S, 2.8 * S, 56 * S, wood)
      }
    for (const y of [136, 236, 316]) c.rect(t - R, yb - y * S, R * 2, 9 * S, wood)
    const cone = svg`M${t - R * 1.24} ${yb - 310 * S}Q${t - R * 0.3} ${yb - 420 * S} ${t} ${yb - 520 * S}Q${
      t + R * 0.3
    } ${yb - 420 * S} ${t + R * 1.24} ${yb - 310 * S}Z`
    c.path(cone, p.roof[0])
    c.clip(cone, () => {
      c.shade(cone, t - s * R * 0.3, 0, t + s * R * 1.2, 0, p.roof[2], 0, 0.95)
      c.shade(cone, 0, yb - 310 * S, 0, yb - 390 * S, p.glow, 0.35, 0)
    })
    flag(c, p, t, yb - 516 * S, 70 * S, { cols: [p.accent], dir: s })
  }
  // The middle house with its great gable.
  const [hw, top, apex] = [168 * S, yb - 310 * S, yb - 540 * S]
  const gable = svg`M${cx - hw} ${yb}V${top}L${cx} ${apex}L${cx + hw} ${top}V${yb}Z`
  c.path(gable, up(apex, 540 * S))
  c.clip(gable, () => {
    for (let i = -5; i <= 5; i++) bar(cx + i * 34 * S, top, cx + i * 34 * S, apex, 7)
    bar(cx - hw, top - 82 * S, cx + hw, top - 82 * S, 8)
    c.circle(cx, top - 60 * S, 62 * S, wood)
    c.circle(cx, top - 60 * S, 54 * S, p.glow)
    for (let i = 0; i < 12; i++)
      c.line(
        [
          [cx, top - 60 * S],
          [cx + 56 * S * Math.cos((i * Math.PI) / 6), top - 60 * S + 56 * S * Math.sin((i * Math.PI) / 6)],
        ],
        wood,
        3 * S,
      )
    c.circle(cx, top - 60 * S, 15 * S, mix(p.accent, p.roof[2], 0.1))
  })
  timber(cx - hw, top, hw * 2, 112 * S, 6)
  for (let i = -1; i <= 1; i++) lit(cx + i * 104 * S - 40 * S, yb - 178 * S, 80 * S, 164 * S)
  corn(cx - hw - 8 * S, yb - 202 * S, hw * 2 + 16 * S, 16 * S)
  for (let i = 0; i <= 20; i++) c.circle(cx - hw + (hw * 2 * i) / 20, yb - 193 * S, 3 * S, lighten(p.glow, 0.06))
  for (const s of [-1, 1]) {
    c.poly(
      [
        [cx, apex - 26 * S],
        [cx + s * (hw + 40 * S), top + 30 * S],
        [cx + s * (hw + 40 * S), top + 2 * S],
        [cx, apex - 66 * S],
      ],
      s < 0 ? mix(p.roof[0], p.glow, 0.15) : p.roof[1],
    )
    c.line(
      [
        [cx, apex - 14 * S],
        [cx + s * (hw + 34 * S), top + 40 * S],
      ],
      mix(L, DD, 0.15),
      12 * S,
      { 'stroke-linecap': 'butt' },
    )
  }
  flag(c, p, cx, apex - 60 * S, 84 * S, { cols: [p.accent, p.cream] })
}
