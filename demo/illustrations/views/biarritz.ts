import { mix } from '../colour.ts'
import { leafMass } from '../nature/plants.ts'
import { lens } from '../nature/sky.ts'
import { svg } from '../svg-path.ts'
import { house, lighthouse, rowingBoat } from './parts.ts'
import { type View, drawHeadland, drawSea, drawSky } from './view.ts'

/** Biarritz: the rock, its footbridge and the swell. */
export const rock = (v: View): void => {
  const { c, p, k, hy, X, Y } = v
  drawSky(v, 0.78, 0.24)
  drawHeadland(v, 0.7, 1.1, 40)
  drawSea(v, 1.1, 0.78)
  const stone = mix(p.stone, p.wall[2], 0.45)
  const dark = mix(stone, p.wall[3], 0.55)
  c.path(
    svg`M${X(0.26)} ${Y(0.24)}L${X(0.3)} ${hy - 30 * k}L${X(0.38)} ${hy - 74 * k}L${X(0.5)} ${hy - 90 * k}L${X(0.56)} ${
      hy - 40 * k
    }L${X(0.62)} ${Y(0.26)}Z`,
    stone,
  )
  c.path(
    svg`M${X(0.48)} ${hy - 86 * k}L${X(0.5)} ${hy - 90 * k}L${X(0.56)} ${hy - 40 * k}L${X(0.62)} ${Y(0.26)}H${X(
      0.47,
    )}L${X(0.5)} ${hy - 20 * k}Z`,
    dark,
  )
  c.path(
    svg`M${X(0.36)} ${Y(0.26)}Q${X(0.37)} ${hy - 26 * k} ${X(0.41)} ${hy - 20 * k}Q${X(0.44)} ${hy} ${X(0.44)} ${Y(
      0.26,
    )}Z`,
    p.sea[1],
  )
  c.path(
    svg`M${X(0.43)} ${hy - 82 * k}L${X(0.438)} ${hy - 126 * k}Q${X(0.45)} ${hy - 140 * k} ${X(0.462)} ${hy - 126 * k}L${X(
      0.47,
    )} ${hy - 84 * k}Z`,
    p.cream,
  )
  c.path(svg`M${X(-0.05)} ${Y(0.4)}L${X(-0.05)} ${hy - 60 * k}L${X(0.08)} ${hy - 40 * k}L${X(0.12)} ${Y(0.36)}Z`, dark)
  c.line(
    [
      [X(0.06), hy - 34 * k],
      [X(0.34), hy - 46 * k],
    ],
    p.ink,
    5 * k,
  )
  c.line(
    [
      [X(0.06), hy - 48 * k],
      [X(0.34), hy - 60 * k],
    ],
    p.ink,
    2 * k,
  )
  for (const t of [0.1, 0.15, 0.2, 0.25, 0.3])
    c.line(
      [
        [X(t), hy - (32 + t * 40) * k],
        [X(t), hy - (50 + t * 40) * k],
      ],
      p.ink,
      2 * k,
    )
  for (const t of [0.16, 0.24])
    c.line(
      [
        [X(t), hy - 40 * k],
        [X(t), Y(0.22)],
      ],
      dark,
      6 * k,
    )
  surf(v)
}

const surf = ({ c, p, k, X, Y }: View): void => {
  for (const [t, d, w, h] of [
    [-0.05, 0.3, 300, 12],
    [0.4, 0.34, 330, 14],
    [0.05, 0.56, 380, 20],
    [0.5, 0.66, 340, 22],
    [-0.1, 0.86, 420, 28],
  ] as const) {
    lens(c, X(t), Y(d), w * k, h * k, p.foam)
    lens(c, X(t) + w * 0.08 * k, Y(d) + h * 0.7 * k, w * 0.8 * k, h * 0.55 * k, mix(p.sea[2], p.foam, 0.3))
  }
}

