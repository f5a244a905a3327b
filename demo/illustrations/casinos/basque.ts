import { lighten, mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import { sunRays } from '../nature/sky.ts'
import { type Pavilion, parts } from './parts.ts'

/** Art Deco in the Basque country: a front in steps, loggias under red timber, a square tower at each end. */
export const basque: Pavilion = (c, p, { cx, yb, S }) => {
  const { up, lit } = parts(c, p, S)
  const [L, M, D] = p.wall
  const red = mix(p.accent, p.roof[2], 0.22)
  const block = (half: number, height: number, from = 0): void => {
    c.rect(cx - half * S, yb - height * S, half * 2 * S, (height - from) * S, up(yb - height * S, (height - from) * S))
    c.rect(cx - (half + 7) * S, yb - (height + 12) * S, (half * 2 + 14) * S, 14 * S, lighten(L, 0.02))
    c.rect(cx - half * S, yb - height * S + 2 * S, half * 2 * S, 5 * S, mix(M, D, 0.5))
    for (let i = 0; i < half / 11; i++) c.rect(cx + (i * 22 - half + 5) * S, yb - (height - 9) * S, 11 * S, 11 * S, red)
  }
  for (const s of [-1, 1]) {
    // Square tower with a low tiled roof on red brackets.
    const x = cx + s * 500 * S
    c.rect(x - 80 * S, yb - 372 * S, 160 * S, 372 * S, up(yb - 372 * S, 372 * S))
    for (let i = -1; i <= 1; i++) lit(x + i * 46 * S - 17 * S, yb - 346 * S, 34 * S, 80 * S)
    c.rect(x - 80 * S, yb - 262 * S, 160 * S, 12 * S, red)
    for (let i = -3; i <= 3; i++) c.rect(x + i * 22 * S - 4 * S, yb - 250 * S, 8 * S, 26 * S, red)
    for (const y of [210, 110])
      for (const dx of [-38, 38]) {
        c.rect(x + dx * S - 20 * S, yb - y * S, 40 * S, 66 * S, p.glow, {
          'stroke': mix(M, D, 0.6),
          'stroke-width': 5 * S,
        })
        for (const e of [-1, 1]) c.rect(x + dx * S + (e < 0 ? -36 : 20) * S, yb - y * S, 16 * S, 66 * S, red)
      }
    for (let i = -4; i <= 4; i++)
      c.poly(
        [
          [x + i * 20 * S - 5 * S, yb - 372 * S],
          [x + i * 20 * S + 5 * S, yb - 372 * S],
          [x + i * 24 * S + 5 * S, yb - 392 * S],
          [x + i * 24 * S - 5 * S, yb - 392 * S],
        ],
        red,
      )
    c.poly(
      [
        [x - 118 * S, yb - 388 * S],
        [x, yb - 446 * S],
        [x + 118 * S, yb - 388 * S],
      ],
      p.roof[0],
    )
    c.poly(
      [
        [x, yb - 446 * S],
        [x + s * 118 * S, yb - 388 * S],
        [x + s * 26 * S, yb - 388 * S],
      ],
      p.roof[1],
    )
    c.rect(x - 118 * S, yb - 390 * S, 236 * S, 8 * S, mix(p.roof[0], p.glow, 0.5))
    flag(c, p, x, yb - 444 * S, 70 * S, { cols: [red, p.cream, p.fol[1]], dir: s })
  }
  block(430, 210)
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const x = cx + s * (226 + i * 56) * S
      lit(x - 21 * S, yb - 178 * S, 42 * S, 82 * S, false)
      lit(x - 21 * S, yb - 82 * S, 42 * S, 80 * S)
    }
  block(196, 330, 0)
  block(140, 400, 320)
  block(84, 462, 390)
  // A fan of light in the head of the front.
  const fy = yb - 300 * S
  c.path(
    `M${String(cx - 130 * S)} ${String(fy + 70 * S)}A${String(130 * S)} ${String(118 * S)} 0 0 1 ${String(
      cx + 130 * S,
    )} ${String(fy + 70 * S)}Z`,
    mix(red, p.roof[2], 0.4),
  )
  c.clip(
    `M${String(cx - 122 * S)} ${String(fy + 70 * S)}A${String(122 * S)} ${String(110 * S)} 0 0 1 ${String(
      cx + 122 * S,
    )} ${String(fy + 70 * S)}Z`,
    () => {
      sunRays(c, p, { x: cx, y: fy + 70 * S, len: 130 * S, N: 30, col: p.glow, o: 1, disc: false })
      c.circle(cx, fy + 70 * S, 34 * S, p.glow)
    },
  )
  for (let i = -1; i <= 1; i++) lit(cx + i * 112 * S - 42 * S, yb - 196 * S, 84 * S, 180 * S, false)
  for (let i = -2; i <= 1; i++)
    for (const e of [-1, 0, 1])
      c.rect(
        cx + (i + 0.5) * 112 * S + e * 9 * S - 3 * S,
        yb - 214 * S,
        6 * S,
        200 * S,
        e === 0 ? lighten(L, 0.03) : mix(M, D, 0.3),
      )
  c.rect(cx - 190 * S, yb - 222 * S, 380 * S, 10 * S, red)
  for (let i = 0; i <= 24; i++)
    c.circle(cx - 186 * S + (372 * S * i) / 24, yb - 217 * S, 2.8 * S, lighten(p.glow, 0.06))
  flag(c, p, cx, yb - 472 * S, 92 * S, { cols: [red] })
}
