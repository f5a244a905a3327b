import { lighten, mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import { svg } from '../svg-path.ts'
import { type Pavilion, parts } from './parts.ts'

/** A glass pavilion on piles over a lake, under a double roof of zinc. */
export const onStilts: Pavilion = (c, p, { cx, yb, S }) => {
  const { up, lit, corn, bal } = parts(c, p, S)
  const [L, M, D, DD] = p.wall
  const deck = yb - 44 * S
  for (let i = -17; i <= 17; i++) {
    const x = cx + i * 34 * S
    c.rect(x - 5 * S, deck, 10 * S, 76 * S, mix(DD, p.ink, 0.35))
    if (i < 17)
      c.line(
        [
          [x, deck + 8 * S],
          [x + 34 * S, deck + 62 * S],
        ],
        mix(DD, p.ink, 0.35),
        2.6 * S,
      )
  }
  const roof = (half: number, y: number, h: number, inset: number): void => {
    const d = svg`M${cx - (half + 26) * S} ${y}Q${cx - (half - inset * 0.4) * S} ${y - h * 0.35 * S} ${
      cx - (half - inset) * S
    } ${y - h * S}H${cx + (half - inset) * S}Q${cx + (half - inset * 0.4) * S} ${y - h * 0.35 * S} ${
      cx + (half + 26) * S
    } ${y}Z`
    c.path(
      d,
      c.lin(0, y, 0, y - h * S, [
        [0, mix(p.roof[0], p.glow, 0.55)],
        [0.35, p.roof[0]],
        [1, p.roof[1]],
      ]),
    )
    c.clip(d, () => {
      for (let i = -18; i <= 18; i++)
        c.line(
          [
            [cx + i * (half / 16) * S, y],
            [cx + i * ((half - inset) / 16) * S, y - h * S],
          ],
          mix(p.roof[0], p.glow, 0.4),
          2 * S,
          { opacity: 0.7 },
        )
    })
    c.rect(cx - (half + 28) * S, y - 4 * S, (half + 28) * 2 * S, 9 * S, mix(L, M, 0.2))
    for (let i = 0; i <= half / 12; i++)
      c.circle(cx + (-half - 20 + (i * (half * 2 + 40)) / (half / 12)) * S, y + 8 * S, 2.8 * S, lighten(p.glow, 0.06))
  }
  // Long glass hall, then the upper room, then the lantern.
  c.rect(cx - 500 * S, deck - 150 * S, 1000 * S, 150 * S, up(deck - 150 * S, 150 * S))
  for (let i = -8; i <= 8; i++) if (Math.abs(i) > 2) lit(cx + i * 58 * S - 24 * S, deck - 128 * S, 48 * S, 120 * S)
  roof(500, deck - 150 * S, 66, 190)
  c.rect(cx - 290 * S, deck - 300 * S, 580 * S, 150 * S, up(deck - 300 * S, 150 * S))
  for (let i = -4; i <= 4; i++) lit(cx + i * 60 * S - 24 * S, deck - 282 * S, 48 * S, 118 * S)
  roof(290, deck - 300 * S, 84, 150)
  c.rect(cx - 96 * S, deck - 440 * S, 192 * S, 72 * S, up(deck - 440 * S, 72 * S))
  for (let i = -2; i <= 2; i++)
    c.rect(cx + i * 36 * S - 13 * S, deck - 428 * S, 26 * S, 50 * S, p.glow, {
      'stroke': mix(M, D, 0.5),
      'stroke-width': 3 * S,
    })
  const y = deck - 440 * S
  const dome = svg`M${cx - 104 * S} ${y}C${cx - 100 * S} ${y - 62 * S} ${cx - 44 * S} ${y - 74 * S} ${cx} ${
    y - 132 * S
  }C${cx + 44 * S} ${y - 74 * S} ${cx + 100 * S} ${y - 62 * S} ${cx + 104 * S} ${y}Z`
  c.path(dome, p.roof[0])
  c.clip(dome, () => {
    for (const s of [-1, 1]) c.shade(dome, cx, 0, cx + s * 104 * S, 0, p.roof[2], 0, 0.85)
    c.shade(dome, 0, y, 0, y - 90 * S, p.glow, 0.5, 0)
  })
  corn(cx - 112 * S, y - 4 * S, 224 * S, 14 * S)
  flag(c, p, cx, y - 128 * S, 84 * S, { cols: [p.accent] })
  // The portal projects from the front.
  c.rect(cx - 142 * S, deck - 206 * S, 284 * S, 206 * S, up(deck - 206 * S, 206 * S))
  for (let i = -1; i <= 1; i++) lit(cx + i * 88 * S - 35 * S, deck - 178 * S, 70 * S, 172 * S)
  const head = svg`M${cx - 160 * S} ${deck - 204 * S}Q${cx - 80 * S} ${deck - 216 * S} ${cx} ${deck - 272 * S}Q${
    cx + 80 * S
  } ${deck - 216 * S} ${cx + 160 * S} ${deck - 204 * S}Z`
  c.path(head, mix(p.roof[0], p.glow, 0.25))
  c.circle(cx, deck - 226 * S, 17 * S, p.glow)
  for (const s of [-1, 1]) bal(s < 0 ? cx - 560 * S : cx + 146 * S, deck - 30 * S, 414 * S, 32 * S)
  c.rect(cx - 590 * S, deck, 1180 * S, 12 * S, mix(L, M, 0.3))
  c.rect(cx - 590 * S, deck + 10 * S, 1180 * S, 5 * S, mix(D, DD, 0.5))
}
