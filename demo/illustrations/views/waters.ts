import { mix } from '../colour.ts'
import { leafMass } from '../nature/plants.ts'
import { lens } from '../nature/sky.ts'
import { svg } from '../svg-path.ts'
import { lawn } from './ground.ts'
import { lighthouse, roundTree, rowingBoat } from './parts.ts'
import { type View, drawHeadland, drawSails, drawSea, drawSky } from './view.ts'

/** Enghien: the lake, its jetty and the pavilion on piles. */
export const lake = (v: View): void => {
  const { c, p, r, k, hy, X, Y } = v
  drawSky(v, 0.26, 0.4)
  drawHeadland(v, -0.1, 1.1, 30, 1)
  for (let i = 0; i < 12; i++) leafMass(c, p, X(i * 0.09), hy + 6 * k, 34 * k, (22 + ((i * 17) % 16)) * k, { r })
  drawSea(v, 1.1, 0.26)
  const [x, y] = [X(0.68), hy + 8 * k]
  for (const t of [0.1, 0.4, 0.7, 1]) c.rect(x - 50 * k + t * 130 * k, y, 5 * k, 26 * k, p.roof[2])
  c.rect(x - 56 * k, y - 4 * k, 150 * k, 9 * k, p.cream)
  c.rect(x - 40 * k, y - 60 * k, 70 * k, 56 * k, p.wall[0])
  c.rect(x + 30 * k, y - 60 * k, 46 * k, 56 * k, p.wall[2])
  for (const t of [0, 1, 2])
    c.path(
      svg`M${x - 34 * k + t * 22 * k} ${y - 4 * k}v${-32 * k}a${8 * k} ${8 * k} 0 0 1 ${16 * k} 0v${32 * k}Z`,
      p.night ? p.glow : p.glass,
    )
  c.path(
    svg`M${x - 50 * k} ${y - 58 * k}Q${x + 10 * k} ${y - 76 * k} ${x + 16 * k} ${y - 116 * k}Q${x + 24 * k} ${
      y - 76 * k
    } ${x + 88 * k} ${y - 58 * k}Z`,
    p.roof[1],
  )
  c.line(
    [
      [x + 16 * k, y - 114 * k],
      [x + 16 * k, y - 140 * k],
    ],
    p.accent2,
    3 * k,
  )
  for (let i = 0; i < 6; i++)
    lens(c, x - (50 - i * 6) * k, y + (32 + i * 10) * k, (130 - i * 14) * k, 4 * k, mix(p.cream, p.sea[1], 0.4), 0.8)
  // the jetty runs towards the eye
  c.poly(
    [
      [X(0.34), Y(0.26)],
      [X(0.39), Y(0.26)],
      [X(0.34), Y(1.1)],
      [X(0.06), Y(1.1)],
    ],
    mix(p.sand[1], p.roof[1], 0.2),
  )
  for (let i = 0; i < 8; i++)
    c.line(
      [
        [X(0.335 - i * 0.034), Y(0.28 + i * i * 0.016)],
        [X(0.388 - i * 0.006), Y(0.28 + i * i * 0.016)],
      ],
      p.roof[2],
      2 * k,
    )
  for (const [t, d] of [
    [0.34, 0.3],
    [0.26, 0.54],
    [0.15, 0.9],
  ] as const)
    c.rect(X(t) - 4 * k, Y(d) - 30 * k, 8 * k, 44 * k, p.roof[2])
  for (const [t, d, s, colour] of [
    [0.5, 0.26, 30, p.accent],
    [0.56, 0.5, 44, p.accent2],
    [0.86, 0.4, 40, p.fol[1]],
  ] as const)
    rowingBoat(v, X(t), Y(d), s * k, colour)
}

/** The park of the springs: a kiosk among great trees, water before it. */
export const springs = (v: View): void => {
  const { c, p, r, k, hy, X, Y } = v
  drawSky(v, 0.8, 0.45)
  for (let i = 0; i < 9; i++) leafMass(c, p, X(i * 0.125), hy + 8 * k, 52 * k, (60 + ((i * 41) % 50)) * k, { r })
  lawn(v, hy + 6 * k)
  const [x, y] = [X(0.52), hy + 40 * k]
  for (const a of [-60, -22, 22, 60]) c.rect(x + a * k - 4 * k, y - 96 * k, 8 * k, 96 * k, a > 0 ? p.wall[1] : p.cream)
  c.rect(x - 74 * k, y - 6 * k, 148 * k, 14 * k, p.stone)
  c.path(
    svg`M${x - 80 * k} ${y - 92 * k}Q${x} ${y - 112 * k} ${x} ${y - 156 * k}Q${x} ${y - 112 * k} ${x + 80 * k} ${
      y - 92 * k
    }Z`,
    p.sea[1],
  )
  c.path(svg`M${x} ${y - 156 * k}Q${x} ${y - 112 * k} ${x + 80 * k} ${y - 92 * k}H${x + 12 * k}Z`, p.sea[0])
  c.ell(X(0.5), Y(0.72), 200 * k, 44 * k, p.stone)
  c.ell(X(0.5), Y(0.72), 188 * k, 38 * k, p.sea[1])
  for (const [a, b] of [
    [-90, -6],
    [20, 8],
    [-20, 20],
  ] as const)
    lens(c, X(0.5) + a * k, Y(0.72) + b * k, 100 * k, 6 * k, p.foam, 0.9)
  for (const [t, d, h] of [
    [0.08, 0.6, 300],
    [0.95, 0.66, 330],
  ] as const)
    roundTree(v, X(t), Y(d), h * k)
}

/** A cape with its light seen across a garden. */
export const cape = (v: View): void => {
  const { c, p, r, k, hy, X, Y, x1, y1, x0 } = v
  drawSky(v, 0.74, 0.3)
  drawSea(v, 0.7, 0.74)
  drawSails(v, [0.62, 0.08, 34], [0.86, 0.04, 22, p.accent2])
  lighthouse(v, X(0.26), hy - 34 * k, 150 * k)
  c.path(
    svg`M${x0 - 9} ${Y(0.3)}V${hy - 40 * k}Q${X(0.24)} ${hy - 44 * k} ${X(0.42)} ${hy - 8 * k}L${X(0.47)} ${Y(0.14)}Z`,
    mix(p.fol[1], p.hill[1], 0.35),
  )
  c.path(
    svg`M${x0 - 9} ${Y(0.34)}V${hy}L${X(0.16)} ${hy - 6 * k}L${X(0.42)} ${hy - 8 * k}L${X(0.47)} ${Y(0.14)}L${X(0.3)} ${Y(
      0.24,
    )}Z`,
    mix(p.stone, p.wall[2], 0.25),
  )
  lens(c, X(0.2), Y(0.26), 160 * k, 9 * k, p.foam)
  c.path(
    svg`M${x0} ${y1 + 4}V${Y(0.66)}Q${X(0.5)} ${Y(0.5)} ${x1} ${Y(0.6)}V${y1 + 4}Z`,
    mix(p.fol[2], p.sand[0], 0.15),
  )
  for (const t of [0.02, 0.2, 0.5, 0.82, 1])
    leafMass(c, p, X(t), Y(0.74), 60 * k, 44 * k, {
      r,
      cols: [p.fol[1], mix(p.sky[1], '#8a86d8', 0.5), mix('#b9b2ea', p.cream, 0.2)],
    })
}
