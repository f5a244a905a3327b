import { mix } from '../colour.ts'
import { palm } from '../nature/palm.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { cumulus } from '../nature/sky.ts'
import { fir } from '../scenes/mountain.ts'
import { svg } from '../svg-path.ts'
import { lawn } from './ground.ts'
import { house, roundTree } from './parts.ts'
import { type View, drawHeadland, drawSails, drawSea, drawSky } from './view.ts'

/** The racecourse: rails, apple trees, and the field on the far side. */
export const racecourse = (v: View): void => {
  const { c, p, r, k, hy, X, Y, x0, x1 } = v
  drawSky(v, 0.72, 0.4)
  cumulus(c, p, X(0.26), hy - 110 * k, 140 * k, { r, lit: p.cream, dark: p.sky[2] })
  drawHeadland(v, -0.1, 1.1, 44, 1)
  for (let i = 0; i < 9; i++) leafMass(c, p, X(i * 0.125), hy + 6 * k, 36 * k, 26 * k, { r })
  lawn(v, hy + 2)
  const rail = (y: number, h: number): void => {
    c.rect(x0, y - h, x1 - x0, h * 0.2, p.cream)
    for (let i = 0; i <= 14; i++) c.rect(X(i / 14) - h * 0.06, y - h, h * 0.12, h, p.cream)
  }
  rail(Y(0.14), 12 * k)
  c.rect(x0, Y(0.16), x1 - x0, Y(0.32) - Y(0.16), mix(p.sand[0], p.fol[2], 0.35))
  ;[p.accent, p.accent2, p.sea[1], p.cream].forEach((silk, i) => {
    const [x, y, s] = [X(0.3 + i * 0.11), Y(0.22 + (i % 2) * 0.03), 15 * k]
    const coat = mix(p.roof[2], p.roof[0], i * 0.12)
    c.path(
      svg`M${x - s} ${y - s * 0.9}Q${x} ${y - s * 1.25} ${x + s * 0.9} ${y - s * 1.05}L${x + s * 1.5} ${y - s * 1.6}L${
        x + s * 1.7
      } ${y - s * 1.3}L${x + s} ${y - s * 0.55}Q${x} ${y - s * 0.5} ${x - s} ${y - s * 0.55}Z`,
      coat,
    )
    for (const [a, b] of [
      [-0.8, -1.5],
      [-0.6, -0.2],
      [0.8, 1.5],
      [0.7, 0.4],
    ] as const)
      c.line(
        [
          [x + a * s, y - s * 0.6],
          [x + b * s, y],
        ],
        coat,
        s * 0.16,
      )
    c.line(
      [
        [x - s * 0.1, y - s * 1.1],
        [x + s * 0.35, y - s * 1.6],
      ],
      silk,
      s * 0.5,
    )
    c.circle(x + s * 0.6, y - s * 1.9, s * 0.24, silk)
  })
  rail(Y(0.4), 22 * k)
  for (const [t, d, h] of [
    [0.06, 0.66, 190],
    [0.94, 0.72, 210],
  ] as const)
    roundTree(v, X(t), Y(d), h * k, p.accent)
}