/** Biarritz: the great beach, its rollers and the cape's white lighthouse. */
export const waves = (v: View): void => {
  const { c, p, r, k, hy, X, Y, x0, x1, y1 } = v
  drawSky(v, 0.2, 0.3)
  const cape = mix(p.hill[1], p.fol[1], 0.3)
  lighthouse(v, X(0.74), hy - 40 * k, 150 * k, undefined)
  c.path(
    svg`M${X(0.5)} ${hy + 4}L${X(0.56)} ${hy - 28 * k}Q${X(0.7)} ${hy - 54 * k} ${x1 + 9} ${hy - 60 * k}V${Y(0.12)}Z`,
    cape,
  )
  c.path(
    svg`M${X(0.5)} ${hy + 4}L${X(0.56)} ${hy - 28 * k}L${X(0.66)} ${hy - 8 * k}L${X(0.86)} ${hy - 20 * k}L${x1 + 9} ${Y(
      0.12,
    )}Z`,
    mix(p.stone, p.wall[2], 0.3),
  )
  for (const t of [0.86, 0.95]) leafMass(c, p, X(t), hy - 48 * k, 34 * k, 26 * k, { r })
  c.clip(svg`M${x0} ${hy}H${X(0.5)}L${X(0.66)} ${hy + 8 * k}L${x1 + 9} ${Y(0.12)}V${y1 + 9}H${x0}Z`, () => {
    drawSea(v, 1.1, 0.2)
  })
  surf(v)
  c.path(svg`M${x0} ${y1 + 9}V${Y(0.9)}Q${X(0.4)} ${Y(0.7)} ${x1} ${Y(0.74)}V${y1 + 9}Z`, p.sand[0])
  c.path(svg`M${x0} ${Y(0.9)}Q${X(0.4)} ${Y(0.7)} ${x1} ${Y(0.74)}`, 'none', {
    'stroke': p.foam,
    'stroke-width': 7 * k,
  })
}

/** A small harbour: quay houses, masts and boats. */
export const harbour = (v: View): void => {
  const { c, p, k, hy, X, Y } = v
  drawSky(v, 0.16, 0.4)
  drawHeadland(v, 0.3, 1.1, 74, 1)
  const fronts = [
    p.wall[0],
    mix(p.accent2, p.cream, 0.45),
    mix(p.accent, p.cream, 0.62),
    mix(p.sea[2], p.cream, 0.55),
    p.wall[1],
    mix(p.fol[2], p.cream, 0.55),
  ]
  fronts.forEach((wall, i) => {
    house(v, X(0.4 + i * 0.115), hy + 8 * k, 46 * k, (76 + ((i * 37) % 34)) * k, {
      wall,
      roof: i % 2 ? p.roof[0] : p.roof[1],
    })
  })
  drawSea(v, 1.1, 0.16)
  c.rect(X(0.36), hy, X(1.1) - X(0.36), 13 * k, mix(p.stone, p.wall[2], 0.35))
  for (const [t, d, h] of [
    [0.54, 0.12, 120],
    [0.84, 0.16, 150],
    [0.7, 0.2, 170],
  ] as const) {
    c.line(
      [
        [X(t), Y(d)],
        [X(t), Y(d) - h * k],
      ],
      p.roof[2],
      3 * k,
    )
    c.line(
      [
        [X(t), Y(d) - h * 0.9 * k],
        [X(t + 0.07), Y(d) - 12 * k],
      ],
      p.roof[2],
      1.5 * k,
    )
    c.poly(
      [
        [X(t), Y(d) - h * 0.42 * k],
        [X(t + 0.06), Y(d) - 12 * k],
        [X(t), Y(d) - 12 * k],
      ],
      mix(p.accent2, p.cream, 0.3),
    )
  }
  for (const [t, d, s, colour] of [
    [0.54, 0.13, 34, p.sea[0]],
    [0.84, 0.18, 42, p.accent],
    [0.7, 0.23, 48, p.fol[1]],
    [0.32, 0.3, 40, p.accent2],
    [0.14, 0.44, 52, p.accent],
  ] as const)
    rowingBoat(v, X(t), Y(d), s * k, colour)
}
