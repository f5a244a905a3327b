import { lighten, mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import { star4, sunRays } from '../nature/sky.ts'
import { svg } from '../svg-path.ts'
import { type Pavilion, parts } from './parts.ts'

/** A Belle Époque pavilion under a dome. */
export const domed: Pavilion = (c, p, { cx, yb, S }) => {
  const { up, lit, pil, corn, bal } = parts(c, p, S)
  const G = p.glow
  const M = p.wall[1]
  const ww = 330 * S
  const wh = 218 * S
  const cw = 380 * S
  const ch = 300 * S
  for (const s of [-1, 1]) {
    const x = s < 0 ? cx - cw / 2 - ww : cx + cw / 2
    c.rect(x, yb - wh, ww, wh, up(yb - wh, wh))
    for (let i = 0; i < 4; i++) {
      const a = x + (ww * (i + 0.5)) / 4
      lit(a - 27 * S, yb - wh + 52 * S, 54 * S, wh - 76 * S)
    }
    for (let i = 0; i <= 4; i++) pil(x + (ww * i) / 4 - 7 * S, yb - wh + 30 * S, 14 * S, wh - 34 * S)
    corn(x - 14 * S, yb - wh, ww + 28 * S, 24 * S)
    bal(x - 4 * S, yb - wh - 34 * S, ww + 8 * S, 34 * S)
    // end pavilion
    const e = s < 0 ? x - 92 * S : x + ww
    c.rect(e, yb - wh - 14 * S, 92 * S, wh + 14 * S, up(yb - wh, wh))
    lit(e + 22 * S, yb - wh + 56 * S, 48 * S, wh - 80 * S)
    pil(e + 4 * S, yb - wh + 26 * S, 13 * S, wh - 30 * S)
    pil(e + 75 * S, yb - wh + 26 * S, 13 * S, wh - 30 * S)
    corn(e - 10 * S, yb - wh - 22 * S, 112 * S, 26 * S)
    const dm = e + 46 * S
    c.path(
      svg`M${dm - 44 * S} ${yb - wh - 22 * S}Q${dm - 42 * S} ${yb - wh - 84 * S} ${dm} ${yb - wh - 92 * S}Q${
        dm + 42 * S
      } ${yb - wh - 84 * S} ${dm + 44 * S} ${yb - wh - 22 * S}Z`,
      c.lin(dm - 44 * S * -s, 0, dm + 44 * S * -s, 0, [
        [0, p.roof[1]],
        [0.5, p.roof[0]],
        [1, mix(p.roof[0], G, 0.45)],
      ]),
    )
    flag(c, p, dm, yb - wh - 90 * S, 74 * S, { cols: [p.accent], dir: s })
  }
  // centre
  c.rect(cx - cw / 2, yb - ch, cw, ch, up(yb - ch, ch))
  for (let i = -1; i <= 1; i++) lit(cx + i * 112 * S - 43 * S, yb - ch + 62 * S, 86 * S, ch - 92 * S)
  for (const i of [-1.5, -0.5, 0.5, 1.5])
    for (const e of [-10, 10]) pil(cx + i * 112 * S - 7 * S + e * S, yb - ch + 42 * S, 13 * S, ch - 46 * S)
  corn(cx - cw / 2 - 20 * S, yb - ch, cw + 40 * S, 30 * S)
  // attic with fan ornament
  const ay = yb - ch
  c.path(
    svg`M${cx - cw * 0.5} ${ay}V${ay - 34 * S}H${cx - cw * 0.3}Q${cx - cw * 0.26} ${ay - 92 * S} ${cx} ${
      ay - 100 * S
    }Q${cx + cw * 0.26} ${ay - 92 * S} ${cx + cw * 0.3} ${ay - 34 * S}H${cx + cw * 0.5}V${ay}Z`,
    up(ay - 100 * S, 100 * S),
  )
  c.clip(svg`M${cx - 92 * S} ${ay - 6 * S}A${92 * S} ${84 * S} 0 0 1 ${cx + 92 * S} ${ay - 6 * S}Z`, () => {
    c.rect(cx - 100 * S, ay - 100 * S, 200 * S, 100 * S, mix(p.accent, p.roof[2], 0.25))
    sunRays(c, p, { x: cx, y: ay - 6 * S, len: 100 * S, N: 26, col: G, o: 1, disc: false })
    c.circle(cx, ay - 6 * S, 26 * S, G)
  })
  const dy = ay - 94 * S
  const R = 118 * S
  const DM = svg`M${cx - R} ${dy}C${cx - R} ${dy - R * 0.75} ${cx - R * 0.4} ${dy - R * 1.02} ${cx} ${dy - R * 1.06}C${
    cx + R * 0.4
  } ${dy - R * 1.02} ${cx + R} ${dy - R * 0.75} ${cx + R} ${dy}Z`
  c.path(
    DM,
    c.lin(0, dy, 0, dy - R, [
      [0, mix(p.roof[0], G, 0.75)],
      [0.5, p.roof[0]],
      [1, p.roof[1]],
    ]),
  )
  c.clip(DM, () => {
    for (let i = -5; i <= 5; i++) {
      const a = i / 5.4
      c.path(
        svg`M${cx} ${dy - R * 1.06}C${cx + a * R * 0.8} ${dy - R} ${cx + a * R} ${dy - R * 0.6} ${cx + a * R} ${dy}`,
        'none',
        { 'stroke': mix(p.roof[0], G, 0.6), 'stroke-width': 2.6 * S },
      )
    }
    c.shade(DM, cx, 0, cx + R, 0, p.roof[2], 0, 0.8)
    c.shade(DM, cx, 0, cx - R, 0, p.roof[2], 0, 0.8)
  })
  corn(cx - R * 1.08, dy - 4 * S, R * 2.16, 18 * S)
  c.rect(cx - 20 * S, dy - R * 1.06 - 36 * S, 40 * S, 38 * S, G)
  for (const e of [-20, -3, 14]) c.rect(cx + e * S, dy - R * 1.06 - 36 * S, 6 * S, 38 * S, M)
  c.path(
    svg`M${cx - 28 * S} ${dy - R * 1.06 - 36 * S}Q${cx} ${dy - R * 1.06 - 78 * S} ${cx + 28 * S} ${
      dy - R * 1.06 - 36 * S
    }Z`,
    p.roof[0],
  )
  star4(c, cx, dy - R * 1.06 - 96 * S, 30 * S, lighten(G, 0.05))
  // bulbs along cornices
  for (let i = 0; i <= 26; i++)
    c.circle(cx - cw / 2 - 14 * S + ((cw + 28 * S) * i) / 26, yb - ch + 15 * S, 3.3 * S, lighten(G, 0.06))
}