/** An orchard in a Norman garden, a half-timbered house behind. */
export const orchard = (v: View): void => {
  const { c, p, r, k, hy, X, Y } = v
  drawSky(v, 0.16, 0.45)
  drawHeadland(v, -0.1, 1.1, 36, 1)
  const [x, y, w] = [X(0.4), hy + 14 * k, 150 * k]
  house(v, x, y, w, 92 * k, { roof: p.roof[1], windows: false })
  for (let i = 0; i < 5; i++) c.rect(x + (i * w) / 4 - 3 * k, y - 92 * k, 6 * k, 92 * k, p.roof[2])
  for (const q of [0.02, 0.5, 1]) c.rect(x, y - 92 * k * q - 3 * k, w, 6 * k, p.roof[2])
  for (const a of [0.07, 0.57])
    c.line(
      [
        [x + w * a, y - 90 * k],
        [x + w * (a + 0.18), y - 48 * k],
      ],
      p.roof[2],
      5 * k,
    )
  for (const a of [0.3, 0.8]) c.rect(x + w * a, y - 82 * k, w * 0.14, 30 * k, p.night ? p.glow : p.glass)
  for (let i = 0; i < 9; i++) leafMass(c, p, X(i * 0.125), hy + 20 * k, 36 * k, 20 * k, { r })
  lawn(v, hy + 16 * k)
  for (const [t, d, h] of [
    [0.26, 0.24, 120],
    [0.74, 0.26, 130],
    [0.9, 0.48, 190],
    [0.08, 0.5, 200],
  ] as const)
    roundTree(v, X(t), Y(d), h * k, p.accent)
}

/** A patio with palms between white arcades. */
export const patio = (v: View): void => {
  const { c, p, r, k, hy, X, Y, x0, x1, y1 } = v
  drawSky(v, 0.2, 0.7)
  const wall = mix(p.wall[0], p.accent2, 0.1)
  const [top, foot] = [hy - 170 * k, Y(0.24)]
  c.rect(x0, top, x1 - x0, foot - top, wall)
  c.rect(x0, top - 16 * k, x1 - x0, 16 * k, p.roof[0])
  for (let i = 0; i < 5; i++) {
    const [x, w] = [X(0.03 + i * 0.2), X(0.14) - X(0)]
    c.path(
      svg`M${x} ${foot}V${hy - 40 * k}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${hy - 40 * k}V${foot}Z`,
      mix(p.wall[2], p.wall[3], 0.3),
    )
    c.path(
      svg`M${x + w * 0.3} ${foot}V${hy - 36 * k}A${w / 2.4} ${w / 2} 0 0 1 ${x + w} ${hy - 34 * k}V${foot}Z`,
      mix(p.wall[3], p.sea[0], 0.35),
    )
  }
  c.rect(x0, foot, x1 - x0, y1 - foot + 4, p.sand[0])
  for (let i = 0; i < 7; i++)
    c.path(svg`M${X(i / 6.5)} ${foot}L${X(-0.5 + i * 0.31)} ${y1 + 4}H${X(-0.38 + i * 0.31)}Z`, p.sand[1])
  const [fx, fy] = [X(0.52), Y(0.62)]
  c.ell(fx, fy, 84 * k, 20 * k, p.stone)
  c.ell(fx, fy - 6 * k, 76 * k, 15 * k, p.sea[1])
  c.rect(fx - 7 * k, fy - 60 * k, 14 * k, 56 * k, p.stone)
  c.ell(fx, fy - 60 * k, 34 * k, 8 * k, p.cream)
  for (const s of [-1, 1])
    c.path(svg`M${fx} ${fy - 66 * k}Q${fx + s * 16 * k} ${fy - 100 * k} ${fx + s * 28 * k} ${fy - 62 * k}`, 'none', {
      'stroke': p.foam,
      'stroke-width': 3 * k,
    })
  for (const [t, h, lean] of [
    [0.9, 330, -0.08],
    [0.14, 380, 0.06],
  ] as const)
    palm(c, p, X(t), Y(0.86), h * k, { r, lean })
}

/** The old town above the harbour: roofs stepping up to a tower. */
export const oldTown = (v: View): void => {
  const { c, p, k, hy, X, x0, x1, y1 } = v
  drawSky(v, 0.2, 0.36)
  drawHeadland(v, -0.1, 0.5, 50)
  drawSea(v, 0.5, 0.2)
  drawSails(v, [0.1, 0.1, 34], [0.26, 0.05, 20, p.accent2])
  const tx = X(0.72)
  c.rect(tx, hy - 210 * k, 34 * k, 200 * k, p.wall[1])
  c.rect(tx + 34 * k, hy - 210 * k, 16 * k, 200 * k, p.wall[2])
  c.rect(tx - 3 * k, hy - 216 * k, 56 * k, 8 * k, p.stone)
  c.poly(
    [
      [tx, hy - 216 * k],
      [tx + 22 * k, hy - 246 * k],
      [tx + 50 * k, hy - 216 * k],
    ],
    p.roof[0],
  )
  c.rect(tx + 11 * k, hy - 190 * k, 12 * k, 26 * k, p.wall[3])
  const fronts = [p.wall[0], mix(p.accent2, p.cream, 0.5), mix(p.roof[0], p.cream, 0.6), p.wall[1]]
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 7; i++) {
      const x = X(0.4 - row * 0.09 + i * (0.11 + row * 0.035))
      if (x > x1 + 40) continue
      const arc = Math.sin(Math.min(1, i / 4) * 1.57)
      const y = hy + (row * 46 - 62 * arc * (1 - row * 0.18) + 30) * k
      house(v, x, y + 30 * k, (42 + row * 9) * k, (66 + ((i * 29 + row * 13) % 22)) * k, {
        wall: fronts[(i + row * 3) % 4] ?? p.wall[0],
        roof: (i + row) % 3 ? p.roof[0] : mix(p.roof[0], p.accent2, 0.35),
      })
    }
  c.poly(
    [
      [x0, y1 + 9],
      [x0, y1 - 30 * k],
      [x1, y1 - 10 * k],
      [x1, y1 + 9],
    ],
    p.roof[0],
  )
}

/** Pines on the sand, the sea between their trunks. */
export const pines = (v: View): void => {
  const { c, p, r, k, X, Y, x0, x1, y1 } = v
  drawSky(v, 0.5, 0.3)
  drawSea(v, 0.3, 0.5)
  drawSails(v, [0.36, 0.06, 30], [0.6, 0.1, 40, p.accent2])
  c.path(svg`M${x0} ${y1 + 4}V${Y(0.26)}Q${X(0.4)} ${Y(0.18)} ${x1} ${Y(0.3)}V${y1 + 4}Z`, p.sand[0])
  c.path(svg`M${x0} ${y1 + 4}V${Y(0.6)}Q${X(0.4)} ${Y(0.46)} ${x1} ${Y(0.7)}V${y1 + 4}Z`, mix(p.sand[1], p.fol[2], 0.4))
  for (const [t, d, h, lean] of [
    [0.3, 0.3, 210, 0.1],
    [0.68, 0.34, 240, -0.06],
    [0.06, 0.7, 370, 0.1],
    [0.94, 0.8, 400, -0.1],
  ] as const)
    pine(c, p, X(t), Y(d), h * k, { r, lean, spread: 0.62 })
}

/** Le Touquet's forest, with a sandy ride. */
export const forest = (v: View): void => {
  const { c, p, k, hy, X, Y, x0, x1, y1 } = v
  drawSky(v, 0.5, 0.4)
  for (let i = 0; i < 12; i++) fir(c, p, X(i / 11), hy + 20 * k, (120 + ((i * 53) % 60)) * k, 0)
  lawn(v, hy + 12 * k)
  c.path(
    svg`M${X(0.48)} ${hy + 14 * k}H${X(0.54)}Q${X(0.5)} ${Y(0.5)} ${X(0.86)} ${y1 + 4}H${X(0.3)}Q${X(0.42)} ${Y(0.5)} ${X(
      0.48,
    )} ${hy + 14 * k}Z`,
    p.sand[0],
  )
  for (const [t, d, h] of [
    [0.36, 0.12, 220],
    [0.64, 0.14, 230],
    [0.22, 0.3, 300],
    [0.8, 0.34, 320],
    [0.02, 0.6, 420],
    [0.99, 0.62, 430],
  ] as const)
    fir(c, p, X(t), Y(d), h * k, 0)
  c.rect(x0, y1, x1 - x0, 4, p.sand[0])
}
